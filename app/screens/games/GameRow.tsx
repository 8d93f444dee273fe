import { StyleSheet } from 'react-native';
import { Box } from '../../parts/Box';
import { Button, ButtonRow } from '../../parts/Button';
import { Card, PressCard } from '../../parts/Card';
import { Mark } from '../../parts/Mark';
import { SideMark } from '../../parts/SideMark';
import { Text } from '../../parts/Text';
import type { GameEntry } from '../../store/gameLog';
import { volumeOf } from '../../store/shelf';
import { space } from '../../theme';
import { scoreOf, whenOf } from './words';

export interface GameRowProps {
  readonly entry: GameEntry;
  readonly onPress: () => void;
  readonly onMore: () => void;
}

/** A finished game; a tap opens its report. */
export function FinishedRow({ entry, onPress, onMore }: GameRowProps) {
  const name = nameOf(entry);
  const { outcome } = entry;
  const result = outcome ? (scoreOf(outcome) ?? outcome.title) : 'No result';
  return (
    <PressCard
      label={`${name}, ${entry.title}, ${whenOf(entry)}. ${outcome?.title ?? result}`}
      onPress={onPress}
      onHold={onMore}
      style={styles.row}
    >
      <Head entry={entry} note={whenOf(entry)} />
      <Box style={styles.result}>
        {outcome?.winner && <SideMark side={outcome.winner} size={15} />}
        <Text variant="header">{result}</Text>
      </Box>
    </PressCard>
  );
}

/** A game under way that is not the one in front. */
export function WaitingRow({ entry, touched, onPress, onMore }: GameRowProps & { readonly touched: string }) {
  return (
    <Card padded style={styles.waiting}>
      <Box style={styles.row}>
        <Head entry={entry} note={touched} />
      </Box>
      <ButtonRow>
        <Button label="Resume" size={48} fill spoken={`Resume ${entry.title}`} onPress={onPress} />
        <Button icon="more" label="" size={48} spoken={`More for ${entry.title}`} onPress={onMore} />
      </ButtonRow>
    </Card>
  );
}

function Head({ entry, note }: { readonly entry: GameEntry; readonly note: string }) {
  const volume = volumeOf(entry.ruleset);
  return (
    <>
      {volume && <Mark drawing={volume.mark} />}
      <Box style={styles.words}>
        <Text variant="name">{nameOf(entry)}</Text>
        <Text variant="caption" color="ink2">
          {entry.title}
        </Text>
        <Text variant="caption" color="ink2">
          {note}
        </Text>
      </Box>
    </>
  );
}

const nameOf = ({ ruleset }: GameEntry): string =>
  volumeOf(ruleset)?.name ?? 'A game this version does not know';

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', flexWrap: 'wrap', gap: space.m },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 120 },
  result: { flexDirection: 'row', alignItems: 'center', gap: space.s, flexShrink: 1 },
  waiting: { gap: space.m },
});
