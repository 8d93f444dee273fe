import type { Field, FieldValue, LabValues, Option, Problem, RuleId } from '../core/types';
import { BUFF_IDS, BUFFS, COMMAND_POINTS, NEGATIVE_IDS, NEGATIVES } from './data';
import { has, lifeOf } from './profile';
import { MOST_COVER } from './ranged';
import { entryProblems, mostBuffs, NAME_MOST, type Entry } from './roster';
import { RULINGS } from './rulings';

export const PARTIES = {
  a: { title: 'Attacker', unit: 'a1' },
  b: { title: 'Defender', unit: 'b1' },
} as const;
export type Party = keyof typeof PARTIES;

const ATTACKS = [
  { id: 'combat', label: 'Combat', icon: 'melee' },
  { id: 'shoot', label: 'Shooting', icon: 'shoot' },
] as const satisfies readonly Option[];
const MOST_CALLS = 3;

/* ---- reading the values ---------------------------------------------------------------------------------------- */

export const isShot = ({ kind }: LabValues): boolean => kind === 'shoot';
export const isYes = (values: LabValues, id: string, preset = 'no'): boolean =>
  (values[id] ?? preset) === 'yes';
export const words = (value: FieldValue | undefined): string => (typeof value === 'string' ? value : '');
const number = (value: FieldValue | undefined, preset: number, max: number, min = 0): number =>
  typeof value === 'number' ? Math.max(min, Math.min(max, Math.round(value))) : preset;

const nameIn = (values: LabValues, side: Party): string =>
  words(values[`${side}.name`]).trim().slice(0, NAME_MOST) || PARTIES[side].title;

export function entryOf(values: LabValues, side: Party): Entry {
  const buffs = values[`${side}.buffs`];
  const negative = NEGATIVE_IDS.find((id) => id === values[`${side}.negative`]);
  return {
    id: 'u1',
    name: nameIn(values, side),
    note: '',
    count: 1,
    leader: isYes(values, `${side}.leader`),
    buffs: Array.isArray(buffs) ? BUFF_IDS.filter((id) => buffs.includes(id)) : [],
    ...(negative && { negative }),
  };
}
export const lifeIn = (values: LabValues, side: Party): number => {
  const most = lifeOf(entryOf(values, side));
  return number(values[`${side}.life`], most, most, 1);
};
export const callsIn = (values: LabValues, side: Party): number =>
  number(values[`${side}.calls`], 0, MOST_CALLS);
export const coverIn = ({ cover }: LabValues): number => number(cover, 0, MOST_COVER);
export const pointsIn = (values: LabValues, side: Party): number =>
  number(values[`${side}.points`], 0, COMMAND_POINTS);

/* ---- fields ---------------------------------------------------------------------------------------------------- */

const NO_YES: readonly Option[] = [
  { id: 'no', label: 'No' },
  { id: 'yes', label: 'Yes' },
];
const yesNo = (values: LabValues, id: string, label: string, rule: RuleId, preset = 'no'): Field => ({
  id,
  label,
  rule,
  kind: 'one',
  value: isYes(values, id, preset) ? 'yes' : 'no',
  options: NO_YES,
});
const counted = (id: string, label: string, rule: RuleId, value: number, max: number, min = 0): Field => ({
  id,
  label,
  rule,
  kind: 'number',
  value,
  min,
  max,
});

const BLIND: Problem = {
  text: 'A Near-Sighted unit cannot shoot.',
  fix: 'Take another negative.',
  rule: 'SF-R33',
};

function profileFields(values: LabValues, side: Party): readonly Field[] {
  const entry = entryOf(values, side);
  const whose = nameIn(values, side);
  const [problem] = entryProblems(entry);
  const blind = side === 'a' && isShot(values) && has(entry, 'nearSighted');
  return [
    {
      id: `${side}.buffs`,
      label: `${whose}: buffs`,
      hint: `${entry.buffs.length} of ${mostBuffs(entry)}`,
      rule: 'SF-R28',
      kind: 'many',
      value: entry.buffs,
      options: BUFF_IDS.map((id) => ({ id, label: BUFFS[id].label, note: BUFFS[id].short })),
      ...(problem && { problem }),
    },
    {
      id: `${side}.negative`,
      label: `${whose}: negative`,
      rule: 'SF-R28',
      kind: 'one',
      value: entry.negative ?? 'none',
      options: [
        { id: 'none', label: 'None' },
        ...NEGATIVE_IDS.map((id) => ({ id, label: NEGATIVES[id].label, note: NEGATIVES[id].short })),
      ],
      ...(blind && { problem: BLIND }),
    },
    yesNo(values, `${side}.leader`, `${whose}: leader`, 'SF-R30'),
    counted(`${side}.life`, `${whose}: life`, 'SF-R6', lifeIn(values, side), lifeOf(entry), 1),
  ];
}

const calls = (values: LabValues, side: Party): Field =>
  counted(`${side}.calls`, `Calls to the ${PARTIES[side].title.toLowerCase()}`, 'SF-R48', callsIn(values, side), MOST_CALLS); // prettier-ignore
const points = (values: LabValues, side: Party): Field =>
  counted(`${side}.points`, `${PARTIES[side].title}’s command points`, 'SF-R24', pointsIn(values, side), COMMAND_POINTS); // prettier-ignore

/** The readings that these attacks turn on. */
export const READINGS = ['SF-A1', 'SF-A10'] as const;
function readingField(values: LabValues, ruling: (typeof READINGS)[number]): Field {
  const { id, question, readings, preset } = RULINGS.find((each) => each.id === ruling)!;
  const value = readings.find((reading) => reading.id === values[id])?.id ?? preset;
  return { id, label: question, rule: id, kind: 'one', value, options: readings };
}
const berzerk = (values: LabValues): boolean =>
  has(entryOf(values, 'a'), 'berzerk') || has(entryOf(values, 'b'), 'berzerk');

const combatFacts = (values: LabValues): readonly Field[] => [
  ...(has(entryOf(values, 'a'), 'charge')
    ? [yesNo(values, 'charge', 'Attacker moved into contact', 'SF-R49', 'yes')]
    : []),
  ...(has(entryOf(values, 'a'), 'push') ? [yesNo(values, 'a.push', 'Attacker pushes', 'SF-R44')] : []),
  ...(has(entryOf(values, 'b'), 'push') ? [yesNo(values, 'b.push', 'Defender pushes', 'SF-R44')] : []),
  yesNo(values, 'a.flank', 'A friend of the attacker flanks', 'SF-R43'),
  yesNo(values, 'b.flank', 'A friend of the defender flanks', 'SF-R43'),
  calls(values, 'a'),
  calls(values, 'b'),
  ...(berzerk(values) ? [readingField(values, 'SF-A10')] : []),
];

const shotFacts = (values: LabValues): readonly Field[] => [
  counted('cover', 'Pieces and units hiding part of the defender', 'SF-R21', coverIn(values), MOST_COVER), // prettier-ignore
  yesNo(values, 'b.flank', 'A friend of the defender flanks the attacker', 'SF-R43'),
  calls(values, 'b'),
  readingField(values, 'SF-A1'),
];

export const fields = (values: LabValues): readonly Field[] => [
  {
    id: 'kind',
    label: 'Attack',
    rule: 'SF-R7',
    kind: 'one',
    value: isShot(values) ? 'shoot' : 'combat',
    options: ATTACKS,
  },
  ...profileFields(values, 'a'),
  ...profileFields(values, 'b'),
  ...(isShot(values) ? shotFacts(values) : combatFacts(values)),
  points(values, 'a'),
  points(values, 'b'),
];
