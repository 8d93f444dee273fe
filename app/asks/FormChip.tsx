import { StyleSheet } from 'react-native';
import { Box } from '../parts/Box';
import type { Row, View as GameView } from '../../engine';
import { Keycap } from '../parts/Keycap';
import { Press } from '../parts/Press';
import { SideMark } from '../parts/SideMark';
import { Text } from '../parts/Text';
import { lip, radius, target, useRoomy, useTheme } from '../theme';
import { findUnit } from './words';

export interface FormChipProps {
  readonly row: Row;
  readonly view: GameView;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A unit's fact: each tap goes on to its next value. */
export function FormChip({ row, view, value, onChange }: FormChipProps) {
  const { color } = useTheme();
  const { compact } = useRoomy();
  const found = row.unit === undefined ? undefined : findUnit(view, row.unit);
  const name = found?.unit.name ?? row.label;
  const open = row.options.filter(({ blocked }) => !blocked);
  const at = open.findIndex((option) => option.id === value);
  const next = open[(at + 1) % open.length];
  const chosen = row.options.find((option) => option.id === value);
  const shown = [chosen?.label ?? value, chosen?.note].filter(Boolean).join(' · ');
  const changed = value !== row.preset;
  return (
    <Press
      label={`${name}, ${shown}`}
      hint="Tap for the next value"
      onPress={() => next && onChange(next.id)}
      style={compact ? styles.wide : styles.third}
    >
      {(pressed) => (
        <Keycap
          face={changed ? color.brassTint : color.press}
          edge={changed ? color.brassEdge : color.edge}
          line={changed ? color.brass : color.pressLine}
          lineWidth={changed ? 2 : 1}
          lip={lip.key}
          radius={radius.key}
          down={pressed}
          style={styles.chip}
        >
          <Box style={styles.name}>
            {found && <SideMark side={found.side} size={13} />}
            <Text variant="small" weight="700" style={styles.shrink}>
              {name}
            </Text>
          </Box>
          <Text variant="caption" weight={changed ? '700' : '400'} color={changed ? 'ink' : 'ink2'}>
            {shown}
          </Text>
        </Keycap>
      )}
    </Press>
  );
}

const styles = StyleSheet.create({
  third: { flexBasis: '30%', flexGrow: 1, maxWidth: '49%' },
  wide: { flexBasis: '100%' },
  chip: {
    minHeight: target.step,
    paddingHorizontal: 10,
    paddingVertical: 6,
    justifyContent: 'center',
    gap: 1,
  },
  name: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  shrink: { flexShrink: 1 },
});
