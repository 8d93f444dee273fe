import type { Field, Lab, LabValues, Option, SideId } from '../core/types';
import { clamp } from '../kit/track';
import { TRAIT_IDS, TRAITS, TYPE_IDS, TYPES, UNITS_EACH, type Trait, type UnitType } from './data';
import { declareMelee, support } from './engage';
import type { Role } from './exchange';
import { has, isElite, mostTraits, startHealth, type Profile } from './profile';
import { declareRanged, fixFacts } from './ranged';
import { entryName, fresh, NAME_MOST, profileOf, type Roster } from './roster';
import { traitOption, typeOption } from './rosterView';
import { start, type State } from './state';
import { freshActing } from './turn';

const ATTACKS = [
  { id: 'melee', label: 'Melee', icon: 'melee' },
  { id: 'ranged', label: 'Ranged', icon: 'shoot' },
] as const satisfies readonly Option[];
type AttackId = (typeof ATTACKS)[number]['id'];

const STANDS = [
  { id: 'open', label: 'In the open' },
  { id: 'cover', label: 'In cover' },
  { id: 'corner', label: 'In an inner corner' },
] as const satisfies readonly Option[];
type StandId = (typeof STANDS)[number]['id'];

const SIDES = {
  a: { role: 'attacker', title: 'Attacker', unit: 'a1' },
  b: { role: 'defender', title: 'Defender', unit: 'b1' },
} as const satisfies Record<'a' | 'b', { role: Role; title: string; unit: string }>;
type LabSide = keyof typeof SIDES;
const SIDE_IDS = ['a', 'b'] as const;

const USUAL: UnitType = 'U6';

/* ---- what the values say, or what is likeliest ----------------------------------------------------------------- */

const attackOf = ({ attack }: LabValues): AttackId =>
  ATTACKS.find(({ id }) => id === attack)?.id ?? ATTACKS[0].id;

/** SN-R40: one that cannot shoot is not taken for an attacker at range. */
const canBe = (values: LabValues, side: LabSide, type: UnitType): boolean =>
  side === 'b' || attackOf(values) === 'melee' || TYPES[type].ranged > 0;
const typeIn = (values: LabValues, side: LabSide): UnitType =>
  TYPE_IDS.find((type) => type === values[`${side}.type`] && canBe(values, side, type)) ?? USUAL;

function profileIn(values: LabValues, side: LabSide): Profile {
  const type = typeIn(values, side);
  const chosen = values[`${side}.traits`];
  const traits = Array.isArray(chosen) ? TRAIT_IDS.filter((trait) => chosen.includes(trait)) : [];
  return { type, traits: traits.slice(0, mostTraits(type)) };
}
function healthIn(values: LabValues, side: LabSide): number {
  const profile = profileIn(values, side);
  const health = values[`${side}.health`];
  return typeof health === 'number'
    ? Math.max(1, clamp(Math.round(health), TYPES[profile.type].max))
    : startHealth(profile);
}
const nameIn = (values: LabValues, side: LabSide): string => {
  const name = values[`${side}.name`];
  return (typeof name === 'string' && name.trim().slice(0, NAME_MOST)) || SIDES[side].title;
};

/** SN-R32, SN-A9: an elite has its fifth die anyway. */
const mayBeHelped = (values: LabValues): readonly LabSide[] =>
  SIDE_IDS.filter((side) => !isElite(typeIn(values, side)));
const helpedIn = (values: LabValues): readonly LabSide[] => {
  const { support: chosen } = values;
  return Array.isArray(chosen) ? mayBeHelped(values).filter((side) => chosen.includes(side)) : [];
};

/** SN-R67 */
const standsFor = (values: LabValues) =>
  STANDS.filter(({ id }) => id !== 'corner' || has(profileIn(values, 'b'), 'obscuro'));
const standIn = (values: LabValues): StandId =>
  standsFor(values).find(({ id }) => id === values.cover)?.id ?? STANDS[0].id;
const friendsIn = ({ friends }: LabValues): number =>
  typeof friends === 'number' ? clamp(Math.round(friends), UNITS_EACH - 1) : 0;

/* ---- fields ---------------------------------------------------------------------------------------------------- */

function unitFields(values: LabValues, side: LabSide): readonly Field[] {
  const { type, traits } = profileIn(values, side);
  const { title } = SIDES[side];
  const types = TYPE_IDS.map((id) => ({
    ...typeOption(id),
    ...(!canBe(values, side, id) && { blocked: { why: `${id} makes no ranged attacks.`, rule: 'SN-R40' } }),
  }));
  return [
    { id: `${side}.type`, label: title, hint: nameIn(values, side), rule: 'SN-R3', kind: 'one', value: type, options: types }, // prettier-ignore
    {
      id: `${side}.health`,
      label: `${title}’s health`,
      rule: 'SN-R14',
      kind: 'number',
      value: healthIn(values, side),
      min: 1,
      max: TYPES[type].max,
    },
    {
      id: `${side}.traits`,
      label: `${title}’s traits`,
      hint: `${traits.length} of ${mostTraits(type)}`,
      rule: 'SN-R57',
      kind: 'many',
      value: traits,
      options: TRAIT_IDS.map((id) => traitOption(type, traits, id)),
    },
  ];
}

