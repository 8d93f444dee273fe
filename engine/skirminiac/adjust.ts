import { PLACE } from '../core/check';
import { never } from '../core/result';
import type { Adjust, Event, Step } from '../core/types';
import { signed } from '../kit/track';
import { endActivation } from './activation';
import { hexName, neighboursOf } from './board';
import { enemiesOn, NOT_YET, positionOf } from './position';
import { isUp, nameOf, setHealth, sideOf, standing, unitId, unitOf, type Change, type State } from './state';

/** By hand: the table is right. */
export function adjust(state: State, { of, track, value }: Adjust): Step<State> {
  const {
    name,
    state: set,
    events,
  } = of === 'game' ? adjustGame(state, track, value) : adjustUnit(state, of, track, value);
  return { name, ...settle({ state: set, events }) };
}

type GameTrack = 'turn' | 'first-blood' | 'countdown';

const set = (text: string, at: Partial<Event> = {}): readonly Event[] => [{ kind: 'set', text, ...at }];

function adjustGame(state: State, track: string, value: number): Step<State> {
  const kind = track as GameTrack;
  switch (kind) {
    case 'turn': {
      const player = value > 1 ? 1 : 0;
      const { id, name } = state.sides[player];
      const after: State = { ...state, player, phase: { id: 'turn', declined: false } };
      return { name: `${name} to act`, state: after, events: set(`${name} was to act.`, { side: id }) };
    }
    case 'first-blood':
      return {
        name: 'First blood',
        state: { ...state, firstBlood: value > 0 },
        events: set(`First blood was ${value > 0 ? 'still to come' : 'drawn'}.`, { rule: 'SC-R34' }),
      };
    case 'countdown':
      return {
        name: `Countdown ${value}`,
        state: { ...state, countdown: value },
        events: set(`The countdown was set to ${value}.`, { rule: 'SC-R21' }),
      };
    default:
      return never(kind);
  }
}

function adjustUnit(state: State, id: string, track: string, value: number): Step<State> {
  const unit = unitOf(state, id);
  return track === PLACE ? setPlace(state, unit, value) : setUnitHealth(state, unit, value);
}

function setUnitHealth(state: State, unit: number, value: number): Step<State> {
  const was = state.health[unit]!;
  const name = nameOf(state, unit);
  const at = { side: sideOf(state, unit).id, unit: unitId(state, unit), amount: Math.abs(value - was) };
  const raised =
    was === 0 && value > 0 ? withPlace(state, unit, freeCellNear(state, state.place[unit]!)) : state;
  const kind = value === 0 && was > 0 ? 'destroyed' : 'set';
  const text = kind === 'destroyed' ? `${name} was destroyed.` : `${name} was set to ${value} health.`;
  return {
    name: `${name} ${signed(value - was)}`,
    state: setHealth(raised, unit, value),
    events: [{ kind, text, rule: 'SC-R19', ...at }],
  };
}

const withPlace = (state: State, unit: number, cell: number): State => ({
  ...state,
  place: state.place.map((place, each) => (each === unit ? cell : place)),
});

const occupantOf = (state: State, cell: number): number | undefined => {
  const unit = state.place.findIndex((place, each) => place === cell && isUp(state, each));
  return unit < 0 ? undefined : unit;
};

/** The nearest free cell, the cell itself if it is: 21 things stand on 72 hexes, so there is one. */
function freeCellNear(state: State, cell: number): number {
  const queue = [cell];
  for (const each of queue) {
    if (!state.terrain.includes(each) && occupantOf(state, each) === undefined) return each;
    for (const beside of neighboursOf(each)) if (!queue.includes(beside)) queue.push(beside);
  }
  return cell;
}

/** Two units swap places; terrain stays (SC-R25). */
function setPlace(state: State, unit: number, cell: number): Step<State> {
  const name = nameOf(state, unit);
  const at = { side: sideOf(state, unit).id, unit: unitId(state, unit), rule: 'SC-R25' };
  if (state.terrain.includes(cell))
    return { name: `${name} stays`, state, events: set(`Terrain kept ${name} off ${hexName(cell)}.`, at) };
  const other = occupantOf(state, cell);
  const swapped = other === undefined ? state : withPlace(state, other, state.place[unit]!);
  return {
    name: `${name} put`,
    state: withPlace(swapped, unit, cell),
    events: set(`${name} was put on ${hexName(cell)}.`, at),
  };
}

/** After a change by hand nothing half done is left that can no longer be finished. */
function settle({ state: set, events }: Change): Change {
  // SC-A14: with two units or more on each side there is nothing to count down.
  const both = standing(set, 0) > 1 && standing(set, 1) > 1;
  const state: State = both ? { ...set, countdown: NOT_YET } : set;
  const { phase } = state;
  // Another attack may be chosen instead.
  if (phase.id === 'support' && !(isUp(state, phase.unit) && isUp(state, phase.target)))
    return { state: { ...state, phase: { id: 'turn', declined: false } }, events };
  if (phase.id === 'follow' && !(isUp(state, phase.unit) && enemiesOn(positionOf(state), phase.unit)))
    return endActivation({ state, events });
  return { state, events };
}
