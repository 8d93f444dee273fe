import { Circle, Ellipse, G } from 'react-native-svg';
import { OBJECTS, useTheme, type SideKey } from '../theme';
import { DieShape } from './Die';
import { Drawing } from './Drawing';
import { HealthDieShape } from './HealthDie';
import { SideShape } from './SideMark';

/** The felt with dice and discs on it. */
export function TableScene({ width }: { readonly width: number }) {
  const { color } = useTheme();
  return (
    <Drawing width={width} height={(width * SCENE.height) / SCENE.width} box={SCENE}>
      <Ellipse cx={176} cy={116} rx={172} ry={82} fill={color.feltEdge} />
      <Ellipse cx={176} cy={108} rx={172} ry={82} fill={color.felt} />
      <Ellipse cx={176} cy={108} rx={160} ry={73} fill="none" stroke={color.feltHi} strokeWidth={2} />
      <Disc side="a" x={68} y={74} reach={23} />
      <At x={128} y={62} size={94}>
        <HealthDieShape sides={12} value={12} side="a" />
      </At>
      <At x={225} y={44} size={86}>
        <HealthDieShape sides={8} value={8} side="b" />
      </At>
      <Disc side="b" x={294} y={94} reach={21} />
      <At x={266} y={126} size={54}>
        <HealthDieShape sides={4} value={4} side="b" />
      </At>
      <At x={182} y={125} size={54}>
        <DieShape face={6} side="bone" state="live" ground="felt" />
      </At>
      <At x={107} y={138} size={40}>
        <DieShape face={5} side="a" state="live" ground="felt" />
      </At>
    </Drawing>
  );
}

interface AtProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly children: React.ReactNode;
}

const At = ({ x, y, size, children }: AtProps) => (
  <G transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})`}>{children}</G>
);

interface DiscProps {
  readonly side: SideKey;
  readonly x: number;
  readonly y: number;
  readonly reach: number;
}

const Disc = ({ side, x, y, reach }: DiscProps) => (
  <>
    <Circle cx={x} cy={y + 4} r={reach} fill={OBJECTS[side].edge} />
    <Circle cx={x} cy={y} r={reach} fill={OBJECTS[side].face} />
    <Circle cx={x} cy={y} r={reach * 0.74} fill={OBJECTS.bone.face} />
    <SideShape side={side} x={x} y={y} reach={reach * 0.42} fill={OBJECTS[side].face} />
  </>
);

const SCENE = { x: 0, y: -2, width: 352, height: 202 };
