import { StyleSheet } from 'react-native';
import { Box } from './Box';
import type { Track } from '../../engine';
import { space, type SideKey } from '../theme';
import { FallingNumber } from './Moves';
import { Step } from './Step';
import { Text } from './Text';
import { topOf, TrackView } from './TrackView';

export interface TrackRowProps {
  readonly track: Track;
  readonly side: SideKey;
  /** Spoken before the track's own name. */
  readonly owner?: string;
  /** For a track that names a side: the names, in order. */
  readonly names?: readonly string[];
  readonly onSet: (value: number) => void;
}

const DRAWN: readonly Track['draw'][] = ['pips', 'rings', 'coins', 'disc', 'side'];

/** Anything that can be counted, with the − and + that set it. */
export function TrackRow({ track, side, owner, names, onSet }: TrackRowProps) {
  const { value, label } = track;
  const top = names ? names.length - 1 : topOf(track);
  const spoken = [owner, label].filter(Boolean).join(', ');
  return (
    <Box style={styles.row}>
      <Box style={styles.words}>
        <Text variant="name">{label}</Text>
        {DRAWN.includes(track.draw) && (
          <Box style={styles.drawn}>
            <TrackView track={track} side={side} room={150} />
          </Box>
        )}
      </Box>
      {names ? (
        <Text variant="name" weight="800">
          {names[value] ?? '–'}
        </Text>
      ) : (
        <FallingNumber value={value} variant="display" />
      )}
      <Step
        sign="minus"
        label={`${spoken} minus 1`}
        blocked={value <= 0}
        onPress={() => value > 0 && onSet(value - 1)}
      />
      <Step
        sign="plus"
        label={`${spoken} plus 1`}
        blocked={value >= top}
        onPress={() => value < top && onSet(value + 1)}
      />
    </Box>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space.s,
    paddingVertical: 6,
  },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 96, gap: 4 },
  drawn: { flexDirection: 'row' },
});
