import { StyleSheet } from 'react-native';
import { Box } from './Box';
import { space } from '../theme';
import { FallingNumber } from './Moves';
import { Press } from './Press';
import { Step } from './Step';
import { Text } from './Text';
import { topOf, TrackView } from './TrackView';
import type { UnitCardProps } from './UnitCard';
import { unitDie, UnitDrawing } from './UnitDrawing';
import { MarkerKey, NameLine } from './UnitRow';
import { UnitExtras } from './UnitExtras';
import { spokenUnit, wordOf } from './unitWords';

/** A row opened in place: the number at its largest, − and + at 56, and whatever else the unit carries. */
export function OpenUnit(props: UnitCardProps) {
  const { unit, side, look, open, onOpen } = props;
  const large = look === 'large';
  const die = unitDie(unit);
  return (
    <Box style={styles.open}>
      <Box style={styles.line}>
        {!die && <MarkerKey {...props} />}
        <Press label={spokenUnit(unit)} expanded={open} onPress={() => onOpen(unit.id)} style={styles.name}>
          {() => (
            <Box style={[styles.nameLine, !!die && styles.inset]}>
              {die && <UnitDrawing unit={unit} side={side} size={44} />}
              <Box style={styles.shrink}>
                <NameLine unit={unit} />
                {(die || unit.word) && (
                  <Text variant="caption" color="ink2">
                    {wordOf(unit)}
                  </Text>
                )}
              </Box>
            </Box>
          )}
        </Press>
        {!large && !die && (
          <Box style={styles.track}>
            <TrackView track={unit.health} side={side} room={72} hurt={unit.hurt} />
          </Box>
        )}
        {large && <Amount {...props} />}
      </Box>
      <Box style={[styles.line, styles.steps, large && styles.wrap]}>
        {large ? (
          <Box style={[styles.track, styles.grow]}>
            {!die && (
              <TrackView track={unit.health} side={side} large room={props.room - 160} hurt={unit.hurt} />
            )}
          </Box>
        ) : (
          <Amount {...props} />
        )}
        <Steps {...props} />
      </Box>
      {open && <UnitExtras {...props} />}
    </Box>
  );
}

function Amount({ unit, look }: UnitCardProps) {
  const { value, max } = unit.health;
  return look === 'large' ? (
    <Box style={styles.amountRow}>
      <FallingNumber value={value} variant="display" />
      <Text variant="title" color="ink2">
        /{max}
      </Text>
    </Box>
  ) : (
    <Box style={styles.amount}>
      <FallingNumber value={value} variant="display" />
      <Text variant="label" color="ink2">
        of {max}
      </Text>
    </Box>
  );
}

export function Steps({ unit, onSet, onHold }: Pick<UnitCardProps, 'unit' | 'onSet' | 'onHold'>) {
  const { health } = unit;
  const name = `${unit.name}, ${health.label.toLowerCase()}`;
  const top = topOf(health);
  return (
    <>
      <Step
        sign="minus"
        label={`${name} minus 1`}
        blocked={health.value === 0}
        onPress={() => health.value > 0 && onSet(unit.id, health.id, health.value - 1)}
        onHold={() => onHold(unit.id)}
      />
      <Step
        sign="plus"
        label={`${name} plus 1`}
        blocked={health.value >= top}
        onPress={() => health.value < top && onSet(unit.id, health.id, health.value + 1)}
        onHold={() => onHold(unit.id)}
      />
    </>
  );
}

const styles = StyleSheet.create({
  open: { paddingBottom: 8 },
  line: { flexDirection: 'row', alignItems: 'center', paddingRight: 10 },
  steps: { gap: 4, paddingLeft: 8, paddingRight: 8, justifyContent: 'flex-end' },
  wrap: { flexWrap: 'wrap' },
  name: { flexGrow: 1, flexShrink: 1, flexBasis: 60, borderRadius: 8, outlineOffset: -2 },
  nameLine: { flexDirection: 'row', alignItems: 'center', gap: 8, flexGrow: 1, paddingVertical: 4 },
  inset: { paddingLeft: 12 },
  shrink: { flexShrink: 1 },
  track: { flexDirection: 'row' },
  grow: { flexGrow: 1, flexShrink: 1, flexBasis: 60 },
  amount: { flexGrow: 1, minWidth: 34, alignItems: 'center' },
  amountRow: { flexDirection: 'row', alignItems: 'baseline', gap: space.xs / 2 },
});
