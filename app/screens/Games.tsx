import { Fragment, useState } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from '../parts/Box';
import { RULESETS } from '../../engine';
import { Button, ButtonRow } from '../parts/Button';
import { Columns } from '../parts/Columns';
import { IconButton } from '../parts/IconButton';
import { Notice } from '../parts/Notice';
import { Section } from '../parts/Section';
import { TableScene } from '../parts/TableScene';
import { Text } from '../parts/Text';
import type { GameEntry } from '../store/gameLog';
import { useMuster } from '../store/muster';
import { openGame, type NotOpened } from '../store/play';
import { space, useRoomy } from '../theme';
import { Frame } from './Frame';
import { GameHero } from './games/GameHero';
import { GameMenu } from './games/GameMenu';
import { FinishedRow, WaitingRow } from './games/GameRow';
import { ago } from './games/words';
import { useGameRead } from './useGameRead';
import { useGo, useGoToTab } from './useGo';

export function Games() {
  const go = useGo();
  const goToTab = useGoToTab();
  const games = useMuster((state) => state.games);
  const open = useMuster((state) => state.open);
  const [menu, setMenu] = useState<string>();
  const [unread, setUnread] = useState<{ readonly id: string; readonly not: NotOpened }>();
  const [now] = useState(() => Date.now());
  const running = games.filter(({ endedAt }) => endedAt === undefined);
  const finished = games.filter(({ endedAt }) => endedAt !== undefined);
  const front = running.find(({ id }) => id === open?.id) ?? running[0];
  const game = useFrontGame(front);
  const asked = games.find(({ id }) => id === menu);
  const askedGame = useFrontGame(asked);
  const resume = async (id: string) => {
    const not = id === open?.id ? undefined : await openGame(id);
    setUnread(not && { id, not });
    if (!not) goToTab('Health');
  };
  const row = (entry: GameEntry) => ({ entry, onMore: () => setMenu(entry.id) });
  return (
    <Frame
      title="Games"
      wide
      right={
        <>
          {RULESETS[0] && (
            <IconButton
              icon="book"
              label="Rules"
              onPress={() =>
                go.navigate('Rules', { ruleset: (front ?? games[0])?.ruleset ?? RULESETS[0]!.id })
              }
            />
          )}
          <IconButton icon="gear" label="Settings" onPress={() => go.navigate('Settings')} />
        </>
      }
      footer={
        <ButtonRow>
          <Button kind="felt" icon="plus" label="New game" fill onPress={() => go.navigate('NewGame')} />
          <Button icon="roster" label="Warbands" fill onPress={() => goToTab('Roster')} />
        </ButtonRow>
      }
    >
      {games.length === 0 && <Nothing />}
      <Columns
        left={
          <>
            {front && game && (
              <GameHero
                title={front.title}
                game={game}
                touched={ago(front.touchedAt, now)}
                onResume={() => void resume(front.id)}
                onMore={() => setMenu(front.id)}
              />
            )}
            {running
              .filter((entry) => entry !== front || !game)
              .map((entry) => (
                <Fragment key={entry.id}>
                  {unread?.id === entry.id && (
                    <Notice
                      kind="problem"
                      text={unread.not.why}
                      action={
                        unread.not.lacks === 'rules'
                          ? { label: 'Try again', onPress: () => void resume(entry.id) }
                          : { label: 'Delete…', onPress: () => setMenu(entry.id) }
                      }
                    />
                  )}
                  <WaitingRow
                    {...row(entry)}
                    touched={ago(entry.touchedAt, now)}
                    onPress={() => void resume(entry.id)}
                  />
                </Fragment>
              ))}
          </>
        }
        right={
          finished.length > 0 && (
            <Section title="Finished" note={finished.length === 1 ? '1 game' : `${finished.length} games`}>
              {finished.map((entry) => (
                <FinishedRow
                  key={entry.id}
                  {...row(entry)}
                  onPress={() => go.navigate('Report', { id: entry.id })}
                />
              ))}
            </Section>
          )
        }
      />
      {asked && (
        <GameMenu entry={asked} sides={askedGame?.setup.sides ?? []} onClose={() => setMenu(undefined)} />
      )}
    </Frame>
  );
}

function Nothing() {
  const { width } = useRoomy();
  return (
    <Box style={styles.nothing}>
      <TableScene width={Math.min(width - 64, 320)} />
      <Text color="ink2" align="center">
        No game has been played yet. A new one takes two taps.
      </Text>
    </Box>
  );
}

/** The game behind an entry: the open one as it is, any other read from the storage. */
function useFrontGame(entry: GameEntry | undefined) {
  const open = useMuster((state) => state.open);
  const isOpen = open !== undefined && open.id === entry?.id;
  const read = useGameRead(isOpen ? undefined : entry?.id, undefined);
  return isOpen ? open.game : read.kind === 'read' ? read.game : undefined;
}

const styles = StyleSheet.create({ nothing: { alignItems: 'center', gap: space.l, paddingTop: space.xl } });
