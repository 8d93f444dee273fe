import type { Field, Option, Problem, RosterUnitView, RosterView, Stat, Tag } from '../core/types';
import { signed } from '../kit/track';
import { BUFF_IDS, BUFFS, MOST_POINTS, NEGATIVE_IDS, NEGATIVES, POINTS, UNIT_COST } from './data';
import {
  combatBonuses,
  combatFightOf,
  has,
  lifeBonuses,
  lifeOf,
  moveBonuses,
  moveOf,
  rangeOf,
  shootBonuses,
  shootOf,
  shotAtFightOf,
  type Bonus,
  type Profile,
} from './profile';
import {
  costOf,
  entryName,
  entryProblems,
  freeBuffs,
  modelsOf,
  MOST_COPIES,
  MOST_ENTRIES,
  mostBuffs,
  NAME_MOST,
  NOTE_MOST,
  noticesOf,
  problemsOf,
  totalOf,
  type Entry,
  type Roster,
} from './roster';
import { count, inWords } from './words';

/** "−1 Weak"; with several there is room for the numbers only. */
function statNote(parts: readonly Bonus[]): { readonly note?: string } {
  const [only] = parts;
  if (!only) return {};
  const note =
    parts.length === 1
      ? `${signed(only.value)} ${only.label}`
      : parts.map((part) => signed(part.value)).join(' ');
  return { note };
}

const figure = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);

function statsOf(profile: Profile): readonly Stat[] {
  return [
    { label: 'Move', value: `${moveOf(profile)}″`, ...statNote(moveBonuses(profile)) },
    { label: 'Fight', value: figure(combatFightOf(profile)), ...statNote(combatBonuses(profile)) },
    has(profile, 'nearSighted')
      ? { label: 'Shoot', value: '–', note: 'Near-Sighted' }
      : { label: 'Shoot', value: figure(shootOf(profile)), ...statNote(shootBonuses(profile)) },
    { label: 'Life', value: `${lifeOf(profile)}`, ...statNote(lifeBonuses(profile)) },
  ];
}

const WHEN: Readonly<Partial<Record<(typeof BUFF_IDS)[number], string>>> = {
  strong: 'If it wins a combat on a rolled 3 or more, the enemy loses 1 more life (Strong).',
  flank: 'While it touches an enemy, friends have +1 fight against that enemy (Flank).',
  push: 'May take +2 fight in a combat and do no damage (Push).',
  blast: 'On a rolled 1 it loses 1 life and cannot reroll (Blast).',
  berzerk: 'If it loses a combat on a rolled 4 or more, the enemy loses 1 life (Berzerk).',
  call: 'May give up moving and attacking: a friend within 3″ has +1 fight this round (Call).',
  charge: '+2 fight in combat when it moved into contact this activation (Charge).',
};

/** What the four figures do not say. */
function textOf(profile: Profile): string {
  const shoots = has(profile, 'nearSighted') ? 'Cannot shoot.' : `Shoots ${rangeOf(profile)}.`;
  return [
    `${shoots} Fight ${figure(shotAtFightOf(profile))} against shooting.`,
    ...profile.buffs.flatMap((buff) => WHEN[buff] ?? []),
  ].join(' ');
}

export const tagsOf = ({ buffs, negative }: Profile): readonly Tag[] => [
  ...buffs.map((id): Tag => ({ id, label: BUFFS[id].label, rule: BUFFS[id].rule })),
  ...(negative
    ? [
        {
          id: negative,
          label: NEGATIVES[negative].label,
          tone: 'negative',
          rule: NEGATIVES[negative].rule,
        } as const,
      ]
    : []),
];

/** "4, +3 buffs, −1 negative". */
function costNote(entry: Entry): string {
  const free = freeBuffs(entry);
  const paid = entry.buffs.length - free;
  const parts = [
    `${UNIT_COST}`,
    ...(paid ? [`+${count(paid, 'buff')}`] : []),
    ...(free ? [`${free} free`] : []),
    ...(entry.negative ? ['−1 negative'] : []),
  ];
  return parts.join(', ') + (entry.count > 1 ? `; ${entry.count} cost ${entry.count * costOf(entry)}` : '');
}

function buffOption(entry: Entry, id: (typeof BUFF_IDS)[number]): Option {
  const option = { id, label: BUFFS[id].label, note: BUFFS[id].short };
  if (entry.buffs.includes(id) || entry.buffs.length < mostBuffs(entry)) return option;
  return { ...option, blocked: { why: fullOf(entry), rule: entry.leader ? 'SF-A4' : 'SF-R28' } };
}

