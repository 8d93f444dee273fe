import { memo } from 'react';
import { Circle, G, Path, Polygon, Rect } from 'react-native-svg';
import { useTheme } from '../../theme';
import { IconShape } from '../Icon';
import type { LitCell } from './boardData';
import { hexPoints, type BoardGeometry, type Spot } from './geometry';

export interface LitCellsProps {
  readonly geometry: BoardGeometry;
  readonly lit: readonly LitCell[];
}

/** Where the game allows an answer: a dot, a sword where it ends in contact, a ring where a bastion carries it. */
export const LitCells = memo(function LitCells({ geometry, lit }: LitCellsProps) {
  const { board } = useTheme();
  return lit.map(({ cell, contact = false, via = false }) => {
    const spot = geometry.spot(cell);
    return (
      <G key={cell}>
        <Outline geometry={geometry} spot={spot} />
        {contact ? (
          <G transform={`translate(${spot.x - 11} ${spot.y - 11}) scale(.92)`}>
            <IconShape name="sword" ink={board.legalLine} weight={2.2} />
          </G>
        ) : (
          <Circle cx={spot.x} cy={spot.y} r={5} fill={board.legalLine} />
        )}
        {via && (
          <Path
            d={`M${spot.x - 11} ${spot.y}a11 11 0 1 0 22 0a11 11 0 1 0-22 0Z`}
            fill="none"
            stroke={board.legalLine}
            strokeWidth={1.6}
            strokeDasharray="4 3.6"
          />
        )}
      </G>
    );
  });
});

function Outline({ geometry, spot }: { readonly geometry: BoardGeometry; readonly spot: Spot }) {
  const { board } = useTheme();
  const paint = { fill: board.legalFill, stroke: board.legalLine, strokeWidth: 2 };
  if (geometry.kind === 'hex') {
    return <Polygon points={hexPoints(spot, geometry.cell - 2)} strokeLinejoin="round" {...paint} />;
  }
  const side = geometry.cell - 5;
  return <Rect x={spot.x - side / 2} y={spot.y - side / 2} width={side} height={side} rx={9} {...paint} />;
}
