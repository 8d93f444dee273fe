import type { Aim, Odds } from '../core/types';
import { goalOf } from './goals';
import { meleeOdds } from './odds/melee';
import { rangedOdds } from './odds/ranged';
import { isOver, type State } from './state';

export { advise } from './odds/advise';
export { forget } from './odds/melee';

/** From the target's choice to the end of the attack; a second shot is an attack of its own (SN-R48). */
export function odds(state: State, aim: Aim): readonly Odds[] {
  if (isOver(state)) return [];
  const goal = goalOf(aim.goal);
  switch (state.phase.id) {
    case 'melee.support':
    case 'melee.roll':
    case 'melee.use':
    case 'melee.last-blow':
      return [meleeOdds(state, goal)];
    case 'ranged.facts':
    case 'ranged.order':
    case 'ranged.friendly':
    case 'ranged.roll':
    case 'ranged.cancel':
      return [rangedOdds(state, goal)];
    default:
      return [];
  }
}