function factFields(values: LabValues): readonly Field[] {
  if (attackOf(values) === 'melee') {
    const options = mayBeHelped(values).map((id) => ({ id, label: SIDES[id].title }));
    const field: Field = { id: 'support', label: 'Has support', rule: 'SN-R32', kind: 'many', value: helpedIn(values), options }; // prettier-ignore
    return options.length ? [field] : [];
  }
  return [
    { id: 'cover', label: 'Defender stands', rule: 'SN-R43', kind: 'one', value: standIn(values), options: standsFor(values) }, // prettier-ignore
    {
      id: 'friends',
      label: 'Your units touching the target',
      rule: 'SN-R44',
      kind: 'number',
      value: friendsIn(values),
      min: 0,
      max: UNITS_EACH - 1,
    },
  ];
}

const fields = (values: LabValues): readonly Field[] => [
  { id: 'attack', label: 'Attack', kind: 'one', value: attackOf(values), options: ATTACKS },
  ...SIDE_IDS.flatMap((side) => unitFields(values, side)),
  ...factFields(values),
];

/* ---- the state ------------------------------------------------------------------------------------------------- */

/** Both units, and the attacker's friends in the way of a shot, which are of the usual kind. */
function battleOf(values: LabValues): State {
  const friends = attackOf(values) === 'ranged' ? friendsIn(values) : 0;
  const sides = SIDE_IDS.map((id) => {
    const others = Array.from({ length: id === 'a' ? friends : 0 }, () => 'Friend');
    const units = [nameIn(values, id), ...others].map((name, i) => ({ id: `u${i}`, name, type: USUAL }));
    return { id, name: SIDES[id].title, roster: { ...fresh(), units } };
  });
  const begun = start({ seed: 0, sides, choices: {}, rulings: {} });
  const units = begun.units.map((unit) => {
    const side = SIDE_IDS.find((id) => SIDES[id].unit === unit.id);
    return side ? { ...unit, ...profileIn(values, side), health: healthIn(values, side) } : unit;
  });
  return { ...begun, units, phase: { id: 'turn' }, acting: freshActing(units[0]!) };
}

function state(values: LabValues): State {
  const battle = battleOf(values);
  const [unit, target] = [SIDES.a.unit, SIDES.b.unit];
  const acting = { ...battle.acting!, attack: attackOf(values) };
  const ready: State = { ...battle, acting };
  if (acting.attack === 'melee') {
    const helped = helpedIn(values).map((side) => SIDES[side].role);
    return support(declareMelee(ready, unit, target), helped);
  }
  const friends = battle.units.filter(({ id, side }) => side === 'a' && id !== unit).map(({ id }) => id);
  const stand = standIn(values);
  return fixFacts(declareRanged(ready, unit, target, false), {
    cover: stand === 'cover',
    friends,
    obscured: stand === 'corner' ? [target] : [],
  });
}

/* ---- units of a warband, and what a trait would buy ------------------------------------------------------------ */

function put(values: LabValues, side: SideId, roster: Roster, unit: string): LabValues {
  const entry = roster.units.find(({ id }) => id === unit);
  if (!entry) return values;
  const profile = profileOf(roster, entry);
  return {
    ...values,
    [`${side}.name`]: entryName(entry),
    [`${side}.type`]: profile.type,
    [`${side}.traits`]: profile.traits,
    [`${side}.health`]: startHealth(profile),
  };
}

/** Each trait that the attacker lacks and has room for, at the health it has. */
function changes(values: LabValues): ReturnType<Lab['changes']> {
  const { type, traits } = profileIn(values, 'a');
  if (traits.length >= mostTraits(type)) return [];
  const health = healthIn(values, 'a');
  const withTrait = (trait: Trait) => ({ ...values, 'a.traits': [...traits, trait], 'a.health': health });
  return TRAIT_IDS.filter((trait) => !traits.includes(trait)).map((trait) => ({
    label: `with ${TRAITS[trait].label}`,
    rule: TRAITS[trait].rule,
    values: withTrait(trait),
  }));
}

export const LAB: Lab<State, Roster> = {
  fields,
  state,
  units: ({ units }) => units.map((entry) => ({ id: entry.id, name: entryName(entry) })),
  put,
  changes,
};
