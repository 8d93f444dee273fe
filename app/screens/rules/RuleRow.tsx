import { StyleSheet } from 'react-native';
import { Box } from '../../parts/Box';
import type { RuleText, Ruling } from '../../../engine';
import { Card, Hairline } from '../../parts/Card';
import { Icon } from '../../parts/Icon';
import { Text } from '../../parts/Text';
import { space, useTheme } from '../../theme';

export interface RuleRowProps {
  readonly rule: RuleText;
  /** The one a prompt has cited. */
  readonly cited: boolean;
  readonly ruling?: Ruling;
  /** The reading in force in the open game. */
  readonly inForce?: string;
}

export function RuleRow({ rule, cited, ruling, inForce }: RuleRowProps) {
  const { color } = useTheme();
  return (
    <Box
      style={[
        styles.rule,
        cited && { backgroundColor: color.brassTint, borderLeftColor: color.brass, ...styles.cited },
      ]}
    >
      <Text variant="label" weight="700" color={cited ? 'brassInk' : 'ink2'}>
        {rule.id}
      </Text>
      <Text variant={cited ? 'header' : 'body'}>{rule.text}</Text>
      {ruling && <Readings ruling={ruling} inForce={inForce} />}
    </Box>
  );
}

function Readings({ ruling, inForce }: { readonly ruling: Ruling; readonly inForce?: string }) {
  return (
    <Card style={styles.ruling}>
      <Box style={styles.line}>
        <Icon name="book" size={18} />
        <Text variant="name" style={styles.words}>
          {ruling.question}
        </Text>
      </Box>
      {ruling.readings.map(({ id, label }) => {
        const on = id === (inForce ?? ruling.preset);
        return (
          <Box key={id}>
            <Hairline />
            <Box style={styles.line}>
              <Box style={styles.tick}>{on && <Icon name="check" size={18} weight={2.6} color="good" />}</Box>
              <Text variant="small" weight={on ? '700' : '400'} style={styles.words}>
                {label}
              </Text>
              {on && (
                <Text variant="caption" weight="600" color="ink2">
                  {inForce === undefined ? 'default' : 'this game'}
                </Text>
              )}
            </Box>
          </Box>
        );
      })}
    </Card>
  );
}

const styles = StyleSheet.create({
  rule: { paddingHorizontal: space.l, paddingVertical: space.m, gap: 2 },
  cited: { borderLeftWidth: 4, paddingLeft: space.m },
  ruling: { marginTop: space.s, paddingHorizontal: space.l, paddingVertical: space.xs },
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    minHeight: 44,
    paddingVertical: space.xs,
  },
  tick: { width: 20 },
  words: { flex: 1 },
});
