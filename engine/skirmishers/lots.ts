import { inWords } from './words';

export type Went = 'no' | 'shot' | 'done';
const WENT: readonly Went[] = ['no', 'shot', 'done'];

/** What this player's turn has done to a piece so far. */
export interface Condition {
  readonly went: Went;
  /** Times it was forced back (DC-R21). */
  readonly pushed: number;
  /** Melee reactions it has made (DC-R26, DC-A21). */
  readonly reacted: number;
}
/** Pieces of one group in the same condition: interchangeable, so only counted. */
export interface Lot extends Condition {
  readonly count: number;
}
/** Spells out a condition in the ids of answers: "no00", "done10". */
export type LotKey = string;

export const UNTOUCHED: Condition = { went: 'no', pushed: 0, reacted: 0 };
export const keyOf = ({ went, pushed, reacted }: Condition): LotKey => `${went}${pushed}${reacted}`;
export const lotOf = (lots: readonly Lot[], key: LotKey): Lot | undefined =>
  lots.find((lot) => keyOf(lot) === key);

export const sum = (lots: readonly Lot[], of: (lot: Lot) => boolean = () => true): number =>
  lots.reduce((total, lot) => (of(lot) ? total + lot.count : total), 0);

const order = (one: Condition, other: Condition): number =>
  WENT.indexOf(one.went) - WENT.indexOf(other.went) ||
  one.pushed - other.pushed ||
  one.reacted - other.reacted;

/** Lots are kept in order, the least marked first, none of them empty. */
function add(lots: readonly Lot[], to: Condition, count: number): readonly Lot[] {
  const key = keyOf(to);
  const others = lots.filter((lot) => keyOf(lot) !== key);
  const all = count + (lotOf(lots, key)?.count ?? 0);
  if (all <= 0) return others;
  return [...others, { went: to.went, pushed: to.pushed, reacted: to.reacted, count: all }].sort(order);
}

export const gain = (lots: readonly Lot[], count: number): readonly Lot[] => add(lots, UNTOUCHED, count);
export const lose = (lots: readonly Lot[], from: Condition, count = 1): readonly Lot[] =>
  add(lots, from, -count);

export const mark = (
  lots: readonly Lot[],
  from: Condition,
  part: Partial<Condition>,
  count = 1,
): readonly Lot[] => add(add(lots, from, -count), { ...from, ...part }, count);

/** Does something to `count` pieces that nobody has named: the most marked go first, for they are the ones in the thick of it. */
export function each(
  lots: readonly Lot[],
  count: number,
  fits: (lot: Lot) => boolean,
  change: (lots: readonly Lot[], lot: Lot, count: number) => readonly Lot[],
): readonly Lot[] {
  let left = count;
  let result = lots;
  for (const lot of [...lots].reverse()) {
    const taken = fits(lot) ? Math.min(left, lot.count) : 0;
    if (taken) result = change(result, lot, taken);
    left -= taken;
  }
  return result;
}

/** What tells a piece from others that may act, or be attacked: "pushed once", "has reacted". */
export const conditionWords = ({ pushed, reacted }: Condition): readonly string[] => [
  ...(pushed ? ['pushed once'] : []),
  ...(reacted === 1 ? ['has reacted'] : reacted ? [`has reacted ${inWords(reacted)} times`] : []),
];
