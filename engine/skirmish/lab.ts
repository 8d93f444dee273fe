import { never } from '../core/result';
import type { Field, Lab, LabValues, Option, RuleId, Setup, SideId } from '../core/types';
import { choiceId } from '../kit/choice';
import { BLAST, HIT_POINTS, VERBS } from './data';
import { NAME_MOST, squad, type Roster } from './roster';
import { RULINGS } from './rulings';
import { change, start, type State } from './state';
import { act } from './turn';

const [ARMOR_AT_FIVE, HAND_TO_HAND] = RULINGS;
const { inner, outer } = BLAST.distance;
const OUT = { id: 'out', label: 'Out' } as const;
const INNER = { id: 'inner', label: `Within ${inner}` } as const;
const OUTER = { id: 'outer', label: `Within ${outer}` } as const;

/** What can be chosen in each field, the preset first. */
const CHOICES = {
  kind: [
    { id: 'shoot', label: 'Shoot', icon: 'shoot' },
    { id: 'fight', label: 'Hand to hand', icon: 'melee' },
    { id: 'grenade', label: 'Grenade', icon: 'grenade' },
    { id: 'fire', label: 'Indirect fire', icon: 'bolt' },
  ],
  range: [
    { id: 'near', label: 'Up to 12″' },
    { id: 'far', label: 'Beyond 12″' },
  ],
  target: [INNER, OUTER],
  thrower: [OUT, OUTER, INNER],
  'SK-A1': ARMOR_AT_FIVE.readings,
  'SK-A5': HAND_TO_HAND.readings,
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

/** The two sides of every attack; the fire comes from an army that is not on the table. */
const SIDES = {
  a: { title: 'Attacker', unit: 'a1' },
  b: { title: 'Defender', unit: 'b1' },
} as const;
type Party = keyof typeof SIDES;

const nameIn = (values: LabValues, side: Party): string => {
  const name = values[`${side}.name`];
  return typeof name === 'string' ? name.slice(0, NAME_MOST) : SIDES[side].title;
};
const hpIn = (values: LabValues, side: Party): number => {
  const hp = values[`${side}.hp`];
  return typeof hp === 'number' ? Math.min(HIT_POINTS, Math.max(1, Math.round(hp))) : HIT_POINTS;
};

const named = (values: LabValues, side: Party): Field => ({
  kind: 'text',
  id: `${side}.name`,
  label: SIDES[side].title,
  value: nameIn(values, side),
  most: NAME_MOST,
});
const hitPoints = (values: LabValues, side: Party): Field => ({
  kind: 'number',
  id: `${side}.hp`,
  label: `${SIDES[side].title}’s hit points`,
  rule: 'SK-R3',
  value: hpIn(values, side),
  min: 1,
  max: HIT_POINTS,
});

/** Whether the attack could cost the attacker anything, so that its hit points are asked for. */
function attackerAtRisk(values: LabValues): boolean {
  const kind = chosen(values, 'kind');
  return kind === 'fight' || (kind === 'grenade' && chosen(values, 'thrower') !== 'out');
}

function factsOf(values: LabValues): readonly Field[] {
  const kind = chosen(values, 'kind');
  switch (kind) {
    case 'shoot':
      return [one(values, 'range', 'Range', 'SK-R18')];
    case 'fight':
      return [one(values, 'SK-A5', 'Rules for hand to hand', 'SK-A5')];
    case 'grenade':
      return [
        one(values, 'target', 'The defender stands', 'SK-R31'),
        one(values, 'thrower', 'The attacker stands', 'SK-A7'),
      ];
    case 'fire':
      return [];
    default:
      return never(kind);
  }
}

const fields = (values: LabValues): readonly Field[] => [
  one(values, 'kind', 'Attack', 'SK-R17'),
  ...(chosen(values, 'kind') === 'fire' ? [] : [named(values, 'a')]),
  ...(attackerAtRisk(values) ? [hitPoints(values, 'a')] : []),
  named(values, 'b'),
  hitPoints(values, 'b'),
  ...factsOf(values),
  one(values, 'SK-A1', 'Armor at 5 hit points', 'SK-A1'),
];

function setupOf(values: LabValues): Setup {
  const side = (id: Party) => {
    const { title } = SIDES[id];
    return { id, name: title, roster: squad(title, [nameIn(values, id).trim() || title]) };
  };
  const rulings = { 'SK-A1': chosen(values, 'SK-A1'), 'SK-A5': chosen(values, 'SK-A5') };
  return { seed: 1, sides: [side('a'), side('b')], choices: {}, rulings };
}

/** The attacker's turn, with the hit points as set. */
function turnOf(values: LabValues): State {
  const fresh: State = { ...start(setupOf(values)), phase: { id: 'turn' } };
  return change(change(fresh, SIDES.a.unit, { hp: hpIn(values, 'a') }), SIDES.b.unit, {
    hp: hpIn(values, 'b'),
  });
}

function stateOf(values: LabValues): State {
  const turn = turnOf(values);
  const kind = chosen(values, 'kind');
  const [unit, target] = [SIDES.a.unit, SIDES.b.unit];
  const acted = (verb: keyof typeof VERBS) => act(turn, choiceId({ verb, unit, target })).state;
  switch (kind) {
    case 'shoot':
      return acted(chosen(values, 'range') === 'far' ? 'far' : 'shoot');
    case 'fight':
      return acted('fight');
    case 'grenade': {
      const within = (ring: string) => [
        ...(chosen(values, 'target') === ring ? [target] : []),
        ...(chosen(values, 'thrower') === ring ? [unit] : []),
      ];
      const phase = { id: 'resist', unit, inner: within('inner'), outer: within('outer') } as const;
      return { ...acted('grenade'), phase };
    }
    case 'fire':
      return { ...change(turn, target, { edge: true }), phase: { id: 'fire' } };
    default:
      return never(kind);
  }
}

/** A figure is a name with the hit points it has left, so that is what is put there. */
function put(values: LabValues, side: SideId, { figures }: Roster, unit: string): LabValues {
  const figure = figures.find((each) => each.id === unit);
  return figure ? { ...values, [`${side}.name`]: figure.name } : values;
}

/** No figure has traits to buy: an attacker gets better by coming closer, or by being less hurt. */
function changes(values: LabValues): ReturnType<Lab['changes']> {
  const kind = chosen(values, 'kind');
  const hp = hpIn(values, 'a');
  return [
    ...(kind === 'shoot' && chosen(values, 'range') === 'far'
      ? [{ label: 'from up to 12″', rule: 'SK-R18', values: { ...values, range: 'near' } }]
      : []),
    ...(kind === 'grenade' && chosen(values, 'target') === 'outer'
      ? [{ label: `landing within ${inner}`, rule: 'SK-R31', values: { ...values, target: 'inner' } }]
      : []),
    ...(attackerAtRisk(values) && hp < HIT_POINTS
      ? [{ label: 'with one hit point more', rule: 'SK-R3', values: { ...values, 'a.hp': hp + 1 } }]
      : []),
  ];
}

export const LAB: Lab<State, Roster> = {
  fields,
  state: stateOf,
  units: ({ figures }) => figures,
  put,
  changes,
};
