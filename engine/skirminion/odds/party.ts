import type { Party } from '../../core/types';
import { rowOf } from '../profile';
import type { Unit } from '../state';

/** Its ends are its healths, so index and health are one. `gain`: what it may end above where it is. */
export function partyOf(unit: Unit, gain = 0): Party {
  const { side, id, name, health } = unit;
  const ends = Array.from({ length: Math.min(rowOf(unit).max, health + gain) + 1 }, (_, left) => left);
  return {
    side,
    unit: id,
    name,
    ends: ends.map((left) => (left ? `${left}` : 'Out')),
    losses: ends.map((left) => health - left),
    now: health,
    out: 0,
  };
}

/** "Anvil 2", "Anvil lost", "Anvil 1.4". */
export const leftWith = (name: string, health: number): string =>
  health > 0 ? `${name} ${Math.round(health * 10) / 10}` : `${name} lost`;
