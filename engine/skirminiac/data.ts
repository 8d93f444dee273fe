import type { Verb } from '../core/types';

/** SC-R4: units of each player. */
export const UNITS_EACH = 7;
/** SC-R5 */
export const FULL_HEALTH = 6;
/** SC-R28: with this health or less a unit takes one step, unless it is the last of its side. */
export const SLOW_HEALTH = 3;
/** SC-R13 */
export const TERRAIN_PIECES = 7;
/** SC-R21: activations of each player once a side is down to one unit. */
const LAST_ACTIVATIONS = 5;

/** SC-A12, SC-A14 by each reading: what a last unit takes off, and the activations of both players together. */
export const LAST_STAND = { two: 2, three: 3 } as const;
export const COUNTDOWN = { each: 2 * LAST_ACTIVATIONS, all: LAST_ACTIVATIONS } as const;

/** SC-R6 to R8: what stands for a unit on each size of board; bases are named with the health they count. */
export const SIZES = [
  { id: 'A0', draw: 'minis', four: '50 mm or cavalry base', one: '25–32 mm base' },
  { id: 'A1', draw: 'minis', four: '30 mm or cavalry base', one: '15–20 mm base' },
  { id: 'A2', draw: 'd6' },
  { id: 'A3', draw: 'd6' },
  { id: 'A4', draw: 'd6' },
  { id: 'A5', draw: 'd6' },
] as const;
export type SizeId = (typeof SIZES)[number]['id'];
export const DEFAULT_SIZE: SizeId = 'A3';

export const sizeOf = (id: SizeId): (typeof SIZES)[number] => SIZES.find((size) => size.id === id)!;

/** SC-R37: the miniatures of a unit by its health, each named by the health it counts. */
export const MINIATURES = [[], [1], [1, 1], [1, 1, 1], [4], [4, 1], [4, 1, 1]] as const;

export const PLAYS = ['table', 'phone'] as const;
export type Play = (typeof PLAYS)[number];
export const DEFAULT_PLAY: Play = 'table';

export const VERBS = {
  place: { id: 'place', label: 'Place', icon: 'take' },
  move: { id: 'move', label: 'Move', icon: 'move' },
  attack: { id: 'attack', label: 'Attack', icon: 'melee' },
  traverse: { id: 'traverse', label: 'Traverse', icon: 'home' },
  recuperate: { id: 'recuperate', label: 'Recuperate', icon: 'rest' },
  stay: { id: 'stay', label: 'Stay', icon: 'end' },
  end: { id: 'end', label: 'End', icon: 'end' },
  draw: { id: 'draw', label: 'Offer a draw', icon: 'flag' },
  accept: { id: 'accept', label: 'Agree', icon: 'flag' },
  decline: { id: 'decline', label: 'Play on', icon: 'end' },
} as const satisfies Record<string, Verb>;
export type VerbId = keyof typeof VERBS;

// prettier-ignore
export const NAMES = [
  'Ash', 'Brandt', 'Cole', 'Dara', 'Ebba', 'Falk', 'Greer', 'Hob', 'Iver', 'Jory', 'Kite', 'Lorne', 'Mags', 'Nils',
  'Oona', 'Pike', 'Quist', 'Rusk', 'Sela', 'Thane', 'Ulla', 'Vane', 'Wick', 'Yara', 'Zeb', 'Bram', 'Cinder', 'Drift',
] as const;
export const BANNERS = [
  'Grey', 'Iron', 'Salt', 'Broken', 'Last', 'Copper', 'Winter', 'Hollow', 'Amber', 'Far',
] as const; // prettier-ignore
export const TROOPS = [
  'Seven', 'Company', 'Spears', 'Wardens', 'Ravens', 'Oath', 'Banner', 'Bastion', 'Watch', 'Hounds',
] as const; // prettier-ignore
