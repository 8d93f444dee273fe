import { memo } from 'react';
import { Ellipse, G, Path } from 'react-native-svg';
import { OBJECTS, useTheme, type SideKey } from '../theme';
import { Drawing } from './Drawing';
import { SideShape } from './SideMark';

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
  const spoken = fallen > 0 ? `${standing} standing, ${fallen} down` : `${standing} standing`;
  return (
    <Drawing
      width={width * scale}
      height={height * scale}
      box={{ x: 0, y: 0, width, height }}
      label={label === undefined ? spoken : (label ?? undefined)}
    >
      {Array.from({ length: count }, (_, i) => (
        <G key={i} transform={`translate(${(i % perRow) * PITCH} ${Math.floor(i / perRow) * ROW})`}>
          {i < standing ? (
            <>
              <Ellipse cx={7} cy={17} rx={6.5} ry={2} fill={paint.edge} />
              <Path d="M3 17V13.5C3 10.5 4.5 8.5 7 8.5S11 10.5 11 13.5V17Z" fill={paint.face} />
              <SideShape
                side={side}
                x={7}
                y={side === 'b' ? 5 : 4.8}
                reach={side === 'a' ? 4.5 : 4.8}
                fill={paint.face}
                stroke={paint.hi}
                strokeWidth={0.7}
              />
            </>
          ) : (
            <Path d="M3 14h8M1.5 17h8" stroke={color.ink2} strokeWidth={1.5} strokeDasharray="2 1.5" />
          )}
        </G>
      ))}
    </Drawing>
  );
});
