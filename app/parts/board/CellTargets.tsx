import { memo, useMemo } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from '../Box';
import { SIDES, target, useTheme } from '../../theme';
import { Tap } from '../Tap';
import { useSteady } from '../useSteady';
import type { BoardProps, CellId } from './boardData';
import type { BoardGeometry } from './geometry';

export interface CellTargetsProps extends Pick<
  BoardProps,
  'obstacles' | 'units' | 'lit' | 'pressable' | 'nameCell'
> {
  readonly geometry: BoardGeometry;
  readonly onPressCell: (cell: CellId) => void;
}

/** A real button over every cell that can be pressed. */
export function CellTargets({ geometry, onPressCell, ...content }: CellTargetsProps) {
  const press = useSteady(onPressCell);
  const { pressable, lit } = content;
  const labels = useCellLabels(geometry, content);
  const litCells = useMemo(() => new Set(lit?.map(({ cell }) => cell)), [lit]);
  return (
    <Box style={styles.layer}>
      {(pressable ?? geometry.cells).map((cell) => {
        const { x, y } = geometry.spot(cell);
        const bright = litCells.has(cell);
        // On a narrow phone a cell is smaller than a finger: it reaches into its neighbours, a legal one above them.
        const reach = Math.max(target.min, geometry.cell);
        return (
          <CellTarget
            key={cell}
            cell={cell}
            label={labels.get(cell) ?? cell}
            left={x - reach / 2}
            top={y - reach / 2}
            reach={reach}
            bright={bright}
            onPress={press}
          />
        );
      })}
    </Box>
  );
}

interface CellTargetProps {
  readonly cell: CellId;
  readonly label: string;
  readonly left: number;
  readonly top: number;
  readonly reach: number;
  readonly bright: boolean;
  readonly onPress: (cell: CellId) => void;
}

const CellTarget = memo(function CellTarget({
  cell,
  label,
  left,
  top,
  reach,
  bright,
  onPress,
}: CellTargetProps) {
  const { color } = useTheme();
  return (
    <Tap
      role="button"
      aria-label={label}
      testID={bright ? 'lit' : undefined}
      onPress={() => onPress(cell)}
      style={[
        styles.cell,
        { left, top, width: reach, height: reach, zIndex: bright ? 1 : 0, outlineColor: color.ink },
      ]}
    >
      {(pressed) => pressed && <Box style={styles.pressed} />}
    </Tap>
  );
});

type Content = Pick<BoardProps, 'obstacles' | 'units' | 'lit' | 'nameCell'>;

function useCellLabels(geometry: BoardGeometry, content: Content) {
  const { obstacles, units, lit, nameCell } = content;
  return useMemo(() => {
    const words = new Map(geometry.cells.map((cell) => [cell, [(nameCell ?? geometry.name)(cell)]]));
    const say = (cell: CellId, word: string) => words.get(cell)?.push(word);
    obstacles?.forEach(({ cell, owner }) =>
      say(cell, owner === undefined ? 'obstacle' : `${SIDES[owner].name} bastion`),
    );
    units?.forEach((unit) => {
      say(unit.cell, unit.label);
      if (unit.hurt === true) say(unit.cell, 'hurt');
      if (unit.marker === 'used') say(unit.cell, 'done');
      if (unit.selected === true) say(unit.cell, 'selected');
    });
    lit?.forEach(({ cell, contact, via, label }) => {
      say(cell, label ?? 'may move here');
      if (contact === true) say(cell, 'ends in contact');
      if (via === true) say(cell, 'through a bastion');
    });
    return new Map([...words].map(([cell, said]) => [cell, said.join(', ')]));
  }, [geometry, obstacles, units, lit, nameCell]);
}

const styles = StyleSheet.create({
  layer: { ...StyleSheet.absoluteFill, pointerEvents: 'box-none' },
  cell: { position: 'absolute', borderRadius: 8, outlineOffset: -2 },
  pressed: { flex: 1, borderRadius: 8, backgroundColor: 'rgba(0,0,0,.12)' },
});
