import { memo } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from './Box';
import type { UnitView } from '../../engine';
import { size, useRoomy, useTheme, type SideKey } from '../theme';
import { Icon } from './Icon';
import { Press } from './Press';
import { Text } from './Text';
import { TrackView } from './TrackView';
import { unitDie, UnitDrawing } from './UnitDrawing';
import { spokenUnit, wordOf } from './unitWords';

export interface UnitTileProps {
  readonly unit: UnitView;
  readonly side: SideKey;
  /** Units in a row. */
  readonly across: number;
  /** Acting or picked: a brass ring. */
  readonly selected: boolean;
  readonly onPress: (unit: string) => void;
  readonly onHold: (unit: string) => void;
}

/** A unit in its side's tray: the disc that is lifted off, with its name and its state. */
export const UnitTile = memo(function UnitTile({
  unit,
  side,
  across,
  selected,
  onPress,
  onHold,
}: UnitTileProps) {
  const { color } = useTheme();
  const down = unit.status === 'down';
  const { compact } = useRoomy();
  const die = unitDie(unit) !== undefined;
  return (
    <Press
      label={spokenUnit(unit)}
      checked={selected}
      role="radio"
      hint="Hold for its sheet"
      onPress={() => onPress(unit.id)}
      onHold={() => onHold(unit.id)}
      style={{ width: `${100 / across}%`, minWidth: compact ? 96 : 64 }}
    >
      {(pressed) => (
        <Box style={[styles.tile, pressed && styles.pressed]}>
          <Box style={[styles.drawing, selected && !die && { borderColor: color.brass }]}>
            <UnitDrawing
              unit={unit}
              side={side}
              size={die ? size.marker.disc : 48}
              selected={selected && die}
            />
          </Box>
          <Box style={styles.name}>
            <Text
              variant="name"
              weight={down ? '500' : '700'}
              color={down ? 'ink2' : selected ? 'brassInk' : 'ink'}
              struck={down}
              align="center"
              style={styles.shrink}
            >
              {unit.name}
            </Text>
            {unit.leader === true && <Icon name="star" size={13} weight={2.2} color="brassInk" />}
          </Box>
          {!die && !down && unit.health.draw === 'pips' ? (
            <TrackView track={unit.health} side={side} room={70} />
          ) : (
            <Text variant="caption" color="ink2" align="center">
              {wordOf(unit) ?? `${unit.health.value} of ${unit.health.max}`}
            </Text>
          )}
        </Box>
      )}
    </Press>
  );
});

const styles = StyleSheet.create({
  tile: { alignItems: 'center', gap: 2, paddingVertical: 5, paddingHorizontal: 2 },
  drawing: {
    minHeight: 58,
    justifyContent: 'center',
    borderRadius: 34,
    borderWidth: 3,
    borderColor: 'transparent',
    padding: 2,
  },
  name: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  shrink: { flexShrink: 1 },
  pressed: { opacity: 0.6 },
});
