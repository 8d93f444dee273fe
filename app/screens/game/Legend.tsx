import type { ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from '../../parts/Box';
import { Icon } from '../../parts/Icon';
import { Text } from '../../parts/Text';
import { useTheme } from '../../theme';

export interface LegendProps {
  /** What the lit cells stand for. */
  readonly lit: false | 'go' | 'choose';
  readonly contact: boolean;
  readonly sight: boolean;
  readonly centre: boolean;
}

/** The marks that are on the board now, and no others. */
export function Legend({ lit, contact, sight, centre }: LegendProps) {
  const { board } = useTheme();
  if (!lit && !sight && !centre) return null;
  const line = { borderColor: board.legalLine };
  return (
    <Box style={styles.legend}>
      {lit && (
        <Item
          words={lit === 'go' ? 'may go here' : 'may be chosen'}
          mark={<Box style={[styles.box, line, { backgroundColor: board.legalFill }]} />}
        />
      )}
      {contact && (
        <Item words="ends in contact" mark={<Icon name="sword" size={16} weight={2.2} color="brassInk" />} />
      )}
      {sight && (
        <Item words="sight path" mark={<Box style={[styles.path, { backgroundColor: board.sight }]} />} />
      )}
      {centre && <Item words="centre" mark={<Box style={[styles.corner, line]} />} />}
    </Box>
  );
}

function Item({ mark, words }: { readonly mark: ReactNode; readonly words: string }) {
  return (
    <Box style={styles.item}>
      {mark}
      <Text variant="caption" color="ink2">
        {words}
      </Text>
    </Box>
  );
}

const styles = StyleSheet.create({
  legend: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', columnGap: 18, rowGap: 4 },
  item: { flexDirection: 'row', alignItems: 'center', gap: 7 },
  box: { width: 16, height: 16, borderRadius: 4, borderWidth: 2 },
  path: { width: 20, height: 5, borderRadius: 3 },
  corner: { width: 15, height: 15, borderTopWidth: 2.5, borderLeftWidth: 2.5 },
});
