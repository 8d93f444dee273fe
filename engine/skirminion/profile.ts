import { TYPES, type Trait, type TypeRow, type UnitType } from './data';

/** What a unit is made of; its figures follow. */
export interface Profile {
  readonly type: UnitType;
  readonly traits: readonly Trait[];
}

export const rowOf = ({ type }: Pick<Profile, 'type'>): TypeRow => TYPES[type];
export const has = (profile: Pick<Profile, 'traits'>, trait: Trait): boolean =>
  profile.traits.includes(trait);

/** SN-R14, SN-A4: the most health at which a unit is hurt, half its maximum or less. */
export const hurtLine = (type: UnitType): number => Math.floor(TYPES[type].max / 2);
/** SN-R60, SN-A5: strictly below half. */
export const durusLine = (type: UnitType): number => Math.ceil(TYPES[type].max / 2) - 1;
/** SN-R58, SN-A27: with as many it still begins unhurt. */
export const mostTraits = (type: UnitType): number => TYPES[type].max - hurtLine(type) - 1;
/** SN-R8, R58. */
export const startHealth = ({ type, traits }: Profile): number => TYPES[type].max - traits.length;

export const isElite = (type: UnitType): boolean => TYPES[type].elite;
export const elitesIn = (types: readonly UnitType[]): number => types.filter(isElite).length;

/** SN-R35: health a die of this face takes in melee. */
export const meleeHit = (type: UnitType, face: number): number => TYPES[type].melee + (face === 6 ? 1 : 0);
/** SN-R47: and in a ranged attack. */
export const rangedHit = (type: UnitType, face: number, cover: boolean): number =>
  TYPES[type].ranged + (face === 6 && !cover ? 1 : 0);
