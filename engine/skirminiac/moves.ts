import { areAdjacent, CELLS, NEIGHBOURS, OFF, SECOND, SECOND_SIZE, SIX } from './board';
import { SLOW_HEALTH } from './data';
import { contactOf, enemiesOn, FREE, opponentOf, playerOf, type Position } from './position';

/** Room for every cell a unit can move to, whichever way. */
export const newReach = (): Int8Array => new Int8Array(CELLS);

/** SC-R24: a move begun in contact with an enemy is a retreat. */
export const isRetreating = (position: Position, unit: number): boolean => enemiesOn(position, unit) > 0;

/** SC-R26, R28: a unit of this health, one of `standing`, that is not retreating. */
export const stepsWith = (health: number, standing: number): 1 | 2 =>
  health > SLOW_HEALTH || standing === 1 ? 2 : 1;

export const stepsOf = (position: Position, unit: number): 1 | 2 =>
  isRetreating(position, unit) ? 1 : stepsWith(position.health[unit]!, position.standing[playerOf(unit)]!);

/**
 * Writes the cells a unit can step to into `to`, and into `via` the cell on the way of a second step, OFF for the
 * first; gives their number.
 */
export function walk(position: Position, unit: number, to: Int8Array, via: Int8Array): number {
  const { occupant, contact, place } = position;
  const from = place[unit]!;
  const enemies = CELLS * opponentOf(playerOf(unit));
  const retreating = isRetreating(position, unit);
  let count = 0;
  for (let i = SIX * from; i < SIX * from + SIX; i++) {
    const cell = NEIGHBOURS[i]!;
    // SC-R25; a retreat ends out of contact (SC-R24).
    if (cell === OFF || occupant[cell] !== FREE || (retreating && contact[enemies + cell]! > 0)) continue;
    to[count] = cell;
    via[count++] = OFF;
  }
  if (stepsOf(position, unit) === 1) return count;
  for (let i = SECOND_SIZE * from; i < SECOND_SIZE * (from + 1) && SECOND[i] !== OFF; i += 3) {
    const cell = SECOND[i]!;
    if (occupant[cell] !== FREE) continue;
    const one = SECOND[i + 1]!;
    const other = SECOND[i + 2]!;
    // SC-R27, SC-A7: the hex on the way is free and touches no enemy.
    const middle =
      occupant[one] === FREE && contact[enemies + one] === 0
        ? one
        : other !== OFF && occupant[other] === FREE && contact[enemies + other] === 0
          ? other
          : OFF;
    if (middle === OFF) continue;
    to[count] = cell;
    via[count++] = middle;
  }
  return count;
}

/** SC-R29: may the unit go round its bastion? */
export function canTraverse(position: Position, unit: number): boolean {
  const bastion = position.bastion[playerOf(unit)]!;
  return bastion !== OFF && areAdjacent(position.place[unit]!, bastion) && !isRetreating(position, unit);
}

/** Adds the free cells around the bastion that are not yet among the first `count` of `to`; gives the new number. */
export function traverse(position: Position, unit: number, to: Int8Array, count: number): number {
  if (!canTraverse(position, unit)) return count;
  const bastion = position.bastion[playerOf(unit)]!;
  let total = count;
  for (let i = SIX * bastion; i < SIX * bastion + SIX; i++) {
    const cell = NEIGHBOURS[i]!;
    if (cell === OFF || position.occupant[cell] !== FREE || holds(to, count, cell)) continue;
    to[total++] = cell;
  }
  return total;
}

function holds(list: Int8Array, count: number, cell: number): boolean {
  for (let i = 0; i < count; i++) if (list[i] === cell) return true;
  return false;
}

/** SC-R30 */
export function canRecuperate(position: Position, unit: number): boolean {
  const player = playerOf(unit);
  return (
    position.health[unit] === 1 &&
    contactOf(position, opponentOf(player), position.place[unit]!) === 0 &&
    position.standing[player]! < position.standing[opponentOf(player)]!
  );
}
