import type { Goal } from '../core/types';
import type { Melee } from './odds/melee';

/** The only choice in an attack is the reaction (DC-R15), so it is the defender that plays for the goal. */
export const GOALS = [
  {
    id: 'survive',
    label: 'Survive',
    text: 'The chance that the piece reacting is not killed. Its attacker wants to stay alive as well, but has nothing left to choose. A push counts only where it is known to kill. Between equal chances: killing the foe less being killed, then pushing it less being pushed.',
  },
  {
    id: 'kill',
    label: 'Kill',
    text: 'The chance that the piece reacting kills its attacker. The attacker wants to kill as well, but has nothing left to choose. A push counts only where it is known to kill. Between equal chances: killing the foe less being killed, then pushing it less being pushed.',
  },
] as const satisfies readonly Goal[];
export type GoalId = (typeof GOALS)[number]['id'];

/** The goal aimed at; the first where there is no such goal. */
export const goalOf = (id: string): GoalId => (GOALS.find((goal) => goal.id === id) ?? GOALS[0]).id;

/** Chances this close are equal: no two of ten dice differ by less than a hundred-millionth. */
const EQUAL = 1e-12;
export const isEqual = (one: number, other: number): boolean => Math.abs(one - other) <= EQUAL;

/** What a melee is worth to the piece attacked: the goal's own chance, then what settles equal ones. */
export type Worth = readonly [value: number, kills: number, pushes: number];
export const worthOf = (goal: GoalId, { attacker, defender }: Melee): Worth => [
  goal === 'kill' ? attacker.killed : 1 - defender.killed,
  attacker.killed - defender.killed,
  attacker.pushed - defender.pushed,
];

/** Above 0 where `one` is the better. */
export function compareWorth(one: Worth, other: Worth): number {
  const at = one.findIndex((value, i) => !isEqual(value, other[i]!));
  return at < 0 ? 0 : one[at]! - other[at]!;
}
