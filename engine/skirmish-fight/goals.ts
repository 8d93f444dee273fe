import { never } from '../core/result';
import type { Goal, Resource } from '../core/types';
import type { End } from './odds/duel';

/** What is counted is the attacker's; the unit attacked plays for the opposite. */
export const GOALS = [
  {
    id: 'net',
    label: 'Net life',
    text: 'Life the attacked unit loses, less what the attacker loses. Its opponent wants the opposite. A command point spent counts against the side that spends it. Among equals it is better to destroy than to be destroyed, then to do more damage, then to keep the point and not to push.',
    unit: 'life',
  },
  {
    id: 'destroy',
    label: 'Destroy',
    text: 'The chance that the attacked unit falls. Its own side wants it to stand. A command point spent counts against the side that spends it. Among equals it is better not to be destroyed, then to do more damage, then to keep the point and not to push.',
  },
  {
    id: 'survive',
    label: 'Survive',
    text: 'The chance that the attacker falls, counted against it. Its opponent wants it down. A command point spent counts against the side that spends it. Among equals it is better to destroy, then to do more damage, then to keep the point and not to push.',
  },
  {
    id: 'points',
    label: 'Points',
    text: 'The cost of the attacked unit where it falls, less that of the attacker where it does, as Kill or be Killed counts them. The opponent wants the opposite. A command point spent counts against the side that spends it. Among equals it is better to destroy than to be destroyed, then to do more damage, then to keep the point and not to push.',
    unit: 'points',
  },
] as const satisfies readonly Goal[];
export type GoalId = (typeof GOALS)[number]['id'];

/** The goal aimed at; the first where there is no such goal. */
export const goalOf = (id: string): GoalId => (GOALS.find((goal) => goal.id === id) ?? GOALS[0]).id;

/** SF-R25: what a reroll costs unless told. */
export const RESOURCE: Resource = { label: 'command point', preset: 0.25 };

/** What an end is worth to the attacker. */
export function valueOf(goal: GoalId, { left, lost, points }: End): number {
  switch (goal) {
    case 'net':
      return lost[1] - lost[0];
    case 'destroy':
      return left[1] ? 0 : 1;
    case 'survive':
      return left[0] ? 0 : -1;
    case 'points':
      return points;
    default:
      return never(goal);
  }
}
