import type { Odds, UnitId } from '../../core/types';
import { DICE } from '../data';
import type { Ranged } from '../exchange';
import { compareWorth, worthOf, type Fate, type GoalId, type Worth } from '../goals';
import { has, rangedHit, rowOf } from '../profile';
import { attackDice, rangedOf } from '../ranged';
import { unitOf, worthOf as pointsFor, type State, type Unit } from '../state';
import { partyOf } from './party';
import { hitsIn, packed, rollsOf, sixesIn } from './rolls';

/** SN-R46, R47, SN-A32, SN-A33: the health that dice take when the target cancels as best it can. */
function least(attack: number, defence: number, hit: number, six: number): number {
  const [sixes, hits] = [sixesIn(attack), hitsIn(attack)];
  const [strong, weak] = [sixesIn(defence), hitsIn(defence)];
  let best = Infinity;
  for (let bySix = Math.min(sixes, strong); bySix >= 0; bySix--)
    for (let byPair = Math.min(sixes - bySix, weak >> 1); byPair >= 0; byPair--) {
      const rest = strong - bySix + weak - 2 * byPair;
      best = Math.min(best, (sixes - bySix - byPair) * six + Math.max(0, hits - rest) * hit);
    }
  return best;
}

interface Shot {
  readonly hit: number;
  readonly six: number;
  /** SN-R68 */
  readonly sixFrom: number;
}
function shotAt(state: State, { attacker, cover }: Ranged, target: Unit): Shot {
  const shooter = unitOf(state, attacker.unit);
  return {
    hit: rowOf(shooter).ranged,
    six: rangedHit(shooter.type, 6, cover),
    sixFrom: has(target, 'armatis') ? 5 : 6,
  };
}

/** The chance of each health of a target, from 0 up, before the dice (SN-R43, R45, SN-A25). */
function chancesOf(state: State, target: Unit): readonly number[] {
  const ranged = rangedOf(state);
  const { hit, six, sixFrom } = shotAt(state, ranged, target);
  const count = attackDice(ranged, target.id);
  const attack = rollsOf(count, 1, ranged.attacker.dropsThrees ? 2 : 3);
  const defence = rollsOf(DICE.defence, 7 - sixFrom, sixFrom - 3);
  const ways = new Array<number>(target.health + 1).fill(0);
  for (const [i, dice] of attack.dice.entries())
    for (const [j, own] of defence.dice.entries())
      ways[Math.max(0, target.health - least(dice, own, hit, six))]! += attack.ways[i]! * defence.ways[j]!;
  return ways.map((each) => each / 6 ** (count + DICE.defence));
}

/** The health of the target when what it can still cancel is cancelled, or as the shot has left it. */
export function healthAfter(state: State): number {
  const ranged = rangedOf(state);
  const target = unitOf(state, ranged.defender.unit);
  if (state.phase.id !== 'ranged.cancel') return target.health;
  const { hit, six, sixFrom } = shotAt(state, ranged, target);
  const damage = least(packed(ranged.attacker), packed(ranged.defender, sixFrom), hit, six);
  return Math.max(0, target.health - damage);
}

/* ---- friendly fire --------------------------------------------------------------------------------------------- */

/** A unit that the shot may hit: its health after it, and what that is worth to the shooter's side. */
export interface Victim {
  readonly unit: Unit;
  readonly chances: readonly number[];
  readonly worth: Worth;
}
const UNTOUCHED: Fate = { lost: 0, points: 0 };

function victimOf(state: State, id: UnitId, goal: GoalId): Victim {
  const unit = unitOf(state, id);
  const own = unit.side === unitOf(state, rangedOf(state).attacker.unit).side;
  const chances = chancesOf(state, unit);
  const worth = chances.reduce<Worth>(
    (sum, chance, left) => {
      const fate = { lost: unit.health - left, points: left ? 0 : pointsFor(unit) };
      const each = worthOf(goal, own ? fate : UNTOUCHED, own ? UNTOUCHED : fate);
      return [0, 1, 2, 3].map((i) => sum[i]! + chance * each[i]!) as unknown as Worth;
    },
    [0, 0, 0, 0],
  );
  return { unit, chances, worth };
}

/** Whom the shot may hit: the target, and friends in the order in which they had best roll. */
export interface Fire {
  readonly target: Victim;
  readonly friends: readonly Victim[];
}

/** SN-A19: each rolls only if those before it were missed, so the one that matters least goes first. */
export function fireOf(state: State, goal: GoalId): Fire {
  const { defender, friends } = rangedOf(state);
  return {
    target: victimOf(state, defender.unit, goal),
    friends: friends
      .map((id) => victimOf(state, id, goal))
      .sort((one, other) => compareWorth(other.worth, one.worth)),
  };
}

/** SN-R44: the chance of each to be the one that is hit; a friend may be told to roll first. */
export function struckBy(
  { target, friends }: Fire,
  first?: UnitId,
): readonly (Victim & { readonly struck: number })[] {
  const order = [...friends].sort(
    (one, other) => Number(other.unit.id === first) - Number(one.unit.id === first),
  );
  return [
    { ...target, struck: 0.5 ** order.length },
    ...order.map((victim, i) => ({ ...victim, struck: 0.5 ** (i + 1) })),
  ];
}

/* ---- the odds -------------------------------------------------------------------------------------------------- */

const CANCELS = 'dice are cancelled for the least loss';

function assumed(state: State): string {
  switch (state.phase.id) {
    case 'ranged.facts':
      return `if it is in the open, no friend touches it and ${CANCELS}`;
    case 'ranged.order':
      return `if the friend that matters least rolls first and ${CANCELS}`;
    default:
      return `if ${CANCELS}`;
  }
}

/** A shot hurts one unit: the enemy aimed at, or the friend in its place. */
export function rangedOdds(state: State, goal: GoalId): Odds {
  const assumes = assumed(state);
  if (state.phase.id === 'ranged.cancel') {
    const target = unitOf(state, rangedOf(state).defender.unit);
    const joint = [{ chance: 1, at: [healthAfter(state)] }];
    return { title: 'As it stands', rule: 'SN-R46', parties: [partyOf(target)], joint, assumes };
  }
  const { phase } = state;
  const victims = struckBy(fireOf(state, goal), phase.id === 'ranged.friendly' ? phase.unit : undefined);
  const ways = victims.flatMap(({ chances, struck }, party) =>
    chances.map((chance, left) => ({
      chance: struck * chance,
      at: victims.map(({ unit }, i) => (i === party ? left : unit.health)),
    })),
  );
  return {
    title: 'Before the dice',
    rule: victims.length > 1 ? 'SN-R44' : 'SN-R43',
    parties: victims.map(({ unit }) => partyOf(unit)),
    joint: merged(ways),
    assumes,
  };
}

/** Nobody hurt is one end, whoever was not. */
function merged(ways: Odds['joint']): Odds['joint'] {
  const found = new Map<string, Odds['joint'][number]>();
  for (const { chance, at } of ways) {
    const key = at.join();
    if (chance > 0) found.set(key, { chance: chance + (found.get(key)?.chance ?? 0), at });
  }
  return [...found.values()];
}
