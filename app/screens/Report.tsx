import type { StaticScreenProps } from '@react-navigation/native';
import { useState } from 'react';
import { nextOf } from '../../engine';
import { Button, ButtonRow } from '../parts/Button';
import { Columns } from '../parts/Columns';
import { IconButton } from '../parts/IconButton';
import { Notice } from '../parts/Notice';
import type { RootRoutes } from '../routes';
import { attempt } from '../store/attempt';
import { useMuster } from '../store/muster';
import { openGame } from '../store/play';
import { Frame } from './Frame';
import { GameMenu } from './games/GameMenu';
import { whenOf } from './games/words';
import { Decisions } from './report/Decisions';
import { InForce } from './report/InForce';
import { ReportHero } from './report/ReportHero';
import { Standing } from './report/Standing';
import { Timeline } from './report/Timeline';
import { useGameRead } from './useGameRead';
import { useGo, useGoToTab } from './useGo';
import { withRulebook } from './withRulebook';

type ReportRoute = StaticScreenProps<RootRoutes['Report']>;

export const Report = withRulebook('Battle report', useGameRuleset, ReportScreen);

function useGameRuleset({ route }: ReportRoute): string | undefined {
  return useMuster((state) => state.games.find(({ id }) => id === route.params.id)?.ruleset);
}

function ReportScreen({ route }: ReportRoute) {
  const { id } = route.params;
  const go = useGo();
  const goToTab = useGoToTab();
  const open = useMuster((state) => state.open);
  const entry = useMuster((state) => state.games.find((each) => each.id === id));
  const read = useGameRead(id, open?.id === id ? open.game.length : undefined);
  const [menu, setMenu] = useState(false);
  const leave = () => {
    if (go.isFocused()) go.goBack();
  };
  const game = read.kind === 'read' ? read.game : undefined;
  const over = game && nextOf(game).over !== undefined;
  const table = () =>
    void attempt(async () => {
      if (open?.id !== id) await openGame(id);
      goToTab('Health');
    });
  return (
    <Frame
      title="Battle report"
      back={{ icon: 'back', label: 'Back', onPress: () => go.goBack() }}
      wide
      right={entry && <IconButton icon="more" label="More for this game" onPress={() => setMenu(true)} />}
      footer={
        game &&
        (over ? (
          <ButtonRow>
            <Button label="Look at the table" fill onPress={table} />
            <Button
              kind="felt"
              label="Play again"
              fill
              onPress={() => go.navigate('NewGame', { ruleset: game.rules.id })}
            />
          </ButtonRow>
        ) : (
          <Button kind="felt" label="Keep playing" onPress={table} />
        ))
      }
    >
      {read.kind === 'unreadable' && (
        <Notice
          kind="problem"
          title={entry ? 'This game cannot be read.' : 'This game is no longer here.'}
          text={entry && 'It is kept as it is; your other games are not touched.'}
        />
      )}
      {read.kind === 'read' && (
        <Columns
          left={
            <>
              <ReportHero game={read.game} when={whenOf(read.entry)} />
              {read.stopped && (
                <Notice
                  kind="problem"
                  title={`The report ends at step ${read.stopped.at}.`}
                  text={`At step ${read.stopped.at + 1}: ${read.stopped.why} The rest is kept as it is.`}
                />
              )}
              <Timeline game={read.game} takenBack={read.takenBack} />
              {over && <Decisions game={read.game} />}
            </>
          }
          right={
            <>
              <Standing game={read.game} />
              <InForce game={read.game} />
            </>
          }
        />
      )}
      {menu && entry && (
        <GameMenu
          entry={entry}
          sides={game?.setup.sides ?? []}
          onClose={() => setMenu(false)}
          onDeleted={leave}
        />
      )}
    </Frame>
  );
}
