import { useContext, type ReactNode } from 'react';
import { ScrollView, StyleSheet } from 'react-native';
import { SafeAreaInsetsContext } from 'react-native-safe-area-context';
import { Box } from '../parts/Box';
import { RULESETS } from '../../engine';
import { Button, ButtonRow } from '../parts/Button';
import { Columns } from '../parts/Columns';
import { Glow } from '../parts/Glow';
import { Mark } from '../parts/Mark';
import { TableScene } from '../parts/TableScene';
import { tileWidth, unbroken } from '../parts/tile';
import { Text } from '../parts/Text';
import { radius, space, useRoomy, useTheme } from '../theme';
import { useGo } from './useGo';

export interface FirstLaunchProps {
  readonly onBuild: () => void;
  /** Sheets that may open over it. */
  readonly children?: ReactNode;
}

export function FirstLaunch({ onBuild, children }: FirstLaunchProps) {
  const go = useGo();
  const { width, height, compact } = useRoomy();
  const loose = compact || height < 520;
  const top = useContext(SafeAreaInsetsContext)?.top ?? 0;
  const [first] = RULESETS;
  const buttons = (
    <Box style={styles.footer}>
      <Button kind="felt" label="Play with printed warbands" onPress={() => go.navigate('NewGame')} />
      <ButtonRow>
        <Button size={48} label="Build a warband" fill onPress={onBuild} />
        {first && (
          <Button
            size={48}
            label="Read the rules"
            fill
            onPress={() => go.navigate('Rules', { ruleset: first.id })}
          />
        )}
      </ButtonRow>
    </Box>
  );
  return (
    <Box style={[styles.fill, { paddingTop: top }]}>
      <Glow />
      <ScrollView contentContainerStyle={styles.content}>
        <Columns
          left={
            <Box style={styles.scene}>
              <TableScene width={Math.min(width - 32, height * 0.62, 420)} />
            </Box>
          }
          right={
            <Box style={styles.words}>
              <Text variant="display" role="heading" level={1} align="center">
                {'Your table.\nNothing to look up.'}
              </Text>
              <Text color="ink2" align="center">
                Health, turns and dice are kept for you, while you move the miniatures.
              </Text>
              <Box style={styles.games}>
                {RULESETS.map((rules) => (
                  <GameMark key={rules.id} name={rules.name} mark={rules.mark} />
                ))}
              </Box>
              {loose && buttons}
            </Box>
          }
        />
      </ScrollView>
      {!loose && buttons}
      {children}
    </Box>
  );
}

function GameMark({ name, mark }: { readonly name: string; readonly mark: readonly string[] }) {
  const { color } = useTheme();
  const { fontScale } = useRoomy();
  return (
    <Box style={[styles.game, { width: tileWidth(name, fontScale) }]}>
      <Box style={[styles.tile, { backgroundColor: color.paper, borderColor: color.line }]}>
        <Mark drawing={mark} look="plain" size={42} />
      </Box>
      <Text variant="label" color="ink2" align="center" maxScale={1.5}>
        {unbroken(name)}
      </Text>
    </Box>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  content: {
    flexGrow: 1,
    justifyContent: 'center',
    padding: space.l,
    width: '100%',
    maxWidth: 960,
    alignSelf: 'center',
  },
  scene: { alignItems: 'center' },
  words: { gap: space.m, alignItems: 'center' },
  games: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    marginHorizontal: -space.m,
    rowGap: space.m,
    paddingTop: space.s,
  },
  game: { alignItems: 'center', gap: 6 },
  tile: { borderWidth: 1, borderRadius: radius.key },
  footer: {
    padding: space.l,
    paddingBottom: space.m,
    gap: space.s,
    width: '100%',
    maxWidth: 640,
    alignSelf: 'center',
  },
});
