import type { Outcome } from '../core/types';
import { ROUNDS } from './data';
import { foeOf, scoreOf, sideName, wipedOut, type State } from './state';

/** SN-R20; what ended it comes first. */
export function outcomeOf(state: State): Outcome {
  const scores = state.sides.map(({ id }) => ({ side: id, score: `${scoreOf(state, id)}` }));
  const won = (winner: Outcome['winner'], why: string, rule: string): Outcome => ({
    ...(winner && { winner }),
    title: winner ? `${sideName(state, winner)} wins` : 'A draw',
    why,
    rule,
    scores,
  });
  const { conceded } = state;
  if (conceded) return won(foeOf(state, conceded), `${sideName(state, conceded)} conceded.`, 'SN-R20');
  const [one, other] = state.sides.map(({ id }) => ({ id, score: scoreOf(state, id) }));
  const high = Math.max(one!.score, other!.score);
  const low = Math.min(one!.score, other!.score);
  const leader = high === low ? undefined : one!.score === high ? one!.id : other!.id;
  const wiped = state.round <= ROUNDS ? wipedOut(state) : undefined;
  const when = wiped ? `${sideName(state, wiped)} has no units left.` : `Four rounds are played.`;
  return won(leader, `${when} ${high} to ${low}.`, wiped ? 'SN-A29' : 'SN-R20');
}
