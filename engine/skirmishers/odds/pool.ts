import { FACES, SIX } from '../data';
import { highest, sixes } from '../duel';

/** What the rules look at in a pool: its two best dice and its sixes. One die alone has a second of 0. */
export interface Shown {
  readonly best: number;
  readonly second: number;
  readonly sixes: number;
}
/** `ways` of the `all(dice)` rolls show it. */
export interface Rolled extends Shown {
  readonly ways: number;
}

/** Rolls with no die above `face`. Multiplied out: the numbers are whole, and of ten dice they stay so. */
export function atMost(dice: number, face: number): number {
  let ways = 1;
  for (let i = 0; i < dice; i++) ways *= face;
  return ways;
}
export const all = (dice: number): number => atMost(dice, FACES);
export const noSix = (dice: number): number => atMost(dice, FACES - 1);

/** Rolls with that many sixes, from none to all. */
export function bySixes(dice: number): readonly number[] {
  const ways = [noSix(dice)];
  for (let n = 1; n <= dice; n++) ways.push((ways[n - 1]! * (dice - n + 1)) / n / (FACES - 1));
  return ways;
}

export function shownBy(faces: readonly number[]): Shown {
  const best = highest(faces);
  const at = faces.indexOf(best);
  return { best, second: highest(faces.filter((_, i) => i !== at)), sixes: sixes(faces) };
}

/** Everything that many dice can show: three dozen cases where the rolls go into the millions. */
export function rollsOf(dice: number): readonly Rolled[] {
  const rolls: Rolled[] = [];
  const add = (best: number, second: number, six: number, ways: number): void => {
    if (ways > 0) rolls.push({ best, second, sixes: six, ways });
  };
  for (let best = 1; best <= FACES; best++) {
    const six = best === SIX ? 1 : 0;
    let below = 0;
    for (let second = 0; second < best; second++) {
      const others = atMost(dice - 1, second);
      add(best, second, six, dice * (others - below));
      below = others;
    }
    if (!six) add(best, best, 0, atMost(dice, best) - atMost(dice, best - 1) - dice * below);
  }
  bySixes(dice).forEach((ways, n) => n > 1 && add(SIX, SIX, n, ways));
  return rolls;
}
