import type { Field, Option, Problem, RosterUnitView, RosterView, Tag } from '../core/types';
import { CATALOGUE, ERA_IDS, ERAS, PIECE_IDS, SPECIAL_IDS, SPECIALS, type Special } from './data';
import { readRatings } from './ratings';
import {
  abbreviation,
  entryName,
  entryProblems,
  MOST_GROUPS,
  MOST_PIECES,
  NAME_MOST,
  nextPiece,
  NOTE_MOST,
  pieceOf,
  piecesOf,
  problemsOf,
  RATINGS_MOST,
  type Entry,
  type Roster,
} from './roster';
import { count } from './words';

export const tagsOf = (special: readonly Special[]): readonly Tag[] =>
  special.map((id) => ({ id, label: SPECIALS[id].label, rule: SPECIALS[id].rule }));

const OWN: Option = { id: 'own', label: 'Own piece', note: 'Name and ratings below' };

function entryFields(entry: Entry, problems: readonly Problem[]): readonly Field[] {
  const of = (field: string) => {
    const problem = problems.find((each) => each.field === field);
    return problem ? { problem } : {};
  };
  return [
    {
      id: 'piece',
      label: 'Piece',
      rule: 'DC-R31',
      kind: 'one',
      value: pieceOf(entry) ?? OWN.id,
      options: [
        ...PIECE_IDS.map((id) => {
          const { name, ratings, era } = CATALOGUE[id];
          return { id, label: name, note: `${ERAS[era].label}, ${ratings}` };
        }),
        OWN,
      ],
    },
    { id: 'count', label: 'How many', kind: 'number', value: entry.count, min: 1, max: MOST_PIECES },
    { id: 'name', label: 'Name', kind: 'text', value: entry.name, most: NAME_MOST },
    {
      id: 'ratings',
      label: 'Ratings',
      hint: 'missile/melee/armor',
      help: '1/2/2, or 2/2 without a missile weapon. No armor is 1.',
      rule: 'DC-R2',
      kind: 'text',
      value: entry.ratings,
      most: RATINGS_MOST,
      ...of('ratings'),
    },
    {
      id: 'special',
      label: 'Special',
      kind: 'many',
      value: entry.special,
      options: SPECIAL_IDS.map((id) => ({ id, label: SPECIALS[id].label })),
      ...of('special'),
    },
    { id: 'note', label: 'Note', kind: 'text', value: entry.note, most: NOTE_MOST },
  ];
}

function entryView(entry: Entry): RosterUnitView {
  const problems = entryProblems(entry);
  const ratings = readRatings(entry.ratings);
  return {
    id: entry.id,
    name: entryName(entry),
    kind: abbreviation(entry),
    count: entry.count,
    tags: tagsOf(entry.special),
    stats: ratings.ok
      ? [
          { label: 'Missile', value: ratings.value.missile ? `${ratings.value.missile}` : '–' },
          { label: 'Melee', value: `${ratings.value.melee}` },
          { label: 'Armor', value: `${ratings.value.armor}` },
        ]
      : [],
    ...(entry.note.trim() && { text: entry.note.trim() }),
    health: { id: 'standing', label: 'Standing', value: entry.count, max: entry.count, draw: 'pawns' },
    fields: entryFields(entry, problems),
    problems,
  };
}

export function view(roster: Roster): RosterView {
  const problems = problemsOf(roster);
  const next = CATALOGUE[nextPiece(roster)];
  return {
    name: roster.name,
    summary: `${count(piecesOf(roster), 'piece')} in ${count(roster.groups.length, 'group')}`,
    legal: problems.length === 0,
    verdict: problems.length ? count(problems.length, 'problem') : 'Ready',
    fields: [
      { id: 'name', label: 'Name', kind: 'text', value: roster.name, most: NAME_MOST },
      {
        id: 'era',
        label: 'Era',
        kind: 'one',
        value: roster.era,
        options: ERA_IDS.map((id) => ({ id, label: ERAS[id].label })),
      },
    ],
    units: roster.groups.map(entryView),
    problems,
    notices: [],
    add: {
      label: 'Add a group',
      note: `${next.name} ${next.ratings}`,
      ...(roster.groups.length >= MOST_GROUPS && { blocked: `${MOST_GROUPS} groups are the most.` }),
    },
  };
}
