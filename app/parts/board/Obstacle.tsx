import { memo } from 'react';
import { Ellipse, G, Path, Polygon } from 'react-native-svg';
import { OBJECTS, useTheme } from '../../theme';
import type { BoardObstacle } from './boardData';
import { hexPoints, type BoardGeometry } from './geometry';

export interface ObstaclesProps {
  readonly geometry: BoardGeometry;
  readonly obstacles: readonly BoardObstacle[];
}

export const Obstacles = memo(function Obstacles({ geometry, obstacles }: ObstaclesProps) {
  const scale = geometry.cell / (geometry.kind === 'hex' ? 51 : 48);
  return obstacles.map(({ cell, owner }) => {
    const { x, y } = geometry.spot(cell);
    return (
      <G key={cell} transform={`translate(${x} ${y}) scale(${scale})`}>
        {geometry.kind === 'square' && owner === undefined ? <Cylinder /> : <HexBlock owner={owner} />}
      </G>
    );
  });
});

/** A turned cylinder in three greys, 32 wide in a square of 48. */
function Cylinder() {
  const { board } = useTheme();
  return (
    <>
      <Ellipse cx={0} cy={14.5} rx={17} ry={3.6} fill="#000" opacity={0.2} />
      <Path d="M-16-9V7.5C-16 11-9 14-0 14S16 11 16 7.5V-9Z" fill={board.blockSide} />
      <Path d="M4-9H16V7.5C16 10.5 11 13 4 13.8Z" fill={board.blockDark} />
      <Ellipse cx={0} cy={-8.5} rx={16} ry={7} fill={board.blockTop} />
      <Ellipse cx={0} cy={-8.5} rx={11} ry={4.7} fill="none" stroke={board.blockSide} strokeWidth={1.3} />
    </>
  );
}

const ROOK = 'M-11-11.5h5v3h3.7v-3h4.6v3H6v-3h5v7.2H7.5V2L9 4v4H-9V4L-7.5 2V-4.3H-11Z';

/** A hex block: rubble with a cross, or somebody's bastion with a rook. */
function HexBlock({ owner }: Pick<BoardObstacle, 'owner'>) {
  const { board } = useTheme();
  const paint = owner === undefined ? undefined : OBJECTS[owner];
  const width = owner === undefined ? 36 : 38;
  return (
    <>
      <Polygon points={hexPoints({ x: 0, y: 3 }, width)} fill={paint?.edge ?? board.blockDark} />
      <Polygon points={hexPoints({ x: 0, y: -2 }, width)} fill={paint?.mid ?? board.blockTop} />
      {paint === undefined ? (
        <Path
          d="M-7.5-9.5l15 15M7.5-9.5l-15 15"
          stroke={board.blockDark}
          strokeWidth={2.4}
          strokeLinecap="round"
        />
      ) : (
        <Path d={ROOK} fill={paint.on} />
      )}
    </>
  );
}
