import { useState } from 'react';
import { StyleSheet } from 'react-native';
import type { Cover } from '../../../engine';
import { Card } from '../../parts/Card';
import { ListRow, Rows } from '../../parts/ListRow';
import { Mark } from '../../parts/Mark';
import { NoGame } from '../../parts/NoGame';
import { Keycap } from '../../parts/Keycap';
import { Press } from '../../parts/Press';
import { Sheet } from '../../parts/Sheet';
import { Text } from '../../parts/Text';
import { volumeOf } from '../../store/shelf';
import { lip, radius, target, useTheme } from '../../theme';
import { Frame } from '../Frame';
import { RulesAwaited } from '../RulesAwaited';
import { useGo } from '../useGo';
import { useRulebook } from '../useRulebook';
import { Bout } from './Bout';
import { Facts } from './Facts';
import { chooseLab, gameIn, hasLab, labGames, useLab } from './labStore';

/** The Dice tab without a game: an attack made up on the spot, its odds, and the dice if you like. */
export function Lab() {
  const go = useGo();
  const cover = volumeOf(useLab(gameIn));
  const book = useRulebook(cover?.id);
  const game = useLab((state) => state.game);
  const picker = cover && <GameKey cover={cover} />;
  if (book.kind === 'reading' || book.kind === 'unread')
    return (
      <Frame title="Odds lab" note="No game open" inTabs wide right={picker}>
        <RulesAwaited book={book} />
      </Frame>
    );
  if (book.kind === 'unknown' || !hasLab(book.rules))
    return (
      <NoGame
        icon="dice"
        title="The dice of an attack"
        text="With a game open, this is where dice are rolled or typed in, and the result is worked out."
        onNewGame={() => go.navigate('NewGame')}
        onGames={() => go.navigate('Games')}
      />
    );
  const { rules } = book;
  return game ? <Bout game={game} picker={picker} /> : <Facts key={rules.id} rules={rules} picker={picker} />;
}

/** The game by its mark; a tap shows the others. */
function GameKey({ cover }: { readonly cover: Cover }) {
  const { color } = useTheme();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Press label={`${cover.name}. Another game`} onPress={() => setOpen(true)}>
        {(pressed) => (
          <Keycap
            face={color.press}
            edge={color.edge}
            line={color.pressLine}
            lip={lip.key}
            radius={radius.button}
            down={pressed}
            style={styles.key}
          >
            <Mark drawing={cover.mark} size={30} />
            <Text variant="small" weight="700" style={styles.name}>
              {cover.name.replaceAll('-', '\u2011')}
            </Text>
          </Keycap>
        )}
      </Press>
      <Sheet title="Which game?" visible={open} onClose={() => setOpen(false)}>
        <Card>
          <Rows>
            {labGames().map(({ id, name, mark }) => (
              <ListRow
                key={id}
                leading={<Mark drawing={mark} size={38} />}
                label={name}
                arrow={id === cover.id ? 'check' : null}
                onPress={() => {
                  setOpen(false);
                  chooseLab(id);
                }}
              />
            ))}
          </Rows>
        </Card>
      </Sheet>
    </>
  );
}

const styles = StyleSheet.create({
  key: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    minHeight: target.min,
    paddingHorizontal: 10,
    paddingVertical: 4,
  },
  name: { flexShrink: 1 },
});
