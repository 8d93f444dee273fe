import type { Outcome, RuleId, SideId } from '../core/types';
import { WINS } from './data';
import { otherSide, sideFull, sideOf, sideStanding, type State } from './state';

/** DC-A14: beaten as the battle has it; a side with nobody left is beaten in any battle. */
export function isBeaten(state: State, side: SideId): boolean {
  const left = sideStanding(state, side);
  return left === 0 || (state.scenario.win === 'half' && left * 2 <= sideFull(state, side));
}

export function outcomeOf(state: State): Outcome | undefined {
  const { ended, sides } = state;
  const name = (side: SideId) => sideOf(state, side).name;
  if (ended?.by === 'conceded')
    return outcome(state, otherSide(state, ended.side), `${name(ended.side)} conceded.`, 'DC-R5');
  if (ended?.by === 'declared') return outcome(state, ended.winner, 'The players have said so.', 'DC-A14');
  const beaten = sides.filter(({ id }) => isBeaten(state, id));
  const [loser] = beaten;
  if (!loser) return undefined;
  if (beaten.length > 1) return outcome(state, undefined, 'Both sides are beaten.', 'DC-A14');
  const left = sideStanding(state, loser.id);
  const why = left
    ? `${loser.name} is down to ${left} of ${sideFull(state, loser.id)}.`
    : `Nobody of ${loser.name} is left standing.`;
  return outcome(state, otherSide(state, loser.id), why, 'DC-R5');
}

function outcome(state: State, winner: SideId | undefined, why: string, rule: RuleId): Outcome {
  return {
    ...(winner && { winner }),
    title: winner ? `${sideOf(state, winner).name} wins` : 'A draw',
    why,
    rule,
    scores: state.sides.map(({ id }) => ({
      side: id,
      score: `${sideStanding(state, id)} of ${sideFull(state, id)} standing`,
    })),
  };
}

/** What winning is, in one sentence. */
export const aimOf = ({ scenario: { win, goal } }: State): string =>
  win === 'declare' ? goal : `${WINS[win].label}: ${WINS[win].note.toLowerCase()}.`;
