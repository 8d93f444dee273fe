import { useMemo } from 'react';
import { useWindowDimensions } from 'react-native';
import { BoardView } from './board/BoardView';
import type { BoardProps } from './board/boardData';
import { hexGeometry } from './board/geometry';
import { HexGrid } from './board/Grid';

/** Hexes "column,row"; `size.rows` counts an even column, odd ones have one fewer and lie half a hex lower. */
export function HexBoard({ width, size, flipped = false, ...content }: BoardProps) {
  const window = useWindowDimensions();
  const room = width ?? Math.min(window.width - 2 * EDGE, WIDEST);
  const columns = size?.columns ?? 11;
  const rows = size?.rows ?? 7;
  const geometry = useMemo(() => hexGeometry(room, columns, rows, flipped), [room, columns, rows, flipped]);
  return <BoardView geometry={geometry} Grid={HexGrid} {...content} />;
}

const EDGE = 14;
const WIDEST = 520;
