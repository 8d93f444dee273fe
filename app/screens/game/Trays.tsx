import { StyleSheet } from 'react-native';
import { Box } from '../../parts/Box';
import type { SideView, View as GameView } from '../../../engine';
import { Card, Hairline } from '../../parts/Card';
import { SideMark } from '../../parts/SideMark';
import { Text } from '../../parts/Text';
import { TrackView } from '../../parts/TrackView';
import { UnitTile, type UnitTileProps } from '../../parts/UnitTile';

export interface TraysProps extends Pick<UnitTileProps, 'onPress' | 'onHold'> {
  readonly view: GameView;
  readonly selected?: string;
}

/** A tray for each side, its units lying in it. */
export function Trays({ view, selected, onPress, onHold }: TraysProps) {
  return (
    <Card>
      {view.sides.map((side, i) => (
        <Box key={side.id}>
          {i > 0 && <Hairline />}
          <Box style={styles.head}>
            <SideMark side={side.id} size={13} />
            <Text variant="name" color={`${side.id}Ink`} style={styles.name}>
              {side.name}
            </Text>
            {side.tracks
              .filter((track) => track.draw === 'coins')
              .map((track) => (
                <TrackView key={track.id} track={track} side={side.id} />
              ))}
            <Text variant="caption" color="ink2">
              {discsLeft(side)}
            </Text>
          </Box>
          <Box style={styles.units} role="radiogroup" aria-label={side.name}>
            {side.units.map((unit) => (
              <UnitTile
                key={unit.id}
                unit={unit}
                side={side.id}
                across={acrossFor(side.units.length)}
                selected={unit.id === selected}
                onPress={onPress}
                onHold={onHold}
              />
            ))}
          </Box>
        </Box>
      ))}
    </Card>
  );
}

/** As even rows as can be: five in one, six in two. */
const acrossFor = (units: number): number =>
  units <= 3 || units === 5 ? Math.max(2, units) : units === 6 ? 3 : 4;

function discsLeft({ units, note }: SideView): string | undefined {
  const marked = units.filter(({ marker, status }) => marker && status !== 'down');
  if (marked.length === 0) return note;
  const left = marked.reduce((sum, { marker }) => sum + (marker?.value ?? 0), 0);
  return left === 1 ? '1 disc left' : `${left} discs left`;
}

const styles = StyleSheet.create({
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    paddingHorizontal: 14,
    paddingTop: 9,
  },
  name: { flex: 1 },
  units: { flexDirection: 'row', flexWrap: 'wrap', paddingHorizontal: 6, paddingBottom: 4 },
});
