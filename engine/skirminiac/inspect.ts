import type { CellId, Inspection } from '../core/types';
import { areAdjacent, CELL_IDS, cellOf, hexName, neighboursOf } from './board';
import { boutOn, foretell } from './melee';
import { newReach, traverse, walk } from './moves';
import { FREE, playerOf, positionOf, TERRAIN, type Position } from './position';
import { paceOf, stepRefusal, traverseRefusal } from './refusals';
import { nameOf, type State } from './state';
import { capital } from './words';

/** One tapped unit: its reach. A unit and a second hex: can it go there, or what would an attack cost? */
export function inspect(state: State, [from, to]: readonly CellId[]): Inspection | undefined {
  if (state.play !== 'phone' || from === undefined) return undefined;
  const position = positionOf(state);
  const unit = position.occupant[cellOf(from)]!;
  if (unit === FREE || unit === TERRAIN) return undefined;
  return to === undefined ? reachOf(state, position, unit) : towards(state, position, unit, cellOf(to));
}

function cellsWithin(position: Position, unit: number): readonly number[] {
  const to = newReach();
  const walked = walk(position, unit, to, newReach());
  return [...to.subarray(0, traverse(position, unit, to, walked))];
}

function reachOf(state: State, position: Position, unit: number): Inspection {
  const cells = cellsWithin(position, unit);
  return {
    title: `${nameOf(state, unit)}: ${state.health[unit]} health`,
    lines: [
      paceOf(state, position, unit),
      ...(traverseRefusal(state, position, unit) ? [] : ['May traverse']),
    ],
    good: cells.length > 0,
    rule: 'SC-R26',
    lit: cells.map((cell) => CELL_IDS[cell]!),
  };
}

function towards(state: State, position: Position, unit: number, cell: number): Inspection | undefined {
  const place = position.place[unit]!;
  const other = position.occupant[cell]!;
  if (cell === place) return reachOf(state, position, unit);
  if (other !== FREE && other !== TERRAIN && playerOf(other) !== playerOf(unit)) {
    const title = `${nameOf(state, unit)} against ${nameOf(state, other)}`;
    return areAdjacent(place, cell)
      ? { title, lines: [foretell(state, boutOn(state, position, unit, other))], good: true, rule: 'SC-R33' }
      : { title, lines: ['They are not in contact.'], good: false, rule: 'SC-R31' };
  }
  const title = `${nameOf(state, unit)} to ${hexName(cell)}`;
  if (cellsWithin(position, unit).includes(cell))
    return { title, lines: ['Within reach.'], good: true, rule: 'SC-R26' };
  const near = areAdjacent(place, cell) || neighboursOf(place).some((way) => areAdjacent(way, cell));
  const blocked = near ? stepRefusal(state, position, unit, cell) : undefined;
  const { why, rule = 'SC-R26' } = blocked ?? {
    why: `Too far: ${paceOf(state, position, unit).toLowerCase()}.`,
  };
  return { title, lines: [capital(why)], good: false, rule };
}
