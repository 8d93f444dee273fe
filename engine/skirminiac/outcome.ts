import type { Outcome } from '../core/types';
import { opponentOf, type Player } from './position';
import { standing, totalOf, type State } from './state';
import { counted } from './words';

export const PLAYERS = [0, 1] as const satisfies readonly Player[];

/** The battle's end, if it has come: read off the state, so that a change by hand can take it back. */
export function outcomeOf(state: State): Outcome | undefined {
  if (state.phase.id === 'conceded') {
    const { by } = state.phase;
    return won(state, opponentOf(by), `${state.sides[by].name} conceded.`, 'SC-R20');
  }
  const gone = PLAYERS.filter((player) => standing(state, player) === 0);
  if (gone.length === 2) return drawn(state, 'Both sides were destroyed at once.', 'SC-R22');
  const [loser] = gone;
  if (loser !== undefined)
    return won(state, opponentOf(loser), `Every unit of ${state.sides[loser].name} is destroyed.`, 'SC-R20');
  if (state.countdown === 0) return afterCountdown(state);
  if (state.phase.id === 'agreed') return drawn(state, 'Both players agreed to it.', 'SC-A21');
  return undefined;
}

/** SC-R22 */
function afterCountdown(state: State): Outcome {
  const [first, second] = [totalOf(state, 0), totalOf(state, 1)];
  if (first === second)
    return drawn(state, `The countdown ran out with ${first} health on each side.`, 'SC-R22');
  const why = `The countdown ran out with ${Math.max(first, second)} health against ${Math.min(first, second)}.`;
  return won(state, first > second ? 0 : 1, why, 'SC-R22');
}

const won = (state: State, player: Player, why: string, rule: string): Outcome => ({
  winner: state.sides[player].id,
  title: `${state.sides[player].name} wins`,
  why,
  rule,
  scores: scores(state),
});
const drawn = (state: State, why: string, rule: string): Outcome => ({
  title: 'A draw',
  why,
  rule,
  scores: scores(state),
});

const scores = (state: State): Outcome['scores'] =>
  PLAYERS.map((player) => ({ side: state.sides[player].id, score: tally(state, player) }));

/** "3 units, 14 health". */
export const tally = (state: State, player: Player): string =>
  `${counted(standing(state, player), 'unit')}, ${totalOf(state, player)} health`;
