import type { Outcome, SideId } from '../core/types';
import { reporters } from './objective';
import { nameOf, sideOf, standingSides, upCount, type State } from './state';
import { counted, listed } from './words';

/** Won or drawn, by report or because at most one side is left. */
export const isWon = (state: State): boolean => state.phase.id === 'over' || standingSides(state).length < 2;

export function outcomeOf(state: State): Outcome | undefined {
  if (!isWon(state)) return undefined;
  const scores = state.sides.map(({ id }) => ({ side: id, score: scoreOf(state, id) }));
  return { ...verdictOf(state), scores };
}

const scoreOf = (state: State, side: SideId): string => {
  const standing = `${upCount(state, side)} standing`;
  return reporters(state).includes(side) ? `reported, ${standing}` : standing;
};

function verdictOf(state: State): Omit<Outcome, 'scores'> {
  const { phase, round } = state;
  if (phase.id === 'over') {
    const sides = reporters(state);
    const carriers = listed(phase.reported.map((unit) => nameOf(state, unit)));
    const [winner] = sides;
    const why = `${carriers} brought the report home in round ${round}.`;
    return sides.length === 1 && winner
      ? { winner, title: `${sideOf(state, winner).name} wins`, why, rule: 'SK-R9' }
      : { title: 'A draw', why: `${carriers} came home with it in the same minute.`, rule: 'SK-A21' };
  }
  const [last] = standingSides(state);
  if (!last) return { title: 'A draw', why: 'The last figures fell together.', rule: 'SK-A22' };
  return {
    winner: last.id,
    title: `${last.name} wins`,
    why: `${last.name} was the last side left, with ${counted(upCount(state, last.id), 'figure')} standing in round ${round}.`,
    rule: state.sides.length > 2 ? 'SK-A17' : 'SK-R11',
  };
}
