import type { UnitId } from '../core/types';
import { touch } from './board';
import { bestPlan, cancelled, cancelsOf, type Cancel } from './cancel';
import { DICE } from './data';
import { handOf, isLive, layDown, rolled, setDie, type Ranged } from './exchange';
import { enemiesTouching, isPlaced, placedIn, positionOf, type Placed, type Position } from './position';
import { has, rangedHit, rowOf } from './profile';
import { coveredBy, inCorner, sees } from './sight';
import {
  did,
  enemiesOf,
  injure,
  isAlive,
  isHurt,
  nameOf,
  setUnit,
  then,
  toPhase,
  unchanged,
  unitOf,
  type Change,
  type State,
} from './state';

export function rangedOf({ exchange }: State): Ranged {
  if (exchange?.kind !== 'ranged') throw new Error('No ranged attack is open');
  return exchange;
}
const withRanged = (state: State, ranged: Ranged): State => ({ ...state, exchange: ranged });

/** What the board says of a shot, or the table. */
export interface ShotFacts {
  readonly cover: boolean;
  /** Units friendly to the attacker that touch the target (SN-R44). */
  readonly friends: readonly UnitId[];
  readonly obscured: readonly UnitId[];
}

export const visible = ({ obstacles }: Position, from: Placed, to: Placed): boolean =>
  sees(obstacles, from.cell, to.cell);

export function shotFacts(position: Position, shooter: Placed, target: Placed): ShotFacts {
  const { obstacles } = position;
  const friends = enemiesTouching(position, target).filter((each) => each.id !== shooter.id);
  return {
    cover: coveredBy(obstacles, shooter.cell, target.cell) !== undefined,
    friends: friends.map((each) => each.id),
    obscured: [target, ...friends]
      .filter((each) => has(each, 'obscuro') && inCorner(obstacles, each.cell))
      .map((each) => each.id),
  };
}

/** SN-R43, R67, SN-A24. */
export const attackDice = (
  { cover, obscured }: Pick<ShotFacts, 'cover' | 'obscured'>,
  target: UnitId,
): number => DICE.ranged + (cover || obscured.includes(target) ? 0 : DICE.extra);

/** SN-R42, R45, SN-A25, SN-A34: only the attacker drops threes. */
export function declareRanged(state: State, shooterId: UnitId, targetId: UnitId, second: boolean): State {
  const shooter = unitOf(state, shooterId);
  const target = unitOf(state, targetId);
  const position = positionOf(state);
  const aimed = withRanged(setUnit(state, shooterId, { attacked: true }), {
    kind: 'ranged',
    attacker: handOf(shooter, DICE.ranged + DICE.extra, isHurt(shooter)),
    defender: handOf(target, DICE.defence, false),
    aim: targetId,
    cover: false,
    obscured: [],
    friends: [],
    checks: [],
    second,
  });
  return isPlaced(shooter) && isPlaced(target)
    ? fixFacts(aimed, shotFacts(position, placedIn(position, shooter), placedIn(position, target)))
    : toPhase(aimed, { id: 'ranged.facts' });
}

export const fixFacts = (state: State, facts: ShotFacts): State =>
  toFriendlyFire(withRanged(state, { ...rangedOf(state), ...facts }));

/** SN-R44, SN-A19: one friend after the other, the attacker choosing who is next. */
export function toFriendlyFire(state: State): State {
  const ranged = rangedOf(state);
  const [only, another] = ranged.friends;
  if (another) return toPhase(state, { id: 'ranged.order' });
  if (only) return toPhase(state, { id: 'ranged.friendly', unit: only });
  const count = attackDice(ranged, ranged.defender.unit);
  return toPhase(withRanged(state, { ...ranged, attacker: { ...ranged.attacker, count } }), {
    id: 'ranged.roll',
  });
}

export function checkFriend(state: State, unitId: UnitId, face: number): Change {
  const ranged = rangedOf(state);
  const unit = unitOf(state, unitId);
  const struck = face <= 3;
  const text = struck
    ? `${unit.name} rolled ${face} and became the target.`
    : `${unit.name} rolled ${face} and was not in the way.`;
  const next: Ranged = {
    ...ranged,
    checks: [...ranged.checks, { unit: unitId, face }],
    friends: struck ? [] : ranged.friends.filter((each) => each !== unitId),
    defender: struck ? handOf(unit, DICE.defence, false) : ranged.defender,
  };
  const event = { kind: 'rolled', text, rule: 'SN-R44', side: unit.side, unit: unitId } as const;
  return did(toFriendlyFire(withRanged(state, next)), event);
}

