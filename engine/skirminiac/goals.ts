import type { Goal } from '../core/types';

/** An attack is certain, so a chance is all or nothing. */
export const GOALS = [
  {
    id: 'net',
    label: 'Net health',
    text: 'Health the foe loses, less what the attacker loses, neither below nothing. The opponent wants the opposite. Among equals it is better to destroy than to be destroyed, then to do more damage.',
    unit: 'health',
  },
  {
    id: 'destroy',
    label: 'Destroy',
    text: 'Whether the foe is destroyed. The opponent wants it to stand. Among equals it is better not to be destroyed, then to do more damage.',
  },
  {
    id: 'survive',
    label: 'Survive',
    text: 'Whether the attacker is destroyed, counted against it. The opponent wants it gone. Among equals it is better to destroy, then to do more damage.',
  },
] as const satisfies readonly Goal[];
export type GoalId = (typeof GOALS)[number]['id'];

/** The goal aimed at; the first where there is no such goal. */
export const goalOf = (id: string): GoalId => (GOALS.find((goal) => goal.id === id) ?? GOALS[0]).id;
