import { ScrollView, StyleSheet } from 'react-native';
import { Box } from '../../parts/Box';
import type { Cover } from '../../../engine';
import { Mark } from '../../parts/Mark';
import { Keycap } from '../../parts/Keycap';
import { Press } from '../../parts/Press';
import { Text } from '../../parts/Text';
import { tileWidth, unbroken } from '../../parts/tile';
import { radius, space, useRoomy, useTheme } from '../../theme';

export interface GamePickerProps {
  readonly games: readonly Cover[];
  readonly chosen: string;
  readonly onChoose: (game: Cover) => void;
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
      {games.map((game) => (
        <GameTile key={game.id} game={game} on={game.id === chosen} onPress={() => onChoose(game)} />
      ))}
    </ScrollView>
  );
}

interface GameTileProps {
  readonly game: Cover;
  readonly on: boolean;
  readonly onPress: () => void;
}

function GameTile({ game, on, onPress }: GameTileProps) {
  const { color } = useTheme();
  const { fontScale } = useRoomy();
  const body = (
    <>
      <Mark drawing={game.mark} look={on ? 'ink' : 'well'} size={46} />
      <Text
        variant="label"
        weight="600"
        color={on ? 'ink' : 'ink2'}
        align="center"
        maxScale={1.5}
        style={styles.name}
      >
        {unbroken(game.name)}
      </Text>
    </>
  );
  return (
    <Press
      role="radio"
      label={game.name}
      checked={on}
      onPress={onPress}
      style={[styles.tile, { width: tileWidth(game.name, fontScale) }]}
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
          <Box style={[styles.face, styles.plain, pressed && styles.pressed]}>{body}</Box>
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
