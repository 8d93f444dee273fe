import { drawsFrom, type Draws } from '../core/dice';
import { BUFF_IDS, NEGATIVE_IDS, POINTS, UNIT_COST, type Buff, type Negative } from './data';
import type { Entry, Roster } from './roster';

// prettier-ignore
const NAMES = [
  'Ash', 'Brandt', 'Sable', 'Wren', 'Ember', 'Kite', 'Vet', 'Orrin', 'Hale', 'Pip', 'Tam', 'Fern', 'Moss', 'Isolde',
  'Garrick', 'Lark', 'Odo', 'Petra', 'Quill', 'Rook', 'Sigrid', 'Thorn', 'Ursa', 'Vesper', 'Willa', 'Yarrow', 'Bram',
  'Cass', 'Dunn', 'Elke', 'Flint', 'Greta',
];
const FIRST = ['Night', 'Iron', 'River', 'Broken', 'Salt', 'Amber', 'Hollow', 'Winter', 'Crooked', 'Far'];
const SECOND = [
  'Watch',
  'Hounds',
  'Company',
  'Lanterns',
  'Wolves',
  'Shift',
  'Crows',
  'Road',
  'Banner',
  'Hand',
];

/** SF-A26: legal, but nobody would build them. */
const SILLY: Readonly<Record<Negative, readonly Buff[]>> = {
  slow: ['fast'],
  weak: [],
  nearSighted: ['ranged', 'longShot', 'eagleEye', 'blast'],
  frail: ['tough'],
};

const CHEAPEST = UNIT_COST - 1;

/** A legal warband of exactly 36 points; the same seed gives the same one. */
export function random(seed: number): Roster {
  const draw = drawsFrom(seed);
  const names = shuffled(NAMES, draw);
  const units = costs(draw).map((cost, i) => entryFor(cost, i, names[i]!, draw));
  return { name: `${pick(FIRST, draw)} ${pick(SECOND, draw)}`, limit: POINTS, units };
}

const pick = <T>(from: readonly T[], draw: Draws): T => from[draw(0, from.length - 1)]!;

function shuffled<T>(list: readonly T[], draw: Draws): readonly T[] {
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = draw(0, i);
    [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
  }
  return mixed;
}

/** Costs of single units that come to 36; what is left over is never less than the cheapest unit. */
function costs(draw: Draws): readonly number[] {
  const found: number[] = [];
  let left = POINTS;
  while (left > 0) {
    const fits = [3, 4, 5, 5, 6, 6].filter((cost) => cost === left || left - cost >= CHEAPEST);
    const cost = pick(fits, draw);
    found.push(cost);
    left -= cost;
  }
  return found.sort((one, other) => other - one);
}

/** SF-R28, R29: without a negative the cost fixes the buffs, with one there is a buff more for it. */
function entryFor(cost: number, i: number, name: string, draw: Draws): Entry {
  const leader = i === 0;
  const negative = cost < UNIT_COST || draw(0, 1) ? pick(NEGATIVE_IDS, draw) : undefined;
  const buffs = cost - UNIT_COST + (negative ? 1 : 0) + (leader ? 1 : 0);
  const barred = negative ? SILLY[negative] : [];
  const chosen = shuffled(
    BUFF_IDS.filter((buff) => !barred.includes(buff)),
    draw,
  ).slice(0, buffs);
  return {
    id: `u${i + 1}`,
    name,
    note: '',
    count: 1,
    leader,
    buffs: BUFF_IDS.filter((buff) => chosen.includes(buff)),
    ...(negative && { negative }),
  };
}
