import { useMemo } from 'react';
import { useWindowDimensions } from 'react-native';
import { BoardView } from './board/BoardView';
import type { BoardProps } from './board/boardData';
import { squareGeometry } from './board/geometry';
import { SquareGrid } from './board/Grid';

export type * from './board/boardData';

/** Squares "a1" to "h8", rank 1 at the bottom. */
export function SquareBoard({ width, size, flipped = false, ...content }: BoardProps) {
  const window = useWindowDimensions();
  const room = width ?? Math.min(window.width, WIDEST);
  const columns = size?.columns ?? 8;
  const rows = size?.rows ?? 8;
  const geometry = useMemo(
    () => squareGeometry(room, columns, rows, flipped),
    [room, columns, rows, flipped],
  );
  return <BoardView geometry={geometry} Grid={SquareGrid} {...content} />;
}

const WIDEST = 620;
