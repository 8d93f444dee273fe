import type { RuleId, Setup } from '../../../engine/core/types';
import { SIDES } from '../../../engine/core/types';
import { squad } from '../../../engine/skirmish/roster';
import { STARTERS } from '../../../engine/skirmish/starters';

const NAMES = ['Red', 'Blue', 'Green', 'Gold'];

export const setupOf = (sides: number, rulings: Readonly<Record<RuleId, string>> = {}): Setup => ({
  seed: 1,
  sides: SIDES.slice(0, sides).map((id, i) => ({ id, name: NAMES[i]!, roster: STARTERS[i]!.roster })),
  choices: {},
  rulings,
});

/** Two squads named as a printed example needs them. */
export function example(
  red: readonly string[],
  blue: readonly string[],
  rulings: Readonly<Record<RuleId, string>> = {},
): Setup {
  const fill = (names: readonly string[], spare: string) =>
    squad(spare, [...names, ...[1, 2, 3, 4, 5].map((i) => `${spare} ${i}`)].slice(0, 5));
  return {
    ...setupOf(2, rulings),
    sides: [
      { id: 'a', name: 'Red', roster: fill(red, 'Fox') },
      { id: 'b', name: 'Blue', roster: fill(blue, 'Hare') },
    ],
  };
}
