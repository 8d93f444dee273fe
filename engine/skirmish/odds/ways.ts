import { ARMOR, DICE } from '../data';
import type { Figure } from '../state';

const FACES = 6;
const MOST_DICE = Math.max(...Object.values(DICE), ...Object.values(ARMOR));

/** In how many ways something comes to each amount, from 0 up: whole numbers, so exact. */
export type Ways = Float64Array;

/** WAYS[n]: the totals of n dice. */
const WAYS: readonly Ways[] = Array.from({ length: MOST_DICE + 1 }, (_, dice) => waysOf(dice));

function waysOf(dice: number): Ways {
  let ways = Float64Array.of(1);
  for (let die = 0; die < dice; die++) {
    const next = new Float64Array(ways.length + FACES);
    ways.forEach((count, total) => {
      for (let face = 1; face <= FACES; face++) next[total + face]! += count;
    });
    ways = next;
  }
  return ways;
}

/** What an amount has over the total of `dice`; nothing where it has no more (SK-R20, SK-A2). */
export function over(amounts: Ways, dice: number): Ways {
  const taken = WAYS[dice]!;
  const left = new Float64Array(amounts.length);
  for (let amount = 0; amount < amounts.length; amount++) {
    const count = amounts[amount]!;
    if (!count) continue;
    for (let total = dice; total < taken.length; total++)
      left[Math.max(0, amount - total)]! += count * taken[total]!;
  }
  return left;
}

export const rolled = (dice: number): Ways => WAYS[dice]!;
export const exactly = (amount: number): Ways => new Float64Array(amount + 1).fill(1, amount);
export const all = (ways: Ways): number => ways.reduce((sum, count) => sum + count, 0);

/** The chance of each number of hit points left, from 0 up (SK-A18). */
export function leftTo({ hp }: Figure, losses: Ways): readonly number[] {
  const left = new Array<number>(hp + 1).fill(0);
  losses.forEach((count, loss) => {
    left[Math.max(0, hp - loss)]! += count;
  });
  const of = all(losses);
  return left.map((count) => count / of);
}
export const unharmed = (figure: Figure): readonly number[] => leftTo(figure, exactly(0));
