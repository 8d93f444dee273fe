import { useEffect, useRef, useState } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from '../parts/Box';
import type { Pool, View as GameView } from '../../engine';
import { Button, ButtonRow } from '../parts/Button';
import { Sheet } from '../parts/Sheet';
import { Text } from '../parts/Text';
import { space } from '../theme';
import { EntryPool } from './EntryPool';
import { FaceKeys } from './FaceKeys';
import { sideName } from './words';

export interface DiceEntryProps {
  readonly pools: readonly Pool[];
  readonly view: GameView;
  readonly onDone: (faces: readonly (readonly number[])[]) => void;
  /** The app rolls what has not been typed. */
  readonly onRollRest: (typed: readonly number[]) => void;
  readonly onClose: () => void;
}

/** Time to see the last die, and to change one. */
const RESOLVE = 400;

export function DiceEntry({ pools, view, onDone, onRollRest, onClose }: DiceEntryProps) {
  const all = pools.reduce((sum, pool) => sum + pool.dice, 0);
  const [typed, setTyped] = useState<readonly number[]>([]);
  const [changing, setChanging] = useState<number>();
  const at = changing ?? typed.length;
  const full = typed.length === all && changing === undefined;
  useResolve(full, () => onDone(deal(pools, typed)));
  const type = (face: number) => {
    if (at >= all) return;
    setTyped(typed.map((each, i) => (i === at ? face : each)).concat(at === typed.length ? [face] : []));
    setChanging(undefined);
  };
  const starts = pools.map((_, i) => pools.slice(0, i).reduce((sum, pool) => sum + pool.dice, 0));
  const faces = pools[starts.findLastIndex((start) => start <= Math.min(at, all - 1))]?.faces ?? 6;
  const order = [...new Set(pools.map((pool) => sideName(view, pool.side)))];
  return (
    <Sheet visible felt title="Type the table’s dice" onClose={onClose}>
      <Box style={styles.pools}>
        {pools.map((pool, i) => (
          <EntryPool
            key={pool.id}
            pool={pool}
            view={view}
            typed={typed.slice(starts[i], starts[i]! + pool.dice)}
            next={at - starts[i]!}
            onPressDie={(die) => setChanging(starts[i]! + die)}
          />
        ))}
      </Box>
      <FaceKeys faces={faces} disabled={at >= all} onFace={type} />
      <Box style={styles.below}>
        <ButtonRow>
          <Button
            kind="onFelt"
            icon="del"
            label="Delete"
            spoken="Delete the last die"
            disabled={typed.length === 0}
            onPress={() => {
              setChanging(undefined);
              setTyped(typed.slice(0, -1));
            }}
          />
          <Button
            fill
            kind="onFelt"
            icon="dice"
            label="Roll the rest in the app"
            disabled={full}
            onPress={() => onRollRest(typed)}
          />
        </ButtonRow>
        <Text variant="caption" color="onFelt2" align="center">
          {`${order.length > 1 ? `Fills ${order.join(', then ')}, then resolves` : 'Resolves'} by itself. Tap any die to change it.`}
        </Text>
      </Box>
    </Sheet>
  );
}

/** The faces by pool. */
const deal = (pools: readonly Pool[], typed: readonly number[]): readonly (readonly number[])[] => {
  let from = 0;
  return pools.map((pool) => typed.slice(from, (from += pool.dice)));
};

/** Once all dice lie there; changing one starts the wait anew. */
function useResolve(full: boolean, resolve: () => void): void {
  const latest = useRef(resolve);
  useEffect(() => {
    latest.current = resolve;
  });
  useEffect(() => {
    if (!full) return undefined;
    const timer = setTimeout(() => latest.current(), RESOLVE);
    return () => clearTimeout(timer);
  }, [full]);
}

const styles = StyleSheet.create({
  pools: { gap: space.s, marginHorizontal: -6, paddingBottom: space.l },
  below: { gap: space.l, paddingTop: space.m },
});
