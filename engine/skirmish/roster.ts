import { fail, never, ok } from '../core/result';
import { listOf, record, text } from '../core/shape';
import type { FieldValue, Problem, Result, RosterEdit, UnitId } from '../core/types';
import { NAMES, SQUAD_SIZE } from './data';

export const SQUAD_NAME_MOST = 40;
export const NAME_MOST = 20;

export interface RosterFigure {
  readonly id: UnitId;
  readonly name: string;
}
/** A squad: its name, and five named figures (SK-R1, SK-R3). */
export interface Roster {
  readonly name: string;
  readonly figures: readonly RosterFigure[];
}

export const squad = (name: string, names: readonly string[]): Roster => ({
  name,
  figures: names.map((each, i) => ({ id: `${i + 1}`, name: each })),
});

export const fresh = (): Roster => squad('New squad', NAMES.slice(0, SQUAD_SIZE));

const readSquad = record<Roster>({
  name: text(SQUAD_NAME_MOST),
  figures: listOf(record<RosterFigure>({ id: text(NAME_MOST), name: text(NAME_MOST) }), SQUAD_SIZE),
});

export function parse(raw: unknown): Result<Roster, string> {
  const roster = readSquad(raw);
  if (!roster) return fail('This is not a squad of -Skirmish-.');
  const ids = new Set(roster.figures.map((figure) => figure.id));
  return ids.size === SQUAD_SIZE ? ok(roster) : fail('A squad has five figures.');
}

const key = (name: string) => name.trim().toLowerCase();

export function problemsOf(roster: Roster): readonly Problem[] {
  return roster.figures.flatMap((figure, i): readonly Problem[] => {
    const at = { unit: figure.id, field: 'name', rule: 'SK-R3' } as const;
    if (!key(figure.name)) return [{ ...at, text: `Figure ${i + 1} has no name.`, fix: 'Write one down.' }];
    const twin = roster.figures.slice(0, i).some((other) => key(other.name) === key(figure.name));
    return twin
      ? [
          {
            ...at,
            text: `Two figures are called ${figure.name.trim()}.`,
            fix: 'Give one of them another name.',
          },
        ]
      : [];
  });
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
      return roster; // Five figures, always (SK-R1).
    default:
      return never(change);
  }
}

function set(roster: Roster, unit: UnitId | undefined, field: string, value: FieldValue): Roster {
  if (field !== 'name' || typeof value !== 'string') return roster;
  if (unit === undefined) return { ...roster, name: value.slice(0, SQUAD_NAME_MOST) };
  const figures = roster.figures.map((figure) =>
    figure.id === unit ? { ...figure, name: value.slice(0, NAME_MOST) } : figure,
  );
  return { ...roster, figures };
}

function move(roster: Roster, unit: UnitId, to: number): Roster {
  const figure = roster.figures.find((each) => each.id === unit);
  if (!figure || !Number.isInteger(to) || to < 0 || to >= roster.figures.length) return roster;
  const others = roster.figures.filter((each) => each !== figure);
  return { ...roster, figures: [...others.slice(0, to), figure, ...others.slice(to)] };
}
