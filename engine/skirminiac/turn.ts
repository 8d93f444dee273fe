import type { Ask, Note, Option } from '../core/types';
import { choice } from '../kit/choice';
import { VERBS } from './data';
import { phoneOptions } from './phone';
import { NOT_YET } from './position';
import { activeSide, nameOf, standing, survivors, unitId, waitingSide, type State } from './state';
import { tableNotes, tableOptions } from './table';
import { counted } from './words';

/** One activation of any surviving unit (SC-R17, R18). */
export function turnAsk(state: State): Ask {
  const side = activeSide(state);
  const units = survivors(state, state.player);
  const [only] = units.length === 1 ? units : [];
  const options =
    state.play === 'phone' ? phoneOptions(state, units) : units.flatMap((unit) => tableOptions(state, unit));
  return {
    kind: 'choose',
    id: 'turn',
    asked: { by: 'player', side: side.id },
    prompt: only === undefined ? 'Which unit acts?' : `${nameOf(state, only)}: what now?`,
    rule: 'SC-R17',
    ...(only !== undefined && { unit: unitId(state, only) }),
    notes: [
      ...countdownNotes(state),
      ...bloodNotes(state),
      ...(state.play === 'table' ? tableNotes(state) : []),
    ],
    options: [...options, drawOption(state)],
  };
}

/** SC-A21 */
function drawOption(state: State): Option {
  const declined = state.phase.id === 'turn' && state.phase.declined;
  return choice(VERBS.draw, 'Offer a draw', {
    note: `If ${waitingSide(state).name} agrees`,
    ...(declined && { blocked: { why: `${waitingSide(state).name} wants to play on.`, rule: 'SC-A21' } }),
  });
}

/** SC-R21 as a countdown: the active player has the odd one. */
export function countdownNotes(state: State): readonly Note[] {
  const { countdown, span } = state;
  if (countdown !== NOT_YET) {
    const mine = Math.ceil(countdown / 2);
    const shares = `${activeSide(state).name} ${mine}, ${waitingSide(state).name} ${countdown - mine}`;
    return [{ text: `Countdown: ${counted(countdown, 'activation')} left (${shares}).`, rule: 'SC-R21' }];
  }
  const lone = ([0, 1] as const).some((player) => standing(state, player) === 1);
  return lone
    ? [{ text: `A side is down to one: after this activation ${span} are left.`, rule: 'SC-A14' }]
    : [];
}

const bloodNotes = ({ firstBlood }: State): readonly Note[] =>
  firstBlood
    ? [{ text: 'First blood: the first attack takes one more off its target.', rule: 'SC-R34' }]
    : [];

/** SC-A21: the offer is the active player's, the answer the other's. */
export function drawAsk(state: State): Ask {
  return {
    kind: 'choose',
    id: 'draw',
    asked: { by: 'player', side: waitingSide(state).id },
    prompt: `${activeSide(state).name} offers a draw`,
    rule: 'SC-A21',
    notes: [],
    options: [choice(VERBS.accept, 'Agree to a draw'), choice(VERBS.decline, 'Play on')],
  };
}
