import { isRecord, listOf, oneOf, record, text, type Reader } from '../core/shape';
import { fail, never, ok } from '../core/result';
import type { Problem, Result, RosterEdit, UnitId } from '../core/types';
import { clamp } from '../kit/track';
import { TRAIT_IDS, TRAITS, TYPE_IDS, UNITS_EACH, type Trait, type UnitType } from './data';
import { elitesIn, hurtLine, mostTraits, type Profile } from './profile';
import { count, inWords, sentence } from './words';

export const NAME_MOST = 30;

export interface Entry {
  readonly id: UnitId;
  readonly name: string;
  readonly type: UnitType;
}
/** Four units; traits belong to a type and so to every unit of it (SN-R57). */
export interface Roster {
  readonly name: string;
  readonly units: readonly Entry[];
  readonly traits: Readonly<Record<UnitType, readonly Trait[]>>;
}

export const NO_TRAITS = Object.fromEntries(
  TYPE_IDS.map((type) => [type, []]),
) as unknown as Roster['traits'];

export const fresh = (): Roster => ({
  name: 'New warband',
  units: Array.from({ length: UNITS_EACH }, (_, i) => ({
    id: `u${i + 1}`,
    name: `Unit ${i + 1}`,
    type: 'U6',
  })),
  traits: NO_TRAITS,
});

export const entryName = (entry: Entry): string => entry.name.trim() || entry.type;
export const profileOf = (roster: Roster, { type }: Entry): Profile => ({
  type,
  traits: roster.traits[type],
});
export const elites = (roster: Roster): number => elitesIn(roster.units.map((unit) => unit.type));

/** SN-R57, R58: what is wrong with the traits of a type. */
function traitProblems(type: UnitType, traits: readonly Trait[]): readonly Omit<Problem, 'unit' | 'field'>[] {
  const problems: Omit<Problem, 'unit' | 'field'>[] = [];
  const twice = traits.find((trait, i) => traits.indexOf(trait) !== i);
  if (twice)
    problems.push({
      text: `${type} has ${TRAITS[twice].label} twice: the traits of a type must differ.`,
      fix: 'Take one of them off.',
      rule: 'SN-R57',
    });
  if (traits.length > mostTraits(type))
    problems.push({
      text: `${type} with ${count(traits.length, 'trait')} would begin hurt, at ${hurtLine(type)} or less: ${inWords(mostTraits(type))} at most.`,
      fix: `Take ${inWords(traits.length - mostTraits(type))} off.`,
      rule: 'SN-R58',
    });
  return problems;
}

/** The problems of a type stand with the first unit of it. */
export function problemsOf(roster: Roster): readonly Problem[] {
  const problems: Problem[] = TYPE_IDS.flatMap((type) => {
    const first = roster.units.find((unit) => unit.type === type);
    return first
      ? traitProblems(type, roster.traits[type]).map((each) => ({ ...each, unit: first.id, field: 'traits' }))
      : [];
  });
  if (roster.units.length !== UNITS_EACH)
    problems.push({
      text: `${sentence(count(roster.units.length, 'unit'))}: a warband has four.`,
      fix: 'Start a new warband.',
      rule: 'SN-R6',
    });
  return problems;
}

/* ---- editing --------------------------------------------------------------------------------------------------- */

/** Never ends in half a character. */
const short = (value: string): string => value.slice(0, NAME_MOST).replace(/[\uD800-\uDBFF]$/, '');

export function edit(roster: Roster, change: RosterEdit): Roster {
  switch (change.type) {
    case 'add':
    case 'copy':
    case 'remove':
      return roster;
    case 'move': {
      const moved = roster.units.find((entry) => entry.id === change.unit);
      if (!moved) return roster;
      const others = roster.units.filter((entry) => entry !== moved);
      const to = clamp(Math.trunc(change.to) || 0, others.length);
      return { ...roster, units: [...others.slice(0, to), moved, ...others.slice(to)] };
    }
    case 'set':
      if (change.unit !== undefined) return setEntry(roster, change.unit, change.field, change.value);
      return change.field === 'name' && typeof change.value === 'string'
        ? { ...roster, name: short(change.value) }
        : roster;
    default:
      return never(change);
  }
}

function setEntry(roster: Roster, id: UnitId, field: string, value: unknown): Roster {
  const entry = roster.units.find((each) => each.id === id);
  if (!entry) return roster;
  const put = (part: Partial<Entry>): Roster => ({
    ...roster,
    units: roster.units.map((each) => (each === entry ? { ...entry, ...part } : each)),
  });
  switch (field) {
    case 'name':
      return typeof value === 'string' ? put({ name: short(value) }) : roster;
    case 'type': {
      const type = oneOf(TYPE_IDS)(value);
      return type ? put({ type }) : roster;
    }
    case 'traits': {
      if (!Array.isArray(value)) return roster;
      const traits = TRAIT_IDS.filter((trait) => value.includes(trait));
      return { ...roster, traits: { ...roster.traits, [entry.type]: traits } };
    }
    default:
      return roster;
  }
}

/* ---- reading --------------------------------------------------------------------------------------------------- */

const readTraits: Reader<readonly Trait[]> = listOf(oneOf(TRAIT_IDS), TRAIT_IDS.length);
const readRoster = record<Roster>({
  name: text(NAME_MOST),
  units: listOf(record<Entry>({ id: text(8), name: text(NAME_MOST), type: oneOf(TYPE_IDS) }), UNITS_EACH),
  traits: record(
    Object.fromEntries(TYPE_IDS.map((type) => [type, readTraits])) as Record<UnitType, typeof readTraits>,
  ),
});

/** A type or a trait that is not of this game is refused by its name. */
function stranger(raw: unknown): string | undefined {
  if (!isRecord(raw)) return undefined;
  for (const unit of Array.isArray(raw.units) ? raw.units : [])
    if (isRecord(unit) && typeof unit.type === 'string' && !oneOf(TYPE_IDS)(unit.type))
      return `“${unit.type}” is not a unit die of Skirminion.`;
  for (const traits of isRecord(raw.traits) ? Object.values(raw.traits) : [])
    for (const trait of Array.isArray(traits) ? traits : [])
      if (typeof trait === 'string' && !oneOf(TRAIT_IDS)(trait))
        return `“${trait}” is not a trait of Skirminion.`;
  return undefined;
}

export function parse(raw: unknown): Result<Roster, string> {
  const roster = readRoster(raw);
  const ids = new Set(roster?.units.map(({ id }) => id));
  if (roster && ids.size === UNITS_EACH) return ok(roster);
  return fail(stranger(raw) ?? 'This is not a Skirminion warband of four units.');
}
