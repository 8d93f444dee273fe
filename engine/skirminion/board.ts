import type { BoardView, CellId, SideId } from '../core/types';

/** A square by its number: a1 is 0, h1 is 7, h8 is 63. */
export type Cell = number;

/** SN-R1 */
export const SIZE = 8;
export const CELLS: readonly CellId[] = Array.from(
  { length: SIZE * SIZE },
  (_, i) => `${'abcdefgh'.charAt(i % SIZE)}${Math.floor(i / SIZE) + 1}`,
);
const NUMBERS: ReadonlyMap<CellId, Cell> = new Map(CELLS.map((id, i) => [id, i]));

export const rowOfCell = (cell: Cell): number => cell >> 3;
export const columnOf = (cell: Cell): number => cell & 7;
export const nameCell = (cell: Cell): CellId => CELLS[cell]!;
export const readCell = (id: string): Cell | undefined => NUMBERS.get(id);
export const cells = (names: string): readonly Cell[] => names.split(' ').flatMap((id) => readCell(id) ?? []);

/** The square `rows` up and `columns` to the right, if it is on the board. */
export function offset(cell: Cell, rows: number, columns: number): Cell | undefined {
  const row = rowOfCell(cell) + rows;
  const column = columnOf(cell) + columns;
  return row >= 0 && row < SIZE && column >= 0 && column < SIZE ? row * SIZE + column : undefined;
}

const STRAIGHT = [[0, 1], [1, 0], [0, -1], [-1, 0]] as const; // prettier-ignore
const DIAGONAL = [[1, 1], [1, -1], [-1, -1], [-1, 1]] as const; // prettier-ignore
const around = (cell: Cell, steps: readonly (readonly [number, number])[]): readonly Cell[] =>
  steps.flatMap(([rows, columns]) => offset(cell, rows, columns) ?? []);

/** SN-R21 */
export const NEIGHBOURS: readonly (readonly Cell[])[] = CELLS.map((_, cell) =>
  around(cell, [...STRAIGHT, ...DIAGONAL]),
);
/** The squares two straight steps away, each with the one passed over (SN-R25, SN-A17). */
export const LEAPS: readonly (readonly { readonly via: Cell; readonly to: Cell }[])[] = CELLS.map((_, cell) =>
  STRAIGHT.flatMap(([rows, columns]) => {
    const via = offset(cell, rows, columns);
    const to = offset(cell, 2 * rows, 2 * columns);
    return via === undefined || to === undefined ? [] : [{ via, to }];
  }),
);

/** SN-R21, SN-A18: adjacent in any of the eight directions. */
export const touch = (one: Cell, other: Cell): boolean =>
  one !== other &&
  Math.abs(rowOfCell(one) - rowOfCell(other)) <= 1 &&
  Math.abs(columnOf(one) - columnOf(other)) <= 1;

/** SN-R5, R19 */
export const CENTRE = cells('d4 e4 d5 e5');
export const inCentre = (cell: Cell): boolean => CENTRE.includes(cell);

/** SN-R6: the first two rows of a side. */
export const ZONES: Readonly<Record<'a' | 'b', readonly Cell[]>> = {
  a: CELLS.map((_, cell) => cell).filter((cell) => rowOfCell(cell) < 2),
  b: CELLS.map((_, cell) => cell).filter((cell) => rowOfCell(cell) >= SIZE - 2),
};
export const zoneOf = (side: SideId): readonly Cell[] => (side === 'a' ? ZONES.a : ZONES.b);

/** A set of squares, half of the board to a word. */
export interface Mask {
  readonly lo: number;
  readonly hi: number;
}
export function maskOf(list: Iterable<Cell>): Mask {
  let lo = 0;
  let hi = 0;
  for (const cell of list)
    if (cell < 32) lo |= 1 << cell;
    else hi |= 1 << (cell - 32);
  return { lo, hi };
}
export const holds = ({ lo, hi }: Mask, cell: Cell): boolean =>
  ((cell < 32 ? lo >>> cell : hi >>> (cell - 32)) & 1) === 1;
export const disjoint = (one: Mask, other: Mask): boolean =>
  (one.lo & other.lo) === 0 && (one.hi & other.hi) === 0;

/** The board without units. `tinted` draws the rows of both sides. */
export const boardView = (obstacles: readonly Cell[], tinted: readonly ('a' | 'b')[]): BoardView => ({
  shape: 'square',
  cells: CELLS,
  obstacles: obstacles.map((cell) => ({ cell: nameCell(cell) })),
  tints: tinted.flatMap((side) => ZONES[side].map((cell) => ({ cell: nameCell(cell), side }))),
  centre: CENTRE.map(nameCell),
  units: [],
});
