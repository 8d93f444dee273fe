import type { Aim } from '../../core/types';
import { goalOf, valueOf } from '../goals';
import { other, pairAt, DIE, type Duel, type Pair, type Who } from './duel';

/** What can be looked forward to, as the attacker sees it. */
export interface Prospect {
  /** For the goal, less the price of the points to be spent. */
  readonly value: number;
  /** The chance to destroy, less that of being destroyed. */
  readonly edge: number;
  /** Life each may expect to lose. */
  readonly lost: Pair<number>;
  /** An end of the duel, or what may follow, each as likely as the others. */
  readonly leads: number | readonly Prospect[];
}

/** What it is worth to one of the two. */
export const worthTo = (who: Who, { value }: Prospect): number => (who === 0 ? value : 0 - value);

/** Values this close are equal: exact ones that differ do so by far more. */
export const SAME = 1e-12;
const differ = (difference: number): boolean => difference > SAME || difference < -SAME;

/** SN-A31: above 0 where `one` is the better for `who`. */
export function compare(who: Who, one: Prospect, two: Prospect): number {
  const sign = who === 0 ? 1 : -1;
  const value = (one.value - two.value) * sign;
  if (differ(value)) return value;
  const edge = (one.edge - two.edge) * sign;
  if (differ(edge)) return edge;
  const damage = one.lost[other(who)] - two.lost[other(who)];
  return differ(damage) ? damage : 0;
}

/** The better of two for `who`; the one in hand where they are equal. */
export const better = (who: Who, inHand: Prospect, instead: Prospect | undefined): Prospect =>
  instead && compare(who, instead, inHand) > 0 ? instead : inHand;

/** Each as likely as the others; `price` is what the attacker pays to come here. */
export function mix(leads: readonly Prospect[], price = 0): Prospect {
  const share = 1 / leads.length;
  let value = 0;
  let edge = 0;
  let attacker = 0;
  let target = 0;
  for (let i = 0; i < leads.length; i++) {
    const each = leads[i]!;
    value += each.value;
    edge += each.edge;
    attacker += each.lost[0];
    target += each.lost[1];
  }
  return {
    value: value * share - price,
    edge: edge * share,
    lost: [attacker * share, target * share],
    leads,
  };
}

function certain({ ends }: Duel, at: number, { goal }: Aim): Prospect {
  const end = ends[at]!;
  const edge = (end.left[1] ? 0 : 1) - (end.left[0] ? 0 : 1);
  return { value: valueOf(goalOf(goal), end), edge, lost: end.lost, leads: at };
}

/** The chance of each end. */
export function chancesOf(prospect: Prospect, { ends }: Play): readonly number[] {
  const known = new Map<Prospect, readonly number[]>();
  const follow = (each: Prospect): readonly number[] => {
    const { leads } = each;
    const chances =
      known.get(each) ??
      (typeof leads === 'number'
        ? ends.map((_, end) => (end === leads ? 1 : 0))
        : average(leads.map(follow)));
    known.set(each, chances);
    return chances;
  };
  return follow(prospect);
}

const average = (of: readonly (readonly number[])[]): readonly number[] =>
  of[0]!.map((_, i) => of.reduce((sum, each) => sum + each[i]!, 0) / of.length);

/** How an attack goes on from any dice, if both sides reroll where that is best. */
export interface Play {
  readonly duel: Duel;
  /** By end: the dice stand. */
  readonly ends: readonly Prospect[];
  /** What comes of rerolling, by the face of the other die; absent without a point to pay for it. */
  readonly again: Pair<readonly Prospect[] | undefined>;
  /** By pair of faces. */
  readonly best: readonly Prospect[];
}

/** SF-R25, where it is on offer (SF-A13, SF-R45). */
const attackerRerolls = (duel: Duel, again: Play['again'], attacker: number, target: number) =>
  duel.open[0][target - 1] && !duel.barred[attacker - 1] ? again[0]?.[target - 1] : undefined;
const targetRerolls = (duel: Duel, again: Play['again'], attacker: number) =>
  duel.open[1][attacker - 1] ? again[1]?.[attacker - 1] : undefined;

/** Two dice on the table, and what may be done about them (SF-A34). */
export interface Offer {
  /** The loser is asked first, the attacker on a tie. */
  readonly order: Pair<Who>;
  readonly rerolls: Pair<Prospect | undefined>;
  /** Both pass. */
  readonly stand: Prospect;
  /** The first to be asked passes, and the second does what is best for it. */
  readonly passed: Prospect;
  readonly best: Prospect;
}

export function offerOf(
  { duel, ends, again }: Play,
  attacker: number,
  target: number,
  blocked?: Prospect,
): Offer {
  const end = duel.endAt[pairAt(attacker, target)]!;
  const stand = blocked ?? ends[end]!;
  const order: Pair<Who> = duel.ends[end]!.winner === 0 ? [1, 0] : [0, 1];
  const rerolls: Offer['rerolls'] = [
    attackerRerolls(duel, again, attacker, target),
    targetRerolls(duel, again, attacker),
  ];
  const passed = better(order[1], stand, rerolls[order[1]]);
  return { order, rerolls, stand, passed, best: better(order[0], passed, rerolls[order[0]]) };
}

export function playOf(duel: Duel, aim: Aim): Play {
  const ends = duel.ends.map((_, at) => certain(duel, at, aim));
  const [attacker, target] = duel.points;
  /** By points left to the target; those of the attacker go up row by row. */
  let row: Play[] = [];
  for (let i = 0; i <= attacker; i++) {
    const under = row;
    row = [];
    for (let j = 0; j <= target; j++) row.push(playWith(duel, aim, ends, under[j], row[j - 1]));
  }
  return row[target]!;
}

/** From how it goes on with one point less for the attacker, and with one less for the target. */
function playWith(
  duel: Duel,
  { worth }: Aim,
  ends: readonly Prospect[],
  attackerPaid: Play | undefined,
  targetPaid: Play | undefined,
): Play {
  const again: Play['again'] = [
    attackerPaid && rerolled(0, attackerPaid, worth),
    targetPaid && rerolled(1, targetPaid, -worth),
  ];
  const best: Prospect[] = [];
  for (let attacker = 1; attacker <= DIE; attacker++)
    for (let target = 1; target <= DIE; target++) {
      const end = duel.endAt[best.length]!;
      const stand = ends[end]!;
      const one = attackerRerolls(duel, again, attacker, target);
      const two = targetRerolls(duel, again, attacker);
      /** The best of `offerOf`, without making an offer of every pair. */
      best.push(
        duel.ends[end]!.winner === 0
          ? better(1, better(0, stand, one), two)
          : better(0, better(1, stand, two), one),
      );
    }
  return { duel, ends, again, best };
}

function rerolled(who: Who, { best }: Play, price: number): readonly Prospect[] {
  const again: Prospect[] = [];
  for (let kept = 1; kept <= DIE; kept++) {
    const leads: Prospect[] = [];
    for (let face = 1; face <= DIE; face++)
      leads.push(best[who === 0 ? pairAt(face, kept) : pairAt(kept, face)]!);
    again.push(mix(leads, price));
  }
  return again;
}

/** Before both dice. */
export const beforeDice = ({ best }: Play): Prospect => mix(best);
/** The two dice alone, with nobody rerolling. */
export const firstRoll = ({ duel, ends }: Play): Prospect => mix(duel.endAt.map((end) => ends[end]!));
