export interface IconPaths {
  readonly line?: string;
  readonly solid?: string;
}

const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const oval = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
const frame = (x: number, y: number, side: number, r: number): string => {
  const run = side - 2 * r;
  const turn = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${run}${turn(r, r)}v${run}${turn(-r, r)}h${-run}${turn(-r, -r)}v${-run}${turn(r, -r)}Z`;
};

const CROSS = 'M6 6l12 12M18 6 6 18';
const DOTS = ring(5, 12, 1.9) + ring(12, 12, 1.9) + ring(19, 12, 1.9);

/** Drawn in a 24-unit square with a 1.9 line. */
export const ICONS = {
  roster: {
    line: 'M6 3.5h9l4 4V20a.5.5 0 0 1-.5.5H6a.5.5 0 0 1-.5-.5V4a.5.5 0 0 1 .5-.5ZM14.5 3.8V8H18.7M9 12h6.5M9 16h4.5',
  },
  health: {
    line: 'M12 20C6 15.8 3.5 12.6 3.5 9.2A4.5 4.5 0 0 1 12 7.2a4.5 4.5 0 0 1 8.5 2c0 3.4-2.5 6.6-8.5 10.8ZM7 11.5h2.8l1.5-2.5 2 4.5 1.2-2H17',
  },
  activation: {
    line: `${oval(12, 15.5, 8, 4)}M4 15.5v1.8c0 2.2 3.6 4 8 4s8-1.8 8-4v-1.8M12 11V3M8.7 6.1 12 2.8l3.3 3.3`,
  },
  dice: {
    line: `${frame(3.5, 7.5, 13, 3)}M9 4.9 18 3.2a1.5 1.5 0 0 1 1.7 1.2L21.2 13a1.5 1.5 0 0 1-1.2 1.7`,
    solid: ring(7.3, 11.3, 1.3) + ring(12.7, 16.7, 1.3) + ring(10, 14, 1.3),
  },
  board: { line: `${frame(3.5, 3.5, 17, 2.5)}M9.2 3.5v17M14.8 3.5v17M3.5 9.2h17M3.5 14.8h17` },
  undo: { line: 'M8 5 4 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11H9' },
  redo: { line: 'M16 5l4 4-4 4M19.5 9H10a5.5 5.5 0 0 0 0 11h5' },
  history: { line: 'M3.8 12a8.2 8.2 0 1 0 2.6-6L3.6 8.7M3.6 4.2v4.5h4.5M12 7.5V12l3.2 2' },
  flip: { line: 'M4 12h16M8 8.5 12 4l4 4.5M8 15.5l4 4.5 4-4.5' },
  trash: { line: 'M4 6.5h16M9 6.5V4h6v2.5M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6' },
  copy: {
    line: `${frame(8.5, 8.5, 12, 2.5)}M5.5 15.5h-.5a1.5 1.5 0 0 1-1.5-1.5V5A1.5 1.5 0 0 1 5 3.5h9A1.5 1.5 0 0 1 15.5 5v.5`,
  },
  more: { solid: DOTS },
  dots: { solid: DOTS },
  info: { line: `${ring(12, 12, 8.5)}M12 11.2v5M12 7.8v.2` },
  up: { line: 'm6 14.5 6-6 6 6' },
  down: { line: 'm6 9.5 6 6 6-6' },
  right: { line: 'm9.5 6 6 6-6 6' },
  back: { line: 'm14.5 5-7 7 7 7' },
  plus: { line: 'M12 5v14M5 12h14' },
  minus: { line: 'M5 12h14' },
  check: { line: 'm5 12.5 4.5 4.5L19 7.5' },
  x: { line: CROSS },
  skull: { line: CROSS },
  lock: { line: `${ring(12, 12, 8.5)}M6 18 18 6` },
  eye: {
    line: `M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z${ring(12, 12, 3)}`,
  },
  talk: { line: 'M4 5h16v11H11l-5 4v-4H4Z' },
  flag: { line: 'M6 21V4M6 4.5h11l-2.5 4 2.5 4H6' },
  shield: {
    line: 'M12 3 19.5 6v5.5c0 4.5-3 7.8-7.5 9.5-4.5-1.7-7.5-5-7.5-9.5V6ZM12 3v18',
  },
  star: { line: 'm12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17.1 6.7 20l1.1-6L3.4 9.8l6-.8Z' },
  search: { line: `${ring(10.5, 10.5, 6.5)}M15.5 15.5l5 5` },
  turn: { line: 'M7 4v13M7 17l-3-3M7 17l3-3M17 20V7M17 7l-3 3M17 7l3 3' },
  book: {
    line: 'M12 6.5C10 5 7 4.5 3.5 4.5v14c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-14c-3.5 0-6.5.5-8.5 2ZM12 6.5v14',
  },
  gear: {
    line: `${ring(12, 12, 3.2)}M12 2.8v3M12 18.2v3M2.8 12h3M18.2 12h3M5.5 5.5l2.1 2.1M16.4 16.4l2.1 2.1M18.5 5.5l-2.1 2.1M7.6 16.4l-2.1 2.1`,
  },
  del: {
    line: 'M8.5 5.5H20a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H8.5L2.5 12ZM11.5 9.5l5 5M16.5 9.5l-5 5',
  },
  cloud: { line: 'M12 4v11M7.5 10.5 12 15l4.5-4.5M4.5 19.5h15' },
  share: { line: 'M12 15V4M8 7.5 12 3.5l4 4M5 12v7.5h14V12' },
  pause: { line: 'M8.5 5v14M15.5 5v14' },
  warn: { line: 'M12 4 21.5 20h-19ZM12 10v4.5M12 17.2v.3' },
  bolt: { line: 'M13.5 3 5.5 13.5H12L10.5 21l8-10.5H12Z' },
  push: { line: 'M4 12h13M12.5 7l5 5-5 5M21 5v14' },
  sword: {
    line: 'M19.5 4.5 9 15M19.5 4.5V9L11 17.5M19.5 4.5H15L6.5 13M5.5 13.5l5 5M7.5 16.5l-3.5 3.5',
  },
  target: {
    line: `${ring(12, 12, 8.5)}${ring(12, 12, 3.5)}M12 1.5v4M12 18.5v4M1.5 12h4M18.5 12h4`,
  },
  foot: { line: `M4 17 10 7l4 6 6-8${ring(4, 17, 1.5)}${ring(20, 5, 1.5)}` },
  slip: { line: 'M4 8h13l-3.5-3.5M20 16H7l3.5 3.5' },
  rest: { line: 'M19.5 14.5A8 8 0 1 1 10 4.3a6.5 6.5 0 0 0 9.5 10.2Z' },
  nade: { line: `${ring(12, 14.5, 6)}M10 8.5V5.5h4v3M14 5.5h3.5v4` },
  home: { line: 'M3.5 11.5 12 4l8.5 7.5M6 9.7V20h12V9.7M10 20v-5.5h4V20' },
  call: { line: 'M4 10v4h3.5l6 4.5v-13l-6 4.5ZM17 9a4.5 4.5 0 0 1 0 6M19.5 6.5a8 8 0 0 1 0 11' },
  climb: { line: 'M4 20h5v-5h5v-5h6M13 5.5 16.5 3 20 5.5' },
  jump: { line: 'M4 17C5 9 11 5 19 8M19 8l-4.5-2M19 8l-2 4.5M3 20.5h5M16 20.5h5' },
  fall: { line: 'M4 4h6v9M10 13h1M15 8v12M11.5 16.5 15 20l3.500-3.500' },
  take: { line: 'M5 13v6.500h14V13M12 4v10M8 10.5l4 4 4-4' },
  play: { line: 'M8 5v14l11-7Z' },
  person: { line: `${ring(12, 7, 3.5)}M6 20.5c0-5 2.5-7.5 6-7.5s6 2.5 6 7.5Z` },
} as const satisfies Readonly<Record<string, IconPaths>>;

export type IconName = keyof typeof ICONS;
