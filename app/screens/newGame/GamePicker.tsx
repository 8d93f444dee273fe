import { ScrollView, StyleSheet, View } from 'react-native';
import type { Ruleset } from '../../../engine';
import { Mark } from '../../parts/Mark';
import { Keycap } from '../../parts/Keycap';
import { Press } from '../../parts/Press';
import { Text } from '../../parts/Text';
import { tileWidth, unbroken } from '../../parts/tile';
import { radius, space, useRoomy, useTheme } from '../../theme';

export interface GamePickerProps {
  readonly games: readonly Ruleset[];
  readonly chosen: string;
  readonly onChoose: (rules: Ruleset) => void;
}

/** Every game by its mark; with one game there is nothing to choose. */
export function GamePicker({ games, chosen, onChoose }: GamePickerProps) {
  const { compact } = useRoomy();
  if (games.length < 2) return null;
  return (
    <ScrollView
      horizontal
      showsHorizontalScrollIndicator={false}
      style={styles.scroll}
      contentContainerStyle={[styles.row, compact && styles.apart]}
      role="radiogroup"
      aria-label="Game"
    >
      {games.map((rules) => (
        <GameTile key={rules.id} rules={rules} on={rules.id === chosen} onPress={() => onChoose(rules)} />
      ))}
    </ScrollView>
  );
}

interface GameTileProps {
  readonly rules: Ruleset;
  readonly on: boolean;
  readonly onPress: () => void;
}

function GameTile({ rules, on, onPress }: GameTileProps) {
  const { color } = useTheme();
  const { fontScale } = useRoomy();
  const body = (
    <>
      <Mark drawing={rules.mark} look={on ? 'ink' : 'well'} size={46} />
      <Text
        variant="label"
        weight="600"
        color={on ? 'ink' : 'ink2'}
        align="center"
        maxScale={1.5}
        style={styles.name}
      >
        {unbroken(rules.name)}
      </Text>
    </>
  );
  return (
    <Press
      role="radio"
      label={rules.name}
      checked={on}
      onPress={onPress}
      style={[styles.tile, { width: tileWidth(rules.name, fontScale) }]}
    >
      {(pressed) =>
        on ? (
          <Keycap
            face={color.press}
            edge={color.brassEdge}
            line={color.brass}
            lineWidth={2}
            radius={radius.button}
            down={pressed}
            style={styles.face}
          >
            {body}
          </Keycap>
        ) : (
          <View style={[styles.face, styles.plain, pressed && styles.pressed]}>{body}</View>
        )
      }
    </Press>
  );
}

const styles = StyleSheet.create({
  scroll: { marginHorizontal: -space.l, flexGrow: 0 },
  row: { flexGrow: 1, paddingHorizontal: space.s, paddingBottom: space.xs },
  apart: { columnGap: space.m },
  tile: { flexGrow: 1, maxWidth: 130 },
  face: { alignItems: 'center', gap: 6, paddingVertical: 10 },
  name: { marginHorizontal: -4 },
  plain: { flexGrow: 1, margin: 2 },
  pressed: { opacity: 0.6 },
});
