import { useState, type ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from '../parts/Box';
import { RULESETS, type Cover } from '../../engine';
import { Button, ButtonRow } from '../parts/Button';
import { Card } from '../parts/Card';
import { IconButton } from '../parts/IconButton';
import { Rows } from '../parts/ListRow';
import { Mark } from '../parts/Mark';
import { Text } from '../parts/Text';
import { attempt } from '../store/attempt';
import { useMuster } from '../store/muster';
import { rostersOf, type RosterEntry } from '../store/rosterBook';
import { openRuleset } from '../store/shelf';
import { space, useRoomy } from '../theme';
import { FirstLaunch } from './FirstLaunch';
import { Frame } from './Frame';
import { makeEmpty } from './roster/make';
import { NewSheet, ReadySheet } from './roster/MakeSheets';
import { WarbandMenu } from './roster/WarbandMenu';
import { WarbandRow } from './roster/WarbandRow';
import { RulesAwaited } from './RulesAwaited';
import { useGo } from './useGo';
import { useRulebook } from './useRulebook';

export function Roster() {
  const go = useGo();
  const rosters = useMuster((state) => state.rosters);
  const nothingYet = useMuster(
    (state) => state.games.length === 0 && state.rosters.length === 0 && !state.deleted,
  );
  const [sheet, setSheet] = useState<'new' | 'ready'>();
  const [menu, setMenu] = useState<string>();
  const { width, fontScale } = useRoomy();
  const asked = rosters.find(({ id }) => id === menu);
  const show = ({ id }: RosterEntry) => go.navigate('Warband', { id });
  const createOf = async ({ id }: Cover) => {
    const rules = await openRuleset(id);
    if (rules) show(await makeEmpty(rules));
    else setSheet('new');
  };
  const create = () => {
    const [only, ...others] = RULESETS;
    if (only && others.length === 0) void attempt(() => createOf(only));
    else setSheet('new');
  };
  const sheets = (
    <>
      <NewSheet visible={sheet === 'new'} onClose={() => setSheet(undefined)} onMade={show} />
      <ReadySheet visible={sheet === 'ready'} onClose={() => setSheet(undefined)} onMade={show} />
      {asked && <WarbandMenu entry={asked} onClose={() => setMenu(undefined)} />}
    </>
  );
  if (nothingYet) return <FirstLaunch onBuild={create}>{sheets}</FirstLaunch>;
  return (
    <Frame
      title="Warbands"
      inTabs
      wide
      right={
        <>
          <Button kind="link" label="Games" onPress={() => go.navigate('Games')} />
          <IconButton icon="gear" label="Settings" onPress={() => go.navigate('Settings')} />
        </>
      }
      footer={
        <ButtonRow>
          <Button kind="felt" icon="plus" label="New warband" fill onPress={create} />
          <Button icon="book" label="Ready-made" fill onPress={() => setSheet('ready')} />
        </ButtonRow>
      }
    >
      {rosters.length === 0 && (
        <Text color="ink2">
          No warbands yet. Build one from nothing, or take one that is printed in a rulebook.
        </Text>
      )}
      <Box style={styles.games}>
        {groupsOf(rosters).map(({ cover, entries }) => (
          <Group key={cover?.id ?? ''} cover={cover} half={width / fontScale >= 720}>
            {entries.map((entry) => (
              <WarbandRow
                key={entry.id}
                entry={entry}
                onPress={() => show(entry)}
                onHold={() => setMenu(entry.id)}
              />
            ))}
          </Group>
        ))}
      </Box>
      {sheets}
    </Frame>
  );
}

interface GroupProps {
  /** Undefined for a game this version does not know. */
  readonly cover: Cover | undefined;
  readonly half: boolean;
  readonly children: readonly ReactNode[];
}

/** The warbands of one game. Rows are drawn by its rules: without them nothing is, and the others stand. */
function Group({ cover, half, children }: GroupProps) {
  const book = useRulebook(cover?.id);
  const drawn = book.kind === 'read' || book.kind === 'unknown';
  return (
    <Box style={half ? styles.half : styles.whole}>
      <Box style={styles.title}>
        {cover && <Mark drawing={cover.mark} size={30} />}
        <Text variant="name" role="heading" style={styles.name}>
          {cover?.name ?? 'Of another game'}
        </Text>
        <Text variant="caption" color="ink2">
          {cover?.hint ?? ''}
        </Text>
      </Box>
      <RulesAwaited book={book} />
      {drawn && (
        <Card>
          <Rows>{children}</Rows>
        </Card>
      )}
    </Box>
  );
}

/** By game, in the order the games are shown; those of an unknown game last. */
function groupsOf(rosters: readonly RosterEntry[]) {
  const known = RULESETS.map((cover) => ({
    cover: cover as Cover | undefined,
    entries: rostersOf(rosters, cover.id),
  }));
  const entries = rosters.filter(({ ruleset }) => !RULESETS.some(({ id }) => id === ruleset));
  return [...known, { cover: undefined, entries }].filter((group) => group.entries.length > 0);
}

const styles = StyleSheet.create({
  games: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m, columnGap: space.xl },
  whole: { width: '100%', gap: 6 },
  half: { flexGrow: 1, flexBasis: '45%', gap: 6 },
  title: { flexDirection: 'row', alignItems: 'center', gap: 10, paddingHorizontal: 2, minHeight: 36 },
  name: { flex: 1 },
});
