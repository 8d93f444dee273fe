import { HEXES as PLAIN_HEXES } from '../../../bench/skirminiacPlain';
import {
  areAdjacent,
  CELL_IDS,
  cellOf,
  CELLS,
  COLUMNS,
  DEPLOYMENT,
  neighboursOf,
  NEIGHBOURS,
  OFF,
  SECOND,
  SECOND_SIZE,
} from '../../../engine/skirminiac/board';

/**
 * An oracle of its own: the centres of the hexes on paper. A flat-top hex of width 2 has neighbours at a distance of
 * exactly √3, whichever way they lie; columns are 1.5 apart, odd ones half a hex (√3 / 2) lower.
 */
const ROOT = Math.sqrt(3);
const centre = (cell: number) => {
  const [column = 0, row = 0] = CELL_IDS[cell]!.split(',').map(Number);
  return { x: 1.5 * column, y: ROOT * (row + (column % 2) / 2) };
};
const apart = (one: number, other: number) => {
  const [a, b] = [centre(one), centre(other)];
  return Math.hypot(a.x - b.x, a.y - b.y);
};

/** A second one: cube coordinates, where neighbours differ by one of six vectors. */
const VECTORS = [
  [1, -1, 0],
  [1, 0, -1],
  [0, 1, -1],
  [-1, 1, 0],
  [-1, 0, 1],
  [0, -1, 1],
] as const;
const cube = (cell: number) => {
  const { column, row } = PLAIN_HEXES[cell]!;
  const r = row - Math.floor(column / 2);
  return [column, r, -column - r] as const;
};

const cells = [...Array(CELLS).keys()];
const second = (cell: number) => {
  const rows: { far: number; ways: number[] }[] = [];
  for (let i = SECOND_SIZE * cell; i < SECOND_SIZE * (cell + 1) && SECOND[i] !== OFF; i += 3)
    rows.push({ far: SECOND[i]!, ways: [SECOND[i + 1]!, SECOND[i + 2]!].filter((way) => way !== OFF) });
  return rows;
};

describe('the board', () => {
  it('SC-R1 has 72 hexes in eleven columns, seven and six high by turns', () => {
    expect(COLUMNS).toEqual([7, 6, 7, 6, 7, 6, 7, 6, 7, 6, 7]);
    expect(CELL_IDS).toHaveLength(72);
    expect(new Set(CELL_IDS).size).toBe(72);
    expect(CELL_IDS.filter((id) => id.startsWith('0,'))).toHaveLength(7);
    expect(CELL_IDS.filter((id) => id.startsWith('1,'))).toHaveLength(6);
  });

  it('SC-R23 has the neighbours that lie beside a hex on paper, all 72 of them', () => {
    for (const one of cells)
      for (const other of cells)
        expect([one, other, areAdjacent(one, other)]).toEqual([
          one,
          other,
          Math.abs(apart(one, other) - ROOT) < 1e-9,
        ]);
  });

  it('SC-R23 has the neighbours cube coordinates give', () => {
    for (const cell of cells) {
      const [q, r, s] = cube(cell);
      const expected = cells.filter((other) => {
        const [x, y, z] = cube(other);
        return VECTORS.some(([dq, dr, ds]) => x - q === dq && y - r === dr && z - s === ds);
      });
      expect([...neighboursOf(cell)].sort((a, b) => a - b)).toEqual(expected);
    }
  });

  it('SC-R23 goes round a hex clockwise, and back again by the opposite direction', () => {
    for (const cell of cells)
      for (let direction = 0; direction < 6; direction++) {
        const beside = NEIGHBOURS[6 * cell + direction]!;
        if (beside === OFF) continue;
        expect(NEIGHBOURS[6 * beside + ((direction + 3) % 6)]).toBe(cell);
      }
    const names = [...NEIGHBOURS.subarray(6 * cellOf('4,3'), 6 * cellOf('4,3') + 6)].map(
      (cell) => CELL_IDS[cell],
    );
    expect(names).toEqual(['4,2', '5,2', '5,3', '4,4', '3,3', '3,2']);
  });

  it('SC-R26 knows the hexes two steps away with every way there', () => {
    for (const cell of cells) {
      const expected = cells
        .filter((far) => far !== cell && !areAdjacent(cell, far))
        .map((far) => ({ far, ways: cells.filter((way) => areAdjacent(cell, way) && areAdjacent(way, far)) }))
        .filter(({ ways }) => ways.length);
      const found = second(cell).map(({ far, ways }) => ({ far, ways: ways.sort((a, b) => a - b) }));
      expect(found.sort((a, b) => a.far - b.far)).toEqual(expected);
    }
  });

  it('SC-R4 SC-A1 deploys on the ends of the seven-hex columns and of the middle column', () => {
    const [bottom, top] = DEPLOYMENT.map((side) => side.map((cell) => CELL_IDS[cell]));
    expect(top).toEqual(['0,0', '2,0', '4,0', '5,0', '6,0', '8,0', '10,0']);
    expect(bottom).toEqual(['0,6', '2,6', '4,6', '5,5', '6,6', '8,6', '10,6']);
  });

  it('SC-R2 SC-A2 puts each player’s seven on the first row of one long edge, eleven hexes wide', () => {
    const edge = (last: boolean) => COLUMNS.map((rows, column) => cellOf(`${column},${last ? rows - 1 : 0}`));
    expect(edge(true)).toHaveLength(11);
    expect(DEPLOYMENT[0].every((cell) => edge(true).includes(cell))).toBe(true);
    expect(DEPLOYMENT[1].every((cell) => edge(false).includes(cell))).toBe(true);
  });
});
