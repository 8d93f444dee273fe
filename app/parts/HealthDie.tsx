import { memo, useId } from 'react';
import { Circle, ClipPath, Defs, Ellipse, G, Path, Polygon, Text as SvgText, TSpan } from 'react-native-svg';
import { FONT_FAMILY, OBJECTS, SIDES, useTheme, type ObjectKey } from '../theme';
import { Drawing } from './Drawing';
import { HEALTH_DICE, type HealthDieSides } from './healthDieFacets';

export type { HealthDieSides } from './healthDieFacets';

export interface HealthDieProps {
  readonly sides: HealthDieSides;
  readonly value: number;
  readonly side: ObjectKey;
  readonly size?: number;
  readonly hurt?: boolean;
  /** Without the shadow it stands in. */
  readonly flat?: boolean;
  /** Replaces the spoken words; null where words beside the die already say it. */
  readonly label?: string | null;
}

export const HealthDie = memo(function HealthDie({ size = 56, label, ...shape }: HealthDieProps) {
  const spoken = label === undefined ? spokenHealthDie(shape) : (label ?? undefined);
  return (
    <Drawing width={size} height={size} box={HEALTH_BOX} bleed={6} label={spoken}>
      <HealthDieShape {...shape} />
    </Drawing>
  );
});

function spokenHealthDie({ sides, value, side, hurt = false }: HealthDieShapeProps): string {
  const owner = side === 'bone' ? '' : `${SIDES[side].name} `;
  return `${owner}${sides}-sided die, health ${value}${hurt ? ', hurt' : ''}`;
}

export type HealthDieShapeProps = Omit<HealthDieProps, 'size' | 'label'>;

/** The bare die in a square of 100. */
export function HealthDieShape({ sides, value, side, hurt = false, flat = false }: HealthDieShapeProps) {
  const { color } = useTheme();
  const paint = OBJECTS[side];
  const form = HEALTH_DICE[sides];
  const clip = `hurt${useId().replace(/[^a-zA-Z0-9]/g, '')}`;
  const number = {
    x: 50,
    y: form.textY,
    fontSize: value >= 10 ? form.fontSize * 0.86 : form.fontSize,
    fontWeight: '800',
    fontFamily: FONT_FAMILY ?? 'System',
    textAnchor: 'middle',
  } as const;
  const digits = (
    <>
      {value}
      {sides === 9 && (
        <TSpan fontSize={number.fontSize * 0.55} fillOpacity={0.72}>
          0
        </TSpan>
      )}
    </>
  );
  return (
    <>
      {!flat && (
        <Ellipse cx={50} cy={sides === 4 ? 97 : 101} rx={form.foot} ry={5} fill="#000" opacity={0.25} />
      )}
      <Polygon
        points={form.lip}
        fill={paint.edge}
        stroke={paint.edge}
        strokeWidth={3}
        strokeLinejoin="round"
      />
      <Polygon
        points={form.outline}
        fill={paint.face}
        stroke={paint.face}
        strokeWidth={3}
        strokeLinejoin="round"
      />
      {form.facets.map(({ points, tone, rim }) => (
        <Polygon
          key={points}
          points={points}
          fill={paint[tone]}
          stroke={rim && paint[rim.tone]}
          strokeWidth={rim?.width}
          strokeOpacity={rim?.opacity}
          strokeLinejoin="round"
        />
      ))}
      {hurt && (
        <>
          <Defs>
            <ClipPath id={clip}>
              <Polygon points={form.outline} />
            </ClipPath>
          </Defs>
          <G clipPath={`url(#${clip})`}>
            <Path d={HATCH} stroke="#1a0f06" strokeOpacity={0.42} strokeWidth={3.4} />
          </G>
          <SvgText {...number} fill={paint.mid} stroke={paint.mid} strokeWidth={6} strokeLinejoin="round">
            {digits}
          </SvgText>
        </>
      )}
      <SvgText {...number} fill={paint.on}>
        {digits}
      </SvgText>
      {hurt && (
        <CrackBadge
          x={sides === 4 ? 76 : 88}
          y={sides === 4 ? 24 : 16}
          ink={color.ink}
          ground={color.paper}
          edge={paint.edge}
        />
      )}
    </>
  );
}

export interface CrackBadgeProps {
  readonly x: number;
  readonly y: number;
  readonly ink: string;
  readonly ground: string;
  readonly edge: string;
}

export function CrackBadge({ x, y, ink, ground, edge }: CrackBadgeProps) {
  return (
    <>
      <Circle cx={x} cy={y} r={15} fill={ground} stroke={edge} strokeWidth={3} />
      <Path
        d={`M${x + 3} ${y - 10}l-7 9h7l-5 11`}
        fill="none"
        stroke={ink}
        strokeWidth={3.4}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}

const HATCH = Array.from({ length: 15 }, (_, i) => `M${-20 + i * 10} 104l40-40`).join('');
const HEALTH_BOX = { x: -2, y: -4, width: 104, height: 112 };
