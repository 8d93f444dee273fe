import { defineHex, Direction, Grid, Orientation } from 'honeycomb-grid';

import { CELL_IDS, cellOf, neighboursOf } from '../../../engine/skirminiac/board';

/** Flat-top hexes whose odd columns lie half a hex lower, as another library counts them. */
const Hex = defineHex({ orientation: Orientation.FLAT, offset: -1 });
const hexes = CELL_IDS.map((id) => {
  const [col = 0, row = 0] = id.split(',').map(Number);
  return new Hex({ col, row });
});
const grid = new Grid(Hex, hexes);
const SIDES = [Direction.N, Direction.NE, Direction.SE, Direction.S, Direction.SW, Direction.NW];

it('SC-R23 every hex of the 72 touches the hexes that honeycomb-grid says it touches', () => {
  expect(grid.size).toBe(72);
  for (const hex of hexes) {
    const beside = SIDES.flatMap((side) => grid.neighborOf(hex, side, { allowOutside: false }) ?? []);
    const expected = beside.map(({ col, row }) => cellOf(`${col},${row}`)).sort((one, other) => one - other);
    const found = [...neighboursOf(cellOf(`${hex.col},${hex.row}`))].sort((one, other) => one - other);
    expect([hex.col, hex.row, found]).toEqual([hex.col, hex.row, expected]);
  }
});
