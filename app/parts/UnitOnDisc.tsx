import { Circle, G } from 'react-native-svg';
import { OBJECTS, useTheme, type SideKey } from '../theme';
import { Drawing } from './Drawing';
import { DieShape, type DieFace } from './Die';
import { CrackBadge, HealthDieShape, type HealthDieSides } from './HealthDie';

export type UnitDie =
  | { readonly die: 'unit'; readonly sides: HealthDieSides; readonly value: number }
  | { readonly die: 'd6'; readonly value: DieFace };

export interface UnitOnDiscProps {
  readonly side: SideKey;
  readonly drawing: UnitDie;
  readonly marker?: 'on' | 'used' | 'none';
  readonly hurt?: boolean;
  readonly selected?: boolean;
  readonly size?: number;
  readonly label?: string;
}

export function UnitOnDisc({ size = 64, label, ...unit }: UnitOnDiscProps) {
  return (
    <Drawing width={size} height={size} box={DISC_BOX} bleed={6} label={label}>
      <UnitOnDiscShape {...unit} />
    </Drawing>
  );
}

export type UnitOnDiscShapeProps = Omit<UnitOnDiscProps, 'size' | 'label'>;

/** The bare disc and die, 100 units across. */
export function UnitOnDiscShape(props: UnitOnDiscShapeProps) {
  const { side, drawing, marker = 'on', hurt = false, selected = false } = props;
  const { color } = useTheme();
  const paint = OBJECTS[side];
  return (
    <>
      {marker === 'used' && (
        <Circle
          cx={50}
          cy={52}
          r={44}
          fill={color.paper}
          stroke={color.ink2}
          strokeWidth={2.4}
          strokeDasharray="6 5"
        />
      )}
      {marker === 'on' && (
        <>
          <Circle cx={50} cy={56} r={46} fill={paint.edge} />
          <Circle cx={50} cy={51} r={46} fill={paint.face} />
          <Circle cx={50} cy={51} r={38.5} fill={OBJECTS.bone.face} />
          <Circle cx={50} cy={51} r={42.5} fill="none" stroke={paint.hi} strokeWidth={1.2} />
        </>
      )}
      {selected && <Circle cx={50} cy={53} r={51} fill="none" stroke={color.brass} strokeWidth={4.5} />}
      <UnitDieShape side={side} drawing={drawing} hurt={hurt} scale={scaleOn(marker, drawing)} />
    </>
  );
}

const scaleOn = (marker: 'on' | 'used' | 'none', { die }: UnitDie): number =>
  marker === 'none' ? 0.82 : die === 'd6' ? 0.54 : 0.6;

interface UnitDieShapeProps {
  readonly side: SideKey;
  readonly drawing: UnitDie;
  readonly hurt: boolean;
  readonly scale: number;
}

export function UnitDieShape({ side, drawing, hurt, scale }: UnitDieShapeProps) {
  const { color } = useTheme();
  const corner = 50 - 50 * scale;
  return (
    <G transform={`translate(${corner} ${corner + 1}) scale(${scale})`}>
      {drawing.die === 'unit' ? (
        <HealthDieShape sides={drawing.sides} value={drawing.value} side={side} hurt={hurt} />
      ) : (
        <>
          <DieShape face={drawing.value} side={side} state="live" ground="paper" />
          {hurt && (
            <G transform="translate(92 4) scale(1.4)">
              <CrackBadge x={0} y={0} ink={color.ink} ground={color.paper} edge={color.ink} />
            </G>
          )}
        </>
      )}
    </G>
  );
}

const DISC_BOX = { x: -4, y: -2, width: 108, height: 110 };
