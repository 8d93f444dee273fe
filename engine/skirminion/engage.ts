import type { UnitId } from '../core/types';
import { DICE } from './data';
import { handOf, type Hand, type Melee, type Role } from './exchange';
import { isPlaced, positionOf, supported } from './position';
import { has, isElite } from './profile';
import { friendsOf, isHurt, setUnit, toPhase, unitOf, type State, type Unit } from './state';

export function meleeOf({ exchange }: State): Melee {
  if (exchange?.kind !== 'melee') throw new Error('No melee is open');
  return exchange;
}
export const withMelee = (state: State, melee: Melee): State => ({ ...state, exchange: melee });

/** SN-R32, SN-A9: elite or supported, never both. */
const diceFor = (unit: Unit, helped: boolean): number =>
  DICE.melee + (isElite(unit.type) || helped ? DICE.extra : 0);

/** SN-R33, R59, SN-A34. */
const meleeHand = (unit: Unit, helped: boolean): Hand =>
  handOf(unit, diceFor(unit, helped), isHurt(unit) && !has(unit, 'lupus'));

/** The roles for which the table must say whether they have support: only where it would count. */
export const unknownSupport = (state: State): readonly Role[] => {
  const melee = meleeOf(state);
  return (['attacker', 'defender'] as const).filter((role) => {
    const unit = unitOf(state, melee[role].unit);
    return !isElite(unit.type) && friendsOf(state, unit).length > 0;
  });
};

/** SN-R31 */
export function declareMelee(state: State, attackerId: UnitId, defenderId: UnitId): State {
  const attacker = unitOf(state, attackerId);
  const defender = unitOf(state, defenderId);
  const position = positionOf(state);
  const helped = (unit: Unit, foe: Unit) => isPlaced(foe) && supported(position, unit, foe);
  const declared = withMelee(setUnit(state, attackerId, { attacked: true }), {
    kind: 'melee',
    attacker: meleeHand(attacker, helped(attacker, defender)),
    defender: meleeHand(defender, helped(defender, attacker)),
    // SN-R64, SN-A11
    turn: has(defender, 'riposte') ? 'defender' : 'attacker',
    fresh: true,
  });
  const ask = state.way === 'table' && unknownSupport(declared).length > 0;
  return toPhase(declared, { id: ask ? 'melee.support' : 'melee.roll' });
}

export function support(state: State, helped: readonly Role[]): State {
  const melee = meleeOf(state);
  const hand = (role: Role): Hand => ({
    ...melee[role],
    count: diceFor(unitOf(state, melee[role].unit), helped.includes(role)),
  });
  return toPhase(withMelee(state, { ...melee, attacker: hand('attacker'), defender: hand('defender') }), {
    id: 'melee.roll',
  });
}
