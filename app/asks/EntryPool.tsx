import { StyleSheet } from 'react-native';
import { Box } from '../parts/Box';
import type { Pool, View as GameView } from '../../engine';
import { Die } from '../parts/Die';
import { Press } from '../parts/Press';
import { SideMark } from '../parts/SideMark';
import { Text } from '../parts/Text';
import { faceOf } from '../parts/TrackView';
import { size, space, target, useRoomy, useTheme } from '../theme';
import { sideName, unitName } from './words';

export interface EntryPoolProps {
  readonly pool: Pool;
  readonly view: GameView;
  readonly typed: readonly number[];
  /** The place of the next die, counted from this pool's first. */
  readonly next: number;
  readonly onPressDie: (index: number) => void;
}

export function EntryPool({ pool, view, typed, next, onPressDie }: EntryPoolProps) {
  const { color } = useTheme();
  const { width } = useRoomy();
  const here = next >= 0 && next < pool.dice;
  const name = pool.unit === undefined ? pool.label : unitName(view, pool.unit);
  const side = sideName(view, pool.side);
  const die = Math.min(size.die.entry, Math.floor((Math.min(width, 560) - 60) / 5 - 12));
  return (
    <Box style={[styles.pool, here && { backgroundColor: color.feltEdge }]}>
      <Box style={styles.head}>
        <SideMark side={pool.side} size={15} onFelt />
        <Text variant="name" color="onFelt" style={styles.name}>
          {name === side ? side : `${side}, ${name}`}
        </Text>
        <Text variant="small" weight="500" color="onFelt2">
          {`${typed.length} of ${pool.dice}`}
        </Text>
      </Box>
      <Box style={styles.dice}>
        {Array.from({ length: pool.dice }, (_, i) => {
          const value = typed[i];
          const isNext = i === next;
          const drawing = (
            <Die
              face={isNext ? undefined : faceOf(value)}
              side={pool.side}
              size={die}
              state={isNext ? 'next' : value === undefined ? 'empty' : 'live'}
              label={null}
            />
          );
          const number = value !== undefined && !isNext && faceOf(value) === undefined && (
            <Box style={styles.number}>
              <Text variant="title" color="onFelt" maxScale={1}>
                {value}
              </Text>
            </Box>
          );
          if (value === undefined || isNext)
            return (
              <Box key={i} style={styles.slot}>
                {drawing}
              </Box>
            );
          return (
            <Press
              key={i}
              label={`${name}, die ${i + 1}: ${value}, change it`}
              onFelt
              onPress={() => onPressDie(i)}
              style={styles.slot}
            >
              {() => (
                <>
                  {drawing}
                  {number}
                </>
              )}
            </Press>
          );
        })}
      </Box>
    </Box>
  );
}

const styles = StyleSheet.create({
  pool: { borderRadius: 18, paddingHorizontal: 12, paddingVertical: 10, gap: space.s },
  head: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  name: { flex: 1 },
  dice: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', rowGap: space.s },
  slot: {
    flexBasis: '20%',
    minWidth: target.min,
    minHeight: target.step,
    alignItems: 'center',
    justifyContent: 'center',
  },
  number: { ...StyleSheet.absoluteFill, alignItems: 'center', justifyContent: 'center' },
});
