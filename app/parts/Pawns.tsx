import { memo } from 'react';
import { Path } from 'react-native-svg';
import { OBJECTS, useTheme, type SideKey } from '../theme';
import { Drawing } from './Drawing';
import { shapePath } from './SideMark';

export interface PawnsProps {
  readonly side: SideKey;
  readonly standing: number;
  readonly fallen?: number;
  readonly perRow?: number;
  readonly scale?: number;
  readonly label?: string | null;
}

const PITCH = 15;
const ROW = 20;

type Draw = (x: number, y: number) => string;
const BASE: Draw = (x, y) => `M${x + 0.5} ${y + 17}a6.5 2 0 1 1 13 0a6.5 2 0 1 1 -13 0Z`;
const BODY: Draw = (x, y) => `M${x + 3} ${y + 17}v-3.5c0 -3 1.5 -5 4 -5s4 2 4 5v3.5Z`;
const FALLEN: Draw = (x, y) => `M${x + 3} ${y + 14}h8M${x + 1.5} ${y + 17}h8`;
const headOf = (side: SideKey, x: number, y: number): string =>
  shapePath(side, x + 7, y + (side === 'b' ? 5 : 4.8), side === 'a' ? 4.5 : 4.8);

/** One pawn for each piece, head in the side's shape; a fallen one leaves two dashes. */
export const Pawns = memo(function Pawns({
  side,
  standing,
  fallen = 0,
  perRow = 14,
  scale = 1,
  label,
}: PawnsProps) {
  const { color } = useTheme();
  const paint = OBJECTS[side];
  const count = standing + fallen;
  const width = Math.max(1, Math.min(count, perRow)) * PITCH;
  const height = Math.max(1, Math.ceil(count / perRow)) * ROW;
  // One path for each colour, however many pieces there are.
  const each = (from: number, to: number, draw: Draw): string =>
    Array.from({ length: to - from }, (_, i) => from + i)
      .map((i) => draw((i % perRow) * PITCH, Math.floor(i / perRow) * ROW))
      .join('');
  const spoken = fallen > 0 ? `${standing} standing, ${fallen} down` : `${standing} standing`;
  return (
    <Drawing
      width={width * scale}
      height={height * scale}
      box={{ x: 0, y: 0, width, height }}
      label={label === undefined ? spoken : (label ?? undefined)}
    >
      <Path d={each(0, standing, BASE)} fill={paint.edge} />
      <Path d={each(0, standing, BODY)} fill={paint.face} />
      <Path
        d={each(0, standing, (x, y) => headOf(side, x, y))}
        fill={paint.face}
        stroke={paint.hi}
        strokeWidth={0.7}
        strokeLinejoin="round"
      />
      <Path
        d={each(standing, count, FALLEN)}
        stroke={color.ink2}
        strokeWidth={1.5}
        strokeDasharray="2 1.5"
        fill="none"
      />
    </Drawing>
  );
});
