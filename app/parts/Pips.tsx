import { memo } from 'react';
import { G } from 'react-native-svg';
import { OBJECTS, size as sizes, useTheme, type SideKey } from '../theme';
import { Drawing } from './Drawing';
import { SideShape } from './SideMark';

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
  const spoken = label === undefined ? `${value} of ${max}` : (label ?? undefined);
  return (
    <Drawing
      width={width * scale}
      height={height * scale}
      box={{ x: 0, y: 0, width, height }}
      bleed={2}
      label={spoken}
    >
      <G strokeLinejoin="round">
        {Array.from({ length: max }, (_, i) => {
          const lost = i >= value;
          return (
            <SideShape
              key={i}
              side={side}
              x={8 + (i % perRow) * PITCH}
              y={8 + Math.floor(i / perRow) * PITCH}
              reach={7.1}
              fill={lost ? 'none' : paint.face}
              stroke={lost ? (onFelt ? color.onFelt2 : color.ink2) : onFelt ? color.onFelt : paint.edge}
              strokeWidth={lost ? 1.4 : onFelt ? 1.4 : 1}
              opacity={lost && onFelt ? 0.7 : 1}
            />
          );
        })}
      </G>
    </Drawing>
  );
});

const GAP = 3.5;
const PITCH = 16 + GAP;
