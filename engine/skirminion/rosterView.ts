import type { Field, Option, Problem, RosterUnitView, RosterView, Stat, Tag } from '../core/types';
import { TRAIT_IDS, TRAITS, TYPE_IDS, TYPES, type Trait, type UnitType } from './data';
import { hurtLine, isElite, mostTraits, startHealth, type Profile } from './profile';
import { elites, entryName, NAME_MOST, problemsOf, profileOf, type Entry, type Roster } from './roster';
import { count, inWords, sentence } from './words';

const damage = (hit: number): Pick<Stat, 'value' | 'note'> =>
  hit ? { value: `${hit}`, note: `${hit + 1} on a 6` } : { value: '–' };

/** The line of the type in the table of figures. */
export function statsOf(profile: Profile): readonly Stat[] {
  const { type, traits } = profile;
  const { max, elite, melee, ranged, spread } = TYPES[type];
  return [
    { label: 'Health', value: `${startHealth(profile)}`, note: traits.length ? `of ${max}` : 'at most' },
    { label: 'Hurt at', value: `${hurtLine(type)}`, note: 'or less' },
    { label: 'Melee', ...damage(melee) },
    { label: 'Ranged', ...damage(ranged) },
    { label: 'Spread shot', value: spread ? 'yes' : 'no' },
    { label: 'Elite', value: elite ? 'yes' : 'no' },
    { label: 'Traits', value: `${traits.length}`, note: `of ${mostTraits(type)}` },
  ];
}

/** "Melee 1 · Ranged 2 · spread shot". */
export function factsOf(type: UnitType): string {
  const { elite, melee, ranged, spread } = TYPES[type];
  return [
    `Melee ${melee}`,
    ranged ? `Ranged ${ranged}` : 'no ranged attack',
    ...(spread ? ['spread shot'] : []),
    ...(elite ? ['elite'] : []),
  ].join(' · ');
}

export const traitTag = (id: Trait): Tag => ({ id, label: TRAITS[id].label, rule: TRAITS[id].rule });

export const typeOption = (id: UnitType): Option => ({
  id,
  label: id,
  note: `${factsOf(id)} · hurt at ${hurtLine(id)} · up to ${count(mostTraits(id), 'trait')}, then from ${TYPES[id].max - mostTraits(id)}`,
});

const fullOf = (type: UnitType): string =>
  `${sentence(inWords(mostTraits(type)))} ${mostTraits(type) === 1 ? 'is' : 'are'} the most for ${type}: with more it would begin hurt. Take one off to swap.`;

export function traitOption(type: UnitType, chosen: readonly Trait[], id: Trait): Option {
  const option = { id, label: TRAITS[id].label, note: TRAITS[id].short };
  if (chosen.includes(id) || chosen.length < mostTraits(type)) return option;
  return { ...option, blocked: { why: fullOf(type), rule: 'SN-R58' } };
}

function entryFields(roster: Roster, entry: Entry, problems: readonly Problem[]): readonly Field[] {
  const { type } = entry;
  const chosen = roster.traits[type];
  const problem = problems.find((each) => each.field === 'traits');
  return [
    { id: 'name', label: 'Name', kind: 'text', value: entry.name, most: NAME_MOST },
    {
      id: 'type',
      label: 'Unit die',
      hint: isElite(type) ? 'elite' : 'not elite',
      ...(type === 'U9' && { help: 'Use a tens die: 10 to 90 stand for 1 to 9.' }),
      rule: 'SN-R3',
      kind: 'one',
      value: type,
      options: TYPE_IDS.map(typeOption),
    },
    {
      id: 'traits',
      label: `Traits of every ${type}`,
      hint: `${chosen.length} of ${mostTraits(type)}`,
      help: 'Each costs 1 health at the start.',
      rule: 'SN-R57',
      kind: 'many',
      value: chosen,
      options: TRAIT_IDS.map((id) => traitOption(type, chosen, id)),
      ...(problem && { problem }),
    },
  ];
}

function entryView(roster: Roster, entry: Entry, all: readonly Problem[]): RosterUnitView {
  const profile = profileOf(roster, entry);
  const problems = all.filter((each) => each.unit === entry.id);
  const { max } = TYPES[entry.type];
  return {
    id: entry.id,
    name: entryName(entry),
    kind: entry.type,
    count: 1,
    tags: [
      ...(isElite(entry.type)
        ? [{ id: 'elite', label: 'Elite', tone: 'brass', rule: 'SN-R7' } as const]
        : []),
      ...profile.traits.map(traitTag),
    ],
    stats: statsOf(profile),
    text: [
      `${factsOf(entry.type)}.`,
      ...profile.traits.map((id) => `${TRAITS[id].label}: ${TRAITS[id].short}.`),
    ].join(' '),
    health: {
      id: 'health',
      label: 'Health',
      value: Math.max(0, startHealth(profile)),
      max,
      mark: hurtLine(entry.type),
      draw: 'unit-die',
    },
    fields: entryFields(roster, entry, problems),
    problems,
  };
}

export function view(roster: Roster): RosterView {
  const problems = problemsOf(roster);
  const types = roster.units.map((unit) => unit.type).join(', ');
  const many = elites(roster);
  return {
    name: roster.name,
    summary: `${types}; ${inWords(many)} elite`,
    legal: problems.length === 0,
    verdict: problems.length ? count(problems.length, 'problem') : 'Legal',
    fields: [{ id: 'name', label: 'Name', kind: 'text', value: roster.name, most: NAME_MOST }],
    units: roster.units.map((entry) => entryView(roster, entry, problems)),
    problems,
    notices: [
      {
        text: `Meets warbands with ${many === 0 ? 'no elites' : count(many, 'elite')}: both sides bring as many.`,
        rule: 'SN-R7',
      },
    ],
  };
}
