import { listOf, oneOf, record, text, whole } from '../core/shape';
import { fail, never, ok } from '../core/result';
import type { FieldValue, Problem, Result, RosterEdit, UnitId } from '../core/types';
import { clamp } from '../kit/track';
import {
  CATALOGUE,
  ERA_IDS,
  PIECE_IDS,
  SPECIAL_IDS,
  type Era,
  type Piece,
  type Printed,
  type Special,
} from './data';
import { readRatings, written } from './ratings';

export const NAME_MOST = 30;
export const RATINGS_MOST = 12;
export const NOTE_MOST = 60;
export const MOST_GROUPS = 12;
export const MOST_PIECES = 50;

/** Pieces alike: "8 × Archer 1/2/1". The ratings stay as they were typed, until they can be read. */
export interface Entry {
  readonly id: UnitId;
  readonly name: string;
  readonly ratings: string;
  readonly count: number;
  readonly special: readonly Special[];
  readonly note: string;
}
export interface Roster {
  readonly name: string;
  readonly era: Era;
  readonly groups: readonly Entry[];
}

export const fresh = (): Roster => ({ name: 'New force', era: 'ancient', groups: [] });

/** A group of a printed piece (DC-R31). */
export const entryOf = (id: UnitId, piece: Piece, count: number): Entry => {
  const { name, ratings, special } = CATALOGUE[piece];
  return { id, name, ratings, count, special, note: '' };
};

/** A group without a name goes by its ratings. */
export const entryName = (entry: Entry): string => entry.name.trim() || abbreviation(entry) || 'Piece';
export const piecesOf = (roster: Roster): number => roster.groups.reduce((sum, each) => sum + each.count, 0);

/** The ratings the rulebook's way, or as typed where they cannot be read. */
export function abbreviation({ ratings }: Entry): string {
  const read = readRatings(ratings);
  return read.ok ? written(read.value) : ratings.trim();
}

/** The printed piece a group is, to the last note. */
export function pieceOf(entry: Entry): Piece | undefined {
  const ratings = abbreviation(entry);
  return PIECE_IDS.find((id) => {
    const printed: Printed = CATALOGUE[id];
    return (
      printed.name === entry.name &&
      printed.ratings === ratings &&
      printed.special.join() === entry.special.join()
    );
  });
}

export function entryProblems(entry: Entry): readonly Problem[] {
  const ratings = readRatings(entry.ratings);
  const name = entryName(entry);
  if (!ratings.ok)
    return [
      {
        text: `${name}: ${ratings.error}`,
        fix: 'Write missile/melee/armor as 1/2/2, or melee/armor as 2/2.',
        rule: 'DC-R2',
        unit: entry.id,
        field: 'ratings',
      },
    ];
  const [special] = entry.special;
  return special && !ratings.value.missile
    ? [
        {
          text: `${name} has no missile weapon, so its notes on shooting mean nothing.`,
          fix: 'Take the notes off, or give it a missile rating.',
          rule: 'DC-R2',
          unit: entry.id,
          field: 'special',
        },
      ]
    : [];
}

export function problemsOf(roster: Roster): readonly Problem[] {
  return roster.groups.length
    ? roster.groups.flatMap(entryProblems)
    : [{ text: 'There is nobody in this force.', fix: 'Add a group.', rule: 'DC-R1' }];
}

/* ---- editing --------------------------------------------------------------------------------------------------- */

const freshId = (roster: Roster): UnitId =>
  `g${Math.max(0, ...roster.groups.map(({ id }) => Number(id.slice(1)) || 0)) + 1}`;

const withGroups = (roster: Roster, groups: readonly Entry[]): Roster =>
  groups.length > MOST_GROUPS ? roster : { ...roster, groups };

export function edit(roster: Roster, change: RosterEdit): Roster {
  switch (change.type) {
    case 'add':
      return withGroups(roster, [...roster.groups, entryOf(freshId(roster), nextPiece(roster), 5)]);
    case 'copy':
      return withGroups(
        roster,
        roster.groups.flatMap((entry) =>
          entry.id === change.unit ? [entry, { ...entry, id: freshId(roster) }] : [entry],
        ),
      );
    case 'remove':
      return { ...roster, groups: roster.groups.filter((entry) => entry.id !== change.unit) };
    case 'move': {
      const moved = roster.groups.find((entry) => entry.id === change.unit);
      if (!moved) return roster;
      const others = roster.groups.filter((entry) => entry !== moved);
      const to = clamp(Math.trunc(change.to) || 0, others.length);
      return { ...roster, groups: [...others.slice(0, to), moved, ...others.slice(to)] };
    }
    case 'set':
      return change.unit === undefined
        ? setRoster(roster, change.field, change.value)
        : {
            ...roster,
            groups: roster.groups.map((entry) =>
              entry.id === change.unit ? setEntry(entry, change.field, change.value) : entry,
            ),
          };
    default:
      return never(change);
  }
}

/** The first printed piece of the era that the force has not got yet. */
export function nextPiece({ era, groups }: Roster): Piece {
  const ofEra = PIECE_IDS.filter((id) => CATALOGUE[id].era === era);
  return ofEra.find((id) => !groups.some((entry) => pieceOf(entry) === id)) ?? ofEra[0]!;
}

function setRoster(roster: Roster, field: string, value: FieldValue): Roster {
  if (field === 'name' && typeof value === 'string') return { ...roster, name: value.slice(0, NAME_MOST) };
  const era = field === 'era' ? ERA_IDS.find((id) => id === value) : undefined;
  return era ? { ...roster, era } : roster;
}

function setEntry(entry: Entry, field: string, value: FieldValue): Entry {
  switch (field) {
    case 'piece': {
      const piece = PIECE_IDS.find((id) => id === value);
      return piece ? { ...entryOf(entry.id, piece, entry.count), note: entry.note } : entry;
    }
    case 'name':
      return typeof value === 'string' ? { ...entry, name: value.slice(0, NAME_MOST) } : entry;
    case 'ratings':
      return typeof value === 'string' ? { ...entry, ratings: value.slice(0, RATINGS_MOST) } : entry;
    case 'count':
      return typeof value === 'number' && Number.isInteger(value)
        ? { ...entry, count: Math.max(1, Math.min(MOST_PIECES, value)) }
        : entry;
    case 'special':
      return Array.isArray(value)
        ? { ...entry, special: SPECIAL_IDS.filter((id) => value.includes(id)) }
        : entry;
    case 'note':
      return typeof value === 'string' ? { ...entry, note: value.slice(0, NOTE_MOST) } : entry;
    default:
      return entry;
  }
}

/* ---- reading --------------------------------------------------------------------------------------------------- */

const readRoster = record<Roster>({
  name: text(NAME_MOST),
  era: oneOf<Era>(ERA_IDS),
  groups: listOf(
    record<Entry>({
      id: text(8),
      name: text(NAME_MOST),
      ratings: text(RATINGS_MOST),
      count: whole(1, MOST_PIECES),
      special: listOf(oneOf<Special>(SPECIAL_IDS), SPECIAL_IDS.length),
      note: text(NOTE_MOST),
    }),
    MOST_GROUPS,
  ),
});

export function parse(raw: unknown): Result<Roster, string> {
  const roster = readRoster(raw);
  return roster && new Set(roster.groups.map(({ id }) => id)).size === roster.groups.length
    ? ok(roster)
    : fail('This is not a force of Skirmishers.');
}
