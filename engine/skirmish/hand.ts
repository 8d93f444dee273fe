import type { Adjust, Event, SideId, Step } from '../core/types';
import { signed } from '../kit/track';
import { ACTIONS } from './data';
import { clear, underFire } from './exchange';
import { isWon } from './outcome';
import { beginRound } from './round';
import {
  canAct,
  change,
  figureOf,
  injure,
  isUp,
  nextToAct,
  sideOf,
  standingSides,
  type Figure,
  type Phase,
  type State,
} from './state';

const HALT: Phase = { id: 'halt', before: 'round' };
const UNDER_WAY: readonly Phase['id'][] = ['shoot', 'fight', 'armor', 'throw', 'blast', 'resist'];

/** The turn of this side or the next that can act; the round does not end by itself. */
function toTurn(state: State, side: SideId): State {
  const next = canAct(state, side) ? side : nextToAct(state, side);
  return next ? { ...state, side: next, phase: { id: 'turn' } } : { ...state, phase: HALT };
}

/** The dice of an exchange that is broken off are taken away; those of one that is over stay. */
const breakOff = (state: State): State => (UNDER_WAY.includes(state.phase.id) ? clear(state) : state);
/** On to the next side; the action stays spent. */
const leave = (state: State): State => toTurn(breakOff(state), nextToAct(state, state.side) ?? state.side);

/** Makes the phase fit the figures again after the table has changed them. */
function settle(state: State): State {
  const { phase } = state;
  const up = (unit: string) => isUp(state, figureOf(state, unit));
  if (isWon(state)) return state;
  switch (phase.id) {
    case 'fire':
      return underFire(state).length ? state : { ...state, phase: { id: 'minute' } };
    case 'initiative': {
      const standing = new Set(standingSides(state).map((side) => side.id));
      const sides = phase.sides.filter((side) => standing.has(side));
      const [first = state.side] = sides;
      const able = state.sides.some((side) => canAct(state, side.id));
      return able && sides.length > 1
        ? { ...state, phase: { id: 'initiative', sides } }
        : toTurn(state, first);
    }
    case 'turn':
      return toTurn(state, state.side);
    case 'halt':
      return phase.before === 'round' ? toTurn(state, state.side) : state;
    case 'shoot':
    case 'fight':
      return up(phase.unit) && up(phase.target) ? state : leave(state);
    case 'armor':
      return up(phase.victim) ? state : leave(state);
    case 'throw':
    case 'blast':
      return up(phase.unit) ? state : leave(state);
    case 'resist': {
      const [inner, outer] = [phase.inner.filter(up), phase.outer.filter(up)];
      return inner.length + outer.length ? { ...state, phase: { ...phase, inner, outer } } : leave(state);
    }
    default:
      return state;
  }
}

export function adjust(state: State, { of, track, value }: Adjust): Step<State> {
  if (of === 'game') return track === 'round' ? setRound(state, value) : setTurn(state, value);
  return setFigure(state, figureOf(state, of), track, value);
}

/** A later round begins in full; an earlier one only corrects the count. */
function setRound(state: State, value: number): Step<State> {
  const round = Math.max(1, value);
  const name = `Round ${round}`;
  if (round > state.round) return { ...beginRound(breakOff(state), round), name };
  const event: Event = { kind: 'set', text: `The round was set to ${round}.`, rule: 'SK-R12' };
  return { state: { ...state, round }, name, events: [event] };
}

/** Whose turn it is: the nth side, counted from 1. */
function setTurn(state: State, value: number): Step<State> {
  const side = state.sides[value - 1];
  if (!side) return { state, name: 'No change', events: [] };
  const event: Event = {
    kind: 'set',
    text: `The turn was given to ${side.name}.`,
    rule: 'SK-R16',
    side: side.id,
  };
  return { state: toTurn(breakOff(state), side.id), name: `${side.name}’s turn`, events: [event] };
}

function setFigure(state: State, figure: Figure, track: string, value: number): Step<State> {
  const { id, name, side } = figure;
  const set = (text: string, rule: string): readonly Event[] => [{ kind: 'set', text, rule, side, unit: id }];
  switch (track) {
    case 'hp':
      return setHitPoints(state, figure, value);
    case 'grenades':
      return {
        state: change(state, id, { grenades: value }),
        name: `${name}: ${value} grenades`,
        events: set(`${name} was given ${value} grenades.`, 'SK-R3'),
      };
    case 'actions':
      return {
        state: settle(change(state, id, { actions: value, moves: Math.min(figure.moves, ACTIONS - value) })),
        name: `${name}: ${value} left`,
        events: set(`${name} was given ${value} actions.`, 'SK-R13'),
      };
    default:
      throw new Error(`No track ${track}`);
  }
}

function setHitPoints(state: State, { id, name, side, hp }: Figure, value: number): Step<State> {
  const amount = value - hp;
  const gained: Event = {
    kind: 'gained',
    text: `${name} was given ${amount}.`,
    rule: 'SK-R3',
    side,
    unit: id,
    amount,
  };
  const set =
    amount > 0
      ? { state: change(state, id, { hp: value }), events: [gained] }
      : injure(state, id, -amount, 'SK-R3');
  return { state: settle(set.state), name: `${name} ${signed(amount)}`, events: set.events };
}

/** On to the next turn, in one step; where a whole minute or round lies before it, the game halts there. */
export function skip(state: State): Step<State> {
  const { phase } = state;
  const skipped = (next: State, name: string): Step<State> => ({
    state: next,
    name,
    events: [{ kind: 'did', text: 'The table went on by itself.', rule: 'SK-R12' }],
  });
  switch (phase.id) {
    case 'fire':
      return skipped({ ...state, phase: { id: 'halt', before: 'minute' } }, 'Fire skipped');
    case 'minute':
    case 'moved':
    case 'initiative':
      return skipped(toTurn(clear(state), state.side), 'Straight to the turns');
    case 'halt': {
      if (phase.before === 'minute')
        return skipped(toTurn(clear(state), state.side), 'Straight to the turns');
      const { state: next, events } = beginRound(state);
      return { state: { ...next, phase: { id: 'halt', before: 'minute' } }, name: 'Next round', events };
    }
    case 'over':
      return { state, name: 'Over', events: [] };
    default:
      return skipped(leave(state), 'Turn passed');
  }
}

export function concede(state: State, side: SideId): Step<State> {
  const sides = state.sides.map((each) => (each.id === side ? { ...each, conceded: true } : each));
  const { name } = sideOf(state, side);
  return {
    state: settle({ ...state, sides }),
    name: `${name} concedes`,
    events: [{ kind: 'over', text: `${name} conceded.`, rule: 'SK-A17', side }],
  };
}
