import type { Event, SideId, UnitId } from '../core/types';
import {
  change,
  figureOf,
  isUp,
  nameOf,
  squadOf,
  upFigures,
  type Change,
  type Figure,
  type State,
} from './state';

/** Figures on their feet that carry the news. */
export const knowers = (state: State): readonly Figure[] => upFigures(state).filter((figure) => figure.knows);

/** SK-R8, SK-A19. */
export const mayTell = (state: State, { knows }: Figure): boolean =>
  knows !== undefined && (knows.how === 'saw' || state.readings['SK-A19'] === 'told');

/** Friends on their feet; those who know already gain nothing by being told. */
export const listeners = (state: State, { id, side }: Figure): readonly Figure[] =>
  squadOf(state, side).filter((friend) => friend.id !== id && isUp(state, friend));

/** SK-R7. Two sides sit opposite each other; with more, a corner may be near the own edge too (SK-A14). */
export function see(state: State, unit: UnitId): Change {
  const { side, name, knows } = figureOf(state, unit);
  if (knows?.how === 'saw') return { state, events: [] };
  const left = knows?.left || state.sides.length === 2;
  const event: Event = { kind: 'did', text: `${name} saw an enemy army.`, rule: 'SK-R7', side, unit };
  return {
    state: change(state, unit, { knows: { how: 'saw', round: state.round, left } }),
    events: [event],
  };
}

/** SK-R8. Where a listener at home would end the game, one who is merely told is away from it (SK-A14). */
export function tell(state: State, unit: UnitId, listener: UnitId): Change {
  const left = state.readings['SK-A14'] === 'told';
  const { side, name } = figureOf(state, unit);
  const text = `${name} told ${nameOf(state, listener)}.`;
  return {
    state: change(state, listener, { knows: { how: 'told', by: unit, round: state.round, left } }),
    events: [{ kind: 'did', text, rule: 'SK-R8', side, unit }],
  };
}

/** SK-R9: the game ends here. */
export function report(state: State, reported: readonly UnitId[]): Change {
  const events = reported.map((unit): Event => {
    const { side, name } = figureOf(state, unit);
    return { kind: 'over', text: `${name} brought the report home.`, rule: 'SK-R9', side, unit };
  });
  return { state: { ...state, phase: { id: 'over', reported } }, events };
}

/** The sides whose report has arrived. */
export const reporters = (state: State): readonly SideId[] => {
  const { phase } = state;
  const home = phase.id === 'over' ? phase.reported : [];
  return [...new Set(home.map((unit) => figureOf(state, unit).side))];
};
