import { useState } from 'react';
import { View } from 'react-native';
import type { Field } from '../../../engine';
import { columnAndRow, fileAndRank } from '../board/geometry';
import { HexBoard } from '../HexBoard';
import { SquareBoard } from '../SquareBoard';
import { toggled, type FieldChange } from './change';

export interface BoardFieldProps {
  readonly field: Extract<Field, { kind: 'board' }>;
  readonly onChange: (change: FieldChange) => void;
}

/** A tap puts an obstacle on a cell or takes it off. */
export function BoardField({ field, onChange }: BoardFieldProps) {
  const { board, value } = field;
  const [width, setWidth] = useState<number>();
  const Board = board.shape === 'hex' ? HexBoard : SquareBoard;
  const fixed = board.obstacles.filter(({ cell }) => !value.includes(cell));
  return (
    <View
      testID="board-field"
      onLayout={({ nativeEvent }) => setWidth(Math.min(nativeEvent.layout.width, 620))}
    >
      {width !== undefined && (
        <Board
          width={width}
          size={sizeOf(board)}
          obstacles={[...fixed, ...value.map((cell) => ({ cell }))]}
          tints={board.tints}
          centre={board.centre}
          coordinates
          onPressCell={(cell) => onChange(toggled(cell))}
        />
      )}
    </View>
  );
}

function sizeOf({ shape, cells }: BoardFieldProps['field']['board']) {
  const at = cells.map((cell) =>
    shape === 'hex'
      ? columnAndRow(cell)
      : { column: fileAndRank(cell).file, row: fileAndRank(cell).rank - 1 },
  );
  return {
    columns: Math.max(...at.map(({ column }) => column)) + 1,
    rows: Math.max(...at.map(({ row }) => row)) + 1,
  };
}
