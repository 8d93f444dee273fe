import { memo, useState } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from '../../parts/Box';
import type { SideView, Track } from '../../../engine';
import { Card, Hairline } from '../../parts/Card';
import { Icon } from '../../parts/Icon';
import { Press } from '../../parts/Press';
import { SideMark } from '../../parts/SideMark';
import { Text } from '../../parts/Text';
import { TrackRow } from '../../parts/TrackRow';
import { TrackView, spokenTrack } from '../../parts/TrackView';
import { UnitCard, type UnitCardProps } from '../../parts/UnitCard';
import { space, target } from '../../theme';

export interface SideSheetProps extends Pick<UnitCardProps, 'look' | 'room' | 'onOpen' | 'onSet' | 'onHold'> {
  readonly side: SideView;
  readonly opened?: string;
  readonly lit: readonly string[];
  /** Only its header, until it is pressed. */
  readonly folded: boolean;
  readonly onFold?: (side: string) => void;
}

/** One side's sheet of paper: its name, its points, a row for each unit. */
export function SideSheet({ side, opened, lit, folded, onFold, ...card }: SideSheetProps) {
  return (
    <Card side={card.look === 'wide' ? undefined : side.id}>
      <SideHeader
        id={side.id}
        name={side.name}
        note={side.note}
        tracks={side.tracks}
        look={card.look}
        folded={folded}
        onFold={onFold}
        onSet={card.onSet}
      />
      {!folded &&
        side.units.map((unit) => (
          <UnitCard
            key={unit.id}
            {...card}
            unit={unit}
            side={side.id}
            open={opened === unit.id}
            lit={lit.includes(unit.id)}
          />
        ))}
    </Card>
  );
}

type SideHeaderProps = Pick<SideView, 'id' | 'name' | 'note' | 'tracks'> &
  Pick<SideSheetProps, 'look' | 'folded' | 'onFold' | 'onSet'>;

/** Tapped, it opens in place with − and + for each of the side's counts. */
const SideHeader = memo(function SideHeader({ look, folded, onFold, onSet, ...side }: SideHeaderProps) {
  const [open, setOpen] = useState(false);
  const counts = side.tracks;
  const spoken = [side.name, side.note, ...counts.map(spokenTrack)].filter(Boolean).join(', ');
  const body = (
    <Box style={[styles.header, look !== 'row' && styles.inLine]}>
      <Box style={styles.name}>
        <SideMark side={side.id} size={look === 'large' ? 20 : 13} />
        <Text variant={look === 'large' ? 'header' : 'name'} color={`${side.id}Ink`} style={styles.shrink}>
          {side.name}
        </Text>
      </Box>
      <Box style={[styles.counts, look !== 'row' && styles.right]}>
        {side.note !== undefined && (
          <Text variant={look === 'wide' ? 'small' : 'caption'} color="ink2" style={styles.shrink}>
            {side.note}
          </Text>
        )}
        {counts.map((track) => (
          <HeaderCount key={track.id} track={track} side={side} />
        ))}
      </Box>
      {onFold && <Icon name={folded ? 'down' : 'up'} size={20} weight={2.2} />}
    </Box>
  );
  const press = onFold ? () => onFold(side.id) : counts.length > 0 ? () => setOpen(!open) : undefined;
  return (
    <Box>
      {press ? (
        <Press label={spoken} expanded={onFold ? !folded : open} onPress={press} style={styles.target}>
          {(pressed) => <Box style={pressed && styles.pressed}>{body}</Box>}
        </Press>
      ) : (
        body
      )}
      {open && (
        <Box style={styles.tracks}>
          {counts.map((track) => (
            <Box key={track.id}>
              <Hairline />
              <TrackRow
                track={track}
                side={side.id}
                owner={side.name}
                onSet={(value) => onSet(side.id, track.id, value)}
              />
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
});

interface HeaderCountProps {
  readonly track: Track;
  readonly side: Pick<SideView, 'id' | 'note'>;
}

function HeaderCount({ track, side }: HeaderCountProps) {
  if (track.draw === 'coins') return <TrackView track={track} side={side.id} />;
  // The note says the score in the game's own words.
  if (side.note !== undefined) return null;
  return (
    <Text variant="caption" color="ink2">
      {`${track.label} `}
      <Text variant="caption" weight="800">
        {track.value}
      </Text>
    </Text>
  );
}

const styles = StyleSheet.create({
  target: { borderRadius: 8, outlineOffset: -2 },
  header: {
    paddingHorizontal: 13,
    paddingVertical: 9,
    gap: 3,
    minHeight: target.min,
    justifyContent: 'center',
  },
  inLine: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    justifyContent: 'flex-start',
    paddingHorizontal: space.l,
    columnGap: space.m,
  },
  name: { flexDirection: 'row', alignItems: 'center', gap: 7, maxWidth: '100%' },
  counts: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 7, rowGap: 2 },
  right: { flexGrow: 1, flexShrink: 1, justifyContent: 'flex-end' },
  shrink: { flexShrink: 1 },
  tracks: { paddingHorizontal: space.s },
  pressed: { opacity: 0.6 },
});
