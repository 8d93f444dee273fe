import type { ObjectColors } from '../theme';

export type HealthDieSides = 4 | 5 | 6 | 7 | 8 | 9 | 10 | 12;
export type Point = readonly [number, number];
type Tone = Exclude<keyof ObjectColors, 'on'>;

export interface Facet {
  readonly points: string;
  readonly tone: Tone;
  /** A thin line around: the front facet's light rim, or a seam. */
  readonly rim?: { readonly tone: Tone; readonly opacity: number; readonly width: number };
}

export interface HealthDieForm {
  readonly outline: string;
  /** The same outline one lip lower. */
  readonly lip: string;
  readonly facets: readonly Facet[];
  readonly textY: number;
  readonly fontSize: number;
  /** Half the width of the shadow it stands in. */
  readonly foot: number;
}

export const pointList = (points: readonly Point[]): string =>
  points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');

const around = (count: number, r: number, cx: number, cy: number): Point[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = ((i * 360) / count - 90) * (Math.PI / 180);
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
  });

const at = (points: readonly Point[], i: number): Point => {
  const point = points[i % points.length];
  if (point === undefined) throw new Error('a facet needs corners');
  return point;
};

const flat = (tone: Tone, ...points: Point[]): Facet => ({ points: pointList(points), tone });
const front = (...points: Point[]): Facet => ({
  points: pointList(points),
  tone: 'face',
  rim: { tone: 'hi', opacity: 0.75, width: 1.6 },
});

/** Light falls from the top left: `light` is how squarely a facet looks at it. */
const toneOf = (light: number, bounds: readonly [number, number, number]): Tone =>
  light > bounds[0] ? 'hi' : light > bounds[1] ? 'face' : light > bounds[2] ? 'mid' : 'edge';

function bevel(outer: readonly Point[], inner: readonly Point[]): Facet[] {
  const slopes = outer.map((from, i): Facet => {
    const to = at(outer, i + 1);
    const x = (from[0] + to[0]) / 2 - 50;
    const y = (from[1] + to[1]) / 2 - 50;
    const tone = toneOf((-x * 0.45 - y) / 50, [0.55, 0, -0.6]);
    const rim = { tone, opacity: 1, width: 1 };
    return { points: pointList([from, to, at(inner, i + 1), at(inner, i)]), tone, rim };
  });
  return [...slopes, front(...inner)];
}

function form(outer: readonly Point[], facets: readonly Facet[], textY: number, fontSize: number, foot = 38) {
  const lip = pointList(outer.map(([x, y]): Point => [x, y + 5]));
  return { outline: pointList(outer), lip, facets, textY, fontSize, foot };
}

function beveled(outer: Point[], inner: Point[], textY: number, fontSize: number, foot?: number) {
  return form(outer, bevel(outer, inner), textY, fontSize, foot);
}

function twelve(): HealthDieForm {
  const outer = around(10, 48, 50, 50);
  const inner = around(5, 31, 50, 51);
  const sides = inner.map((corner, k): Facet => {
    const face: Point[] = [
      corner,
      at(outer, 2 * k),
      at(outer, 2 * k + 1),
      at(outer, 2 * k + 2),
      at(inner, k + 1),
    ];
    const x = face.reduce((sum, point) => sum + point[0] / 5, 0) - 50;
    const y = face.reduce((sum, point) => sum + point[1] / 5, 0) - 50;
    return {
      points: pointList(face),
      tone: toneOf((-x * 0.45 - y) / 40, [0.35, -0.25, -0.7]),
      rim: { tone: 'edge', opacity: 0.45, width: 1.2 },
    };
  });
  return form(outer, [...sides, front(...inner)], 65, 36);
}

const ten = form(
  [
    [50, 2],
    [95, 40],
    [95, 60],
    [50, 98],
    [5, 60],
    [5, 40],
  ],
  [
    flat('hi', [50, 2], [5, 40], [5, 60], [19, 62]),
    flat('mid', [50, 2], [95, 40], [95, 60], [81, 62]),
    flat('mid', [19, 62], [5, 60], [50, 98], [50, 83]),
    flat('edge', [81, 62], [95, 60], [50, 98], [50, 83]),
    front([50, 2], [81, 62], [50, 83], [19, 62]),
  ],
  67,
  37,
  24,
);

/** Silhouettes in a square of 100. */
export const HEALTH_DICE: Readonly<Record<HealthDieSides, HealthDieForm>> = {
  4: beveled(
    [
      [50, 5],
      [97, 88],
      [3, 88],
    ],
    [
      [50, 27],
      [79, 78],
      [21, 78],
    ],
    71,
    35,
  ),
  5: form(
    [
      [50, 4],
      [92, 30],
      [92, 92],
      [8, 92],
      [8, 30],
    ],
    [
      flat('hi', [50, 4], [92, 30], [8, 30]),
      flat('face', [8, 30], [92, 30], [92, 92], [8, 92]),
      flat('hi', [8, 29], [92, 29], [92, 31], [8, 31]),
      flat('mid', [8, 84], [92, 84], [92, 92], [8, 92]),
    ],
    74,
    42,
  ),
  6: beveled(
    [
      [9, 9],
      [91, 9],
      [91, 91],
      [9, 91],
    ],
    [
      [19, 19],
      [81, 19],
      [81, 81],
      [19, 81],
    ],
    66,
    46,
  ),
  7: form(
    [
      [50, 4],
      [95, 20],
      [95, 80],
      [74, 94],
      [26, 94],
      [5, 80],
      [5, 20],
    ],
    [
      flat('hi', [50, 4], [95, 20], [74, 30], [26, 30], [5, 20]),
      flat('mid', [5, 20], [26, 30], [26, 94], [5, 80]),
      flat('edge', [95, 20], [74, 30], [74, 94], [95, 80]),
      front([26, 30], [74, 30], [74, 94], [26, 94]),
    ],
    77,
    42,
  ),
  8: beveled(
    [
      [50, 1],
      [97, 50],
      [50, 99],
      [3, 50],
    ],
    [
      [50, 19],
      [80, 50],
      [50, 81],
      [20, 50],
    ],
    65,
    40,
    24,
  ),
  9: ten,
  10: ten,
  12: twelve(),
};
