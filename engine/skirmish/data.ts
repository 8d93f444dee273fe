import type { Verb } from '../core/types';

/** SK-R1, SK-R3. */
export const SQUAD_SIZE = 5;
export const HIT_POINTS = 10;
export const GRENADES = 2;

/** SK-R12 to SK-R14. */
export const MINUTE = 60;
export const ACTIONS = 2;

/** Dice of each attack: SK-R18, SK-R21, SK-R23, SK-R10, SK-R31. */
export const DICE = { near: 4, far: 2, blow: 3, fire: 2, inner: 4, outer: 2, throw: 1 } as const;

/** SK-R5, with the hit points that still count as full armor by each reading of SK-A1. */
export const ARMOR = { full: 4, worn: 2 } as const;
export const FULL_ARMOR_FROM = { two: 6, four: 5 } as const;

/** SK-R29: how far a grenade may go, by the face thrown. */
export const REACH = [2, 2, 4, 4, 6, 6] as const;

/** SK-R31 by each reading of SK-A6. */
export const BLAST = {
  distance: { inner: '2″', outer: '3″' },
  diameter: { inner: '1″', outer: '1.5″' },
} as const;

export const VERBS = {
  shoot: { id: 'shoot', label: 'Shoot', icon: 'shoot', note: '4 dice, up to 12″' },
  grenade: { id: 'grenade', label: 'Grenade', icon: 'grenade' },
  far: { id: 'far', label: 'Shoot far', icon: 'shoot', note: '2 dice, beyond 12″' },
  fight: { id: 'fight', label: 'Fight', icon: 'melee', note: '3 dice each, within 1″' },
  take: { id: 'take', label: 'Take grenades', icon: 'take', note: 'From a body within 1″' },
  'take-one': { id: 'take-one', label: 'Take one', icon: 'take', note: 'From a body within 1″' },
  tell: { id: 'tell', label: 'Tell', icon: 'talk', note: 'At any distance' },
  report: { id: 'report', label: 'Report', icon: 'home', note: 'Tell a figure that is home' },
  forgo: { id: 'forgo', label: 'Forgo', icon: 'rest', note: 'One action' },
  done: { id: 'done', label: 'Done', icon: 'end', note: 'Forgo all that is left this round' },
  go: { id: 'go', label: 'Go on', icon: 'end' },
} as const satisfies Record<string, Verb>;
export type VerbId = keyof typeof VERBS;

/** The printed examples' names first. */
// prettier-ignore
export const NAMES = [
  'Tony', 'Bill', 'Jane', 'Murry', 'Eliot', 'Dave', 'John', 'James', 'Dot', 'Ann', 'Kit', 'Rosa', 'Sven', 'Mabel', 'Otto',
  'Ines', 'Hank', 'Yuri', 'Pearl', 'Gus', 'Lena', 'Abel', 'Faye', 'Nils', 'Cora', 'Walt', 'Zoe', 'Ravi', 'Bess', 'Hugo',
  'Olga', 'Finn', 'Dora', 'Karl', 'Uma', 'Ned', 'Tess', 'Igor', 'Wren', 'Sal',
] as const;

export const TROOPS = [
  'Outriders', 'Scouts', 'Rangers', 'Lookouts', 'Pathfinders', 'Skirmishers', 'Runners', 'Patrol',
] as const; // prettier-ignore
export const BANNERS = [
  'Amber', 'Birch', 'Cobalt', 'Dusty', 'Ember', 'Frost', 'Harbour', 'Iron', 'Juniper', 'Kestrel', 'Lantern', 'Marsh',
] as const; // prettier-ignore
