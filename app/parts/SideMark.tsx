import { memo } from 'react';
import { Circle, Path, Rect } from 'react-native-svg';
import { OBJECTS, SIDES, useTheme, type SideKey } from '../theme';
import { Drawing } from './Drawing';

export interface ShapePaint {
  readonly fill: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly opacity?: number;
}

/** The side's shape around a point, `reach` from the middle to its rim: the one drawing behind marks, pips and discs. */
export function SideShape({ side, x, y, reach, ...paint }: SideShapeProps) {
  const common = { ...paint, strokeLinejoin: 'round' as const };
  switch (SIDES[side].shape) {
    case 'disc':
      return <Circle cx={x} cy={y} r={reach * 0.9} {...common} />;
    case 'diamond':
      return (
        <Path d={`M${x} ${y - reach}L${x + reach} ${y}L${x} ${y + reach}L${x - reach} ${y}Z`} {...common} />
      );
    case 'square': {
      const half = reach * 0.87;
      return (
        <Rect x={x - half} y={y - half} width={2 * half} height={2 * half} rx={reach * 0.2} {...common} />
      );
    }
    case 'triangle':
      return (
        <Path d={`M${x} ${y - reach * 0.96}L${x + reach} ${y + reach * 0.87}H${x - reach}Z`} {...common} />
      );
  }
}

export interface SideShapeProps extends ShapePaint {
  readonly side: SideKey;
  readonly x: number;
  readonly y: number;
  readonly reach: number;
}

export interface SideMarkProps {
  readonly side: SideKey;
  readonly size?: number;
  readonly hollow?: boolean;
  readonly onFelt?: boolean;
  readonly label?: string;
}

export const SideMark = memo(function SideMark({
  side,
  size = 14,
  hollow = false,
  onFelt = false,
  label,
}: SideMarkProps) {
  const { color } = useTheme();
  const paint = OBJECTS[side];
  const outline = onFelt ? color.onFelt : hollow ? color.ink2 : paint.edge;
  return (
    <Drawing width={size} height={size} box={MARK_BOX} bleed={2} label={label}>
      <SideShape
        side={side}
        x={8}
        y={8}
        reach={7.1}
        fill={hollow ? 'none' : paint.face}
        stroke={outline}
        strokeWidth={onFelt ? 1.6 : hollow ? 1.8 : 1}
      />
    </Drawing>
  );
});

const MARK_BOX = { x: 0, y: 0, width: 16, height: 16 };
