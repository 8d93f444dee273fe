import { memo } from 'react';
import { Circle, G, Path, Rect } from 'react-native-svg';
import { useTheme, type SideKey } from '../theme';
import { Drawing } from './Drawing';

export interface BoxesProps {
  readonly side: SideKey;
  readonly value: number;
  readonly max: number;
  /** Round boxes struck with one slash, for things that are thrown. */
  readonly round?: boolean;
  /** Fives under each other where the row is too narrow. */
  readonly stacked?: boolean;
  readonly faded?: boolean;
  readonly scale?: number;
  readonly label?: string | null;
}

const WIDTH = 17;
const HEIGHT = 20;
const PITCH = 19;
const ROUND_PITCH = 22;
const FIVE = 5;
const FIVES_GAP = 5;

/** Crossed off from the right, in fives. */
export const Boxes = memo(function Boxes(props: BoxesProps) {
  const { side, value, max, round = false, stacked = false, faded = false, scale = 1, label } = props;
  const { color } = useTheme();
  const pen = color[`${side}Ink`];
  const places = Array.from({ length: max }, (_, i) => placeOf(i, round, stacked));
  const width = Math.max(0, ...places.map(({ x }) => x)) + (round ? HEIGHT : WIDTH) + 1;
  const height = Math.max(0, ...places.map(({ y }) => y)) + HEIGHT + 1;
  return (
    <Drawing
      width={width * scale}
      height={height * scale}
      box={{ x: 0, y: 0, width, height }}
      bleed={1}
      label={label === undefined ? `${value} of ${max}` : (label ?? undefined)}
      style={faded && { opacity: 0.6 }}
    >
      {places.map(({ x, y }, i) => (
        <G key={i} transform={`translate(${x + 0.5} ${y + 0.5})`}>
          {round ? (
            <Circle cx={10} cy={10} r={9.5} fill="none" stroke={color.ink2} strokeWidth={1.2} />
          ) : (
            <Rect
              x={0.5}
              y={0.5}
              width={WIDTH - 1}
              height={HEIGHT - 1}
              rx={3}
              fill="none"
              stroke={color.ink2}
              strokeWidth={1.2}
            />
          )}
          {i >= value && (
            <Path
              d={round ? 'M3.5 17.5L16.5 2.5' : 'M3 4.5L14 15.5M14 4.5L3 15.5'}
              stroke={pen}
              strokeWidth={2.6}
              strokeLinecap="round"
            />
          )}
        </G>
      ))}
    </Drawing>
  );
});

function placeOf(i: number, round: boolean, stacked: boolean): { readonly x: number; readonly y: number } {
  if (round) return { x: i * ROUND_PITCH, y: 0 };
  const five = Math.floor(i / FIVE);
  return stacked
    ? { x: (i % FIVE) * PITCH, y: five * (HEIGHT + 4) }
    : { x: i * PITCH + five * FIVES_GAP, y: 0 };
}
