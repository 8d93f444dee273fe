import * as fc from 'fast-check';
import {
  CELLS,
  cells,
  columnOf,
  holds,
  inCentre,
  maskOf,
  NEIGHBOURS,
  readCell,
  rowOfCell,
  touch,
} from '../../../engine/skirminion/board';
import {
  blockedPaths,
  coveredBy,
  inCorner,
  provingPath,
  sees,
  shotLine,
  validWords,
} from '../../../engine/skirminion/sight';
import { skirminion } from '../../../engine/skirminion';
import { battle } from './script';

const at = (id: string) => readCell(id)!;
const stones = (names: string) => maskOf(names ? cells(names) : []);
const pathOf = (names: string, from: string, to: string) =>
  provingPath(stones(names), at(from), at(to))?.squares.map((cell) => CELLS[cell]);
const cover = (names: string, from: string, to: string) => {
  const found = coveredBy(stones(names), at(from), at(to));
  return found === undefined ? undefined : CELLS[found];
};
const all = CELLS.map((_, cell) => cell);
const board = fc.uniqueArray(fc.integer({ min: 0, max: 63 }), { minLength: 4, maxLength: 24 });
const RUNS = { numRuns: 1000 };

/** The obvious way: every word of the right letters, kept if it has not both kinds of streak. */
function reference(obstacles: ReadonlySet<number>, from: number, to: number): boolean {
  const rows = rowOfCell(to) - rowOfCell(from);
  const columns = columnOf(to) - columnOf(from);
  const most = Math.max(Math.abs(rows), Math.abs(columns));
  const least = Math.min(Math.abs(rows), Math.abs(columns));
  const [dr, dc] = [Math.sign(rows), Math.sign(columns)];
  const [sr, sc] = least === most ? [dr, dc] : Math.abs(rows) > Math.abs(columns) ? [dr, 0] : [0, dc];
  for (let word = 0; word < 1 << most; word++) {
    const letters = Array.from({ length: most }, (_, i) => ((word >> i) & 1 ? 'D' : 'S')).join('');
    if (letters.split('D').length - 1 !== least) continue;
    if (least < most && letters.includes('SS') && letters.includes('DD')) continue;
    let [row, column] = [rowOfCell(from), columnOf(from)];
    let clear = true;
    for (const [i, letter] of [...letters].entries()) {
      row += letter === 'D' ? dr : sr;
      column += letter === 'D' ? dc : sc;
      if (i < most - 1 && obstacles.has(row * 8 + column)) clear = false;
    }
    if (clear) return true;
  }
  return false;
}

