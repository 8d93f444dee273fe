import type { Event, Note, Setup, SideId, UnitId } from '../core/types';
import type { Special } from './data';
import type { Exchange } from './exchange';
import { gain, keyOf, lotOf, sum, UNTOUCHED, conditionWords, type Lot, type LotKey } from './lots';
import { readRatings, type Ratings } from './ratings';
import { abbreviation, entryName, type Roster } from './roster';
import { readRulings, type Rulings } from './rulings';
import { readScenario, type Scenario } from './setup';
import { ownerOf } from './words';

export interface Group {
  readonly id: UnitId;
  readonly side: SideId;
  readonly name: string;
  readonly ratings: Ratings;
  readonly special: readonly Special[];
  readonly note: string;
  /** Pieces at the start. */
  readonly full: number;
  readonly lots: readonly Lot[];
}

export interface Side {
  readonly id: SideId;
  readonly name: string;
}

/** One piece, as far as it can be told from others: its group, and the lot it is in. */
export interface Ref {
  readonly group: UnitId;
  readonly lot: LotKey;
}

/** In every phase but `turn` there is an open exchange. */
// prettier-ignore
export type Phase = 'turn' | 'cover' | 'fire' | 'second' | 'attack' | 'reaction' | 'reply' | 'push';

export type Ended =
  { readonly by: 'declared'; readonly winner?: SideId } | { readonly by: 'conceded'; readonly side: SideId };

export interface State {
  readonly rulings: Rulings;
  readonly scenario: Scenario;
  /** Player turns, both sides' counted. */
  readonly turn: number;
  readonly active: SideId;
  readonly sides: readonly Side[];
  readonly groups: readonly Group[];
  readonly phase: Phase;
  /** The exchange under way, or the last one. */
  readonly exchange?: Exchange;
  /** What the table may still do about the last step. */
  readonly notes: readonly Note[];
  readonly ended?: Ended;
}

/** A state and what happened on the way to it. */
export interface Change {
  readonly state: State;
  readonly events: readonly Event[];
}

/** DC-R4. */
export function start(setup: Setup): State {
  const scenario = readScenario(setup);
  return {
    rulings: readRulings(setup),
    scenario,
    turn: 1,
    active: scenario.first,
    sides: setup.sides.map(({ id, name }) => ({ id, name: name.trim() || `Side ${id.toUpperCase()}` })),
    groups: setup.sides.flatMap(({ id, roster }) => groupsOf(id, roster as Roster)),
    phase: 'turn',
    notes: [{ text: 'Set up the board and the pieces as the battle directs.', rule: 'DC-R4' }],
  };
}

function groupsOf(side: SideId, roster: Roster): readonly Group[] {
  const names = roster.groups.map(entryName);
  return roster.groups.map((entry, i) => {
    const ratings = readRatings(entry.ratings);
    if (!ratings.ok) throw new Error(`${entry.id} cannot be read: ${abbreviation(entry)}`);
    const name = names[i]!;
    const twins = names.slice(0, i).filter((other) => other === name).length;
    return {
      id: `${side}${i + 1}`,
      side,
      name: twins ? `${name} ${twins + 1}` : name,
      ratings: ratings.value,
      special: entry.special,
      note: entry.note.trim(),
      full: entry.count,
      lots: gain([], entry.count),
    };
  });
}

export function groupOf(state: State, id: UnitId): Group {
  const group = state.groups.find((each) => each.id === id);
  if (!group) throw new Error(`No group ${id}`);
  return group;
}
export function sideOf(state: State, id: SideId): Side {
  const side = state.sides.find((each) => each.id === id);
  if (!side) throw new Error(`No side ${id}`);
  return side;
}
export const otherSide = (state: State, id: SideId): SideId =>
  state.sides.find((side) => side.id !== id)?.id ?? id;
export const forceOf = (state: State, side: SideId): readonly Group[] =>
  state.groups.filter((group) => group.side === side);

export const standing = (group: Group): number => sum(group.lots);
export const ready = (group: Group): number => sum(group.lots, isReady);
export const isReady = (lot: Lot): boolean => lot.went === 'no';
export const sideStanding = (state: State, side: SideId): number =>
  forceOf(state, side).reduce((total, group) => total + standing(group), 0);
export const sideFull = (state: State, side: SideId): number =>
  forceOf(state, side).reduce((total, group) => total + group.full, 0);

export const isThere = (state: State, { group, lot }: Ref): boolean =>
  lotOf(groupOf(state, group).lots, lot) !== undefined;
export function lotAt(state: State, { group, lot }: Ref): Lot {
  const found = lotOf(groupOf(state, group).lots, lot);
  if (!found) throw new Error(`No lot ${lot} in ${group}`);
  return found;
}

export const withLots = (state: State, id: UnitId, lots: readonly Lot[]): State => ({
  ...state,
  groups: state.groups.map((group) => (group.id === id ? { ...group, lots } : group)),
});

/** DC-R21, DC-A21: what a player's turn did to the pieces is over when it ends. */
export function beginTurn(state: State, turn: number, active: SideId): State {
  const untouched = keyOf(UNTOUCHED);
  return {
    ...state,
    turn,
    active,
    phase: 'turn',
    groups: state.groups.map((group) =>
      group.lots.every((lot) => keyOf(lot) === untouched)
        ? group
        : { ...group, lots: gain([], standing(group)) },
    ),
  };
}

/** "Red’s Archer": two sides may well have archers. */
export function pieceName(state: State, id: UnitId): string {
  const { side, name } = groupOf(state, id);
  return `${ownerOf(sideOf(state, side).name)} ${name}`;
}
/** "Red’s Archer (pushed once)". */
export function refName(state: State, ref: Ref): string {
  const words = conditionWords(lotAt(state, ref));
  return pieceName(state, ref.group) + (words.length ? ` (${words.join(', ')})` : '');
}
