import { StyleSheet } from 'react-native';
import { Box } from './Box';
import type { Stat } from '../../engine';
import { space, useRoomy, useTheme } from '../theme';
import { Text } from './Text';

/** A unit's figures side by side; what changed them stands below. */
export function Stats({ stats }: { readonly stats: readonly Stat[] }) {
  const { color } = useTheme();
  const { compact } = useRoomy();
  return (
    <Box style={[styles.row, { borderColor: color.line }, compact && styles.wrap]}>
      {stats.map(({ label, value, note }, i) => (
        <Box
          key={label}
          style={[
            styles.stat,
            i > 0 && !compact && { borderLeftWidth: 1, borderLeftColor: color.line },
            compact && styles.half,
          ]}
        >
          <Text variant="caption" weight="600" color="ink2" align="center">
            {label}
          </Text>
          <Text variant="title" align="center" style={styles.value}>
            {value}
          </Text>
          {note !== undefined && (
            <Text variant="label" color="brassInk" align="center">
              {note}
            </Text>
          )}
        </Box>
      ))}
    </Box>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', borderTopWidth: 1, borderBottomWidth: 1 },
  wrap: { flexWrap: 'wrap' },
  stat: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 0,
    paddingVertical: 7,
    paddingHorizontal: space.xs,
    minHeight: 74,
  },
  half: { flexBasis: '45%' },
  value: { fontSize: 26, lineHeight: 31 },
});
