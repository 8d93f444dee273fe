import { StyleSheet } from 'react-native';
import { Box } from './Box';
import { space, useTheme } from '../theme';
import { Text } from './Text';

export interface MeterProps {
  readonly value: number;
  readonly max: number;
  readonly unit: string;
  /** On the right: "6 units". */
  readonly note?: string;
}

/** The number players speak aloud, and a peg for each point in groups of six. */
export function Meter({ value, max, unit, note }: MeterProps) {
  const over = value > max;
  return (
    <Box
      style={styles.meter}
      role="meter"
      aria-label={`${value} of ${max} ${unit}`}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
    >
      <Box style={styles.words}>
        <Text variant="meter" color={over ? 'bad' : 'ink'}>
          {value}
        </Text>
        <Text weight="600" color="ink2" style={styles.unit}>{`of ${max} ${unit}`}</Text>
        {note !== undefined && (
          <Text variant="small" weight="600" color="ink2">
            {note}
          </Text>
        )}
      </Box>
      {max <= MOST_PEGS ? <Pegs value={value} max={max} /> : <Bar value={value} max={max} />}
    </Box>
  );
}

function Pegs({ value, max }: Pick<MeterProps, 'value' | 'max'>) {
  const groups = Array.from({ length: Math.ceil(max / GROUP) }, (_, g) =>
    Array.from({ length: Math.min(GROUP, max - g * GROUP) }, (__, i) => g * GROUP + i),
  );
  return (
    <Box style={styles.groups}>
      {groups.map((pegs) => (
        <Box key={pegs[0]} style={[styles.group, { flexGrow: pegs.length }]}>
          {pegs.map((peg) => (
            <Peg key={peg} on={peg < value} over={value > max} />
          ))}
        </Box>
      ))}
    </Box>
  );
}

function Peg({ on, over }: { readonly on: boolean; readonly over: boolean }) {
  const { color } = useTheme();
  const paint = over
    ? { backgroundColor: color.bad, borderBottomColor: color.bad }
    : { backgroundColor: color.brass, borderBottomColor: color.brassEdge };
  return (
    <Box
      style={[
        styles.peg,
        on ? paint : { backgroundColor: color.well, borderBottomColor: color.well, borderColor: color.line },
      ]}
    />
  );
}

function Bar({ value, max }: Pick<MeterProps, 'value' | 'max'>) {
  const { color } = useTheme();
  const share = Math.min(1, value / max);
  return (
    <Box style={[styles.bar, { backgroundColor: color.well }]}>
      <Box
        style={[
          styles.bar,
          { width: `${share * 100}%`, backgroundColor: value > max ? color.bad : color.brass },
        ]}
      />
    </Box>
  );
}

const GROUP = 6;
const MOST_PEGS = 72;

const styles = StyleSheet.create({
  meter: { gap: space.s },
  words: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-end', columnGap: space.s },
  unit: { flexGrow: 1, paddingBottom: 3 },
  groups: { flexDirection: 'row', gap: 6 },
  group: { flexDirection: 'row', flexShrink: 1, flexBasis: 0, gap: 2 },
  peg: { flexGrow: 1, flexShrink: 1, flexBasis: 0, height: 14, borderRadius: 4, borderBottomWidth: 2.5 },
  bar: { height: 14, borderRadius: 7 },
});
