import { memo } from 'react';
import { Circle, G, Rect } from 'react-native-svg';
import { useTheme } from '../../theme';
import { UnitDieShape, UnitOnDiscShape } from '../UnitOnDisc';
import type { BoardUnit } from './boardData';
import type { BoardGeometry } from './geometry';

export interface UnitPiecesProps {
  readonly geometry: BoardGeometry;
  readonly units: readonly BoardUnit[];
}

export function UnitPieces({ geometry, units }: UnitPiecesProps) {
  return units.map((unit) => {
    const { x, y } = geometry.spot(unit.cell);
    return <UnitPiece key={unit.id} unit={unit} x={x} y={y} cell={geometry.cell} />;
  });
}

interface UnitPieceProps {
  readonly unit: BoardUnit;
  readonly x: number;
  readonly y: number;
  readonly cell: number;
}

const UnitPiece = memo(function UnitPiece({ unit, x, y, cell }: UnitPieceProps) {
  const { color } = useTheme();
  const { side, drawing, marker = 'none', hurt = false, selected = false } = unit;
  const onDisc = marker !== 'none';
  const across = onDisc ? cell * 0.93 : cell * 0.64;
  const scale = across / 100;
  const frame = cell - 4;
  return (
    <>
      {selected && onDisc && <Circle cx={x} cy={y} r={cell / 2} fill={color.brass} />}
      {selected && !onDisc && (
        <Rect
          x={x - frame / 2}
          y={y - frame / 2}
          width={frame}
          height={frame}
          rx={frame * 0.31}
          fill="none"
          stroke={color.brass}
          strokeWidth={4}
        />
      )}
      <G transform={`translate(${x - across / 2} ${y - across / 2 - (onDisc ? 1 : 0)}) scale(${scale})`}>
        {onDisc ? (
          <UnitOnDiscShape side={side} drawing={drawing} marker={marker} hurt={hurt} />
        ) : (
          <UnitDieShape side={side} drawing={drawing} hurt={hurt} scale={1} />
        )}
      </G>
    </>
  );
});
