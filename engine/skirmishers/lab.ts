import { fail } from '../core/result';
import type { Field, FieldValue, Lab, LabValues, Option, RuleId, SideId } from '../core/types';
import { COVER_IDS, COVERS, RATING, type Cover } from './data';
import { keyOf, UNTOUCHED, type Condition } from './lots';
import { attack } from './melee';
import { answerCover, shoot } from './ranged';
import { readRatings, written, type Ratings } from './ratings';
import { entryName, fresh, RATINGS_MOST, type Roster } from './roster';
import { start, withLots, type Ref, type State } from './state';

const ATTACKS = { melee: 'Melee', shoot: 'Shoot' } as const;
type Attack = keyof typeof ATTACKS;
const ATTACK_IDS = Object.keys(ATTACKS) as readonly Attack[];

/** What the turn has done to the two pieces so far. */
const FACTS = {
  reacted: 'Defender has reacted',
  defenderPushed: 'Defender was pushed',
  attackerPushed: 'Attacker was pushed',
} as const;
type Fact = keyof typeof FACTS;
const FACT_IDS = Object.keys(FACTS) as readonly Fact[];

const ROLES = { a: 'Attacker', b: 'Defender' } as const;
type LabSide = keyof typeof ROLES;
const USUAL: Ratings = { missile: 1, melee: 2, armor: 1 };

const words = (value: FieldValue | undefined): string => (typeof value === 'string' ? value : '');
const attackOf = ({ attack: kind }: LabValues): Attack => ATTACK_IDS.find((id) => id === kind) ?? 'melee';
const coverOf = ({ cover }: LabValues): Cover => COVER_IDS.find((id) => id === cover) ?? 'none';
const factsOf = ({ facts }: LabValues): readonly Fact[] =>
  Array.isArray(facts) ? FACT_IDS.filter((id) => facts.includes(id)) : [];

const typedFor = (values: LabValues, side: LabSide): string =>
  typeof values[`${side}.ratings`] === 'string' ? words(values[`${side}.ratings`]) : written(USUAL);

function ratingsOf(values: LabValues, side: LabSide) {
  const read = readRatings(typedFor(values, side));
  return read.ok && side === 'a' && attackOf(values) === 'shoot' && !read.value.missile
    ? fail('It has no missile weapon to shoot with.')
    : read;
}
/** Ratings that cannot be read stand in nobody's way: the field says what is wrong, the usual ones are shown. */
function soundRatings(values: LabValues, side: LabSide): Ratings {
  const read = ratingsOf(values, side);
  return read.ok ? read.value : USUAL;
}

/* ---- fields ---------------------------------------------------------------------------------------------------- */

function ratingsField(values: LabValues, side: LabSide): Field {
  const read = ratingsOf(values, side);
  return {
    id: `${side}.ratings`,
    label: ROLES[side],
    hint: words(values[`${side}.name`]) || 'missile/melee/armor',
    rule: 'DC-R2',
    kind: 'text',
    value: typedFor(values, side),
    most: RATINGS_MOST,
    ...(!read.ok && {
      problem: { text: read.error, fix: 'Write 1/2/1, or 2/2 without a missile weapon.', rule: 'DC-R2' },
    }),
  };
}

function fields(values: LabValues): readonly Field[] {
  const kind = attackOf(values);
  const options = <T extends string>(ids: readonly T[], label: (id: T) => string): readonly Option[] =>
    ids.map((id) => ({ id, label: label(id) }));
  return [
    {
      id: 'attack',
      label: 'Attack',
      kind: 'one',
      value: kind,
      options: options(ATTACK_IDS, (id) => ATTACKS[id]),
    },
    ratingsField(values, 'a'),
    ratingsField(values, 'b'),
    kind === 'shoot'
      ? {
          id: 'cover',
          label: 'Cover',
          rule: 'DC-R12',
          kind: 'one',
          value: coverOf(values),
          options: options(COVER_IDS, (id) => COVERS[id].label),
        }
      : {
          id: 'facts',
          label: 'This turn',
          rule: 'DC-R26',
          kind: 'many',
          value: factsOf(values),
          options: options(FACT_IDS, (id) => FACTS[id]),
        },
  ];
}

/* ---- the state ------------------------------------------------------------------------------------------------- */

const forceOf = (values: LabValues, side: LabSide): Roster => ({
  ...fresh(),
  name: ROLES[side],
  groups: [
    {
      id: 'g1',
      name: words(values[`${side}.name`]),
      ratings: written(soundRatings(values, side)),
      count: 1,
      special: [],
      note: '',
    },
  ],
});

function state(values: LabValues): State {
  const sides = (['a', 'b'] as const).map((id) => ({ id, name: ROLES[id], roster: forceOf(values, id) }));
  const facts = factsOf(values);
  const times = (fact: Fact) => (facts.includes(fact) ? 1 : 0);
  const attacker: Condition = { ...UNTOUCHED, pushed: times('attackerPushed') };
  const defender: Condition = { ...UNTOUCHED, pushed: times('defenderPushed'), reacted: times('reacted') };
  const [unit, target]: readonly [Ref, Ref] = [
    { group: 'a1', lot: keyOf(attacker) },
    { group: 'b1', lot: keyOf(defender) },
  ];
  const begun = withLots(start({ seed: 0, sides, choices: {}, rulings: {} }), unit.group, [
    { ...attacker, count: 1 },
  ]);
  const ready: State = { ...withLots(begun, target.group, [{ ...defender, count: 1 }]), notes: [] };
  return attackOf(values) === 'melee'
    ? attack(ready, unit, target).state
    : answerCover(shoot(ready, unit, target).state, { kind: 'choose', option: coverOf(values) }).state;
}

/* ---- pieces of a force, and what a point would buy ------------------------------------------------------------- */

function put(values: LabValues, side: SideId, roster: Roster, unit: string): LabValues {
  const entry = roster.groups.find(({ id }) => id === unit);
  return entry
    ? { ...values, [`${side}.ratings`]: entry.ratings, [`${side}.name`]: entryName(entry) }
    : values;
}

const RATING_RULES = { missile: 'DC-R10', melee: 'DC-R14', armor: 'DC-R1' } as const satisfies Record<
  keyof Ratings,
  RuleId
>;

function changes(values: LabValues): ReturnType<Lab['changes']> {
  const ratings = soundRatings(values, 'a');
  return (Object.keys(RATING_RULES) as readonly (keyof Ratings)[])
    .filter((rating) => ratings[rating] < RATING.most)
    .map((rating) => {
      const more = { ...ratings, [rating]: ratings[rating] + 1 };
      return {
        label: `with ${rating} ${more[rating]}`,
        rule: RATING_RULES[rating],
        values: { ...values, 'a.ratings': written(more) },
      };
    });
}

export const LAB: Lab<State, Roster> = {
  fields,
  state,
  units: ({ groups }) => groups.map((entry) => ({ id: entry.id, name: entryName(entry) })),
  put,
  changes,
};
