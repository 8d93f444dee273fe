import type { CellId } from './boardData';

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface BoardGeometry {
  readonly kind: 'square' | 'hex';
  readonly width: number;
  readonly height: number;
  readonly cells: readonly CellId[];
  /** Across a cell: the side of a square, the width of a pointy-top hex. */
  readonly cell: number;
  readonly spot: (cell: CellId) => Spot;
  readonly name: (cell: CellId) => string;
}

/** Room for the frame. */
export const SQUARE_MARGIN = 3;

export function squareGeometry(room: number, columns: number, rows: number, flipped: boolean): BoardGeometry {
  const cell = Math.floor((room - 2 * SQUARE_MARGIN) / columns);
  const width = cell * columns + 2 * SQUARE_MARGIN;
  const height = cell * rows + 2 * SQUARE_MARGIN;
  const cells = Array.from({ length: columns * rows }, (_, i) =>
    squareId(i % columns, rows - Math.floor(i / columns)),
  );
  return {
    kind: 'square',
    width,
    height,
    cells,
    cell,
    name: (id) => id,
    spot: (id) => {
      const { file, rank } = fileAndRank(id);
      const x = SQUARE_MARGIN + (file + 0.5) * cell;
      const y = SQUARE_MARGIN + (rows - rank + 0.5) * cell;
      return flipped ? { x: width - x, y: height - y } : { x, y };
    },
  };
}

const FIRST_FILE = 'a'.charCodeAt(0);

export const squareId = (file: number, rank: number): CellId =>
  `${String.fromCharCode(FIRST_FILE + file)}${rank}`;

export const fileAndRank = (id: CellId): { readonly file: number; readonly rank: number } => ({
  file: id.charCodeAt(0) - FIRST_FILE,
  rank: Number(id.slice(1)),
});

/**
 * The board lies on the table with flat-top hexes and its long edges above and below. On the phone it is given a
 * quarter-turn clockwise: column 0 becomes the top line, the top edge becomes the right one. A turn, not a mirror image,
 * so what is left of a unit on the table is left of it here.
 */
export function hexGeometry(room: number, columns: number, rows: number, flipped: boolean): BoardGeometry {
  const cell = Math.floor((room - 2 * HEX_MARGIN) / rows);
  const edge = cell / Math.sqrt(3);
  const width = cell * rows + 2 * HEX_MARGIN;
  const height = (1.5 * (columns - 1) + 2) * edge + 2 * HEX_MARGIN;
  const cells = Array.from({ length: columns }, (_, column) =>
    Array.from({ length: column % 2 === 0 ? rows : rows - 1 }, (__, row) => `${column},${row}`),
  ).flat();
  return {
    kind: 'hex',
    width,
    height,
    cells,
    cell,
    name: (id) => {
      const { column, row } = columnAndRow(id);
      return `column ${column + 1}, row ${row + 1}`;
    },
    spot: (id) => {
      const { column, row } = columnAndRow(id);
      const across = (row + (column % 2 === 0 ? 0.5 : 1)) * cell;
      const x = width - HEX_MARGIN - across;
      const y = HEX_MARGIN + edge * (1 + 1.5 * column);
      return flipped ? { x: width - x, y: height - y } : { x, y };
    },
  };
}

const HEX_MARGIN = 2;

export function columnAndRow(id: CellId): { readonly column: number; readonly row: number } {
  const comma = id.indexOf(',');
  return { column: Number(id.slice(0, comma)), row: Number(id.slice(comma + 1)) };
}

/** The corners of a pointy-top hex `width` across. */
export function hexPoints({ x, y }: Spot, width: number): string {
  const half = width / 2;
  const edge = width / Math.sqrt(3);
  return [
    [x, y - edge],
    [x + half, y - edge / 2],
    [x + half, y + edge / 2],
    [x, y + edge],
    [x - half, y + edge / 2],
    [x - half, y - edge / 2],
  ]
    .map(([px, py]) => `${px?.toFixed(2)},${py?.toFixed(2)}`)
    .join(' ');
}
