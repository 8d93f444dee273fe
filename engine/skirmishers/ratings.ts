import { fail, ok } from '../core/result';
import type { Result } from '../core/types';
import { RATING } from './data';

/** DC-R1. A missile rating of 0 is no missile weapon. */
export interface Ratings {
  readonly missile: number;
  readonly melee: number;
  readonly armor: number;
}

/** DC-R2: "1/2/2", or "2/2" without a missile weapon. */
export const written = ({ missile, melee, armor }: Ratings): string =>
  missile ? `${missile}/${melee}/${armor}` : `${melee}/${armor}`;

/** DC-R2, as a phone types it: "1/2/2", "1 2 2", "1-2-2". */
export function readRatings(typed: string): Result<Ratings, string> {
  const parts = typed.trim().split(/\s*[/\\,.\-–]\s*|\s+/);
  if (!typed.trim()) return fail('The ratings are missing.');
  if (!parts.every((part) => /^\d{1,3}$/.test(part)))
    return fail(`“${typed.trim()}” is not a rating: only numbers and strokes are read.`);
  const numbers = parts.map(Number);
  const [first = 0, second = 0, third = 0] = numbers;
  if (numbers.length === 3) return checked({ missile: first, melee: second, armor: third });
  if (numbers.length === 2) return checked({ missile: 0, melee: first, armor: second });
  return fail(`“${typed.trim()}” has ${numbers.length === 1 ? 'one number' : `${numbers.length} numbers`}.`);
}

function checked(ratings: Ratings): Result<Ratings, string> {
  const { missile, melee, armor } = ratings;
  if (armor < RATING.least) return fail('Armor is 0: a piece without armor has 1.');
  if (melee < RATING.least) return fail('Melee is 0: every piece has at least 1.');
  const high = Object.entries({ Missile: missile, Melee: melee, Armor: armor }).find(
    ([, value]) => value > RATING.most,
  );
  return high ? fail(`${high[0]} is ${high[1]}: ${RATING.most} is the most.`) : ok(ratings);
}
