import { StyleSheet } from 'react-native';
import { Box } from './Box';
import { Icon } from './Icon';
import { Text } from './Text';

export interface VerdictProps {
  readonly legal: boolean;
  readonly text: string;
}

/** Legal or not, by mark and word. */
export function Verdict({ legal, text }: VerdictProps) {
  const ink = legal ? 'good' : 'bad';
  return (
    <Box style={styles.row}>
      <Icon name={legal ? 'check' : 'warn'} size={15} weight={2.4} color={ink} />
      <Text variant="caption" weight="600" color={ink} style={styles.text}>
        {text}
      </Text>
    </Box>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 4, flexShrink: 1 },
  text: { flexShrink: 1 },
});
