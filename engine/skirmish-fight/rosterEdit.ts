import { never } from '../core/result';
import type { RosterEdit, UnitId } from '../core/types';
import { clamp } from '../kit/track';
import { BUFF_IDS, MOST_POINTS, NEGATIVE_IDS, POINTS } from './data';
import { MOST_COPIES, MOST_ENTRIES, NAME_MOST, NOTE_MOST, type Entry, type Roster } from './roster';

const freshId = (roster: Roster): UnitId =>
  `u${Math.max(0, ...roster.units.map(({ id }) => Number(id.slice(1)) || 0)) + 1}`;

const withUnits = (roster: Roster, units: readonly Entry[]): Roster =>
  units.length > MOST_ENTRIES ? roster : { ...roster, units };

export function edit(roster: Roster, change: RosterEdit): Roster {
  switch (change.type) {
    case 'add':
      return withUnits(roster, [...roster.units, newEntry(roster)]);
    case 'copy':
      return withUnits(
        roster,
        roster.units.flatMap((entry) =>
          entry.id === change.unit ? [entry, { ...entry, id: freshId(roster), leader: false }] : [entry],
        ),
      );
    case 'remove':
      return { ...roster, units: roster.units.filter((entry) => entry.id !== change.unit) };
    case 'move': {
      const moved = roster.units.find((entry) => entry.id === change.unit);
      if (!moved) return roster;
      const others = roster.units.filter((entry) => entry !== moved);
      const to = clamp(Math.trunc(change.to) || 0, others.length);
      return { ...roster, units: [...others.slice(0, to), moved, ...others.slice(to)] };
    }
    case 'set':
      return change.unit === undefined
        ? setRoster(roster, change.field, change.value)
        : setEntry(roster, change.unit, change.field, change.value);
    default:
      return never(change);
  }
}

/** The first unit of a warband leads it until another is chosen. */
function newEntry(roster: Roster): Entry {
  const id = freshId(roster);
  return {
    id,
    name: `Unit ${id.slice(1)}`,
    note: '',
    count: 1,
    leader: !roster.units.some((entry) => entry.leader),
    buffs: [],
  };
}

function setRoster(roster: Roster, field: string, value: unknown): Roster {
  if (field === 'name' && typeof value === 'string') return { ...roster, name: value.slice(0, NAME_MOST) };
  if (field === 'limit' && typeof value === 'number' && Number.isInteger(value))
    return { ...roster, limit: Math.max(POINTS, Math.min(MOST_POINTS, value)) };
  return roster;
}

function setEntry(roster: Roster, id: UnitId, field: string, value: unknown): Roster {
  const entry = roster.units.find((each) => each.id === id);
  if (!entry) return roster;
  if (field === 'leader') return value === 'yes' ? makeLeader(roster, entry) : unmakeLeader(roster, entry);
  const changed = changedEntry(entry, field, value);
  return { ...roster, units: roster.units.map((each) => (each === entry ? changed : each)) };
}

function changedEntry(entry: Entry, field: string, value: unknown): Entry {
  switch (field) {
    case 'name':
      return typeof value === 'string' ? { ...entry, name: value.slice(0, NAME_MOST) } : entry;
    case 'note':
      return typeof value === 'string' ? { ...entry, note: value.slice(0, NOTE_MOST) } : entry;
    case 'count':
      return typeof value === 'number' && Number.isInteger(value)
        ? { ...entry, count: Math.max(1, Math.min(entry.leader ? 1 : MOST_COPIES, value)) }
        : entry;
    case 'buffs':
      return Array.isArray(value)
        ? { ...entry, buffs: BUFF_IDS.filter((buff) => value.includes(buff)) }
        : entry;
    case 'negative': {
      const { negative: _, ...rest } = entry;
      const negative = NEGATIVE_IDS.find((each) => each === value);
      return negative ? { ...rest, negative } : value === 'none' ? rest : entry;
    }
    default:
      return entry;
  }
}

/** SF-R30: one leads. Of several alike the leader gets an entry of its own. */
function makeLeader(roster: Roster, entry: Entry): Roster {
  const rest = { ...entry, id: freshId(roster), count: entry.count - 1, leader: false };
  const units = roster.units.flatMap((each) => {
    if (each !== entry) return [each.leader ? { ...each, leader: false } : each];
    const leader = { ...entry, count: 1, leader: true };
    return rest.count > 0 ? [leader, rest] : [leader];
  });
  return withUnits(roster, units);
}

const unmakeLeader = (roster: Roster, entry: Entry): Roster => ({
  ...roster,
  units: roster.units.map((each) => (each === entry ? { ...entry, leader: false } : each)),
});
