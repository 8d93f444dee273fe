import { useState } from 'react';
import { StyleSheet } from 'react-native';
import { Card } from '../../parts/Card';
import { ListRow, Rows } from '../../parts/ListRow';
import { Mark } from '../../parts/Mark';
import { NoGame } from '../../parts/NoGame';
import { Keycap } from '../../parts/Keycap';
import { Press } from '../../parts/Press';
import { Sheet } from '../../parts/Sheet';
import { Text } from '../../parts/Text';
import { lip, radius, target, useTheme } from '../../theme';
import { useGo } from '../useGo';
import { Bout } from './Bout';
import { Facts } from './Facts';
import { chooseLab, LABS, rulesIn, useLab, type LabRules } from './labStore';

/** The Dice tab without a game: an attack made up on the spot, its odds, and the dice if you like. */
export function Lab() {
  const go = useGo();
  const rules = useLab(rulesIn);
  const game = useLab((state) => state.game);
  if (!rules)
    return (
      <NoGame
        icon="dice"
        title="The dice of an attack"
        text="With a game open, this is where dice are rolled or typed in, and the result is worked out."
        onNewGame={() => go.navigate('NewGame')}
        onGames={() => go.navigate('Games')}
      />
    );
  const picker = <GameKey rules={rules} />;
  return game ? <Bout game={game} picker={picker} /> : <Facts key={rules.id} rules={rules} picker={picker} />;
}

/** The game by its mark; a tap shows the others. */
function GameKey({ rules }: { readonly rules: LabRules }) {
  const { color } = useTheme();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Press label={`${rules.name}. Another game`} onPress={() => setOpen(true)}>
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
            <Mark drawing={rules.mark} size={30} />
            <Text variant="small" weight="700" style={styles.name}>
              {rules.name.replaceAll('-', '\u2011')}
            </Text>
          </Keycap>
        )}
      </Press>
      <Sheet title="Which game?" visible={open} onClose={() => setOpen(false)}>
        <Card>
          <Rows>
            {LABS.map(({ id, name, mark }) => (
              <ListRow
                key={id}
                leading={<Mark drawing={mark} size={38} />}
                label={name}
                arrow={id === rules.id ? 'check' : null}
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
