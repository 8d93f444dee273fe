import { cellOf, DEPLOYMENT } from '../engine/skirminiac/board';
import { COUNTDOWN, FULL_HEALTH, LAST_STAND } from '../engine/skirminiac/data';
import { NOT_YET, positionOf, UNITS, type Battle, type Position } from '../engine/skirminiac/position';
import {
  activations,
  isOver,
  MOST_ACTIVATIONS,
  newTrail,
  perform,
  takeBack,
  type Trail,
} from '../engine/skirminiac/search';
import type { Clock, Row } from './rows';
import { isPlainOver, plainActivations, plainFrom, type Plain } from './skirminiacPlain';

const OPENING: Battle = {
  health: Array.from({ length: UNITS }, () => FULL_HEALTH),
  place: DEPLOYMENT.flat(),
  terrain: ['2,4', '8,2', '5,3', '0,2', '10,4', '3,1', '7,4'].map(cellOf),
  bastions: [cellOf('2,4'), cellOf('8,2')],
  lastStand: LAST_STAND.two,
  span: COUNTDOWN.each,
  player: 0,
  countdown: NOT_YET,
  firstBlood: true,
};
/** Both lines have met in the middle of the board. */
const MELEE: Battle = {
  ...OPENING,
  health: [6, 5, 4, 3, 2, 1, 6, 6, 4, 3, 3, 2, 1, 5],
  place: [
    '1,3',
    '3,3',
    '4,4',
    '6,4',
    '6,5',
    '9,4',
    '5,5',
    '1,2',
    '3,2',
    '4,3',
    '6,3',
    '7,3',
    '9,3',
    '5,2',
  ].map(cellOf),
  firstBlood: false,
};
export const BATTLES = { OPENING, MELEE };

/** Positions `depth` activations away, each counted as often as it is reached. */
export function countTyped(battle: Battle, depth: number): number {
  return descend(positionOf(battle), depth, new Int32Array(MOST_ACTIVATIONS * depth), 0, newTrail(depth));
}

function descend(position: Position, depth: number, list: Int32Array, from: number, trail: Trail): number {
  if (isOver(position)) return 0;
  const end = activations(position, list, from);
  let count = 0;
  for (let i = from; i < end; i++) {
    const activation = list[i]!;
    perform(position, activation, trail);
    count += depth === 1 ? 1 : descend(position, depth - 1, list, end, trail);
    takeBack(position, activation, trail);
  }
  return count;
}

export function countPlain(plain: Plain, depth: number): number {
  if (isPlainOver(plain)) return 0;
  return plainActivations(plain).reduce(
    (count, each) => count + (depth === 1 ? 1 : countPlain(each, depth - 1)),
    0,
  );
}

const DEPTH = 2;

/** Positions a second of the generator on typed arrays, and of the plain one. */
export function benchSkirminiac(now: Clock): readonly Row[] {
  const battles = Object.values(BATTLES);
  const typed = rate(now, () => sum(battles.map((each) => countTyped(each, DEPTH))));
  const plain = rate(now, () => sum(battles.map((each) => countPlain(plainFrom(each), DEPTH))));
  return [
    { name: 'Skirminiac, typed arrays', value: typed / 1000, unit: 'k/s' },
    { name: 'Skirminiac, plain objects', value: plain / 1000, unit: 'k/s' },
    { name: 'Skirminiac, how many times as fast', value: typed / plain, unit: '×' },
  ];
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

const MILLISECONDS = 1000;

/** Positions a second, over a second of work after one run to warm up. */
function rate(now: Clock, work: () => number): number {
  work();
  const began = now();
  let count = 0;
  let spent = 0;
  do {
    count += work();
    spent = now() - began;
  } while (spent < MILLISECONDS);
  return (count / spent) * 1000;
}
