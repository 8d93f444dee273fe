import type { Goal } from '../core/types';

/** Nobody chooses anything once the dice are down: a goal only prices where a grenade lands. */
export const GOALS = [
  {
    id: 'net',
    label: 'Net hit points',
    text: 'Hit points the others lose, less those your own side loses. The others want the opposite. Equal prices are ties.',
    unit: 'hit points',
  },
  {
    id: 'destroy',
    label: 'Destroy',
    text: 'The chance that a figure of another side falls. The others want it on its feet. What your own figures lose is not counted; equal prices are ties.',
  },
  {
    id: 'survive',
    label: 'Survive',
    text: 'The chance that a figure of your own side falls, counted against you. The others want it down. What the others lose is not counted; equal prices are ties.',
  },
] as const satisfies readonly Goal[];
export type GoalId = (typeof GOALS)[number]['id'];

/** The goal aimed at; the first where there is no such goal. */
export const goalOf = (id: string): GoalId => (GOALS.find((goal) => goal.id === id) ?? GOALS[0]).id;
