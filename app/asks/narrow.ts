import type { Blocked, CellId, DieId, Option, UnitId, Verb } from '../../engine';

/** A choice is narrowed in this order; a facet with one value is skipped. */
export const FACETS = ['unit', 'verb', 'target', 'cell', 'dice'] as const;
export type Facet = (typeof FACETS)[number];

/** What has been tapped so far. Dice count as picked when an option uses all of them. */
export interface Picked {
  readonly unit?: UnitId;
  readonly verb?: string;
  readonly target?: UnitId;
  readonly cell?: CellId;
  readonly dice?: readonly DieId[];
}
export const NOTHING: Picked = {};

export function fits(option: Option, picked: Picked): boolean {
  return (
    (picked.unit === undefined || option.unit === picked.unit) &&
    (picked.verb === undefined || option.verb?.id === picked.verb) &&
    (picked.target === undefined || option.target === picked.target) &&
    (picked.cell === undefined || option.cell === picked.cell) &&
    (picked.dice === undefined || picked.dice.every((die) => option.dice?.includes(die)))
  );
}

export const left = (options: readonly Option[], picked: Picked): readonly Option[] =>
  options.filter((option) => fits(option, picked));

/** One thing to tap: an answer, or a facet with answers behind it. */
export type Entry =
  | {
      readonly kind: 'answer';
      readonly option: Option;
      readonly options: readonly Option[];
      /** The facet that tells it from its neighbours. */
      readonly by?: Facet;
    }
  | {
      readonly kind: 'facet';
      readonly facet: Facet;
      readonly value: string;
      readonly verb?: Verb;
      readonly options: readonly Option[];
    };

export function entriesOf(options: readonly Option[], picked: Picked): readonly Entry[] {
  return split(left(options, picked), 0);
}

const answer = (option: Option, by?: Facet): Entry => ({ kind: 'answer', option, options: [option], by });

function split(options: readonly Option[], from: number): readonly Entry[] {
  for (const [i, facet] of FACETS.entries()) {
    if (i < from || options.length < 2) continue;
    const groups = grouped(options, facet);
    if (groups.size < 2) continue;
    return [...groups].flatMap(([value, group]) =>
      value === undefined ? split(group, i + 1) : [entryFor(facet, value, group)],
    );
  }
  return options.map((option) => answer(option));
}

function entryFor(facet: Facet, value: string, options: readonly Option[]): Entry {
  const [only, another] = facet === 'unit' ? options : openIn(options);
  if (only && !another) return { kind: 'answer', option: only, options, by: facet };
  if (options.length === 1) return answer(options[0]!, facet);
  return { kind: 'facet', facet, value, options, verb: facet === 'verb' ? options[0]!.verb : undefined };
}

function grouped(
  options: readonly Option[],
  facet: Facet,
): ReadonlyMap<string | undefined, readonly Option[]> {
  const groups = new Map<string | undefined, Option[]>();
  for (const option of options) {
    const value = valueOf(option, facet);
    const group = groups.get(value);
    if (group) group.push(option);
    else groups.set(value, [option]);
  }
  return groups;
}

function valueOf(option: Option, facet: Facet): string | undefined {
  if (facet === 'verb') return option.verb?.id;
  return facet === 'dice' ? option.dice?.join('+') : option[facet];
}

const openIn = (options: readonly Option[]): readonly Option[] => options.filter(({ blocked }) => !blocked);

/** Nothing behind this entry can be done now: the first reason speaks for it. */
export const blockOf = ({ options }: Entry): Blocked | undefined =>
  openIn(options).length > 0 ? undefined : options[0]?.blocked;

/** The answer that leads is behind this entry. */
export const leads = ({ options }: Entry, lead: string | undefined): boolean =>
  options.some(({ id, blocked }) => id === lead && !blocked);

export const pickOf = (entry: Extract<Entry, { kind: 'facet' }>, picked: Picked): Picked =>
  entry.facet === 'dice'
    ? { ...picked, dice: entry.value.split('+') }
    : { ...picked, [entry.facet]: entry.value };

/** One step back: the latest facet is let go. */
export function unpick(picked: Picked): Picked {
  const last = FACETS.findLast((facet) => picked[facet] !== undefined);
  return last === undefined ? NOTHING : { ...picked, [last]: undefined };
}

/* ---- the things themselves are buttons ------------------------------------------------------------------------- */

/** A tapped unit acts, unless it is known who does: then it is whom it is done to. Undefined: neither. */
export function tapUnit(options: readonly Option[], picked: Picked, unit: UnitId): Picked | undefined {
  const acts = options.some((option) => option.unit === unit);
  const known = picked.unit !== undefined || options.every((option) => option.unit === options[0]?.unit);
  const suffers = left(options, picked).some((option) => option.target === unit && !option.blocked);
  if (suffers && (known || !acts)) return { ...picked, target: unit };
  return acts && picked.unit !== unit && options.some((option) => option.unit !== unit)
    ? { unit }
    : undefined;
}

export function tapDie(options: readonly Option[], picked: Picked, die: DieId): Picked | undefined {
  const dice = picked.dice ?? [];
  if (dice.includes(die)) return { ...picked, dice: dice.filter((each) => each !== die) };
  const both = { ...picked, dice: [...dice, die] };
  if (left(options, both).length > 0) return both;
  const alone = { ...picked, dice: [die] };
  return left(options, alone).length > 0 ? alone : undefined;
}

/** The answers that lit cells stand for: those of one verb, the first with cells until another is picked. */
export function cellOptions(options: readonly Option[], picked: Picked): readonly Option[] {
  const open = left(options, { ...picked, cell: undefined }).filter(({ cell, blocked }) => cell && !blocked);
  const units = new Set(open.map(({ unit }) => unit));
  if (picked.unit === undefined && units.size > 1) return [];
  const verb = open[0]?.verb?.id;
  return open.filter((option) => option.verb?.id === verb);
}

/** The one answer that is left, if there is just one. */
export function settled(options: readonly Option[], picked: Picked): Option | undefined {
  const open = openIn(left(options, picked));
  return open.length === 1 ? open[0] : undefined;
}
