import { Circle, Ellipse, Path, Rect } from 'react-native-svg';
import { OBJECTS, useTheme, type ObjectKey } from '../theme';
import { SideShape } from './SideMark';

export type DieFace = 1 | 2 | 3 | 4 | 5 | 6;
export type DieState = 'live' | 'picked' | 'spent' | 'cancelled' | 'discarded' | 'empty' | 'next';

export interface DieShapeProps {
  readonly face?: DieFace;
  readonly side: ObjectKey;
  readonly state: DieState;
  readonly ground: 'felt' | 'paper';
}

/** The bare die, about 100 units wide. */
export function DieShape({ face, side, state, ground }: DieShapeProps) {
  const { color } = useTheme();
  const paint = OBJECTS[side];
  const dull = ground === 'felt' ? 'rgba(248,241,226,.62)' : color.ink2;
  const behind = ground === 'felt' ? color.felt : color.paper;
  if (state === 'live' || state === 'picked') {
    return (
      <>
        {state === 'picked' && (
          <Rect
            x={-4}
            y={-6}
            width={108}
            height={114}
            rx={29}
            fill="none"
            stroke={color.brass}
            strokeWidth={6}
          />
        )}
        <Ellipse cx={50} cy={99} rx={40} ry={5} fill="#000" opacity={0.22} />
        <Rect x={6} y={10} width={88} height={88} rx={21} fill={paint.edge} />
        <Rect x={6} y={4} width={88} height={88} rx={21} fill={paint.face} />
        <Path
          d="M9 28C9 14 16 7 28 7H72C84 7 91 14 91 28"
          fill="none"
          stroke={paint.hi}
          strokeWidth={4}
          strokeLinecap="round"
        />
        <Circle cx={50} cy={48} r={36} fill={paint.hi} opacity={side === 'bone' ? 0.5 : 0.22} />
        <Pips face={face} side={side} ink={paint.on} reach={7.2} />
      </>
    );
  }
  if (state === 'empty') {
    return (
      <Rect
        x={8}
        y={6}
        width={84}
        height={84}
        rx={19}
        fill={ground === 'felt' ? 'rgba(0,0,0,.16)' : 'none'}
        stroke={dull}
        strokeWidth={2.5}
        strokeDasharray="6 7"
      />
    );
  }
  if (state === 'next') {
    const brass = ground === 'felt' ? color.brass : color.brassInk;
    return (
      <>
        <Rect
          x={7}
          y={5}
          width={86}
          height={86}
          rx={20}
          fill={ground === 'felt' ? 'rgba(0,0,0,.2)' : 'none'}
          stroke={brass}
          strokeWidth={5}
        />
        <Path d="M50 30v36" stroke={brass} strokeWidth={6} strokeLinecap="round" />
      </>
    );
  }
  return (
    <>
      <Rect
        x={9}
        y={7}
        width={82}
        height={82}
        rx={19}
        fill={ground === 'felt' ? 'rgba(0,0,0,.14)' : 'none'}
        stroke={dull}
        strokeWidth={3}
        strokeDasharray={state === 'discarded' ? '7 6' : undefined}
      />
      {state === 'discarded' && <Strike d="M16 82 84 14" ink={dull} behind={behind} width={4} />}
      {state === 'cancelled' && <Strike d="M20 78 80 18M20 18 80 78" ink={dull} behind={behind} width={5} />}
      <Pips face={face} side={side} ink={dull} reach={state === 'cancelled' ? 7 : 6} />
      {state === 'spent' && (
        <>
          <Circle cx={82} cy={82} r={19} fill={behind} />
          <Circle cx={82} cy={82} r={15} fill={dull} />
          <Path
            d="M75 82l5 5 9-10"
            fill="none"
            stroke={behind}
            strokeWidth={4.5}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </>
      )}
    </>
  );
}

interface StrikeProps {
  readonly d: string;
  readonly ink: string;
  readonly behind: string;
  readonly width: number;
}

function Strike({ d, ink, behind, width }: StrikeProps) {
  return (
    <>
      <Path d={d} stroke={behind} strokeWidth={width + 8} />
      <Path d={d} stroke={ink} strokeWidth={width} strokeLinecap="round" />
    </>
  );
}

const PIPS: Readonly<Record<DieFace, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};
const PIP_GAP = 23;

interface PipsProps {
  readonly face: DieFace | undefined;
  readonly side: ObjectKey;
  readonly ink: string;
  readonly reach: number;
}

function Pips({ face, side, ink, reach }: PipsProps) {
  if (face === undefined) return null;
  return PIPS[face].map(([column, row]) => (
    <SideShape
      key={`${column} ${row}`}
      side={side === 'bone' ? 'a' : side}
      x={50 + column * PIP_GAP}
      y={48 + row * PIP_GAP}
      reach={reach * 1.25}
      fill={ink}
    />
  ));
}
