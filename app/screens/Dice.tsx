import { useState } from 'react';
import { StyleSheet } from 'react-native';
import { tapDie, tapUnit } from '../asks/narrow';
import { leadOf } from '../asks/prices';
import { Card } from '../parts/Card';
import { Exchange } from '../parts/Exchange';
import { Text } from '../parts/Text';
import { submit } from '../store/play';
import { space } from '../theme';
import { GameFrame } from './game/GameFrame';
import { Trays } from './game/Trays';
import { UnitSheet } from './game/UnitSheet';
import { useGame } from './game/useGame';
import { useSteady } from '../parts/useSteady';
import { Ahead } from './odds/Ahead';
import { useAdvised } from './odds/useAdvised';

/** The exchange under way, and how one starts. */
export function Dice() {
  const opened = useGame();
  const { game, view, next, picked, onPick } = opened;
  const seen = useAdvised(opened);
  const [sheet, setSheet] = useState<string>();
  const options = next.ask?.kind === 'choose' ? next.ask.options : [];
  // Until a die is picked, those of the answer that leads are ringed.
  const lead = leadOf(seen.advised, options);
  const onPressDie = useSteady((die: string) => {
    const to = tapDie(options, picked, die);
    if (to) onPick(to);
  });
  const onPress = useSteady((unit: string) => {
    const to = tapUnit(options, picked, unit);
    if (to) onPick(to);
    else setSheet(unit);
  });
  return (
    <GameFrame tab="dice" oddsShown>
      {view.exchange ? (
        <Exchange
          exchange={view.exchange}
          view={view}
          ringed={picked.dice ?? options.find(({ id }) => id === lead)?.dice ?? NO_DICE}
          pressable={[...new Set(options.flatMap((option) => option.dice ?? []))]}
          onPressDie={onPressDie}
        />
      ) : (
        <Card felt style={styles.quiet}>
          <Text variant="title" color="onFelt">
            No dice on the table
          </Text>
          <Text color="onFelt2">
            Pick a unit that acts, then its attack and whom it is made at. The dice land here, in the app’s
            hand or typed in from yours.
          </Text>
        </Card>
      )}
      <Ahead
        rules={game.rules}
        view={view}
        ask={next.ask}
        seen={seen}
        onAnswer={(answer) =>
          next.ask && void submit({ type: 'answer', ask: next.ask.id, answer }, game.length)
        }
      />
      {(!view.exchange || options.some((option) => option.unit !== undefined)) && (
        <Trays view={view} selected={picked.unit ?? next.ask?.unit} onPress={onPress} onHold={setSheet} />
      )}
      {sheet !== undefined && <UnitSheet opened={opened} unit={sheet} onClose={() => setSheet(undefined)} />}
    </GameFrame>
  );
}

const NO_DICE: readonly string[] = [];

const styles = StyleSheet.create({ quiet: { padding: space.l, gap: space.s } });
