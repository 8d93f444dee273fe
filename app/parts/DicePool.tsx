import { StyleSheet } from 'react-native';
import { Box } from './Box';
import type { DieView, ExchangeSide, UnitView } from '../../engine';
import { size, space, target, useRoomy, type SideKey } from '../theme';
import { Die, type DieState } from './Die';
import { HealthDie } from './HealthDie';
import { Icon } from './Icon';
import { Landing } from './Moves';
import { Press } from './Press';
import { SideMark } from './SideMark';
import { Text } from './Text';
import { dieSides, faceOf } from './TrackView';

export interface DicePoolProps {
  readonly pool: ExchangeSide;
  readonly unit?: UnitView;
  /** Dice with a brass ring. */
  readonly ringed: readonly string[];
  /** Dice the question asks about; the others can only be read. */
  readonly pressable: readonly string[];
  readonly onPressDie: (die: string) => void;
}

const ORDER: readonly DieView['fate'][] = ['live', 'spent', 'cancelled', 'discarded', 'empty'];

/** One side's row on the felt: who, what was left of it, and every die it rolled. */
export function DicePool(props: DicePoolProps) {
  const { pool, unit } = props;
  const { compact } = useRoomy();
  const summed = pool.total !== undefined;
  const few = pool.dice.length <= 3;
  const sides = unit?.health.draw === 'unit-die' ? dieSides(unit.health.max) : undefined;
  const dice = <Dice {...props} size={summed && pool.dice.length === 1 ? size.die.entry : size.die.pool} />;
  if (summed && few)
    return (
      <Box style={[styles.row, compact && styles.wrap]}>
        <Box>{dice}</Box>
        <Box style={styles.grow}>
          <Name pool={pool} large />
          {pool.sum !== undefined && (
            <Text variant="body" color="onFelt2">
              {pool.sum}
            </Text>
          )}
        </Box>
        <Total pool={pool} />
      </Box>
    );
  return (
    <Box style={[styles.row, styles.top, (compact || pool.dice.length > 5) && styles.wrap]}>
      <Box style={styles.who}>
        {sides !== undefined && unit && (
          <HealthDie
            sides={sides}
            value={unit.health.value}
            side={pool.side}
            size={42}
            hurt={unit.hurt}
            label={null}
          />
        )}
        <Box style={styles.shrink}>
          <Name pool={pool} marked={sides === undefined} />
          {unit && pool.was !== undefined && (sides !== undefined || pool.was !== unit.health.value) && (
            <Fall was={pool.was} now={unit.health.value} />
          )}
          {pool.sum !== undefined && (
            <Text variant="caption" color="onFelt2">
              {pool.sum}
            </Text>
          )}
        </Box>
      </Box>
      {dice}
      {summed && <Total pool={pool} />}
    </Box>
  );
}

function Name({
  pool,
  large = false,
  marked = large,
}: Pick<DicePoolProps, 'pool'> & { readonly large?: boolean; readonly marked?: boolean }) {
  return (
    <Box style={styles.name}>
      {marked && <SideMark side={pool.side} size={13} onFelt />}
      <Text variant={large ? 'title' : 'small'} weight="700" color="onFelt" style={styles.shrink}>
        {pool.name}
      </Text>
    </Box>
  );
}

/** "4 › 2": what it had when the exchange began, and has. */
function Fall({ was, now }: { readonly was: number; readonly now: number }) {
  return (
    <Box
      style={styles.fall}
      accessible
      aria-label={was === now ? `health ${now}` : `health ${was}, now ${now}`}
    >
      {was !== now && (
        <>
          <Text variant="small" weight="600" color="onFelt2" struck>
            {was}
          </Text>
          <Icon name="right" size={12} weight={3} color="onFelt2" />
        </>
      )}
      <Text variant="title" color="onFelt" style={styles.now}>
        {now}
      </Text>
    </Box>
  );
}

function Total({ pool }: Pick<DicePoolProps, 'pool'>) {
  return (
    <Box style={styles.total}>
      <Text variant="total" color="onFelt">
        {pool.total}
      </Text>
      {pool.verdict !== undefined && (
        <Text variant="caption" weight="600" color="onFelt2">
          {pool.verdict}
        </Text>
      )}
    </Box>
  );
}

/** Live ones first; none leaves before the exchange is over. */
function Dice({
  pool,
  ringed,
  pressable,
  onPressDie,
  size: across,
}: DicePoolProps & { readonly size: number }) {
  const sorted = ORDER.flatMap((fate) => pool.dice.filter((die) => die.fate === fate));
  const roll = pool.dice.map(({ face }) => face ?? '-').join();
  return (
    <Box style={styles.dice}>
      {sorted.map((die, i) => (
        <Landing key={die.id} index={i} roll={roll}>
          <PoolDie
            die={die}
            side={pool.side}
            size={across}
            ringed={ringed.includes(die.id)}
            onPress={pressable.includes(die.id) ? onPressDie : undefined}
          />
        </Landing>
      ))}
    </Box>
  );
}

interface PoolDieProps {
  readonly die: DieView;
  readonly side: SideKey;
  readonly size: number;
  readonly ringed: boolean;
  readonly onPress?: (die: string) => void;
}

function PoolDie({ die, side, size: across, ringed, onPress }: PoolDieProps) {
  const state: DieState = die.fate === 'live' && ringed ? 'picked' : die.fate;
  const drawing = <Die face={faceOf(die.face)} side={side} size={across} state={state} note={die.note} />;
  if (!onPress) return <Box style={styles.die}>{drawing}</Box>;
  return (
    <Press
      label={`Use the ${die.face ?? 'die'}`}
      role="checkbox"
      checked={ringed}
      onFelt
      onPress={() => onPress(die.id)}
      style={styles.die}
    >
      {(pressed) => <Box style={pressed && styles.pressed}>{drawing}</Box>}
    </Press>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s, paddingVertical: 10 },
  top: { alignItems: 'flex-start' },
  wrap: { flexWrap: 'wrap' },
  grow: { flexGrow: 1, flexShrink: 1, flexBasis: 110 },
  who: { flexDirection: 'row', alignItems: 'center', gap: 5, minWidth: 92, flexShrink: 1 },
  name: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  shrink: { flexShrink: 1 },
  fall: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  now: { fontSize: 26, lineHeight: 28 },
  total: { alignItems: 'flex-end', minWidth: 56 },
  dice: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    flexGrow: 1,
    flexShrink: 1,
    rowGap: 4,
  },
  die: { minWidth: target.min, minHeight: target.min, marginHorizontal: -1.5, alignItems: 'center' },
  pressed: { opacity: 0.6 },
});