export function shoot(state: State, shown: readonly (readonly number[])[]): Change {
  const ranged = rangedOf(state);
  const [mine = [], theirs = []] = shown;
  const target = unitOf(state, ranged.defender.unit);
  const defender = rolled(ranged.defender, theirs);
  const dice = has(target, 'armatis')
    ? defender.dice.map((die) => (die.face === 5 ? { ...die, note: 'counts 6' } : die))
    : defender.dice;
  const laid = withRanged(state, {
    ...ranged,
    attacker: rolled(ranged.attacker, mine),
    defender: { ...defender, dice },
  });
  const text = `${nameOf(state, ranged.attacker.unit)} rolled ${mine.join(' ')}, ${target.name} ${theirs.join(' ')}.`;
  return then(did(laid, { kind: 'rolled', text, rule: 'SN-R43' }), toCancel);
}

/** SN-R46 */
export const cancels = (state: State): readonly Cancel[] => {
  const { attacker, defender } = rangedOf(state);
  return cancelsOf(attacker, defender, unitOf(state, defender.unit));
};

function toCancel(state: State): Change {
  return cancels(state).length ? unchanged(toPhase(state, { id: 'ranged.cancel' })) : hit(state);
}

export const bestCancels = (state: State) => {
  const ranged = rangedOf(state);
  return bestPlan(ranged, unitOf(state, ranged.attacker.unit), unitOf(state, ranged.defender.unit));
};

export const cancel = (state: State, made: Cancel): Change =>
  toCancel(withRanged(state, cancelled(rangedOf(state), made)));
export const cancelBest = (state: State): Change =>
  hit(withRanged(state, bestCancels(state).cancels.reduce(cancelled, rangedOf(state))));

/** SN-R47, SN-A32: what is left hits, all of it. */
export function hit(state: State): Change {
  const ranged = rangedOf(state);
  const shooter = unitOf(state, ranged.attacker.unit);
  let attacker = ranged.attacker;
  let damage = 0;
  for (const [place, die] of ranged.attacker.dice.entries())
    if (isLive(die)) {
      const loss = rangedHit(shooter.type, die.face, ranged.cover);
      damage += loss;
      attacker = setDie(attacker, place, 'spent', `hit −${loss}`);
    }
  const target = ranged.defender.unit;
  const hurt = injure(state, target, damage, 'SN-R47');
  const defender = { ...layDown(ranged.defender), to: unitOf(hurt.state, target).health };
  const missed = { kind: 'did', text: `${nameOf(state, target)} was not hit.`, rule: 'SN-R46' } as const;
  const events = damage ? hurt.events : [missed];
  return { state: leaveRanged(withRanged(hurt.state, { ...ranged, attacker, defender })), events };
}

/** SN-R48: a second shot may follow at once. */
function leaveRanged(state: State): State {
  const { acting } = state;
  const left = toPhase(state, { id: 'turn' });
  if (!acting) return left;
  const spread = spreadTargets(state);
  const { spread: _, ...rest } = acting;
  if (spread.length) return { ...left, acting: { ...rest, spread } };
  return { ...left, acting: acting.free ? { ...rest, over: true } : rest };
}

/** SN-R48, SN-A20. On the table any other enemy might have touched the target. */
function spreadTargets(state: State): readonly UnitId[] {
  const { attacker, aim, second } = rangedOf(state);
  const shooter = unitOf(state, attacker.unit);
  const target = unitOf(state, aim);
  if (second || !rowOf(shooter).spread) return [];
  if (state.rulings['SN-A20'] === 'after' && !isAlive(target)) return [];
  const others = enemiesOf(state, shooter).filter((each) => each.id !== aim);
  if (!isPlaced(shooter)) return others.map((each) => each.id);
  const position = positionOf(state);
  return others
    .filter(isPlaced)
    .filter((each) => touch(each.cell, target.cell ?? each.cell) && visible(position, shooter, each))
    .map((each) => each.id);
}
