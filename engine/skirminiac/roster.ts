import { fail, never, ok } from '../core/result';
import { listOf, record, text } from '../core/shape';
import type { FieldValue, Problem, Result, RosterEdit, UnitId } from '../core/types';
import { NAMES, UNITS_EACH } from './data';

export const WARBAND_NAME_MOST = 40;
export const NAME_MOST = 20;
const ID_MOST = 8;

export interface RosterUnit {
  readonly id: UnitId;
  readonly name: string;
}
/** A warband: its name, and seven units that differ in nothing but theirs (SC-R4, R5). */
export interface Roster {
  readonly name: string;
  readonly units: readonly RosterUnit[];
}

export const warband = (name: string, names: readonly string[]): Roster => ({
  name,
  units: names.map((each, i) => ({ id: `u${i + 1}`, name: each })),
});

export const fresh = (): Roster => warband('New warband', NAMES.slice(0, UNITS_EACH));

/** What a unit is called: by its place where nobody has named it. */
export const callOf = ({ name }: RosterUnit, place: number): string => name.trim() || `Unit ${place + 1}`;

const readWarband = record<Roster>({
  name: text(WARBAND_NAME_MOST),
  units: listOf(record<RosterUnit>({ id: text(ID_MOST), name: text(NAME_MOST) }), UNITS_EACH),
});

export function parse(raw: unknown): Result<Roster, string> {
  const roster = readWarband(raw);
  if (!roster) return fail('This is not a Skirminiac warband.');
  const ids = new Set(roster.units.map(({ id }) => id));
  return ids.size === UNITS_EACH ? ok(roster) : fail('A Skirminiac warband has seven units.');
}

/** Any names will do; two alike are told apart in play. */
export function noticesOf({ units }: Roster): readonly Problem[] {
  const names = units.map((unit, i) => callOf(unit, i));
  return units.flatMap(({ id }, i) =>
    names.indexOf(names[i]!) < i
      ? [
          {
            text: `Two units are called ${names[i]}.`,
            fix: 'Give one of them another name, or they are numbered.',
            unit: id,
            field: 'name',
            rule: 'SC-R5',
          },
        ]
      : [],
  );
}

export function edit(roster: Roster, change: RosterEdit): Roster {
  switch (change.type) {
    case 'set':
      return set(roster, change.unit, change.field, change.value);
    case 'move':
      return move(roster, change.unit, change.to);
    case 'add':
    case 'copy':
    case 'remove':
      return roster; // Seven units, always (SC-R4).
    default:
      return never(change);
  }
}

/** Cut to length, never through the middle of a character. */
const cut = (value: string, most: number): string => value.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');

function set(roster: Roster, unit: UnitId | undefined, field: string, value: FieldValue): Roster {
  if (field !== 'name' || typeof value !== 'string') return roster;
  if (unit === undefined) return { ...roster, name: cut(value, WARBAND_NAME_MOST) };
  const units = roster.units.map((each) =>
    each.id === unit ? { ...each, name: cut(value, NAME_MOST) } : each,
  );
  return { ...roster, units };
}

function move(roster: Roster, unit: UnitId, to: number): Roster {
  const moved = roster.units.find((each) => each.id === unit);
  if (!moved || !Number.isInteger(to) || to < 0 || to >= UNITS_EACH) return roster;
  const others = roster.units.filter((each) => each !== moved);
  return { ...roster, units: [...others.slice(0, to), moved, ...others.slice(to)] };
}