describe('visibility', () => {
  it('SN-R49 a unit is visible if a valid path exists, and the path is the proof', () => {
    const path = pathOf('', 'e3', 'b8')!;
    expect(path[0]).toBe('e3');
    expect(path.at(-1)).toBe('b8');
    expect(path).toHaveLength(6);
    for (let i = 1; i < path.length; i++) expect(touch(at(path[i - 1]!), at(path[i]!))).toBe(true);
  });

  it('SN-R50 obstacles stop a path, units do not', () => {
    const table = battle({
      a1: { at: 'a1' },
      a2: { at: 'c1' },
      b1: { at: 'e1' },
      b2: { at: 'd1', type: 'U4' },
    });
    expect(table.open('shoot')).toContain('shoot|a1|b1');
    expect(sees(stones('c1'), at('a1'), at('e1'))).toBe(false);
  });

  it('SN-R51 on one row, column or diagonal there is one shot direction', () => {
    for (const to of ['a8', 'h1', 'h8']) {
      expect(shotLine(at('a1'), at(to)).directions).toHaveLength(1);
      expect(shotLine(at('a1'), at(to)).paths).toHaveLength(1);
    }
    expect(pathOf('', 'c3', 'f6')).toEqual(['c3', 'd4', 'e5', 'f6']);
    expect(pathOf('e5', 'c3', 'f6')).toBeUndefined();
  });

  it('SN-R52 otherwise there are two: the diagonal, and the straight one of the larger separation', () => {
    expect(shotLine(at('a1'), at('b4')).directions).toEqual([8, 9]);
    expect(shotLine(at('a1'), at('d2')).directions).toEqual([1, 9]);
    expect(shotLine(at('h8'), at('e7')).directions).toEqual([-1, -9]);
    expect(pathOf('', 'a1', 'b4')!.every((cell) => 'ab'.includes(cell!.charAt(0)))).toBe(true);
  });

  it('SN-R53 SN-A21 streaks may occur in one direction only', () => {
    expect(validWords(2, 2)).toEqual(['SDSD', 'SDDS', 'DSSD', 'DSDS']);
    // Every valid word from a1 to e3 crosses c2: one obstacle hides the target.
    expect(sees(stones('c2'), at('a1'), at('e3'))).toBe(false);
    expect(sees(stones('b1 b2 d2 d3'), at('a1'), at('e3'))).toBe(false);
    expect(sees(stones('c1 c3'), at('a1'), at('e3'))).toBe(true);
  });

  it('SN-A21 there are C(d+1,s) + C(s+1,d) − e valid words', () => {
    const choose = (n: number, k: number): number =>
      k < 0 || k > n ? 0 : k === 0 ? 1 : (choose(n, k - 1) * (n - k + 1)) / k;
    for (let s = 1; s <= 6; s++)
      for (let d = 1; s + d <= 7; d++) {
        const e = s === d ? 2 : Math.abs(s - d) === 1 ? 1 : 0;
        expect([s, d, validWords(s, d).length]).toEqual([s, d, choose(d + 1, s) + choose(s + 1, d) - e]);
        expect(new Set(validWords(s, d)).size).toBe(validWords(s, d).length);
      }
  });

  it('SN-A21 on an empty board everything is visible', () => {
    expect(all.every((from) => all.every((to) => sees(stones(''), from, to) === (from !== to)))).toBe(true);
  });

  it('SN-R56 the paths of the printed captions', () => {
    // Left: streaks in both directions, so not valid.
    for (const word of ['SSDD', 'DDSS', 'SSDDD', 'DDSSS'])
      expect(validWords(word.split('S').length - 1, word.split('D').length - 1)).not.toContain(word);
    // Right: three valid paths; the first target is in cover, the others are not.
    const obstacles = 'c7 g3 f5';
    expect(pathOf(obstacles, 'e3', 'b8')).toEqual(['e3', 'e4', 'd5', 'c6', 'b7', 'b8']);
    expect(cover(obstacles, 'e3', 'b8')).toBe('c7');
    expect(pathOf(obstacles, 'a1', 'c6')).toBeDefined();
    expect(cover(obstacles, 'a1', 'c6')).toBeUndefined();
    expect(pathOf(obstacles, 'h1', 'h5')).toBeDefined();
    expect(cover(obstacles, 'h1', 'h5')).toBeUndefined();
  });

  it('SN-R49 agrees with the obvious reference', () => {
    fc.assert(
      fc.property(board, fc.integer({ min: 0, max: 63 }), (list, from) => {
        const mask = maskOf(list);
        const set = new Set(list);
        return all.every((to) => to === from || sees(mask, from, to) === reference(set, from, to));
      }),
      { numRuns: 200 },
    );
  });

  it('SN-A23 visibility is symmetric on 1,000 random boards', () => {
    fc.assert(
      fc.property(board, (list) => {
        const mask = maskOf(list);
        return all.every((from) =>
          all.every((to) => to <= from || sees(mask, from, to) === sees(mask, to, from)),
        );
      }),
      RUNS,
    );
  });

  it('every candidate path of a hidden square is stopped by an obstacle on it', () => {
    fc.assert(
      fc.property(board, fc.integer({ min: 0, max: 63 }), (list, from) => {
        const mask = maskOf(list);
        for (const to of all) {
          if (to === from || sees(mask, from, to)) continue;
          const tried = blockedPaths(mask, from, to);
          expect(tried).toHaveLength(shotLine(from, to).paths.length);
          for (const { squares, stop } of tried) {
            expect(list).toContain(stop);
            expect(squares).toContain(stop);
          }
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('cover', () => {
  it('SN-R54 SN-A22 an obstacle next to the target, back along a shot direction', () => {
    expect(cover('c7', 'e3', 'b8')).toBe('c7');
    expect(cover('b7', 'e3', 'b8')).toBe('b7');
    expect(cover('a7 a8 c8', 'e3', 'b8')).toBeUndefined();
  });

  it('SN-R55 a straight line is never in cover on 1,000 random boards', () => {
    fc.assert(
      fc.property(board, fc.integer({ min: 0, max: 63 }), (list, from) => {
        const mask = maskOf(list);
        return all.every(
          (to) =>
            to === from ||
            shotLine(from, to).directions.length > 1 ||
            coveredBy(mask, from, to) === undefined,
        );
      }),
      RUNS,
    );
  });

  it('SN-A22 with obstacles in both squares the target is not visible at all', () => {
    expect(sees(stones('c7 b7'), at('e3'), at('b8'))).toBe(false);
  });

  it('SN-A23 cover is not the same both ways', () => {
    expect(cover('c7', 'e3', 'b8')).toBe('c7');
    expect(cover('c7', 'b8', 'e3')).toBeUndefined();
  });

  it('SN-A24 only the fourth square of a block of four is an inner corner', () => {
    expect(inCorner(stones('b3 b4 c3'), at('c4'))).toBe(true);
    expect(inCorner(stones('b3 b4 b5'), at('c4'))).toBe(false);
    expect(inCorner(stones('a2 b2'), at('a1'))).toBe(false);
    fc.assert(
      fc.property(board, (list) => {
        const mask = maskOf(list);
        const inBlock = (cell: number) =>
          [1, -1].some((r) =>
            [8, -8].some((c) => {
              const block = [cell + r, cell + c, cell + r + c];
              return block.every((each) => NEIGHBOURS[cell]!.includes(each) && holds(mask, each));
            }),
          );
        return all.every((cell) => inCorner(mask, cell) === inBlock(cell));
      }),
      RUNS,
    );
  });
});

describe('inspection', () => {
  const table = battle(
    { a1: { at: 'e3', type: 'U5' }, b1: { at: 'b8', type: 'U9' } },
    { obstacles: 'c7 h1 h2' },
  );
  const inspect = (...tapped: string[]) => skirminion.inspect!(table.state, tapped)!;

  it('SN-R49 SN-R54 two squares: the path, the cover and the dice, by the geometry that decides', () => {
    expect(inspect('e3', 'b8')).toEqual({
      title: 'A1 sees B1, in cover',
      lines: ['e3 › e4 › d5 › c6 › b7 › b8', 'c7 covers it: 4 dice, and 6s add nothing'],
      good: true,
      rule: 'SN-R54',
      path: ['e3', 'e4', 'd5', 'c6', 'b7', 'b8'],
      cover: 'c7',
    });
    expect(table.options.find((option) => option.id === 'shoot|a1|b1')?.note).toBe('4 dice, in cover');
  });

  it('SN-R49 hidden: each candidate with the obstacle that stops it', () => {
    const found = skirminion.inspect!(battle({ a1: { at: 'a1' } }, { obstacles: 'c2' }).state, ['a1', 'e3'])!;
    expect(found.good).toBe(false);
    expect(found.tried).toHaveLength(4);
    expect(found.tried!.every(({ path, stop }) => stop === 'c2' && path.includes('c2'))).toBe(true);
  });

  it('one square: what its unit may do, or what it sees; an obstacle says so; nonsense says nothing', () => {
    expect(inspect('e3').lit).toHaveLength(12);
    expect(inspect('e3').lines[1]).toBe('May shoot B1');
    expect(inspect('a1').title).toMatch(/^a1 sees \d+ squares$/);
    expect(inspect('c7').good).toBe(false);
    expect(skirminion.inspect!(table.state, ['z9'])).toBeUndefined();
  });

  it('on the table two squares are enough', () => {
    const bare = battle({ a1: {}, b1: {} }, { obstacles: 'c7' });
    expect(skirminion.inspect!(bare.state, ['e3', 'b8'])).toMatchObject({
      title: 'e3 sees b8, in cover',
      cover: 'c7',
    });
    expect(bare.view.board!.obstacles).toEqual([{ cell: 'c7' }]);
    expect(bare.view.board!.centre.every((id) => inCentre(at(id)))).toBe(true);
  });
});
