import { Fragment } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from './Box';
import type { SideView, Track } from '../../engine';
import { useTheme } from '../theme';
import { FallingNumber } from './Moves';
import { SideMark } from './SideMark';
import { Text } from './Text';

const PILLS = 6;
/** A last round this far away is none. */
const OPEN = 30;

/** Rounds as a row of numbers: past ones struck, the present one dark. */
export function RoundTrack({ track }: { readonly track: Track }) {
  const { color, scheme } = useTheme();
  const { value, max, label } = track;
  if (max > PILLS || value > max)
    return (
      <Text variant="title">
        {value > max || max > OPEN ? `${label} ${value}` : `${label} ${value} of ${max}`}
      </Text>
    );
  const now =
    scheme === 'dark'
      ? { ground: color.brassTint, ink: 'brass' as const }
      : { ground: color.ink, ink: 'paper' as const };
  return (
    <Box style={styles.pills} accessible role="img" aria-label={`${label} ${value} of ${max}`}>
      {Array.from({ length: max }, (_, i) => i + 1).map((round) => (
        <Box
          key={round}
          style={[styles.pill, { backgroundColor: round === value ? now.ground : color.well }]}
        >
          <Text
            variant="small"
            weight={round === value ? '800' : '600'}
            color={round === value ? now.ink : 'ink2'}
            struck={round < value}
          >
            {round}
          </Text>
        </Box>
      ))}
    </Box>
  );
}

/** "● 1 – 0 ◆": the score as players say it. */
export function Score({ sides }: { readonly sides: readonly SideView[] }) {
  const scores = sides.flatMap((side) =>
    side.tracks
      .filter((track) => track.draw === 'score')
      .slice(0, 1)
      .map((track) => ({ side, track })),
  );
  if (scores.length === 0) return null;
  const spoken = scores.map(({ side, track }) => `${side.name} ${track.value}`).join(', ');
  const last = scores.length - 1;
  return (
    <Box style={styles.score} accessible role="img" aria-label={`Score: ${spoken}`}>
      {scores.map(({ side, track }, i) => (
        <Fragment key={side.id}>
          {i > 0 && (
            <Text variant="display" color="ink2" weight="600" style={styles.figure}>
              {scores.length === 2 ? '–' : '·'}
            </Text>
          )}
          {(i < last || last > 1) && <SideMark side={side.id} size={13} />}
          <FallingNumber value={track.value} variant="display" />
          {i === last && last === 1 && <SideMark side={side.id} size={13} />}
        </Fragment>
      ))}
    </Box>
  );
}

const styles = StyleSheet.create({
  pills: { flexDirection: 'row', gap: 6 },
  pill: {
    minWidth: 40,
    minHeight: 30,
    paddingHorizontal: 8,
    borderRadius: 10,
    alignItems: 'center',
    justifyContent: 'center',
  },
  score: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  figure: { fontSize: 24 },
});
