import { memo } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from './Box';
import type { UnitView } from '../../engine';
import { size, target, type ColorKey } from '../theme';
import { Icon } from './Icon';
import { Marker } from './Marker';
import { Press } from './Press';
import { Step } from './Step';
import { Text } from './Text';
import { TrackView } from './TrackView';
import { unitDie, UnitDrawing } from './UnitDrawing';
import type { UnitCardProps } from './UnitCard';
import { spokenUnit, wordOf } from './unitWords';
import { useSteady } from './useSteady';

/** 60 high: marker, name over track, and the − that is never out of sight of what it changes. */
export function UnitRow({ unit, side, room, onOpen, onSet, onHold }: UnitCardProps) {
  const down = unit.status === 'down';
  const die = unitDie(unit);
  const beside = MARKER + target.step + 4;
  return (
    <Box style={styles.row}>
      {die ? <Box style={styles.gap} /> : <MarkerKey unit={unit} side={side} onSet={onSet} />}
      <Press label={spokenUnit(unit)} expanded={false} onPress={() => onOpen(unit.id)} style={styles.body}>
        {(pressed) => (
          <Box style={[styles.words, pressed && styles.pressed]}>
            {die && <UnitDrawing unit={unit} side={side} size={44} />}
            <Box style={styles.lines}>
              <NameLine unit={unit} />
              {down || die ? (
                <Text variant="caption" color="ink2">
                  {wordOf(unit)}
                </Text>
              ) : (
                <Box style={styles.track}>
                  <TrackView track={unit.health} side={side} room={room - beside} hurt={unit.hurt} />
                </Box>
              )}
            </Box>
          </Box>
        )}
      </Press>
      <HealthStep unit={unit} onSet={onSet} onHold={onHold} />
    </Box>
  );
}

export function NameLine({ unit }: { readonly unit: UnitView }) {
  return (
    <Name name={unit.name} tags={unit.tags} leader={unit.leader === true} down={unit.status === 'down'} />
  );
}

interface NameProps extends Pick<UnitView, 'name' | 'tags'> {
  readonly leader: boolean;
  readonly down: boolean;
}

const Name = memo(function Name({ name, tags, leader, down }: NameProps) {
  const ink: ColorKey = down ? 'ink2' : 'ink';
  return (
    <Box style={styles.name}>
      <Text variant="name" weight={down ? '500' : '700'} color={ink} struck={down} style={styles.shrink}>
        {name}
      </Text>
      {leader && <Icon name="star" size={15} weight={2} color="brassInk" />}
      {tags
        .filter((tag) => tag.tone === 'brass' && tag.icon === 'bolt')
        .map((tag) => (
          <Icon key={tag.id} name="bolt" size={15} weight={2} color="brassInk" />
        ))}
    </Box>
  );
});

/** The disc itself is the button that spends it. */
export function MarkerKey({ unit, side, onSet }: Pick<UnitCardProps, 'unit' | 'side' | 'onSet'>) {
  const { marker } = unit;
  const used = marker?.value === 0;
  const onPress = useSteady(() => marker && onSet(unit.id, marker.id, used ? marker.max : marker.value - 1));
  if (!marker || unit.status === 'down') return <Box style={styles.gap} />;
  const what = marker.label.toLowerCase();
  return (
    <Disc
      label={used ? `${unit.name}, give the ${what} back` : `${unit.name}, use the ${what}`}
      side={side}
      used={used}
      count={marker.max > 1 ? marker.value : undefined}
      onPress={onPress}
    />
  );
}

interface DiscProps extends Pick<UnitCardProps, 'side'> {
  readonly label: string;
  readonly used: boolean;
  /** How many are left, where a unit has more than one. */
  readonly count?: number;
  readonly onPress: () => void;
}

const Disc = memo(function Disc({ label, side, used, count, onPress }: DiscProps) {
  return (
    <Press label={label} onPress={onPress} style={styles.marker}>
      {(pressed) => (
        <Box style={pressed && styles.pressed}>
          <Marker side={side} used={used} size={size.marker.row} />
          {count !== undefined && (
            <Text variant="label" align="center" maxScale={1.3}>
              {count}
            </Text>
          )}
        </Box>
      )}
    </Press>
  );
});

/** Tap −1, hold for the pad; a fallen unit is brought back by one. */
export function HealthStep({ unit, onSet, onHold }: Pick<UnitCardProps, 'unit' | 'onSet' | 'onHold'>) {
  const { health } = unit;
  const empty = health.value === 0;
  const step = useSteady(() => onSet(unit.id, health.id, health.value + (empty ? 1 : -1)));
  const hold = useSteady(() => onHold(unit.id));
  return (
    <Step
      inRow
      sign={empty ? 'plus' : 'minus'}
      blocked={empty}
      label={`${unit.name}, ${health.label.toLowerCase()} ${empty ? 'plus' : 'minus'} 1`}
      onPress={step}
      onHold={hold}
    />
  );
}

const MARKER = 44;

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'stretch', minHeight: size.row },
  gap: { width: 12 },
  marker: { width: MARKER, paddingLeft: 12, justifyContent: 'center', alignItems: 'flex-start' },
  body: { flexGrow: 1, flexShrink: 1, flexBasis: 0, borderRadius: 8, outlineOffset: -2 },
  words: { flexDirection: 'row', alignItems: 'center', gap: 8, flexGrow: 1, paddingVertical: 6 },
  lines: { flexGrow: 1, flexShrink: 1, flexBasis: 0, justifyContent: 'center', gap: 3 },
  name: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  shrink: { flexShrink: 1 },
  track: { flexDirection: 'row' },
  pressed: { opacity: 0.6 },
});
