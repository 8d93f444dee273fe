import type { RuleId } from '../core/types';

/** DC-R1: no armor counts 1. Nothing printed goes above 4; a pool of ten dice still fits a screen. */
export const RATING = { least: 1, most: 9 } as const;
/** DC-R17 */
export const DEFEND_EXTRA = 1;
/** DC-R18: that many dice above the foe's highest kill, one pushes. */
export const DICE_TO_KILL = 2;
/** DC-R21 */
export const PUSHES_TO_KILL = 2;
export const FACES = 6;
export const SIX = 6;

export const ERAS = {
  ancient: { label: 'Ancient', movement: '6″', range: '12″', limited: '6″' },
  modern: { label: 'Modern', movement: '6″', range: '24″', limited: '8″' },
  future: { label: 'Future', movement: '8″', range: '30″', limited: '12″' },
} as const;
export type Era = keyof typeof ERAS;
export const ERA_IDS = Object.keys(ERAS) as readonly Era[];

export const SPECIALS = {
  twoTargets: { label: 'Fires at two targets', rule: 'DC-A16' },
  limitedRange: { label: 'Limited range', rule: 'DC-R7' },
} as const satisfies Record<string, { readonly label: string; readonly rule: RuleId }>;
export type Special = keyof typeof SPECIALS;
export const SPECIAL_IDS = Object.keys(SPECIALS) as readonly Special[];

export interface Printed {
  readonly name: string;
  readonly era: Era;
  readonly ratings: string;
  readonly special: readonly Special[];
}

/** DC-R31 */
// prettier-ignore
export const CATALOGUE = {
  archer: { name: 'Archer', era: 'ancient', ratings: '1/2/1', special: [] },
  manAtArms: { name: 'Man-at-Arms', era: 'ancient', ratings: '2/2', special: [] },
  rifleman: { name: 'Rifleman', era: 'modern', ratings: '1/2/1', special: [] },
  automaticRifleman: { name: 'Automatic Rifleman', era: 'modern', ratings: '2/2/1', special: [] },
  machineGunner: { name: 'Machine Gunner', era: 'modern', ratings: '2/1/1', special: ['twoTargets'] },
  subMachineGunner: { name: 'Sub-machine Gunner', era: 'modern', ratings: '2/1/1', special: ['limitedRange'] },
  galacticTrooper: { name: 'Galactic Trooper', era: 'future', ratings: '3/2/3', special: [] },
  xenomorph: { name: 'Xenomorph', era: 'future', ratings: '4/3', special: [] },
} as const satisfies Record<string, Printed>;
export type Piece = keyof typeof CATALOGUE;
export const PIECE_IDS = Object.keys(CATALOGUE) as readonly Piece[];

/** DC-R12 */
export const COVERS = {
  none: { label: 'In the open', adds: 0 },
  low: { label: 'Low cover', adds: 1 },
  high: { label: 'High cover', adds: 2 },
  overhead: { label: 'Overhead cover', adds: 3 },
} as const;
export type Cover = keyof typeof COVERS;
export const COVER_IDS = Object.keys(COVERS) as readonly Cover[];

/** DC-A14: the rulebook leaves winning to the battle. */
export const WINS = {
  destroy: { label: 'Destroy the enemy', note: 'Nobody of theirs is left standing' },
  half: { label: 'Reduce to half', note: 'Half of theirs, or fewer, still stand' },
  declare: { label: 'In your own words', note: 'You say who has won' },
} as const;
export type Win = keyof typeof WINS;
export const WIN_IDS = Object.keys(WINS) as readonly Win[];
export const GOAL = 'Hold the middle of the table when turn 12 ends.';
