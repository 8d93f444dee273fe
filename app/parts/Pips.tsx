import { memo } from 'react';
import { Path } from 'react-native-svg';
import { OBJECTS, size as sizes, useTheme, type SideKey } from '../theme';
import { Drawing } from './Drawing';
import { shapePath } from './SideMark';

export interface PipsProps {
  readonly side: SideKey;
  readonly value: number;
  readonly max: number;
  readonly size?: number;
  readonly onFelt?: boolean;
  readonly perRow?: number;
  /** Replaces "3 of 4"; null where words beside it already say it. */
  readonly label?: string | null;
}

/** Life in the side's shape; what is lost stays as a hollow. */
export const Pips = memo(function Pips({
  side,
  value,
  max,
  size = sizes.pip,
  onFelt = false,
  perRow = 12,
  label,
}: PipsProps) {
  const { color } = useTheme();
  const paint = OBJECTS[side];
  const columns = Math.max(1, Math.min(max, perRow));
  const rows = Math.max(1, Math.ceil(max / perRow));
  const width = columns * PITCH - GAP;
  const height = rows * PITCH - GAP;
  const scale = size / 16;
  // One path for those left and one for those lost, however many there are.
  const pips = (from: number, to: number): string =>
    Array.from({ length: to - from }, (_, i) => from + i)
      .map((i) => shapePath(side, 8 + (i % perRow) * PITCH, 8 + Math.floor(i / perRow) * PITCH, 7.1))
      .join('');
  const spoken = label === undefined ? `${value} of ${max}` : (label ?? undefined);
  return (
    <Drawing
      width={width * scale}
      height={height * scale}
      box={{ x: 0, y: 0, width, height }}
      bleed={2}
      label={spoken}
    >
      {value < max && (
        <Path
          d={pips(value, max)}
          fill="none"
          stroke={onFelt ? color.onFelt2 : color.ink2}
          strokeWidth={1.4}
          strokeLinejoin="round"
          opacity={onFelt ? 0.7 : 1}
        />
      )}
      {value > 0 && (
        <Path
          d={pips(0, Math.min(value, max))}
          fill={paint.face}
          stroke={onFelt ? color.onFelt : paint.edge}
          strokeWidth={onFelt ? 1.4 : 1}
          strokeLinejoin="round"
        />
      )}
    </Drawing>
  );
});

const GAP = 3.5;
const PITCH = 16 + GAP;
