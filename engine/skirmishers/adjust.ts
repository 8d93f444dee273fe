import type { Adjust, Event, SideId, Step, UnitId } from '../core/types';
import { clamp, signed } from '../kit/track';
import { dropExchange } from './exchange';
import { each, gain, lose, mark, sum, type Condition, type Lot } from './lots';
import {
  beginTurn,
  groupOf,
  isReady,
  isThere,
  otherSide,
  pieceName,
  ready,
  sideOf,
  standing,
  withLots,
  type Group,
  type State,
} from './state';
import { MOST_TURNS } from './pass';

/** The tracks of a group, as ids. */
export const TRACKS = { standing: 'standing', ready: 'ready', pushed: 'pushed', reacted: 'reacted' } as const;
type TrackId = keyof typeof TRACKS;

export const wasPushed = (lot: Lot): boolean => lot.pushed > 0;
export const hasReacted = (lot: Lot): boolean => lot.reacted > 0;

/** The table overrules the app. */
export function adjust(state: State, { of, track, value }: Adjust): Step<State> {
  if (of === 'game') return track === 'side' ? setSide(state, value) : setTurn(state, value);
  return setGroup(state, of, track as TrackId, value);
}

const set = (state: State, name: string, events: readonly Event[]): Step<State> => ({ state, name, events });

/** A turn more is the other player's; what the last turn did to the pieces is over. */
function setTurn(state: State, value: number): Step<State> {
  const turn = Math.max(1, Math.min(MOST_TURNS, value));
  if (turn === state.turn) return set(state, `Turn ${turn}`, []);
  const active = (turn - state.turn) % 2 ? otherSide(state, state.active) : state.active;
  const text = `Turn ${turn}: ${sideOf(state, active).name} is active.`;
  const event: Event = { kind: 'round', text, rule: 'DC-R5', side: active };
  return set(beginTurn(leave(state), turn, active), `Turn ${turn}`, [event]);
}

/** 1 is the first side; 0 is nobody, and somebody is always active. */
function setSide(state: State, value: number): Step<State> {
  const side: SideId = state.sides[value - 1]?.id ?? state.active;
  const { name } = sideOf(state, side);
  if (side === state.active) return set(state, `${name} is active`, []);
  const event: Event = { kind: 'set', text: `${name} is active now.`, rule: 'DC-R5', side };
  return set(beginTurn(leave(state), state.turn, side), `${name} is active`, [event]);
}

const leave = (state: State): State => (state.phase === 'turn' ? state : dropExchange(state));

function setGroup(state: State, id: UnitId, track: TrackId, value: number): Step<State> {
  const group = groupOf(state, id);
  const now = { standing, ready, pushed: countOf(wasPushed), reacted: countOf(hasReacted) }[track](group);
  const change = clamp(value, track === 'standing' ? group.full : standing(group)) - now;
  const lots = changed(group, track, change);
  return {
    state: keepExchange(withLots(state, id, lots)),
    name: nameOf(group, track, change),
    events: eventsOf(state, group, track, change),
  };
}
const countOf = (fits: (lot: Lot) => boolean) => (group: Group) => sum(group.lots, fits);

function changed({ lots }: Group, track: TrackId, change: number): readonly Lot[] {
  const many = Math.abs(change);
  const marked = (fits: (lot: Lot) => boolean, part: Partial<Condition>) =>
    each(lots, many, fits, (all, lot, taken) => mark(all, lot, part, taken));
  switch (track) {
    case 'standing':
      return change > 0 ? gain(lots, many) : each(lots, many, () => true, lose);
    case 'ready':
      return change > 0 ? marked((lot) => !isReady(lot), { went: 'no' }) : marked(isReady, { went: 'done' });
    case 'pushed':
      return change > 0 ? marked((lot) => !wasPushed(lot), { pushed: 1 }) : marked(wasPushed, { pushed: 0 });
    case 'reacted':
      return change > 0
        ? marked((lot) => !hasReacted(lot), { reacted: 1 })
        : marked(hasReacted, { reacted: 0 });
  }
}

/** An exchange goes on as long as both pieces are still there as they were. */
function keepExchange(state: State): State {
  const { phase, exchange } = state;
  if (phase === 'turn' || !exchange) return state;
  const there =
    isThere(state, exchange.attacker) && (phase === 'second' || isThere(state, exchange.defender));
  return there ? state : dropExchange(state);
}

function nameOf({ name }: Group, track: TrackId, change: number): string {
  const word = { standing: '', ready: ' to go', pushed: ' pushed', reacted: ' reacted' }[track];
  return `${name}${word} ${signed(change)}`;
}

function eventsOf(state: State, group: Group, track: TrackId, change: number): readonly Event[] {
  if (!change) return [];
  const many = Math.abs(change);
  const about = { side: group.side, unit: group.id } as const;
  const who = `${pieceName(state, group.id)}, ${many}`;
  switch (track) {
    case 'standing': {
      const kind = change > 0 ? 'gained' : 'destroyed';
      return [{ ...about, kind, text: `${who} ${change > 0 ? 'came back' : 'killed'}.`, amount: many }];
    }
    case 'ready':
      return [
        { ...about, kind: 'set', text: `${who} ${change > 0 ? 'may go again' : 'done'}.`, rule: 'DC-R5' },
      ];
    case 'pushed':
      return [
        {
          ...about,
          kind: 'set',
          text: `${who} ${change > 0 ? 'pushed' : 'no longer pushed'}.`,
          rule: 'DC-R19',
        },
      ];
    case 'reacted':
      return [
        {
          ...about,
          kind: 'set',
          text: `${who} ${change > 0 ? 'reacted' : 'had not reacted'}.`,
          rule: 'DC-R26',
        },
      ];
  }
}
