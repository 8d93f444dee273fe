import { StyleSheet } from 'react-native';
import { Box } from './Box';
import { space, useRoomy, useTheme, type ColorKey } from '../theme';
import { Text } from './Text';

export interface Bar {
  readonly id: string;
  readonly label: string;
  /** 0 to 100; nothing means impossible. */
  readonly percent?: number;
  /** The one that matters: brass and bold. */
  readonly strong?: boolean;
}

export interface BarsProps {
  readonly bars: readonly Bar[];
  /** What the bars count; spoken first. */
  readonly label: string;
  readonly caption?: string;
  readonly height?: number;
}

/** No axis, no grid: the percent above each bar, the value below. Lying down when text is large. */
export function Bars({ bars, label, caption, height = 60 }: BarsProps) {
  const { compact, fontScale } = useRoomy();
  const longest = Math.max(...bars.map((bar) => bar.label.length));
  const highest = Math.max(1, ...bars.map((bar) => bar.percent ?? 0));
  const spoken = `${label}. ${bars.map((bar) => `${bar.label}: ${spokenPercent(bar.percent)}`).join(', ')}`;
  const Shape = compact ? LyingBar : StandingBar;
  return (
    <Box role="img" accessible aria-label={spoken}>
      <Box
        aria-hidden
        importantForAccessibility="no-hide-descendants"
        style={compact ? styles.column : [styles.row, bars.length > MANY && styles.close]}
      >
        {bars.map((bar) => (
          <Shape
            key={bar.id}
            bar={bar}
            part={(bar.percent ?? 0) / highest}
            height={height}
            room={fontScale * (8 + 8 * longest)}
          />
        ))}
      </Box>
      {caption !== undefined && (
        <Box aria-hidden importantForAccessibility="no-hide-descendants" style={styles.caption}>
          <Text variant="caption" color="ink2" align="center">
            {caption}
          </Text>
        </Box>
      )}
    </Box>
  );
}

const MANY = 8;

interface BarShapeProps {
  readonly bar: Bar;
  readonly part: number;
  readonly height: number;
  /** Every label of a lying chart is as wide as the longest, or the bars could not be compared. */
  readonly room: number;
}

function StandingBar({ bar, part, height }: BarShapeProps) {
  const { look, fill } = useBarPaint(bar);
  return (
    <Box style={styles.standing}>
      <Text variant="label" {...look.percent} align="center">
        {shownPercent(bar.percent)}
      </Text>
      <Box style={[styles.bar, { height: Math.max(2, part * height), backgroundColor: fill }]} />
      <Text variant="caption" {...look.label} align="center" style={styles.value}>
        {bar.label}
      </Text>
    </Box>
  );
}

function LyingBar({ bar, part, room }: BarShapeProps) {
  const { look, fill } = useBarPaint(bar);
  return (
    <Box style={styles.lying}>
      <Text variant="caption" {...look.label} style={{ width: room }}>
        {bar.label}
      </Text>
      <Box style={styles.lyingTrack}>
        <Box style={[styles.bar, styles.lyingBar, { width: `${part * 100}%`, backgroundColor: fill }]} />
      </Box>
      <Text variant="label" {...look.percent} align="right" style={styles.lyingPercent}>
        {shownPercent(bar.percent)}
      </Text>
    </Box>
  );
}

function useBarPaint({ strong = false }: Bar) {
  const { color, chartBar } = useTheme();
  const label: ColorKey = strong ? 'brassInk' : 'ink';
  const percent: ColorKey = strong ? 'ink' : 'ink2';
  return {
    fill: strong ? color.brass : chartBar,
    look: {
      label: { color: label, weight: '700' },
      percent: { color: percent, weight: strong ? '800' : '600' },
    },
  } as const;
}

export function shownPercent(percent: number | undefined): string {
  if (percent === undefined || percent <= 0) return '–';
  if (percent < 0.5) return '<1';
  return percent > 99.5 && percent < 100 ? '>99' : String(Math.round(percent));
}

function spokenPercent(percent: number | undefined): string {
  const shown = shownPercent(percent);
  return shown === '–' ? 'never' : `${shown} percent`;
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'flex-end', gap: 6 },
  close: { gap: 3 },
  column: { gap: space.s },
  caption: { marginTop: space.xs },
  standing: { flex: 1, gap: 2 },
  bar: { borderRadius: 5 },
  value: { marginTop: 2 },
  lying: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  lyingTrack: { flex: 1 },
  lyingPercent: { minWidth: 48 },
  lyingBar: { height: 18, minWidth: 2 },
});
