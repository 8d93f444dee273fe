import { leadOf, leftAfter, winnerBy, type Blow, type Strikes } from '../attack';
import { exchangeOf, idsOf, pairOf, type Exchange, type Roller } from '../exchange';
import { combatStrikes } from '../melee';
import { backfires, shotStrikes } from '../ranged';
import { sideOf, unitOf, type Felled, type State } from '../state';

export type Pair<T> = readonly [attacker: T, target: T];
/** The attacker is roller 0, its target roller 1. */
export type Who = 0 | 1;
export const other = (who: Who): Who => (who === 0 ? 1 : 0);

export const DIE = 6;
export const FACES: readonly number[] = Array.from({ length: DIE }, (_, i) => i + 1);
/** Where a table of all pairs of faces keeps this one. */
export const pairAt = (attacker: number, target: number): number => (attacker - 1) * DIE + target - 1;

/** One way for an attack to end. */
export interface End {
  /** Absent on a tie. */
  readonly winner?: Who;
  readonly left: Pair<number>;
  readonly lost: Pair<number>;
  /** Cost of the target where it fell, less that of the attacker where it did (SF-R52, SF-A35). */
  readonly points: number;
}

/** All that two dice can do: every pair of faces leads to one of a few ends. */
export interface Duel {
  readonly ends: readonly End[];
  /** By pair of faces: which end. */
  readonly endAt: readonly number[];
  /** By the face of the other die: a reroll could change something (SF-A13). */
  readonly open: Pair<readonly boolean[]>;
  /** By face: the attacker may not reroll it (SF-R45). */
  readonly barred: readonly boolean[];
  /** Command points left. */
  readonly points: Pair<number>;
}

const strikesOf = ({ kind }: Exchange): Strikes => (kind === 'shoot' ? shotStrikes : combatStrikes);

/** Who it was that took the last life of a unit these blows have felled. */
const felledBy = (blows: readonly Blow[], unit: string): Felled =>
  blows.filter((blow) => blow.to === unit).at(-1)?.by ?? 'enemy';

function endOf(state: State, exchange: Exchange, winner: Who | undefined, blows: readonly Blow[]): End {
  const [attacker, target] = idsOf(exchange).map((id) => unitOf(state, id));
  const [one = 0, two = 0] = leftAfter(state, exchange, blows);
  const prize = (unit: typeof attacker, left: number) =>
    left || (state.rulings['SF-A35'] === 'opponent' && felledBy(blows, unit!.id) === 'itself')
      ? 0
      : unit!.cost;
  return {
    ...(winner !== undefined && { winner }),
    left: [one, two],
    lost: [attacker!.life - one, target!.life - two],
    points: prize(target, two) - prize(attacker, one),
  };
}

/** The state with nobody in it but the two, so that nobody need be looked for among forty. */
const apart = (state: State, exchange: Exchange): State => ({
  ...state,
  units: idsOf(exchange).map((id) => unitOf(state, id)),
});

const rolled = (from: Roller, face: number): Roller => ({ ...from, faces: [face] });

/** The attack whose facts are settled, as its rules judge it. */
export function duelOf(whole: State): Duel {
  const exchange = exchangeOf(whole);
  const state = apart(whole, exchange);
  const rollers = pairOf(exchange);
  const strikes = strikesOf(exchange);
  const attackers = FACES.map((face) => rolled(rollers[0], face));
  const targets = FACES.map((face) => rolled(rollers[1], face));
  const even = leadOf(state, { ...exchange, rollers: [attackers[0]!, targets[0]!] });
  const ends: End[] = [];
  const seen = new Map<string, number>();
  const endAt: number[] = [];
  attackers.forEach((attacker, i) =>
    targets.forEach((target, j) => {
      const shown = { ...exchange, rollers: [attacker, target] };
      const winner = winnerBy(even + i - j);
      const blows = strikes(state, shown, winner);
      const [one, two] = leftAfter(state, shown, blows);
      const key = `${winner} ${one} ${two}`;
      if (!seen.has(key)) seen.set(key, ends.push(endOf(state, shown, winner, blows)) - 1);
      endAt.push(seen.get(key)!);
    }),
  );
  const varies = (pairs: readonly number[]) => pairs.some((pair) => endAt[pair] !== endAt[pairs[0]!]);
  return {
    ends,
    endAt,
    open: [
      FACES.map((target) => varies(FACES.map((face) => pairAt(face, target)))),
      FACES.map((attacker) => varies(FACES.map((face) => pairAt(attacker, face)))),
    ],
    barred: attackers.map(
      (attacker) =>
        exchange.kind === 'shoot' && backfires(state, { ...exchange, rollers: [attacker, rollers[1]] }),
    ),
    points: [sideOf(state, rollers[0].side).points, sideOf(state, rollers[1].side).points],
  };
}

/** SF-R12, R16: the dice stand, and moving away costs the loser one life more. */
export function hurtMore(state: State, by: Felled): End {
  const exchange = exchangeOf(state);
  const winner = winnerBy(leadOf(state, exchange));
  if (winner === undefined) throw new Error('Nobody has lost');
  const more: Blow = { to: idsOf(exchange)[other(winner)], loss: 1, rule: 'SF-R16', by };
  return endOf(state, exchange, winner, [...strikesOf(exchange)(state, exchange, winner), more]);
}
