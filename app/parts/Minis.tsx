import { memo } from 'react';
import { Ellipse, G, Path } from 'react-native-svg';
import { OBJECTS, useTheme, type SideKey } from '../theme';
import { Drawing } from './Drawing';
import { SideShape } from './SideMark';

export interface MinisProps {
  readonly side: SideKey;
  readonly value: number;
  readonly max: number;
  readonly scale?: number;
  readonly label?: string | null;
}

const BIG = { width: 24, grow: 1.45 };
const SMALL = { width: 16, grow: 1 };

/** Health as miniatures on their bases: a large one counts four, a small one counts one. */
export const Minis = memo(function Minis({ side, value, max, scale = 1, label }: MinisProps) {
  const { color } = useTheme();
  const paint = OBJECTS[side];
  const pieces = [
    ...Array<typeof BIG>(Math.floor(value / 4)).fill(BIG),
    ...Array<typeof BIG>(value % 4).fill(SMALL),
  ];
  const places = pieces.map((piece, i) => ({
    ...piece,
    x: pieces.slice(0, i).reduce((sum, { width }) => sum + width, 0),
  }));
  const width = Math.max(
    BIG.width + 2 * SMALL.width,
    places.reduce((sum, piece) => sum + piece.width, 0),
  );
  return (
    <Drawing
      width={width * scale}
      height={30 * scale}
      box={{ x: 0, y: 0, width, height: 30 }}
      label={label === undefined ? `${value} of ${max}` : (label ?? undefined)}
    >
      {places.length === 0 && (
        <Path d="M4 22h10M2 27h10" stroke={color.ink2} strokeWidth={1.8} strokeDasharray="2.4 1.8" />
      )}
      {places.map(({ x, grow }, i) => (
        <G key={i} transform={`translate(${x} ${28 - 19 * grow}) scale(${grow})`}>
          <Ellipse cx={7.5} cy={17} rx={7} ry={2.1} fill={paint.edge} />
          <Path d="M3.5 17V13.5C3.5 10.5 5 8.5 7.5 8.5S11.5 10.5 11.5 13.5V17Z" fill={paint.face} />
          <SideShape
            side={side}
            x={7.5}
            y={5}
            reach={4.7}
            fill={paint.face}
            stroke={paint.hi}
            strokeWidth={0.7}
          />
        </G>
      ))}
    </Drawing>
  );
});
