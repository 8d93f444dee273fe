import { useState } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from '../../parts/Box';
import type { Event, Game } from '../../../engine';
import { Card, Hairline } from '../../parts/Card';
import { Segmented } from '../../parts/Segmented';
import { SideMark } from '../../parts/SideMark';
import { Text } from '../../parts/Text';
import { radius, space, useRoomy, useTheme } from '../../theme';
import { amountOf, timelineOf, type Chapter } from './chapters';

const DETAIL = [
  { id: 'points', label: 'Turning points' },
  { id: 'whole', label: 'Every step' },
] as const;

export function Timeline({ game, takenBack }: { readonly game: Game; readonly takenBack: number }) {
  const [detail, setDetail] = useState<(typeof DETAIL)[number]['id']>('points');
  const chapters = timelineOf(game, detail === 'whole');
  return (
    <>
      <Segmented label="How much of it" options={DETAIL} value={detail} onChange={setDetail} />
      <Card>
        <Box style={styles.title}>
          <Text variant="name" role="heading" style={styles.words}>
            How it went
          </Text>
          <Text variant="caption" color="ink2">
            {takenBack === 0
              ? 'no roll taken back'
              : takenBack === 1
                ? '1 roll taken back'
                : `${takenBack} rolls taken back`}
          </Text>
        </Box>
        {chapters.length === 0 && (
          <Box style={styles.empty}>
            <Text variant="small" color="ink2">
              {detail === 'whole' ? 'Nothing has happened yet.' : 'Nobody has scored or fallen yet.'}
            </Text>
          </Box>
        )}
        {chapters.map((chapter, i) => (
          <Box key={i}>
            <Hairline />
            <Round chapter={chapter} />
          </Box>
        ))}
      </Card>
    </>
  );
}

/** The round's number stands on the left where there is room for it. */
function Round({ chapter }: { readonly chapter: Chapter }) {
  const { color } = useTheme();
  const { compact } = useRoomy();
  const [number] = /\d+/.exec(chapter.when) ?? [];
  const stacked = compact || number === undefined;
  return (
    <Box style={[styles.round, stacked && styles.stacked]} role="group" aria-label={chapter.when}>
      <Box style={[styles.when, { backgroundColor: color.well }]}>
        <Text variant="name">{stacked ? chapter.when : number}</Text>
      </Box>
      <Box style={!stacked && styles.words}>
        {chapter.events.map((event, i) => (
          <Line key={i} event={event} />
        ))}
      </Box>
    </Box>
  );
}

function Line({ event }: { readonly event: Event }) {
  const amount = amountOf(event);
  const strong = event.kind === 'destroyed' || event.kind === 'over';
  return (
    <Box style={styles.line}>
      <Box style={styles.mark}>{event.side && <SideMark side={event.side} size={13} />}</Box>
      <Text variant="small" weight={strong ? '600' : '400'} style={styles.words}>
        {event.text}
      </Text>
      {amount !== undefined && (
        <Text variant="small" weight="800">
          {amount}
        </Text>
      )}
    </Box>
  );
}

const styles = StyleSheet.create({
  title: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    gap: space.s,
    minHeight: 48,
    paddingHorizontal: space.l,
    paddingVertical: space.s,
  },
  empty: { paddingHorizontal: space.l, paddingBottom: space.m },
  words: { flex: 1 },
  round: { flexDirection: 'row', gap: space.m, paddingHorizontal: space.l, paddingVertical: space.s },
  stacked: { flexDirection: 'column' },
  when: {
    minWidth: 28,
    minHeight: 28,
    paddingHorizontal: 6,
    borderRadius: radius.chip,
    alignItems: 'center',
    justifyContent: 'center',
    alignSelf: 'flex-start',
  },
  line: { flexDirection: 'row', gap: space.s, paddingVertical: 4 },
  mark: { width: 13, paddingTop: 4 },
});
