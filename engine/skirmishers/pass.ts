import type { Event } from '../core/types';
import { outcomeOf } from './outcome';
import { beginTurn, forceOf, otherSide, ready, sideOf, type Change, type State } from './state';

/** No battle comes near; the track that shows the turn needs an end. */
export const MOST_TURNS = 999;

/** DC-R5 */
export function endTurn(state: State): Change {
  const active = otherSide(state, state.active);
  const turn = Math.min(state.turn + 1, MOST_TURNS);
  const event: Event = {
    kind: 'round',
    text: `Turn ${turn}: ${sideOf(state, active).name} is active.`,
    rule: 'DC-R5',
    side: active,
  };
  return { state: beginTurn(state, turn, active), events: [event] };
}

/** A piece has had its turn. The player's turn ends with the last one's. */
export function afterPiece(state: State): Change {
  const left = forceOf(state, state.active).some((group) => ready(group) > 0);
  return left || outcomeOf(state) ? { state: { ...state, phase: 'turn' }, events: [] } : endTurn(state);
}
