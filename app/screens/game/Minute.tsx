import { StyleSheet } from 'react-native';
import { Box } from '../../parts/Box';
import type { AskOf, Note } from '../../../engine';
import { useSeconds } from '../../asks/clock';
import { ClockDial } from '../../parts/ClockDial';
import { Text } from '../../parts/Text';
import { space, useRoomy, useTheme } from '../../theme';
import { useClock } from './clockStore';
import type { OpenedGame } from './useGame';

export interface MinuteProps {
  readonly opened: OpenedGame;
  readonly ask: AskOf<'wait'>;
}

/** The clock as large as the screen lets it be, with what holds while it runs. */
export function Minute({ opened, ask }: MinuteProps) {
  const seconds = useSeconds(useClock(opened.question, ask.seconds));
  const { width, height, compact } = useRoomy();
  const { turn } = opened.view;
  const across = Math.min(344, width - 2 * space.l, height * 0.46);
  return (
    <Box style={styles.minute}>
      <ClockDial remaining={seconds} total={ask.seconds} size={across} />
      {turn && (
        <Text variant="title" align="center">
          {seconds === 0 ? 'Time is up' : turn.text}
        </Text>
      )}
      <Box style={[styles.notes, compact && styles.stacked]}>
        {ask.notes.map((note) => (
          <Figure key={note.text} note={note} />
        ))}
      </Box>
    </Box>
  );
}

/** A note that leads with a number shows it at a glance. */
function Figure({ note }: { readonly note: Note }) {
  const { color } = useTheme();
  const [, figure, rest] = /^(\d+[″"′%]?)\s+(.*)$/.exec(note.text) ?? [];
  return (
    <Box style={[styles.figure, { borderLeftColor: color.line }]}>
      {figure !== undefined && <Text variant="title">{figure}</Text>}
      <Text variant="caption" color="ink2">
        {rest ?? note.text}
      </Text>
    </Box>
  );
}

const styles = StyleSheet.create({
  minute: { alignItems: 'center', gap: space.l, paddingTop: space.m },
  notes: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, alignSelf: 'stretch' },
  stacked: { flexDirection: 'column' },
  figure: { flexGrow: 1, flexShrink: 1, flexBasis: 100, borderLeftWidth: 2, paddingLeft: 10, minHeight: 48 },
});
