import type { Event } from '../core/types';
import { outcomeOf } from './outcome';
import { NOT_YET, opponentOf } from './position';
import { activeSide, standing, type Change, type State } from './state';
import { spoken } from './words';

/**
 * SC-R21, SC-A14: the countdown begins after the activation in which a side is first down to one unit, each later
 * activation takes one off it, and nothing begins it anew.
 */
export function countdownAfter(countdown: number, first: number, second: number, span: number): number {
  if (countdown !== NOT_YET) return Math.max(0, countdown - 1);
  return first === 1 || second === 1 ? span : NOT_YET;
}

/** The active player is done: the other activates a unit next (SC-R17). */
export function endActivation({ state, events }: Change): Change {
  const [first, second] = [standing(state, 0), standing(state, 1)];
  const after: State = {
    ...state,
    activations: state.activations + 1,
    player: opponentOf(state.player),
    countdown: countdownAfter(state.countdown, first, second, state.span),
    phase: { id: 'turn', declined: false },
  };
  return { state: after, events: [...events, ...ending(state, after)] };
}

/** What the end of an activation brought with it. */
function ending(before: State, after: State): readonly Event[] {
  const over = outcomeOf(after);
  if (over) return [{ kind: 'over', text: `${over.title}. ${over.why}`, rule: over.rule }];
  if (before.countdown !== NOT_YET || after.countdown === NOT_YET) return [];
  const lone = after.sides.filter((_, i) => standing(after, i === 0 ? 0 : 1) === 1).map((side) => side.name);
  const text = `${lone.join(' and ')} had one unit left: ${spoken(after.span)} activations were to go.`;
  return [{ kind: 'round', text, rule: 'SC-R21' }];
}

/** The battle begins, with the player who has the initiative (SC-R17). */
export const beginBattle = (state: State): State => ({
  ...state,
  player: state.initiative,
  phase: { id: 'turn', declined: false },
});

/** Nothing was done (SC-A5). */
export const rest = (state: State, text: string): Change =>
  endActivation({ state, events: [{ kind: 'did', text, rule: 'SC-R18', side: activeSide(state).id }] });
