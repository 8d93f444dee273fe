import type { RuleId } from '../core/types';

export const ROUNDS = 5;
/** SF-R24 */
export const COMMAND_POINTS = 2;
/** SF-R27 */
export const POINTS = 36;
/** SF-R50: the weaker side may be given more. */
export const MOST_POINTS = 99;
/** SF-R29 */
export const UNIT_COST = 4;
/** SF-R6 */
export const BASE = { move: 6, fight: 1, shoot: 0, life: 3, range: 12 } as const;

/** What a buff or a negative adds to the figures; what it does besides is where its rule speaks. */
export interface Trait {
  readonly label: string;
  readonly short: string;
  readonly rule: RuleId;
  readonly move?: number;
  /** In combat and against shooting. */
  readonly fight?: number;
  readonly inCombat?: number;
  readonly againstShooting?: number;
  readonly shoot?: number;
  readonly life?: number;
}

// prettier-ignore
export const NEGATIVES = {
  slow: { label: 'Slow', short: '−2″ Move', rule: 'SF-R31', move: -2 },
  weak: { label: 'Weak', short: '−1 fight', rule: 'SF-R32', fight: -1 },
  nearSighted: { label: 'Near-Sighted', short: 'Cannot shoot', rule: 'SF-R33' },
  frail: { label: 'Frail', short: '−1 life', rule: 'SF-R34', life: -1 },
} as const satisfies Record<string, Trait>;
export type Negative = keyof typeof NEGATIVES;
export const NEGATIVE_IDS = Object.keys(NEGATIVES) as readonly Negative[];

// prettier-ignore
export const BUFFS = {
  ranged: { label: 'Ranged', short: 'Shoot up to 24″', rule: 'SF-R35' },
  longShot: { label: 'Long-Shot', short: '−1 shoot, any range', rule: 'SF-R36', shoot: -1 },
  strong: { label: 'Strong', short: '1 more life on a won 3+', rule: 'SF-R37' },
  fast: { label: 'Fast', short: '+2″ Move', rule: 'SF-R38', move: 2 },
  tough: { label: 'Tough', short: '+1 life', rule: 'SF-R39', life: 1 },
  skilled: { label: 'Skilled', short: '+1 fight in combat', rule: 'SF-R40', inCombat: 1 },
  fighter: { label: 'Fighter', short: '+1 fight in combat', rule: 'SF-R41', inCombat: 1 },
  eagleEye: { label: 'Eagle-Eye', short: '+1 shoot', rule: 'SF-R42', shoot: 1 },
  flank: { label: 'Flank', short: 'Friends +1 on its foe', rule: 'SF-R43' },
  push: { label: 'Push', short: '+2 fight, no damage', rule: 'SF-R44' },
  blast: { label: 'Blast', short: '+2 shoot, 1 hurts', rule: 'SF-R45', shoot: 2 },
  dodge: { label: 'Dodge', short: '+2 fight v Shoot', rule: 'SF-R46', againstShooting: 2 },
  berzerk: { label: 'Berzerk', short: 'Strikes back on a lost 4+', rule: 'SF-R47' },
  call: { label: 'Call', short: 'A friend +1 fight', rule: 'SF-R48' },
  charge: { label: 'Charge', short: '+2 fight moving in', rule: 'SF-R49' },
} as const satisfies Record<string, Trait>;
export type Buff = keyof typeof BUFFS;
export const BUFF_IDS = Object.keys(BUFFS) as readonly Buff[];

export const MISSIONS = {
  kill: {
    label: 'Kill or be Killed',
    note: 'Most points worth of units killed after 5 rounds',
    rule: 'SF-R52',
    score: 'Points killed',
  },
  quarters: {
    label: 'Quarter Control',
    note: 'Most table quarters at the end of round 5',
    rule: 'SF-R53',
    score: 'Quarters',
  },
  vaults: {
    label: 'Smash the Vaults',
    note: 'Most enemy vaults smashed after 5 rounds',
    rule: 'SF-R54',
    score: 'Vaults smashed',
  },
} as const;
export type Mission = keyof typeof MISSIONS;
export const MISSION_IDS = Object.keys(MISSIONS) as readonly Mission[];

/** SF-R54: for each side. */
export const VAULTS = 3;
/** SF-R53 */
export const QUARTERS = 4;
