import { StyleSheet, useWindowDimensions } from 'react-native';
import { Circle, Line } from 'react-native-svg';
import { Box } from './Box';
import { space, type, useTheme } from '../theme';
import { Drawing } from './Drawing';
import { Text } from './Text';

export interface ClockDialProps {
  readonly remaining: number;
  readonly total: number;
  readonly size?: number;
  readonly unit?: string;
}

const TICKS = 60;
const DIAL = 344;

export function ClockDial({ remaining, total, size, unit = 'seconds' }: ClockDialProps) {
  const { color } = useTheme();
  const { width } = useWindowDimensions();
  const across = size ?? Math.min(DIAL, width - 2 * space.l);
  const lit = total > 0 ? Math.ceil((TICKS * remaining) / total) : 0;
  const scale = across / DIAL;
  return (
    <Box
      role="timer"
      accessible
      aria-label={`${remaining} ${unit} left`}
      style={{ width: across, height: across * 1.015 }}
    >
      <Drawing width={across} height={across * 1.015} box={DIAL_BOX}>
        <Circle cx={172} cy={177} r={172} fill={color.feltEdge} />
        <Circle cx={172} cy={172} r={170.5} fill={color.felt} stroke={color.feltHi} strokeWidth={3} />
        {Array.from({ length: TICKS }, (_, i) => {
          const long = i % 5 === 0;
          const angle = (i / TICKS) * 2 * Math.PI;
          const [sin, cos] = [Math.sin(angle), -Math.cos(angle)];
          const [inner, outer] = long ? [126.5, 149.5] : [132.5, 150];
          return (
            <Line
              key={i}
              x1={172 + inner * sin}
              y1={172 + inner * cos}
              x2={172 + outer * sin}
              y2={172 + outer * cos}
              stroke={i < lit ? color.brass : color.onFelt}
              strokeOpacity={i < lit ? 1 : 0.24}
              strokeWidth={long ? 7 : 5}
              strokeLinecap="round"
            />
          );
        })}
      </Drawing>
      <Box style={styles.middle} aria-hidden importantForAccessibility="no-hide-descendants">
        <Text
          variant="clock"
          color="onFelt"
          maxScale={1}
          style={{
            fontSize: type.clock.fontSize * scale,
            lineHeight: type.clock.lineHeight * scale,
            letterSpacing: type.clock.letterSpacing * scale,
          }}
        >
          {remaining}
        </Text>
        <Text variant="body" weight="600" color="onFelt2" maxScale={1.3}>
          {unit}
        </Text>
      </Box>
    </Box>
  );
}

const DIAL_BOX = { x: 0, y: 0, width: DIAL, height: 349.2 };

const styles = StyleSheet.create({
  middle: { ...StyleSheet.absoluteFill, alignItems: 'center', justifyContent: 'center', paddingTop: 16 },
});
