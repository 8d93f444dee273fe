import { memo } from 'react';
import { G, Path, Polygon, Rect } from 'react-native-svg';
import { useTheme } from '../../theme';
import type { CellId, CellTint } from './boardData';
import { fileAndRank, hexPoints, SQUARE_MARGIN, type BoardGeometry } from './geometry';

export interface GridProps {
  readonly geometry: BoardGeometry;
  readonly tints: readonly CellTint[];
  readonly centre: readonly CellId[];
}

export const SquareGrid = memo(function SquareGrid({ geometry, tints, centre }: GridProps) {
  const { color, board, scheme } = useTheme();
  const { cell, width, height } = geometry;
  const corner = (id: CellId) => {
    const { x, y } = geometry.spot(id);
    return { x: x - cell / 2, y: y - cell / 2, width: cell, height: cell };
  };
  return (
    <G>
      <Rect x={1} y={1} width={width - 2} height={height - 2} rx={10} fill={board.squareA} />
      {geometry.cells.map((id) => {
        const { file, rank } = fileAndRank(id);
        return (file + rank) % 2 === 0 ? null : <Rect key={id} {...corner(id)} fill={board.squareB} />;
      })}
      {tints.map(({ cell: id, side }) => (
        <Rect key={id} {...corner(id)} fill={color[`${side}Tint`]} />
      ))}
      {centre.map((id) => (
        <Rect key={id} {...corner(id)} fill={board.centre} />
      ))}
      <Path d={gridLines(geometry)} stroke={board.grid} strokeWidth={1} fill="none" />
      {centre.length > 0 && (
        <Path d={brackets(geometry, centre)} stroke={board.legalLine} strokeWidth={2.5} fill="none" />
      )}
      <Rect
        x={1.5}
        y={1.5}
        width={width - 3}
        height={height - 3}
        rx={10}
        fill="none"
        stroke={scheme === 'dark' ? color.pressLine : color.edge}
        strokeWidth={2.5}
      />
    </G>
  );
});

function gridLines({ cell, width, height }: BoardGeometry): string {
  const lines: string[] = [];
  for (let x = SQUARE_MARGIN + cell; x < width - SQUARE_MARGIN - 1; x += cell)
    lines.push(`M${x} 3V${height - 3}`);
  for (let y = SQUARE_MARGIN + cell; y < height - SQUARE_MARGIN - 1; y += cell)
    lines.push(`M3 ${y}H${width - 3}`);
  return lines.join('');
}

const BRACKET = 13;

/** Four corners around the middle squares. */
function brackets(geometry: BoardGeometry, centre: readonly CellId[]): string {
  const spots = centre.map(geometry.spot);
  const half = geometry.cell / 2 - 1.5;
  const left = Math.min(...spots.map(({ x }) => x)) - half;
  const right = Math.max(...spots.map(({ x }) => x)) + half;
  const top = Math.min(...spots.map(({ y }) => y)) - half;
  const bottom = Math.max(...spots.map(({ y }) => y)) + half;
  return [
    `M${left} ${top + BRACKET}V${top}H${left + BRACKET}`,
    `M${right - BRACKET} ${top}H${right}V${top + BRACKET}`,
    `M${right} ${bottom - BRACKET}V${bottom}H${right - BRACKET}`,
    `M${left + BRACKET} ${bottom}H${left}V${bottom - BRACKET}`,
  ].join('');
}

export const HexGrid = memo(function HexGrid({ geometry, tints, centre }: GridProps) {
  const { color, board } = useTheme();
  const tintOf = new Map(tints.map(({ cell, side }) => [cell, side]));
  const middle = new Set(centre);
  return (
    <G strokeWidth={1} strokeLinejoin="round">
      {geometry.cells.map((id) => {
        const side = tintOf.get(id);
        return (
          <Polygon
            key={id}
            points={hexPoints(geometry.spot(id), geometry.cell - 1.6)}
            fill={side === undefined ? board.squareB : color[`${side}Tint`]}
            stroke={middle.has(id) ? board.legalLine : board.grid}
          />
        );
      })}
    </G>
  );
});
