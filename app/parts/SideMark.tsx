import { memo } from 'react';
import { Path } from 'react-native-svg';
import { OBJECTS, SIDES, useTheme, type SideKey } from '../theme';
import { Drawing } from './Drawing';

export interface ShapePaint {
  readonly fill: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly opacity?: number;
}

/** Path data of the side's shape around a point, `reach` from the middle to its rim: the one drawing behind marks, pips and discs. */
export function shapePath(side: SideKey, x: number, y: number, reach: number): string {
  switch (SIDES[side].shape) {
    case 'disc': {
      const r = reach * 0.9;
      return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
    }
    case 'diamond':
      return `M${x} ${y - reach}L${x + reach} ${y}L${x} ${y + reach}L${x - reach} ${y}Z`;
    case 'square': {
      const corner = reach * 0.2;
      const edge = 2 * (reach * 0.87 - corner);
      const turn = (dx: number, dy: number) => `a${corner} ${corner} 0 0 1 ${dx * corner} ${dy * corner}`;
      const start = `M${x - edge / 2} ${y - reach * 0.87}`;
      return `${start}h${edge}${turn(1, 1)}v${edge}${turn(-1, 1)}h${-edge}${turn(-1, -1)}v${-edge}${turn(1, -1)}Z`;
    }
    case 'triangle':
      return `M${x} ${y - reach * 0.96}L${x + reach} ${y + reach * 0.87}H${x - reach}Z`;
  }
}

export function SideShape({ side, x, y, reach, ...paint }: SideShapeProps) {
  return <Path d={shapePath(side, x, y, reach)} {...paint} strokeLinejoin="round" />;
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
