import { useMemo, useState, type ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from '../../parts/Box';
import { historyOf, nextOf, viewOf, type Ask, type Game, type View as GameView } from '../../../engine';
import { AskPanel } from '../../asks/AskPanel';
import { fresh } from '../../asks/clock';
import { NOTHING, tapDie, type Picked } from '../../asks/narrow';
import { leadOf } from '../../asks/prices';
import { Button } from '../../parts/Button';
import { Card } from '../../parts/Card';
import { Exchange } from '../../parts/Exchange';
import { Text } from '../../parts/Text';
import { useMuster } from '../../store/muster';
import { space } from '../../theme';
import { Frame } from '../Frame';
import { Ahead } from '../odds/Ahead';
import { useAdvised, type Seen } from '../odds/useAdvised';
import { useGo } from '../useGo';
import { again, answerIn, rollIn } from './labStore';

export interface BoutProps {
  readonly game: Game;
  readonly picker: ReactNode;
}

/** The made-up attack, played to its end with the ordinary rules. */
export function Bout({ game, picker }: BoutProps) {
  const seen = useAdvised({ game });
  const { ask } = nextOf(game);
  const [picking, setPicking] = useState<{ readonly game: Game; readonly picked: Picked }>();
  const picked = picking?.game === game ? picking.picked : NOTHING;
  const onPick = (to: Picked) => setPicking({ game, picked: to });
  const over = !ask || seen.foresight?.odds.length === 0;
  const view = useMemo(() => lastExchange(game), [game]);
  const options = !over && ask.kind === 'choose' ? ask.options : [];
  const lead = leadOf(seen.advised, options);
  return (
    <Frame
      title="Odds lab"
      note="No game open"
      inTabs
      wide
      right={picker}
      footer={<Button kind="felt" icon="redo" label="Again" onPress={again} />}
    >
      {view.exchange && (
        <Exchange
          exchange={view.exchange}
          view={view}
          ringed={picked.dice ?? options.find(({ id }) => id === lead)?.dice ?? []}
          pressable={[...new Set(options.flatMap(({ dice }) => dice ?? []))]}
          onPressDie={(die) => {
            const to = tapDie(options, picked, die);
            if (to) onPick(to);
          }}
        />
      )}
      {over ? (
        <Happened game={game} />
      ) : (
        <>
          <Card felt style={styles.ask}>
            <Question game={game} ask={ask} seen={seen} picked={picked} onPick={onPick} />
          </Card>
          <Ahead
            rules={game.rules}
            view={view}
            ask={ask}
            seen={seen}
            onAnswer={(answer) => answerIn(game, answer)}
          />
        </>
      )}
    </Frame>
  );
}

/** The picture of the attack; once it is over, the last there was. */
function lastExchange(game: Game): GameView {
  for (let at: Game['now'] | undefined = game.now; at; at = at.before) {
    const view = game.rules.view(at.state);
    if (view.exchange) return view;
  }
  return viewOf(game);
}

interface QuestionProps {
  readonly game: Game;
  readonly ask: Ask;
  readonly seen: Seen;
  readonly picked: Picked;
  readonly onPick: (picked: Picked) => void;
}

const STILL = fresh(0);

function Question({ game, ask, seen, picked, onPick }: QuestionProps) {
  const go = useGo();
  const typedFirst = useMuster((state) => state.settings.dice === 'typed');
  return (
    <AskPanel
      key={ask.id}
      ask={ask}
      view={viewOf(game)}
      picked={picked}
      saving={false}
      tight
      typedFirst={typedFirst}
      clock={STILL}
      advised={seen.advised}
      ruleText={(rule) => game.rules.rulebook.find(({ id }) => id === rule)?.text}
      onPick={onPick}
      onAnswer={(answer) => answerIn(game, answer)}
      onRoll={(typed) => rollIn(game, typed)}
      onSkip={again}
      onRule={(rule) => go.navigate('Rules', { ruleset: game.rules.id, rule })}
      onClock={() => undefined}
    />
  );
}

function Happened({ game }: { readonly game: Game }) {
  const events = historyOf(game).flatMap((moment) => moment.events);
  return (
    <Card padded style={styles.happened}>
      <Text variant="name" role="heading">
        How it came out
      </Text>
      <Box aria-live="polite">
        {events.map(({ text }, i) => (
          <Text key={i} variant="small">
            {text}
          </Text>
        ))}
      </Box>
    </Card>
  );
}

const styles = StyleSheet.create({
  ask: { paddingHorizontal: space.l, paddingVertical: space.s },
  happened: { gap: space.xs },
});
