import type { Problem, SideId } from '../core/types';
import {
  CENTRE,
  columnOf,
  holds,
  inCentre,
  maskOf,
  nameCell,
  NEIGHBOURS,
  rowOfCell,
  SIZE,
  zoneOf,
  type Cell,
} from './board';
import { OBSTACLES, UNITS_EACH } from './data';
import type { Rulings } from './rulings';
import { count, listed } from './words';

/** SN-A1: how one half of the obstacles gives the other. */
export type Symmetry = Rulings['SN-A1'];

/** A diagonal mirror is in the diagonal from a1 to h8 unless the other fits better. */
const IMAGES: Readonly<Record<Symmetry, readonly ((cell: Cell) => Cell)[]>> = {
  'half-turn': [(cell) => SIZE * SIZE - 1 - cell],
  diagonal: [
    (cell) => columnOf(cell) * SIZE + rowOfCell(cell),
    (cell) => (SIZE - 1 - columnOf(cell)) * SIZE + (SIZE - 1 - rowOfCell(cell)),
  ],
};
export const imageOf = (cell: Cell, symmetry: Symmetry): Cell => IMAGES[symmetry][0]!(cell);

export const mirrored = (half: readonly Cell[], symmetry: Symmetry): readonly Cell[] =>
  [...new Set([...half, ...half.map((cell) => imageOf(cell, symmetry))])].sort((one, other) => one - other);

/** One square of each pair; a pair of which both squares were named has been taken off again. */
export const pairs = (named: readonly Cell[], symmetry: Symmetry): readonly Cell[] =>
  named.filter((cell) => {
    const image = imageOf(cell, symmetry);
    return image === cell || !named.includes(image);
  });

/** The obstacles without a partner, by the mirror that leaves the fewest. */
export function unpaired(obstacles: readonly Cell[], symmetry: Symmetry): readonly Cell[] {
  const lonely = IMAGES[symmetry].map((image) =>
    obstacles.filter((cell) => !obstacles.includes(image(cell))),
  );
  return lonely.reduce((best, each) => (each.length < best.length ? each : best));
}

/** SN-A2: by steps in any direction over squares without obstacles. */
export function reachable(obstacles: readonly Cell[], side: SideId): ReadonlySet<Cell> {
  const blocked = maskOf(obstacles);
  const found = new Set(zoneOf(side).filter((cell) => !holds(blocked, cell)));
  for (const cell of found) for (const next of NEIGHBOURS[cell]!) if (!holds(blocked, next)) found.add(next);
  return found;
}

/** SN-R5: what makes a board unplayable. */
export function layoutProblems(obstacles: readonly Cell[], field: string): readonly Problem[] {
  const problems: Problem[] = [];
  const say = (text: string, fix: string, rule = 'SN-R5') => problems.push({ text, fix, rule, field });
  const extra = obstacles.length - OBSTACLES;
  if (extra !== 0)
    say(
      `The board has ${count(obstacles.length, 'obstacle')}; it needs ${OBSTACLES}.`,
      extra > 0 ? `Take ${extra} off.` : `Place ${-extra} more.`,
      'SN-R2',
    );
  const inTheWay = obstacles.filter(inCentre);
  if (inTheWay.length)
    say(
      `${listed(inTheWay.map(nameCell))} must be free: the four central squares stay empty.`,
      'Move it away.',
    );
  for (const side of ['a', 'b'] as const) {
    const rows = side === 'a' ? 'rows 1 and 2' : 'rows 7 and 8';
    const room = zoneOf(side).filter((cell) => !obstacles.includes(cell)).length;
    const found = reachable(obstacles, side);
    const cut = CENTRE.filter((cell) => !obstacles.includes(cell) && !found.has(cell));
    if (room < UNITS_EACH)
      say(
        `Four units do not fit on ${rows}: ${count(room, 'square')} left.`,
        'Clear some squares there.',
        'SN-R6',
      );
    else if (cut.length)
      say(`${listed(cut.map(nameCell))} cannot be reached from ${rows}.`, 'Open a way in.', 'SN-A2');
  }
  return problems;
}

/** SN-A1: allowed, and worth knowing. */
export function layoutWarning(obstacles: readonly Cell[], symmetry: Symmetry): string | undefined {
  const lonely = unpaired(obstacles, symmetry);
  if (!lonely.length) return undefined;
  const named = listed(lonely.map(nameCell));
  const how = symmetry === 'half-turn' ? 'under a half-turn' : 'in a diagonal';
  return `Not the same for both: ${named} ${lonely.length === 1 ? 'has' : 'have'} no partner ${how}. Play it if you agree.`;
}
