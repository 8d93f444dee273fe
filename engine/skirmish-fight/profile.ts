import { BASE, BUFFS, NEGATIVES, type Buff, type Negative, type Trait } from './data';

/** What a unit is made of; its figures follow. */
export interface Profile {
  readonly buffs: readonly Buff[];
  readonly negative?: Negative;
}

/** A figure's part and where it comes from: "+1 Skilled". */
export interface Bonus {
  readonly label: string;
  readonly value: number;
}

export const has = (profile: Profile, trait: Buff | Negative): boolean =>
  profile.negative === trait || profile.buffs.some((buff) => buff === trait);

const traitsOf = ({ buffs, negative }: Profile): readonly Trait[] => [
  ...buffs.map((buff): Trait => BUFFS[buff]),
  ...(negative ? [NEGATIVES[negative]] : []),
];

type Figure = 'move' | 'fight' | 'inCombat' | 'againstShooting' | 'shoot' | 'life';
function bonuses(profile: Profile, ...figures: readonly Figure[]): readonly Bonus[] {
  const found: Bonus[] = [];
  for (const trait of traitsOf(profile))
    for (const figure of figures) {
      const value = trait[figure];
      if (value) found.push({ label: trait.label, value });
    }
  return found;
}

export const sum = (base: number, parts: readonly Bonus[]): number =>
  parts.reduce((total, part) => total + part.value, base);

export const moveBonuses = (profile: Profile) => bonuses(profile, 'move');
/** SF-A2: Skilled and Fighter stack. */
export const combatBonuses = (profile: Profile) => bonuses(profile, 'fight', 'inCombat');
/** SF-A6: what helps "in combat" does not help here. */
export const shotAtBonuses = (profile: Profile) => bonuses(profile, 'fight', 'againstShooting');
export const shootBonuses = (profile: Profile) => bonuses(profile, 'shoot');
export const lifeBonuses = (profile: Profile) => bonuses(profile, 'life');

/** SF-A27: no figure has a floor. */
export const moveOf = (profile: Profile): number => sum(BASE.move, moveBonuses(profile));
export const combatFightOf = (profile: Profile): number => sum(BASE.fight, combatBonuses(profile));
export const shotAtFightOf = (profile: Profile): number => sum(BASE.fight, shotAtBonuses(profile));
export const shootOf = (profile: Profile): number => sum(BASE.shoot, shootBonuses(profile));
export const lifeOf = (profile: Profile): number => sum(BASE.life, lifeBonuses(profile));

/** SF-R18, R35, R36, SF-A12. */
export function rangeOf(profile: Profile): string {
  if (has(profile, 'longShot')) return 'at any range';
  return `up to ${has(profile, 'ranged') ? 24 : BASE.range}″`;
}
