import { COVERS, SIX, type Cover } from '../data';
import type { Rulings } from '../rulings';
import { all, atMost, bySixes } from './pool';

/** The chance that a shot kills: DC-R10, R12; with sixes on both sides DC-R28, R30, DC-A3, A5. */
export function killChance(dice: number, armor: number, cover: Cover, rulings: Rulings): number {
  const { adds } = COVERS[cover];
  let ways = 0;
  for (let best = 1; best + adds < SIX; best++)
    ways += (atMost(armor, best) - atMost(armor, best - 1)) * (all(dice) - atMost(dice, best + adds));
  if (rulings['DC-A3'] === 'both') ways += bySixesAlone(dice, armor, adds);
  return ways / all(dice) / all(armor);
}

function bySixesAlone(dice: number, armor: number, adds: number): number {
  const shots = bySixes(dice);
  return bySixes(armor).reduce((ways, theirs, n) => {
    if (!n) return ways;
    return shots.slice(n + adds + 1).reduce((sum, ours) => sum + ours * theirs, ways);
  }, 0);
}
