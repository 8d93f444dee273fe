import { drawsFrom, type Draws } from '../core/dice';
import { CATALOGUE, ERA_IDS, PIECE_IDS } from './data';
import { entryOf, type Roster } from './roster';

const FIRST = ['Red', 'Iron', 'Northern', 'Lost', 'Second', 'Border', 'Silver', 'Old', 'Storm', 'Free'];
const SECOND = [
  'Company',
  'Guard',
  'Column',
  'Lances',
  'Watch',
  'Brigade',
  'Band',
  'Legion',
  'Patrol',
  'Host',
];

/** About this many pieces, give or take what the shares come to. */
const PIECES = { least: 14, most: 22 } as const;

/** A force of one era; the same seed gives the same one. */
export function random(seed: number): Roster {
  const draw = drawsFrom(seed);
  const era = pick(ERA_IDS, draw);
  const kinds = PIECE_IDS.filter((id) => CATALOGUE[id].era === era);
  const pieces = draw(PIECES.least, PIECES.most);
  const weights = kinds.map(() => draw(1, 4));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return {
    name: `${pick(FIRST, draw)} ${pick(SECOND, draw)}`,
    era,
    groups: kinds.map((piece, i) =>
      entryOf(`g${i + 1}`, piece, Math.max(1, Math.round((pieces * weights[i]!) / all))),
    ),
  };
}

const pick = <T>(from: readonly T[], draw: Draws): T => from[draw(0, from.length - 1)]!;
