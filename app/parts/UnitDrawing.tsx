import { Box } from './Box';
import type { UnitView } from '../../engine';
import type { SideKey } from '../theme';
import { Icon } from './Icon';
import { Marker } from './Marker';
import { Text } from './Text';
import { dieSides, faceOf } from './TrackView';
import { UnitOnDisc, type UnitDie } from './UnitOnDisc';
import { StyleSheet } from 'react-native';

/** The die that stands for a unit, where one does. */
export function unitDie({ health }: UnitView): UnitDie | undefined {
  const sides = health.draw === 'unit-die' ? dieSides(health.max) : undefined;
  if (sides !== undefined) return { die: 'unit', sides, value: health.value };
  const face = health.draw === 'd6' ? faceOf(health.value) : undefined;
  return face && { die: 'd6', value: face };
}

export const markerState = ({ marker }: UnitView): 'on' | 'used' | 'none' =>
  marker === undefined ? 'none' : marker.value > 0 ? 'on' : 'used';

export interface UnitDrawingProps {
  readonly unit: UnitView;
  readonly side: SideKey;
  readonly size: number;
  readonly selected?: boolean;
}

/** A unit as it lies on the table: its die on its disc, its marker, or its health as a number. */
export function UnitDrawing({ unit, side, size, selected = false }: UnitDrawingProps) {
  if (unit.status === 'down') {
    return (
      <Box style={[styles.middle, { width: size, height: size }]}>
        <Icon name="x" size={size * 0.56} weight={1.8} color="ink2" />
      </Box>
    );
  }
  const die = unitDie(unit);
  if (die) {
    return (
      <UnitOnDisc
        side={side}
        drawing={die}
        marker={markerState(unit)}
        hurt={unit.hurt}
        selected={selected}
        size={size}
      />
    );
  }
  if (unit.marker)
    return <Marker side={side} used={unit.marker.value === 0} size={size} selected={selected} />;
  return (
    <Box style={[styles.middle, { width: size, height: size }]}>
      <Text variant="display" maxScale={1.3}>
        {unit.health.value}
      </Text>
    </Box>
  );
}

const styles = StyleSheet.create({ middle: { alignItems: 'center', justifyContent: 'center' } });
