import { cells, type Cell } from './board';
import { mirrored } from './layout';

/** Boards of our own, in the order of a D6 (SN-R5, SN-A35): the obstacles of one half, the other by a half-turn. */
// prettier-ignore
const HALVES = {
  common: { label: 'The Common', note: 'Open ground, cover only at the rims', half: 'a1 h1 c2 f2 a3 h3 a4 h4' },
  lanes: { label: 'Three Lanes', note: 'Two long walls, each with one gap', half: 'c2 f2 h2 a3 c3 f3 f4 h4' },
  keep: { label: 'The Keep', note: 'A ring round the centre with four gates', half: 'b2 g2 e1 c3 d3 f3 c4 h4' },
  hedges: { label: 'Hedgerows', note: 'Long hedges across the way', half: 'a2 f2 b3 c3 d3 h3 f4 g4' },
  towers: { label: 'Four Towers', note: 'Solid blocks and straight streets', half: 'b2 c2 b3 c3 f2 g2 f3 g3' },
  ruins: { label: 'The Ruins', note: 'Broken walls with inner corners', half: 'd2 f2 g2 b3 c3 g3 b4 h4' },
} as const;
export type PresetId = keyof typeof HALVES;
export const PRESET_IDS = Object.keys(HALVES) as readonly PresetId[];

export interface Preset {
  readonly id: PresetId;
  readonly label: string;
  readonly note: string;
  readonly half: readonly Cell[];
  readonly obstacles: readonly Cell[];
}
export const PRESETS: readonly Preset[] = PRESET_IDS.map((id) => {
  const { label, note, half } = HALVES[id];
  const obstacles = cells(half);
  return { id, label, note, half: obstacles, obstacles: mirrored(obstacles, 'half-turn') };
});
export const presetOf = (id: PresetId): Preset => PRESETS.find((preset) => preset.id === id)!;
