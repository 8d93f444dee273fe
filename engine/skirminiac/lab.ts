import type { Field, Lab, LabValues, Option, RuleId, SideId } from '../core/types';
import { FULL_HEALTH, UNITS_EACH } from './data';
import { mostFriends } from './melee';
import { callOf, NAME_MOST, warband, type Roster } from './roster';
import { RULINGS } from './rulings';
import { start, type State } from './state';

const [LAST_STAND] = RULINGS;

/** What can be chosen in each field, the preset first. */
const CHOICES = {
  last: [
    { id: 'none', label: 'Nobody' },
    { id: 'a', label: 'Attacker' },
    { id: 'b', label: 'Defender' },
    { id: 'both', label: 'Both' },
  ],
  blood: [
    { id: 'drawn', label: 'Drawn before' },
    { id: 'first', label: 'This attack' },
  ],
  'SC-A12': LAST_STAND.readings,
} as const satisfies Record<string, readonly Option[]>;
type Choices = typeof CHOICES;

function chosen<I extends keyof Choices>(values: LabValues, id: I): Choices[I][number]['id'] {
  const options: readonly Option[] = CHOICES[id];
  return (options.find((option) => option.id === values[id]) ?? options[0]!).id as Choices[I][number]['id'];
}

const one = (values: LabValues, id: keyof Choices, label: string, rule: RuleId): Field => ({
  kind: 'one',
  id,
  label,
  rule,
  value: chosen(values, id),
  options: CHOICES[id],
});

const TITLES = { a: 'Attacker', b: 'Defender' } as const;
type Party = keyof typeof TITLES;
const foeOf = (side: Party): Party => (side === 'a' ? 'b' : 'a');

const numberIn = (values: LabValues, id: string, preset: number, min: number, max: number): number => {
  const value = values[id];
  return typeof value === 'number' ? Math.min(max, Math.max(min, Math.round(value))) : preset;
};
const nameIn = (values: LabValues, side: Party): string => {
  const name = values[`${side}.name`];
  return typeof name === 'string' ? name.slice(0, NAME_MOST) : TITLES[side];
};
const healthIn = (values: LabValues, side: Party): number =>
  numberIn(values, `${side}.health`, FULL_HEALTH, 1, FULL_HEALTH);

const isLast = (values: LabValues, side: Party): boolean =>
  chosen(values, 'last') === side || chosen(values, 'last') === 'both';
/** Every unit of a side stands, or only the one. */
const mostIn = (values: LabValues, side: Party): number => mostFriends(isLast(values, side) ? 1 : UNITS_EACH);
const friendsIn = (values: LabValues, side: Party): number =>
  numberIn(values, `${side}.friends`, 0, 0, mostIn(values, side));

function sideFields(values: LabValues, side: Party): readonly Field[] {
  const title = TITLES[side];
  const most = mostIn(values, side);
  return [
    { kind: 'text', id: `${side}.name`, label: title, value: nameIn(values, side), most: NAME_MOST },
    {
      kind: 'number',
      id: `${side}.health`,
      label: `${title}’s health`,
      rule: 'SC-R5',
      value: healthIn(values, side),
      min: 1,
      max: FULL_HEALTH,
    },
    ...(most > 0
      ? [
          {
            kind: 'number',
            id: `${side}.friends`,
            label: `${title}’s friends touching the ${TITLES[foeOf(side)].toLowerCase()}`,
            rule: 'SC-R32',
            value: friendsIn(values, side),
            min: 0,
            max: most,
          } as const,
        ]
      : []),
  ];
}

const fields = (values: LabValues): readonly Field[] => [
  one(values, 'last', 'Last of its side', 'SC-R35'),
  ...sideFields(values, 'a'),
  ...sideFields(values, 'b'),
  one(values, 'blood', 'First blood', 'SC-R34'),
  ...(chosen(values, 'last') === 'none' ? [] : [one(values, 'SC-A12', 'A last unit takes off', 'SC-A12')]),
];

const OTHERS = Array.from({ length: UNITS_EACH - 1 }, (_, i) => i + 2);

/** On the table, where friends are counted and stand nowhere. */
function stateOf(values: LabValues): State {
  const side = (id: Party) => {
    const name = TITLES[id];
    const names = [nameIn(values, id).trim() || name, ...OTHERS.map((i) => `${name} ${i}`)];
    return { id, name, roster: warband(name, names) };
  };
  const health = (id: Party) => [
    healthIn(values, id),
    ...OTHERS.map(() => (isLast(values, id) ? 0 : FULL_HEALTH)),
  ];
  const rulings = { 'SC-A12': chosen(values, 'SC-A12') };
  return {
    ...start({ seed: 1, sides: [side('a'), side('b')], choices: { play: 'table' }, rulings }),
    health: [...health('a'), ...health('b')],
    firstBlood: chosen(values, 'blood') === 'first',
    phase: {
      id: 'support',
      unit: 0,
      target: UNITS_EACH,
      friends: { unit: friendsIn(values, 'a'), target: friendsIn(values, 'b') },
    },
  };
}

const unitsIn = ({ units }: Roster): ReturnType<Lab['units']> =>
  units.map((unit, i) => ({ id: unit.id, name: callOf(unit, i) }));

/** All units are alike, so a name is all there is to put (SC-R5). */
function put(values: LabValues, side: SideId, roster: Roster, unit: string): LabValues {
  const named = unitsIn(roster).find(({ id }) => id === unit);
  return named ? { ...values, [`${side}.name`]: named.name } : values;
}

/** Nothing can be bought: an attacker does better with a friend, with less harm behind it, or by being the first. */
function changes(values: LabValues): ReturnType<Lab['changes']> {
  const friends = friendsIn(values, 'a');
  const health = healthIn(values, 'a');
  return [
    ...(friends < mostIn(values, 'a')
      ? [{ label: 'with a friend more', rule: 'SC-R32', values: { ...values, 'a.friends': friends + 1 } }]
      : []),
    ...(health < FULL_HEALTH
      ? [{ label: 'with one health more', rule: 'SC-R5', values: { ...values, 'a.health': health + 1 } }]
      : []),
    ...(chosen(values, 'blood') === 'drawn'
      ? [{ label: 'as first blood', rule: 'SC-R34', values: { ...values, blood: 'first' } }]
      : []),
  ];
}

export const LAB: Lab<State, Roster> = { fields, state: stateOf, units: unitsIn, put, changes };
