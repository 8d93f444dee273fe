import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

import type { Answer, Pool } from './types';

/** Draws numbers from `from` to `to`, both included, each as likely as the others. */
export type Draws = (from: number, to: number) => number;

/** A stream of even draws; the same seed gives the same stream everywhere. */
export function drawsFrom(seed: number): Draws {
  const rng = xoroshiro128plus(seed);
  return (from, to) => uniformInt(rng, from, to);
}

/**
 * The only place that rolls for a game. `rolled` is the number of app dice in the log as it now counts, so taking a
 * roll back and asking again gives the same dice. Dice already typed in, in pool order, are kept.
 */
export function rollFor(
  pools: readonly Pool[],
  seed: number,
  rolled: number,
  typed: readonly number[] = [],
): Extract<Answer, { kind: 'roll' }> {
  const draw = drawsFrom(seed);
  for (let i = 0; i < rolled; i++) draw(1, 6);
  const left = [...typed];
  const faces = pools.map((pool) =>
    Array.from({ length: pool.dice }, () => left.shift() ?? draw(1, pool.faces)),
  );
  const all = pools.reduce((sum, pool) => sum + pool.dice, 0);
  return { kind: 'roll', faces, app: Math.max(0, all - typed.length) };
}
