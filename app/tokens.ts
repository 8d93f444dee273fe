import { Platform, type TextStyle } from 'react-native';

export type SideKey = 'a' | 'b' | 'c' | 'd';
export type SideShape = 'disc' | 'diamond' | 'square' | 'triangle';
/** Dice that belong to nobody are bone. */
export type ObjectKey = SideKey | 'bone';

export const SIDES: Readonly<Record<SideKey, { readonly shape: SideShape; readonly name: string }>> = {
  a: { shape: 'disc', name: 'Red' },
  b: { shape: 'diamond', name: 'Blue' },
  c: { shape: 'square', name: 'Plum' },
  d: { shape: 'triangle', name: 'Green' },
};

const light = {
  table: '#F0E9DC',
  paper: '#FFFCF5',
  well: '#E6DCCB',
  ink: '#221C15',
  ink2: '#63584A',
  line: '#DBCFBB',
  edge: '#C6B69C',
  press: '#FFFCF5',
  pressLine: '#DBCFBB',
  felt: '#1F4A3C',
  feltHi: '#2A5C4B',
  feltEdge: '#12332A',
  onFelt: '#F8F1E2',
  onFelt2: '#C3D4C8',
  brass: '#EDB84F',
  brassEdge: '#A97517',
  onBrass: '#241A05',
  brassInk: '#7A4F00',
  brassTint: '#FBEBC7',
  aInk: '#A34300',
  aTint: '#FBE7D8',
  bInk: '#005F96',
  bTint: '#DCECF6',
  cInk: '#8A3A69',
  cTint: '#F5E3ED',
  dInk: '#006B4E',
  dTint: '#D9EFE7',
  bad: '#9B2226',
  badTint: '#F9E1DC',
  good: '#1B6342',
  goodTint: '#DDEFE2',
} as const;

export type ColorKey = keyof typeof light;
export type Colors = Readonly<Record<ColorKey, string>>;

const dark: Colors = {
  table: '#15110D',
  paper: '#231D16',
  well: '#1A1510',
  ink: '#F5ECDD',
  ink2: '#BEB09A',
  line: '#3B3127',
  edge: '#251D15',
  press: '#342A20',
  pressLine: '#4B3E30',
  felt: '#1B4134',
  feltHi: '#275645',
  feltEdge: '#0E241C',
  onFelt: '#F8F1E2',
  onFelt2: '#B9CDBF',
  brass: '#F2BF5E',
  brassEdge: '#9C6E1D',
  onBrass: '#241A05',
  brassInk: '#F2BF5E',
  brassTint: '#3D2F17',
  aInk: '#FF9E62',
  aTint: '#3B2415',
  bInk: '#7FC4F3',
  bTint: '#152B3B',
  cInk: '#E9A3CC',
  cTint: '#382031',
  dInk: '#5FD3AE',
  dTint: '#12312A',
  bad: '#FF9C8F',
  badTint: '#3E1C18',
  good: '#86D3A6',
  goodTint: '#173024',
};

export const COLORS: Readonly<Record<'light' | 'dark', Colors>> = { light, dark };

export interface ObjectColors {
  readonly face: string;
  readonly hi: string;
  readonly mid: string;
  readonly edge: string;
  readonly on: string;
}

/** Dice, discs and pips keep their colour; the room changes. */
export const OBJECTS: Readonly<Record<ObjectKey, ObjectColors>> = {
  a: { face: '#BF4F00', hi: '#DC6B16', mid: '#A84500', edge: '#7C3200', on: '#FFF8EA' },
  b: { face: '#006FAE', hi: '#2B8FCB', mid: '#005F95', edge: '#004268', on: '#FFF8EA' },
  c: { face: '#A2507F', hi: '#C0719E', mid: '#8C416C', edge: '#64294B', on: '#FFF8EA' },
  d: { face: '#00795A', hi: '#1F9A79', mid: '#00674C', edge: '#004735', on: '#FFF8EA' },
  bone: { face: '#F6EEDC', hi: '#FFFBF0', mid: '#E3D7BE', edge: '#B7A683', on: '#2A231A' },
};

