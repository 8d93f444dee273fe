import type { Starter } from '../core/types';
import { CATALOGUE, ERAS, type Era, type Piece } from './data';
import { entryOf, type Roster } from './roster';

type Line = readonly [count: number, piece: Piece];

/** Two forces for each era of DC-R31. The numbers are ours: the rulebook prints none. */
// prettier-ignore
const FORCES: readonly (readonly [name: string, era: Era, lines: readonly Line[]])[] = [
  ['Castle Garrison', 'ancient', [[8, 'archer'], [12, 'manAtArms']]],
  ['Hill Raiders', 'ancient', [[6, 'archer'], [14, 'manAtArms']]],
  ['Rifle Platoon', 'modern', [[10, 'rifleman'], [4, 'automaticRifleman'], [2, 'machineGunner']]],
  ['Assault Section', 'modern', [[6, 'rifleman'], [8, 'subMachineGunner'], [2, 'machineGunner']]],
  ['Star Marines', 'future', [[12, 'galacticTrooper']]],
  ['The Hive', 'future', [[16, 'xenomorph']]],
];

export const STARTERS: readonly Starter<Roster>[] = FORCES.map(([name, era, lines]) => ({
  id: name.toLowerCase().replace(' ', '-'),
  name,
  note: `${ERAS[era].label}: ${lines.map(([count, piece]) => `${count} × ${CATALOGUE[piece].name}`).join(', ')}`,
  roster: { name, era, groups: lines.map(([count, piece], i) => entryOf(`g${i + 1}`, piece, count)) },
}));
