import {
  columnOf,
  disjoint,
  holds,
  maskOf,
  NEIGHBOURS,
  rowOfCell,
  SIZE,
  touch,
  type Cell,
  type Mask,
} from './board';

/** A step along a shot direction, as a difference of square numbers. */
type Direction = number;

export interface Path {
  /** Both ends included. */
  readonly squares: readonly Cell[];
  /** The squares between them. */
  readonly between: Mask;
}

interface Line {
  /** The one shot direction (SN-R51), or the straight one and the diagonal one (SN-R52). */
  readonly directions: readonly Direction[];
  readonly paths: readonly Path[];
}

/**
 * SN-R53, SN-A21: the orders of `straight` S and `diagonal` D steps in which streaks of two or more occur in one
 * direction at most.
 */
export function validWords(straight: number, diagonal: number): readonly string[] {
  const found: string[] = [];
  const grow = (word: string, s: number, d: number): void => {
    if (word.includes('SS') && word.includes('DD')) return;
    if (s + d === 0) found.push(word);
    if (s > 0) grow(`${word}S`, s - 1, d);
    if (d > 0) grow(`${word}D`, s, d - 1);
  };
  grow('', straight, diagonal);
  return found;
}

function follow(from: Cell, steps: readonly Direction[]): Path {
  const squares = [from];
  for (const step of steps) squares.push(squares.at(-1)! + step);
  return { squares, between: maskOf(squares.slice(1, -1)) };
}

function lineBetween(from: Cell, to: Cell): Line {
  const rows = rowOfCell(to) - rowOfCell(from);
  const columns = columnOf(to) - columnOf(from);
  const most = Math.max(Math.abs(rows), Math.abs(columns));
  const least = Math.min(Math.abs(rows), Math.abs(columns));
  const towards = SIZE * Math.sign(rows) + Math.sign(columns);
  if (least === 0 || least === most)
    return { directions: [towards], paths: [follow(from, Array<number>(most).fill(towards))] };
  const straight = Math.abs(rows) > Math.abs(columns) ? SIZE * Math.sign(rows) : Math.sign(columns);
  const paths = validWords(most - least, least).map((word) =>
    follow(
      from,
      [...word].map((letter) => (letter === 'S' ? straight : towards)),
    ),
  );
  return { directions: [straight, towards], paths };
}

const known: (Line | undefined)[] = [];
/** The shot directions and every candidate path; worked out once for each pair of squares. */
export function shotLine(from: Cell, to: Cell): Line {
  return (known[from * SIZE * SIZE + to] ??= lineBetween(from, to));
}

/** SN-R49, R50: a valid path over squares without obstacles; units do not matter. */
export const provingPath = (obstacles: Mask, from: Cell, to: Cell): Path | undefined =>
  shotLine(from, to).paths.find(({ between }) => disjoint(between, obstacles));
export const sees = (obstacles: Mask, from: Cell, to: Cell): boolean =>
  from !== to && provingPath(obstacles, from, to) !== undefined;

/** Every candidate with the first obstacle in its way. */
export const blockedPaths = (obstacles: Mask, from: Cell, to: Cell) =>
  shotLine(from, to).paths.flatMap(({ squares }) => {
    const stop = squares.slice(1, -1).find((cell) => holds(obstacles, cell));
    return stop === undefined ? [] : [{ squares, stop }];
  });

/** SN-R54, R55, SN-A22: the obstacle next to the target, back along one of two shot directions. */
export function coveredBy(obstacles: Mask, from: Cell, to: Cell): Cell | undefined {
  const { directions } = shotLine(from, to);
  if (directions.length < 2) return undefined;
  return directions.map((step) => to - step).find((cell) => holds(obstacles, cell));
}

/** SN-R67, SN-A24: touches three obstacles which touch each other. */
export function inCorner(obstacles: Mask, cell: Cell): boolean {
  const near = NEIGHBOURS[cell]!.filter((each) => holds(obstacles, each));
  return near.some(
    (one, i) =>
    near.some((two, j) => j > i && touch(one, two) && near.some((three, k) => k > j && touch(one, three) && touch(two, three))), // prettier-ignore
  );
}
