import { StyleSheet } from 'react-native';
import { Box } from '../../parts/Box';
import type { Inspection } from '../../../engine';
import { Button } from '../../parts/Button';
import { Card } from '../../parts/Card';
import { Icon } from '../../parts/Icon';
import { IconButton } from '../../parts/IconButton';
import { Text } from '../../parts/Text';
import { radius, space, useTheme } from '../../theme';
import { useGo } from '../useGo';

export interface InspectCardProps {
  readonly found: Inspection;
  readonly unit?: string;
  readonly onUnit: (unit: string) => void;
  readonly onClose: () => void;
  readonly ruleset: string;
}

/** What the tapped cells have to say, with its proof. */
export function InspectCard({ found, unit, onUnit, onClose, ruleset }: InspectCardProps) {
  const { color } = useTheme();
  const go = useGo();
  return (
    <Card style={styles.card}>
      <Box style={[styles.eye, { backgroundColor: found.good ? color.goodTint : color.badTint }]}>
        <Icon name={found.good ? 'eye' : 'lock'} size={26} weight={2} color={found.good ? 'good' : 'bad'} />
      </Box>
      <Box style={styles.words} aria-live="polite">
        <Text variant="name">{found.title}</Text>
        {found.path && (
          <Text variant="small" weight="700">
            {found.path.join(' › ')}
          </Text>
        )}
        {found.lines.map((line) => (
          <Text key={line} variant="caption" color="ink2">
            {line}
          </Text>
        ))}
        <Box style={styles.links}>
          <Button
            kind="link"
            icon="book"
            label={found.rule}
            spoken={`Rule ${found.rule}`}
            onPress={() => go.navigate('Rules', { ruleset, rule: found.rule })}
          />
          {unit !== undefined && (
            <Button kind="link" icon="health" label="Unit sheet" onPress={() => onUnit(unit)} />
          )}
        </Box>
      </Box>
      <IconButton icon="x" label="Stop looking" onPress={onClose} />
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { flexDirection: 'row', gap: space.m, paddingLeft: 14, paddingVertical: space.s, paddingRight: 4 },
  eye: {
    width: 44,
    height: 44,
    borderRadius: radius.key,
    alignItems: 'center',
    justifyContent: 'center',
    marginTop: 4,
  },
  words: { flex: 1, paddingTop: 4 },
  links: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.l },
});
