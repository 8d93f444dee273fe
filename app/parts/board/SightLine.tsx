import { memo } from 'react';
import { Circle, G, Path, Rect } from 'react-native-svg';
import { useTheme } from '../../theme';
import { IconShape } from '../Icon';
import type { CellId, Sight } from './boardData';
import type { BoardGeometry } from './geometry';

export interface SightProps {
  readonly geometry: BoardGeometry;
  readonly sight: Sight;
}

/** Under the units: the proving path with open nodes, or every candidate dashed. */
export const SightLine = memo(function SightLine({ geometry, sight }: SightProps) {
  const { color, board } = useTheme();
  const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  return (
    <G>
      {sight.blocked?.map(({ path }, i) => (
        <G key={i}>
          <Path d={polyline(geometry, path)} {...line} stroke={color.table} strokeWidth={7} />
          <Path
            d={polyline(geometry, path)}
            {...line}
            stroke={board.sight}
            strokeWidth={3}
            strokeDasharray="2 8"
          />
        </G>
      ))}
      {sight.path !== undefined && (
        <>
          <Path d={polyline(geometry, sight.path)} {...line} stroke={color.table} strokeWidth={10} />
          <Path d={polyline(geometry, sight.path)} {...line} stroke={board.sight} strokeWidth={5} />
          {sight.path.slice(1, -1).map((cell) => {
            const { x, y } = geometry.spot(cell);
            return (
              <Circle
                key={cell}
                cx={x}
                cy={y}
                r={7}
                fill={color.paper}
                stroke={board.sight}
                strokeWidth={4}
              />
            );
          })}
        </>
      )}
    </G>
  );
});

/** Over the units: a ring on the target, a frame on what covers it, a cross on what stops a path. */
export const SightMarks = memo(function SightMarks({ geometry, sight }: SightProps) {
  const { color, board } = useTheme();
  const target = sight.path?.[sight.path.length - 1];
  const stoppers = [...new Set(sight.blocked?.map(({ stoppedBy }) => stoppedBy))];
  const frame = geometry.cell - 5;
  return (
    <G>
      {sight.cover !== undefined && (
        <Rect
          x={geometry.spot(sight.cover).x - frame / 2}
          y={geometry.spot(sight.cover).y - frame / 2}
          width={frame}
          height={frame}
          rx={10}
          fill="none"
          stroke={board.sight}
          strokeWidth={3}
        />
      )}
      {target !== undefined && (
        <TargetMark geometry={geometry} cell={target} covered={sight.cover !== undefined} />
      )}
      {stoppers.map((cell) => {
        const { x, y } = geometry.spot(cell);
        const cross = `M${x - 10} ${y - 10}l20 20M${x + 10} ${y - 10}l-20 20`;
        return (
          <G key={cell} strokeLinecap="round">
            <Path d={cross} stroke={color.paper} strokeWidth={9} />
            <Path d={cross} stroke={color.bad} strokeWidth={4.5} />
          </G>
        );
      })}
    </G>
  );
});

interface TargetMarkProps {
  readonly geometry: BoardGeometry;
  readonly cell: CellId;
  readonly covered: boolean;
}

function TargetMark({ geometry, cell, covered }: TargetMarkProps) {
  const { color, board } = useTheme();
  const { x, y } = geometry.spot(cell);
  const r = geometry.cell / 2 - 2;
  // The badge leans towards the middle of the board, so that the frame does not cut it off.
  const badge = {
    x: Math.min(x + r - 8, geometry.width - 25),
    y: y + r + 16 > geometry.height ? y - r - 14 : y + r - 14,
  };
  return (
    <>
      <Circle cx={x} cy={y} r={r} fill="none" stroke={board.sight} strokeWidth={3.5} />
      {covered && (
        <G transform={`translate(${badge.x} ${badge.y})`}>
          <Rect
            x={0.5}
            y={0.5}
            width={23}
            height={23}
            rx={7}
            fill={color.paper}
            stroke={board.sight}
            strokeWidth={2}
          />
          <G transform="translate(4 4) scale(.67)">
            <IconShape name="shield" ink={board.sight} weight={2.4} />
          </G>
        </G>
      )}
    </>
  );
}

function polyline(geometry: BoardGeometry, cells: readonly CellId[]): string {
  return cells
    .map(geometry.spot)
    .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('');
}
