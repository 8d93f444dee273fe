import type { Blocked } from '../core/types';
import { areAdjacent, neighboursOf, OFF } from './board';
import { canRecuperate, canTraverse, isRetreating, stepsOf } from './moves';
import {
  contactOf,
  enemiesOn,
  FREE,
  foesOf,
  opponentOf,
  playerOf,
  TERRAIN,
  unitsTouching,
  type Position,
} from './position';
import { isLast, nameOf, sideOf, standing, type State } from './state';
import { listed } from './words';

const named = (state: State, units: readonly number[]): string =>
  listed(units.map((unit) => nameOf(state, unit)));

/** Why a unit cannot step to a cell at most two steps away; nothing where it can. */
export function stepRefusal(
  state: State,
  position: Position,
  unit: number,
  cell: number,
): Blocked | undefined {
  const { occupant } = position;
  const standsThere = occupant[cell]!;
  if (standsThere === TERRAIN) return { why: 'Terrain stands there.', rule: 'SC-R25' };
  if (standsThere !== FREE) return { why: `${nameOf(state, standsThere)} stands there.`, rule: 'SC-R25' };
  const from = position.place[unit]!;
  const enemy = opponentOf(playerOf(unit));
  const retreating = isRetreating(position, unit);
  if (areAdjacent(from, cell)) {
    if (!retreating || contactOf(position, enemy, cell) === 0) return undefined;
    const foes = named(state, unitsTouching(position, enemy, cell));
    return { why: `A retreat ends out of contact: this hex touches ${foes}.`, rule: 'SC-R24' };
  }
  if (retreating) return { why: `It touches ${named(state, foesOf(position, unit))}: a retreat is one step.`, rule: 'SC-R28' }; // prettier-ignore
  if (stepsOf(position, unit) === 1)
    return { why: 'With three health or less it takes one step.', rule: 'SC-R28' };
  const ways = neighboursOf(from).filter((way) => areAdjacent(way, cell) && occupant[way] === FREE);
  if (!ways.length) return { why: 'Nothing on the way there is free.', rule: 'SC-R25' };
  return ways.every((way) => contactOf(position, enemy, way) > 0)
    ? { why: 'The first step would touch an enemy, and end the move.', rule: 'SC-R27' }
    : undefined;
}

/** SC-R29, SC-A9, SC-A17 */
export function traverseRefusal(state: State, position: Position, unit: number): Blocked | undefined {
  const bastion = position.bastion[playerOf(unit)]!;
  if (bastion === OFF) return { why: `${sideOf(state, unit).name} has no bastion.`, rule: 'SC-R29' };
  if (!areAdjacent(position.place[unit]!, bastion))
    return { why: 'It is not beside its bastion.', rule: 'SC-R29' };
  if (!canTraverse(position, unit))
    return { why: `It touches ${named(state, foesOf(position, unit))}.`, rule: 'SC-R29' };
  return neighboursOf(bastion).some((cell) => position.occupant[cell] === FREE)
    ? undefined
    : { why: 'No hex round the bastion is free.', rule: 'SC-R25' };
}

/** SC-R30, as far as the two sides' health tells. */
export function healthRefusal(state: State, unit: number): Blocked | undefined {
  const player = playerOf(unit);
  if (state.health[unit] !== 1) return { why: 'Only with exactly one health.', rule: 'SC-R30' };
  if (standing(state, player) >= standing(state, opponentOf(player)))
    return { why: 'Only for the side with fewer units.', rule: 'SC-R30' };
  return undefined;
}

export function recuperateRefusal(state: State, position: Position, unit: number): Blocked | undefined {
  if (canRecuperate(position, unit)) return undefined;
  return (
    healthRefusal(state, unit) ?? {
      why: `It touches ${named(state, foesOf(position, unit))}.`,
      rule: 'SC-R30',
    }
  );
}

export const attackRefusal = (position: Position, unit: number): Blocked | undefined =>
  enemiesOn(position, unit) ? undefined : { why: 'No enemy in contact.', rule: 'SC-R31' };

/** How far a unit may go, in words. */
export function paceOf(state: State, position: Position, unit: number): string {
  if (isRetreating(position, unit)) return 'Retreat: one step, out of contact';
  if (stepsOf(position, unit) === 1) return 'One step';
  return isLast(state, unit) ? 'One or two steps, as the last' : 'One or two steps';
}
