import { StyleSheet } from 'react-native';
import { Box } from '../../parts/Box';
import type { Game } from '../../../engine';
import { Card } from '../../parts/Card';
import { Chip } from '../../parts/Chip';
import { Rows } from '../../parts/ListRow';
import { Section } from '../../parts/Section';
import { Text } from '../../parts/Text';
import { space } from '../../theme';

/** The readings this table played by. */
export function InForce({ game }: { readonly game: Game }) {
  const { rulings } = game.rules;
  if (rulings.length === 0) return null;
  return (
    <Section title="Table rulings">
      <Card>
        <Rows>
          {rulings.map(({ id, question, readings, preset }) => {
            const chosen = game.setup.rulings[id] ?? preset;
            const label = readings.find((reading) => reading.id === chosen)?.label ?? chosen;
            return (
              <Box key={id} style={styles.row}>
                <Box style={styles.words}>
                  <Text variant="caption" color="ink2">
                    {question}
                  </Text>
                  <Text variant="small" weight="600">
                    {label}
                  </Text>
                </Box>
                {chosen !== preset && <Chip kind="brass" label="changed" />}
              </Box>
            );
          })}
        </Rows>
      </Card>
    </Section>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    padding: space.m,
    paddingHorizontal: space.l,
  },
  words: { flex: 1 },
});