export const BOARD_COLORS = {
  light: {
    squareA: '#F8F2E6',
    squareB: '#EFE6D4',
    grid: '#DACDB6',
    centre: 'rgba(237,184,79,.16)',
    legalFill: 'rgba(237,184,79,.34)',
    legalLine: '#8A5A00',
    blockTop: '#8C8375',
    blockSide: '#6A6154',
    blockDark: '#544C41',
    sight: '#1B6342',
  },
  dark: {
    squareA: '#2A2219',
    squareB: '#221B14',
    grid: '#3D3226',
    centre: 'rgba(242,191,94,.10)',
    legalFill: 'rgba(242,191,94,.20)',
    legalLine: '#F2BF5E',
    blockTop: '#857A6A',
    blockSide: '#5E5548',
    blockDark: '#474036',
    sight: '#7FE0AE',
  },
} as const;

export type BoardColors = Readonly<Record<keyof (typeof BOARD_COLORS)['light'], string>>;

export const CHART_BAR = { light: '#CDBFA8', dark: '#5A4B3B' } as const;
export const SCRIM = 'rgba(12,9,6,.55)';

export const FONT_FAMILY: string | undefined = Platform.select({
  web: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  default: undefined,
});

const textStyle = (
  fontSize: number,
  lineHeight: number,
  fontWeight: TextStyle['fontWeight'],
  tracking: number,
): TextStyle & {
  readonly fontSize: number;
  readonly lineHeight: number;
  readonly letterSpacing: number;
} => ({
  fontFamily: FONT_FAMILY,
  fontSize,
  lineHeight,
  fontWeight,
  letterSpacing: tracking * fontSize,
  fontVariant: ['tabular-nums'],
});

export const type = {
  clock: textStyle(132, 118, '800', -0.06),
  meter: textStyle(56, 52, '800', -0.055),
  total: textStyle(46, 44, '800', -0.05),
  display: textStyle(34, 40, '800', -0.035),
  title: textStyle(20, 26, '800', -0.02),
  ask: textStyle(20, 25, '800', -0.02),
  askSlim: textStyle(18, 24, '800', -0.02),
  header: textStyle(18, 22, '800', -0.02),
  name: textStyle(16, 20, '700', -0.015),
  body: textStyle(16, 22, '400', -0.006),
  button: textStyle(16, 20, '700', -0.012),
  small: textStyle(14, 20, '400', 0),
  caption: textStyle(13, 18, '400', 0),
  label: textStyle(12, 15, '600', 0),
  coordinate: textStyle(11, 13, '600', 0),
} as const;

export type TypeName = keyof typeof type;

export const space = { hair: 1, xs: 4, s: 8, m: 12, l: 16, xl: 24 } as const;
export const radius = {
  box: 8,
  chip: 8,
  key: 13,
  button: 16,
  card: 18,
  pool: 20,
  dock: 24,
  sheet: 28,
} as const;
export const lip = { button: 4, key: 3, card: 3, pressedOffset: 3 } as const;
export const target = { min: 48, step: 56, tab: 56, key: 84 } as const;
export const size = {
  header: 60,
  tabBar: 62,
  row: 60,
  dockSlim: 118,
  dock: 138,
  die: { entry: 58, pool: 40, inline: 27 },
  healthDie: { board: 32, card: 46, hero: 56 },
  marker: { row: 24, disc: 64, board: 42 },
  pip: 14,
  icon: 24,
} as const;
export const motion = {
  press: 80,
  lift: 160,
  roll: 420,
  rollStagger: 60,
  healthFall: 260,
  sheet: 220,
  reduced: 120,
  hold: 350,
  easing: [0.2, 0.8, 0.2, 1],
} as const;
