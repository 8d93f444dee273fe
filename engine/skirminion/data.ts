import type { RuleId } from '../core/types';

/** SN-R11 */
export const ROUNDS = 4;
/** SN-R2 */
export const OBSTACLES = 16;
export const UNITS_EACH = 4;

export interface TypeRow {
  /** The most health, and the number of sides of its die (SN-R3). */
  readonly max: number;
  readonly elite: boolean;
  /** Health a die takes in melee (SN-R35). */
  readonly melee: number;
  /** Health a die takes in a ranged attack; 0: it cannot make one (SN-R40, R47). */
  readonly ranged: number;
  /** SN-R48 */
  readonly spread: boolean;
}

/** SN-R3, R7, R35, R40, R47, R48. */
// prettier-ignore
export const TYPES = {
  U4: { max: 4, elite: false, melee: 1, ranged: 2, spread: false },
  U5: { max: 5, elite: false, melee: 1, ranged: 1, spread: true },
  U6: { max: 6, elite: false, melee: 1, ranged: 1, spread: false },
  U7: { max: 7, elite: false, melee: 2, ranged: 0, spread: false },
  U8: { max: 8, elite: true, melee: 1, ranged: 2, spread: true },
  U9: { max: 9, elite: true, melee: 1, ranged: 2, spread: false },
  U10: { max: 10, elite: true, melee: 2, ranged: 1, spread: false },
  U12: { max: 12, elite: true, melee: 2, ranged: 0, spread: false },
} as const satisfies Record<string, TypeRow>;
export type UnitType = keyof typeof TYPES;
export const TYPE_IDS = Object.keys(TYPES) as readonly UnitType[];

export interface TraitRow {
  readonly label: string;
  readonly short: string;
  readonly rule: RuleId;
}

// prettier-ignore
export const TRAITS = {
  lupus: { label: 'Lupus', short: 'Keeps its 3s in melee when hurt', rule: 'SN-R59' },
  durus: { label: 'Durus', short: 'May recover 1 at the start of a round', rule: 'SN-R60' },
  fortis: { label: 'Fortis', short: 'Moves as if it were not hurt', rule: 'SN-R61' },
  heroic: { label: 'Heroic', short: '+1 each round begun in the centre', rule: 'SN-R62' },
  lamian: { label: 'Lamian', short: '+1 when it destroys its opponent', rule: 'SN-R63' },
  riposte: { label: 'Riposte', short: 'Uses dice first when attacked', rule: 'SN-R64' },
  volte: { label: 'Volte', short: 'May swap places with an enemy', rule: 'SN-R65' },
  berserk: { label: 'Berserk', short: 'One last blow when destroyed', rule: 'SN-R66' },
  obscuro: { label: 'Obscuro', short: 'Hard to hit in an inner corner', rule: 'SN-R67' },
  armatis: { label: 'Armatis', short: 'Its 5s cancel shots as 6s', rule: 'SN-R68' },
} as const satisfies Record<string, TraitRow>;
export type Trait = keyof typeof TRAITS;
export const TRAIT_IDS = Object.keys(TRAITS) as readonly Trait[];

/** SN-R32, R43. */
export const DICE = { melee: 4, ranged: 4, extra: 1, defence: 3 } as const;
