import { StyleSheet } from 'react-native';
import { Box } from './Box';
import type { ExchangeResult, ExchangeView, View as GameView } from '../../engine';
import { space, type SideKey } from '../theme';
import { Card, Hairline } from './Card';
import { DicePool, type DicePoolProps } from './DicePool';
import { Text } from './Text';
import { TrackView } from './TrackView';
import { UnitDrawing } from './UnitDrawing';

export interface ExchangeProps extends Pick<DicePoolProps, 'ringed' | 'pressable' | 'onPressDie'> {
  readonly exchange: ExchangeView;
  readonly view: GameView;
}

/** The exchange under way: who fights whom, the pools, what was said, what comes of it. */
export function Exchange({ exchange, view, ...dice }: ExchangeProps) {
  const rolled = exchange.sides.some((pool) => pool.dice.length > 0);
  return (
    <>
      {(!rolled || exchange.note !== undefined) && <Title exchange={exchange} view={view} />}
      {rolled && (
        <Card felt style={styles.pool}>
          {exchange.sides.map((pool, i) => (
            <Box key={pool.pool}>
              {i > 0 && <Hairline onFelt />}
              {i === 1 && exchange.say !== undefined && (
                <>
                  <Text variant="body" weight="600" color="onFelt" align="center" style={styles.say}>
                    {`“${exchange.say}”`}
                  </Text>
                  <Hairline onFelt />
                </>
              )}
              <DicePool {...dice} pool={pool} unit={find(view, pool.unit)?.unit} />
            </Box>
          ))}
        </Card>
      )}
      {exchange.results.map((result) => (
        <Result key={result.title + result.text} result={result} view={view} />
      ))}
    </>
  );
}

function Title({ exchange, view }: Pick<ExchangeProps, 'exchange' | 'view'>) {
  const [one, other] = exchange.sides.map((side) => find(view, side.unit));
  const drawing = (found: ReturnType<typeof find>) =>
    found && (found.unit.health.draw === 'unit-die' || found.unit.health.draw === 'd6') ? (
      <UnitDrawing unit={{ ...found.unit, marker: undefined }} side={found.side} size={58} />
    ) : null;
  return (
    <Card style={styles.title}>
      {drawing(one)}
      <Box style={styles.words}>
        <Text variant="name">{exchange.title}</Text>
        {exchange.note !== undefined && (
          <Text variant="caption" color="ink2">
            {exchange.note}
          </Text>
        )}
      </Box>
      {drawing(other)}
    </Card>
  );
}

function Result({ result, view }: { readonly result: ExchangeResult; readonly view: GameView }) {
  const found = find(view, result.unit);
  const { from, to } = result;
  const changes = found && from !== undefined && to !== undefined && from !== to;
  const pips = changes && found.unit.health.draw === 'pips';
  return (
    <Card padded style={styles.result}>
      <Box style={styles.words}>
        <Text variant="name">{result.title}</Text>
        <Text variant="small" color="ink2">
          {result.text}
        </Text>
      </Box>
      {changes && (
        <Box style={styles.change}>
          {pips && (
            <TrackView track={{ ...found.unit.health, value: to }} side={found.side} large room={120} />
          )}
          <Text variant="caption" color="ink2">
            {`${from} → ${to} of ${found.unit.health.max}`}
          </Text>
        </Box>
      )}
    </Card>
  );
}

function find(view: GameView, id: string | undefined) {
  for (const side of view.sides) {
    const unit = side.units.find((each) => each.id === id);
    if (unit) return { unit, side: side.id as SideKey };
  }
  return undefined;
}

const styles = StyleSheet.create({
  pool: { paddingHorizontal: 11, paddingVertical: 4 },
  say: { paddingVertical: 10 },
  title: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingHorizontal: space.l,
    paddingVertical: 10,
    minHeight: 76,
  },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 120, gap: 2 },
  result: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  change: { alignItems: 'flex-end', gap: 6 },
});