const fullOf = (entry: Entry): string =>
  `${inWords(mostBuffs(entry))} buffs is the most ${entry.negative ? 'with' : 'without'} a negative${entry.leader ? ' for a leader' : ''}. Take one off to swap.`;

function entryFields(entry: Entry, problems: readonly Problem[]): readonly Field[] {
  const most = mostBuffs(entry);
  const of = (field: string) => {
    const problem = problems.find((each) => each.field === field);
    return problem ? { problem } : {};
  };
  return [
    { id: 'name', label: 'Name', kind: 'text', value: entry.name, most: NAME_MOST },
    { id: 'note', label: 'Note', kind: 'text', value: entry.note, most: NOTE_MOST },
    ...(entry.leader
      ? []
      : [
          {
            id: 'count',
            label: 'How many',
            kind: 'number',
            value: entry.count,
            min: 1,
            max: MOST_COPIES,
          } as const,
        ]),
    {
      id: 'leader',
      label: 'Leader',
      hint: 'one buff free',
      rule: 'SF-R30',
      kind: 'one',
      value: entry.leader ? 'yes' : 'no',
      options: [
        { id: 'no', label: 'No' },
        { id: 'yes', label: 'Leader', icon: 'star' },
      ],
      ...of('leader'),
    },
    {
      id: 'buffs',
      label: 'Buffs',
      hint: `${entry.buffs.length} of ${most}`,
      rule: 'SF-R28',
      kind: 'many',
      value: entry.buffs,
      options: BUFF_IDS.map((id) => buffOption(entry, id)),
      ...(entry.buffs.length >= most && { help: fullOf(entry) }),
      ...of('buffs'),
    },
    {
      id: 'negative',
      label: 'Negative',
      hint: 'one at most, −1 point',
      rule: 'SF-R28',
      kind: 'one',
      value: entry.negative ?? 'none',
      options: [
        { id: 'none', label: 'None' },
        ...NEGATIVE_IDS.map((id) => ({ id, label: NEGATIVES[id].label, note: NEGATIVES[id].short })),
      ],
    },
  ];
}

function entryView(entry: Entry): RosterUnitView {
  const problems = entryProblems(entry);
  const life = lifeOf(entry);
  return {
    id: entry.id,
    name: entryName(entry),
    ...(entry.note && { kind: entry.note }),
    count: entry.count,
    leader: entry.leader,
    tags: tagsOf(entry),
    cost: costOf(entry),
    costNote: costNote(entry),
    stats: statsOf(entry),
    text: textOf(entry),
    health: { id: 'life', label: 'Life', value: life, max: life, draw: 'pips' },
    fields: entryFields(entry, problems),
    problems,
  };
}

function verdictOf(roster: Roster, problems: readonly Problem[]): string {
  const left = roster.limit - totalOf(roster);
  if (problems.length === 1 && left < 0) return `${-left} over`;
  if (problems.length) return count(problems.length, 'problem');
  return left > 0 ? `Legal, ${left} short` : 'Legal';
}

export function view(roster: Roster): RosterView {
  const problems = problemsOf(roster);
  const models = modelsOf(roster);
  const leader = roster.units.find((entry) => entry.leader);
  return {
    name: roster.name,
    summary: `${count(models, 'unit')}, ${leader ? `led by ${entryName(leader)}` : 'no leader yet'}`,
    legal: problems.length === 0,
    verdict: verdictOf(roster, problems),
    meter: { value: totalOf(roster), max: roster.limit, unit: 'points' },
    fields: [
      { id: 'name', label: 'Name', kind: 'text', value: roster.name, most: NAME_MOST },
      {
        id: 'limit',
        label: 'Points',
        help: `${POINTS} for an even game; give the weaker side more.`,
        rule: 'SF-R50',
        kind: 'number',
        value: roster.limit,
        min: POINTS,
        max: MOST_POINTS,
      },
    ],
    units: roster.units.map(entryView),
    problems,
    notices: noticesOf(roster),
    add: {
      label: 'Add a unit',
      note: `${UNIT_COST} points`,
      ...(roster.units.length >= MOST_ENTRIES && { blocked: `${MOST_ENTRIES} lines are the most.` }),
    },
  };
}
