import { memo } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from './Box';
import type { Track } from '../../engine';
import { SIDES, type SideKey } from '../theme';
import { Boxes } from './Boxes';
import { Coin } from './Coin';
import { Die, type DieFace } from './Die';
import { HealthDie, type HealthDieSides } from './HealthDie';
import { Marker } from './Marker';
import { Minis } from './Minis';
import { Pawns } from './Pawns';
import { Pips } from './Pips';
import { SideMark } from './SideMark';
import { Text } from './Text';

export interface TrackViewProps {
  readonly track: Track;
  readonly side: SideKey;
  readonly large?: boolean;
  /** Room across in dp, for tracks that can break into rows. */
  readonly room?: number;
  readonly hurt?: boolean;
  readonly faded?: boolean;
  readonly onFelt?: boolean;
}

/** A track as the table knows it. Words beside it say the number, so the drawing itself is silent. */
export const TrackView = memo(function TrackView(props: TrackViewProps) {
  const { track, side, large = false, room = 200, hurt, faded, onFelt = false } = props;
  const { value, max } = track;
  switch (track.draw) {
    case 'pips': {
      const size = large ? 18 : 14;
      const perRow = Math.max(3, Math.floor((room + 4) / (size * 1.22)));
      return (
        <Pips side={side} value={value} max={max} size={size} perRow={perRow} onFelt={onFelt} label={null} />
      );
    }
    case 'boxes':
      return <Boxes side={side} value={value} max={max} stacked={room < 195} faded={faded} label={null} />;
    case 'rings':
      return <Boxes side={side} value={value} max={max} round faded={faded} label={null} />;
    case 'unit-die': {
      const sides = dieSides(max);
      if (sides === undefined) return <Count track={track} onFelt={onFelt} />;
      return (
        <HealthDie sides={sides} value={value} side={side} size={large ? 46 : 36} hurt={hurt} label={null} />
      );
    }
    case 'd6':
      return (
        <Die
          face={faceOf(value)}
          side={side}
          size={large ? 42 : 32}
          ground={onFelt ? 'felt' : 'paper'}
          label={null}
        />
      );
    case 'minis':
      return <Minis side={side} value={value} max={max} scale={large ? 1.2 : 0.9} label={null} />;
    case 'pawns': {
      const perRow = Math.max(4, Math.floor(room / 15));
      return <Pawns side={side} standing={value} fallen={max - value} perRow={perRow} label={null} />;
    }
    case 'disc':
      return <Marker side={side} used={value === 0} size={large ? 40 : 24} onFelt={onFelt} />;
    case 'coins':
      return (
        <Box style={styles.coins}>
          {Array.from({ length: Math.max(max, value) }, (_, i) => (
            <Coin
              key={i}
              letter={track.label.charAt(0)}
              spent={i >= value}
              size={large ? 30 : 22}
              onFelt={onFelt}
            />
          ))}
        </Box>
      );
    case 'side': {
      const shown = (Object.keys(SIDES) as SideKey[])[value];
      return shown ? <SideMark side={shown} size={large ? 20 : 14} onFelt={onFelt} /> : null;
    }
    case 'rounds':
    case 'score':
    case 'count':
      return <Count track={track} onFelt={onFelt} />;
  }
});

function Count({ track, onFelt }: Pick<TrackViewProps, 'track' | 'onFelt'>) {
  return (
    <Text variant="title" color={onFelt ? 'onFelt' : 'ink'}>
      {track.value}
    </Text>
  );
}

const SIDED: readonly number[] = [4, 5, 6, 7, 8, 9, 10, 12] satisfies readonly HealthDieSides[];
export const dieSides = (max: number): HealthDieSides | undefined =>
  SIDED.includes(max) ? (max as HealthDieSides) : undefined;
export const faceOf = (value: number | undefined): DieFace | undefined =>
  value !== undefined && value >= 1 && value <= 6 ? (value as DieFace) : undefined;

/** What the highest value of a track is when it is set by hand. */
export const topOf = ({ top, max }: Track): number => top ?? max;

/** "3 of 4", or the number alone where the track has no end worth saying. */
export const spokenTrack = ({ label, value, max, draw }: Track): string => {
  if (draw === 'disc')
    return max === 1 ? `${label} ${value > 0 ? 'unused' : 'used'}` : `${label} ${value} of ${max}`;
  return draw === 'score' || draw === 'count' ? `${label} ${value}` : `${label} ${value} of ${max}`;
};

const styles = StyleSheet.create({ coins: { flexDirection: 'row', flexWrap: 'wrap', gap: 4 } });
