import { StyleSheet } from 'react-native';
import { Box } from './Box';
import type { UnitView } from '../../engine';
import { space, type SideKey } from '../theme';
import { Button } from './Button';
import { Chip } from './Chip';
import { iconOf } from './glyphs';
import { Text } from './Text';
import { TrackRow } from './TrackRow';

export interface UnitExtrasProps {
  readonly unit: UnitView;
  readonly side: SideKey;
  readonly onSet: (of: string, track: string, value: number) => void;
}

/** What a unit carries beside its health: its other tracks, its figures, its tags, its quick edits. */
export function UnitExtras({ unit, side, onSet }: UnitExtrasProps) {
  return (
    <Box style={styles.extras}>
      {unit.facts !== undefined && (
        <Text variant="caption" color="ink2">
          {unit.facts}
        </Text>
      )}
      <Tags unit={unit} />
      {unit.tracks.map((track) => (
        <TrackRow
          key={track.id}
          track={track}
          side={side}
          owner={unit.name}
          onSet={(value) => onSet(unit.id, track.id, value)}
        />
      ))}
      <Box style={styles.keys}>
        {unit.quick?.map((edit) => (
          <Button
            key={edit.label}
            size={48}
            fill
            label={edit.label}
            spoken={`${unit.name}, ${edit.label}`}
            icon={iconOf(edit.icon)}
            blocked={edit.blocked}
            onPress={() => !edit.blocked && onSet(unit.id, edit.track, edit.value)}
          />
        ))}
      </Box>
    </Box>
  );
}

export function Tags({ unit }: Pick<UnitExtrasProps, 'unit'>) {
  if (unit.tags.length === 0) return null;
  return (
    <Box style={styles.tags}>
      {unit.tags.map((tag) => (
        <Chip
          key={tag.id}
          label={tag.label}
          icon={tag.icon && iconOf(tag.icon)}
          kind={tag.tone === 'negative' ? 'negative' : tag.tone === 'brass' ? 'brass' : 'buff'}
        />
      ))}
    </Box>
  );
}

const styles = StyleSheet.create({
  extras: { gap: space.s, paddingHorizontal: space.m, paddingTop: space.s },
  tags: { flexDirection: 'row', flexWrap: 'wrap', flexShrink: 1, gap: 6 },
  keys: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
