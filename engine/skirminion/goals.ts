import { never } from '../core/result';
import type { Goal } from '../core/types';

const ORDER =
  'Between equal plays: the chance to destroy less the chance to be destroyed, then more damage done, then less health lost.';

/** SN-A31. Each side plays for its own part of the goal, so that nobody has to say whose goal it is. */
export const GOALS = [
  {
    id: 'net',
    label: 'Net health',
    text: `Health the opponent loses less health you lose, down to 0 and no further; a gain is a negative loss. The opponent wants the opposite. ${ORDER}`,
    unit: 'health',
  },
  {
    id: 'destroy',
    label: 'Destroy',
    text: `The chance to destroy the opponent’s unit. The opponent wants to destroy yours. ${ORDER}`,
  },
  {
    id: 'survive',
    label: 'Survive',
    text: `The chance to be destroyed, counted against you. The opponent wants to survive as well. ${ORDER}`,
  },
  {
    id: 'points',
    label: 'Points',
    text: `Points for a destroyed enemy, 2 for an elite, less the opponent’s. The opponent wants the opposite. ${ORDER}`,
    unit: 'points',
  },
] as const satisfies readonly Goal[];
export type GoalId = (typeof GOALS)[number]['id'];

/** The goal aimed at; the first where there is no such goal. */
export const goalOf = (id: string): GoalId => (GOALS.find((goal) => goal.id === id) ?? GOALS[0]).id;
export const goalName = (id: GoalId): string => GOALS.find((goal) => goal.id === id)!.label.toLowerCase();

/** How an attack leaves a unit. `points`: what its enemy scores for it, 0 while it stands (SN-R18). */
export interface Fate {
  readonly lost: number;
  readonly points: number;
}

/** What an attack is worth to one side: the goal, then what settles plays that are equal for it. */
export type Worth = readonly [value: number, destroyed: number, done: number, kept: number];

export const worthOf = (goal: GoalId, own: Fate, foe: Fate): Worth => [
  valueOf(goal, own, foe),
  Math.sign(foe.points) - Math.sign(own.points),
  foe.lost,
  0 - own.lost,
];

function valueOf(goal: GoalId, own: Fate, foe: Fate): number {
  switch (goal) {
    case 'net':
      return foe.lost - own.lost;
    case 'destroy':
      return foe.points ? 1 : 0;
    case 'survive':
      return own.points ? -1 : 0;
    case 'points':
      return foe.points - own.points;
    default:
      return never(goal);
  }
}

/** Averages of dice that differ by less are equal. */
const EQUAL = 1e-12;
export const isEqual = (one: number, other: number): boolean => Math.abs(one - other) <= EQUAL;

/** Above 0 where `one` is the better. */
export function compareWorth(one: Worth, other: Worth): number {
  const at = one.findIndex((value, i) => !isEqual(value, other[i]!));
  return at < 0 ? 0 : one[at]! - other[at]!;
}
