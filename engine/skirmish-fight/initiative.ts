import type { AskOf } from '../core/types';
import { contestAsk } from '../kit/contest';
import { exchangeOf, lay, openInitiative, rolledEvent, rollerAt, starterOf } from './exchange';
import { sideOf, type Change, type State } from './state';

/** SF-R5 */
export function initiativeAsk(state: State, who: readonly number[]): AskOf<'roll'> {
  const sides = who.map((i) => sideOf(state, rollerAt(exchangeOf(state), i).side));
  const prompt = `Who starts round ${state.round}?`;
  return { ...contestAsk('initiative.roll', prompt, 'SF-R5', sides), notes: state.reminders };
}

/** SF-A20: a tie is rolled again by both. */
export function rollInitiative(
  state: State,
  who: readonly number[],
  faces: readonly (readonly number[])[],
): Change {
  const laid = lay(state, who, faces);
  const rolled = rolledEvent(laid, who, 'SF-R5');
  const starter = starterOf(exchangeOf(laid));
  if (!starter) {
    const again = {
      ...openInitiative(state),
      reminders: [{ text: 'A tie: both roll again.', rule: 'SF-A20' }],
    };
    return { state: again, events: [rolled] };
  }
  const starts = {
    kind: 'did',
    text: `${sideOf(state, starter).name} started.`,
    rule: 'SF-R5',
    side: starter,
  } as const;
  return { state: { ...laid, side: starter, phase: { id: 'turn' } }, events: [rolled, starts] };
}
