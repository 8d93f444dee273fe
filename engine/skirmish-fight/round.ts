import type { Event, Note, SideId, UnitId } from '../core/types';
import { COMMAND_POINTS, MISSIONS, ROUNDS, VAULTS } from './data';
import { openInitiative } from './exchange';
import {
  canAct,
  foeOf,
  nextSide,
  quietly,
  sideOf,
  standing,
  unitOf,
  wipedOut,
  without,
  withUnit,
  type Change,
  type State,
} from './state';

/** The activation is over: the next side is up, or the round ends. */
export function endActivation(state: State, id: UnitId): Change {
  const after = passTurn(state, id);
  return nextSide(after, after.side) ? quietly(after) : endRound(after);
}

/** SF-R4, R26, SF-A33: play alternates, unless two in a row were called for. */
export function passTurn(state: State, id: UnitId): State {
  const { side } = unitOf(state, id);
  const done: State = { ...without(withUnit(state, id, { ready: false }), 'acting'), phase: { id: 'turn' } };
  if (state.row === 'called' && canAct(done, side)) return { ...done, side, row: 'second' };
  return { ...done, side: nextSide(done, side) ?? side, row: 'none' };
}

/** Vaults a side can still smash: it needs a model to do it. */
export const smashable = (state: State, side: SideId): number =>
  standing(state, side).length ? Math.max(0, VAULTS - sideOf(state, side).score) : 0;

const nobodyLeft = (state: State): boolean => wipedOut(state).length === state.sides.length;

/** What the mission counts is asked first (SF-R53, R54, SF-A24). */
export function endRound(state: State, last = state.round >= ROUNDS || nobodyLeft(state)): Change {
  const counts =
    state.mission === 'vaults'
      ? state.sides.some((side) => smashable(state, side.id))
      : state.mission === 'quarters' && last && !nobodyLeft(state);
  return counts ? quietly({ ...state, phase: { id: 'score', last } }) : closeRound(state, last);
}

export function closeRound(state: State, last: boolean): Change {
  if (!last) return beginRound(state, state.round + 1);
  const event: Event = { kind: 'over', text: 'The game was over.', rule: MISSIONS[state.mission].rule };
  return { state: { ...without(state, 'trailing'), phase: { id: 'over' } }, events: [event] };
}

/** SF-R4, R5, R24: discs and command points come back, Calls are over, both sides roll. */
export function beginRound(state: State, round: number): Change {
  const fresh: State = {
    ...without(state, 'acting', 'trailing', 'exchange'),
    round,
    row: 'none',
    sides: state.sides.map((side) => ({ ...side, points: COMMAND_POINTS })),
    units: state.units.map((unit) => ({ ...unit, ready: true, calls: [] })),
    reminders: [...state.reminders, ...roundNotes(state)],
    phase: { id: 'turn' },
  };
  const event: Event = { kind: 'round', text: `Round ${round} began.`, rule: 'SF-R4' };
  const [gone] = wipedOut(fresh);
  if (gone) return { state: { ...fresh, side: foeOf(fresh, gone.id).id }, events: [event] };
  return { state: openInitiative(fresh), events: [event] };
}

const roundNotes = (state: State): readonly Note[] =>
  state.round
    ? [{ text: `Discs back, ${COMMAND_POINTS} command points each, Calls are over.`, rule: 'SF-R24' }]
    : [];
