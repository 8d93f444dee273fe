import type { CellId } from '../core/types';

/** SC-R1: hexes in each column. A cell is the number of a hex, counted down the columns from the left. */
export const COLUMNS = [7, 6, 7, 6, 7, 6, 7, 6, 7, 6, 7] as const;
export const CELLS = 72;
export const SIX = 6;

interface Hex {
  readonly column: number;
  readonly row: number;
}
const HEXES: readonly Hex[] = COLUMNS.flatMap((rows, column) =>
  Array.from({ length: rows }, (_, row) => ({ column, row })),
);

const idOf = ({ column, row }: Hex): CellId => `${column},${row}`;
export const CELL_IDS: readonly CellId[] = HEXES.map(idOf);
const CELL_OF: ReadonlyMap<CellId, number> = new Map(CELL_IDS.map((id, cell) => [id, cell]));
/** The cell of an id that is known to be one. */
export const cellOf = (id: CellId): number => CELL_OF.get(id)!;

/** No hex: beyond the edge. */
export const OFF = -1;

/** Odd columns lie half a hex lower, so the hexes beside one in them are those of its own row and the next. */
function around({ column, row }: Hex): readonly Hex[] {
  const upper = column % 2 ? row : row - 1;
  return [
    { column, row: row - 1 },
    { column: column + 1, row: upper },
    { column: column + 1, row: upper + 1 },
    { column, row: row + 1 },
    { column: column - 1, row: upper + 1 },
    { column: column - 1, row: upper },
  ];
}

/** Six for each cell, clockwise from the top: NEIGHBOURS[6 * cell + direction], OFF beyond the edge. */
export const NEIGHBOURS = Int8Array.from(
  HEXES.flatMap((hex) => around(hex).map((each) => CELL_OF.get(idOf(each)) ?? OFF)),
);

export const neighboursOf = (cell: number): readonly number[] =>
  [...NEIGHBOURS.subarray(SIX * cell, SIX * cell + SIX)].filter((each) => each !== OFF);

const ADJACENT = new Uint8Array(CELLS * CELLS);
for (let cell = 0; cell < CELLS; cell++)
  for (const each of neighboursOf(cell)) ADJACENT[CELLS * cell + each] = 1;
/** SC-R23: in contact. */
export const areAdjacent = (one: number, other: number): boolean => ADJACENT[CELLS * one + other] === 1;

/**
 * The hexes two steps away, at most twelve for each cell, each with its one or two hexes on the way:
 * SECOND[36 * cell + 3 * i] is the hex, the next two places hold the ways; OFF fills what is left.
 */
export const SECOND_SIZE = 36;
export const SECOND = new Int8Array(SECOND_SIZE * CELLS).fill(OFF);
for (let cell = 0; cell < CELLS; cell++) {
  const ways = new Map<number, number[]>();
  for (const middle of neighboursOf(cell))
    for (const far of neighboursOf(middle))
      if (far !== cell && !areAdjacent(cell, far)) ways.set(far, [...(ways.get(far) ?? []), middle]);
  let at = SECOND_SIZE * cell;
  for (const [far, [first = OFF, second = OFF]] of ways) {
    SECOND.set([far, first, second], at);
    at += 3;
  }
}

/** SC-R4, SC-A1: the ends of the seven-hex columns, and the end of the middle column. */
const DEPLOYMENT_COLUMNS = [0, 2, 4, 5, 6, 8, 10] as const;
/** By player: the first has the bottom edge, the second the top. */
export const DEPLOYMENT: readonly [readonly number[], readonly number[]] = [
  DEPLOYMENT_COLUMNS.map((column) => cellOf(idOf({ column, row: COLUMNS[column] - 1 }))),
  DEPLOYMENT_COLUMNS.map((column) => cellOf(idOf({ column, row: 0 }))),
];

/** As it is spoken. */
export function hexName(cell: number): string {
  const { column, row } = HEXES[cell]!;
  return `column ${column + 1}, row ${row + 1}`;
}
