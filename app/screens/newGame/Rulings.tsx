import { useState } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from '../../parts/Box';
import type { Ruling } from '../../../engine';
import { Card, PressCard } from '../../parts/Card';
import { Radio } from '../../parts/Choices';
import { Icon } from '../../parts/Icon';
import { Rows } from '../../parts/ListRow';
import { SectionTitle } from '../../parts/SectionTitle';
import { Text } from '../../parts/Text';
import { radius, space, useTheme } from '../../theme';

export interface RulingsProps {
  readonly rulings: readonly Ruling[];
  readonly chosen: Readonly<Record<string, string>>;
  readonly onChoose: (rule: string, reading: string) => void;
}

/** Where a rulebook leaves room: our reading, and the others a table may prefer. */
export function Rulings({ rulings, chosen, onChoose }: RulingsProps) {
  const { color } = useTheme();
  const [shown, setShown] = useState(false);
  if (rulings.length === 0) return null;
  const changed = rulings.filter(({ id, preset }) => chosen[id] !== preset);
  const [first] = rulings;
  const summary =
    changed.length > 0
      ? `${changed.length} of ${rulings.length} changed from the default.`
      : `All at the default. ${first?.question.replace(/\?$/, '')}: ${readingOf(first, first?.preset)}.`;
  return (
    <>
      <PressCard
        label={`Table rulings. ${summary}`}
        expanded={shown}
        onPress={() => setShown(!shown)}
        style={styles.card}
      >
        <Box style={[styles.icon, { backgroundColor: color.well }]}>
          <Icon name="book" />
        </Box>
        <Box style={styles.words}>
          <Text variant="name">Table rulings</Text>
          <Text variant="caption" color="ink2">
            {summary}
          </Text>
        </Box>
        <Icon name={shown ? 'up' : 'down'} size={20} />
      </PressCard>
      {shown &&
        rulings.map(({ id, question, readings, preset }) => (
          <Box key={id} role="radiogroup" aria-label={question}>
            <SectionTitle title={question} note={id} />
            <Card>
              <Rows>
                {readings.map((reading) => (
                  <Radio
                    key={reading.id}
                    label={reading.label}
                    note={reading.id === preset ? 'Default' : undefined}
                    chosen={(chosen[id] ?? preset) === reading.id}
                    onPress={() => onChoose(id, reading.id)}
                  />
                ))}
              </Rows>
            </Card>
          </Box>
        ))}
    </>
  );
}

export const readingOf = (ruling: Ruling | undefined, reading: string | undefined): string => {
  const label = ruling?.readings.find(({ id }) => id === reading)?.label ?? '';
  return label.charAt(0).toLowerCase() + label.slice(1);
};

const styles = StyleSheet.create({
  card: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  icon: {
    width: 44,
    height: 44,
    borderRadius: radius.key,
    alignItems: 'center',
    justifyContent: 'center',
  },
  words: { flex: 1 },
});
