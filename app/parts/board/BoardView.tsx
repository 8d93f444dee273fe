import { memo, type ComponentType } from 'react';
import { StyleSheet } from 'react-native';
import Svg from 'react-native-svg';
import { Box } from '../Box';
import { NONE, type BoardProps } from './boardData';
import { CellTargets } from './CellTargets';
import { Coordinates } from './Coordinates';
import type { BoardGeometry } from './geometry';
import type { GridProps } from './Grid';
import { LitCells } from './LitCells';
import { Obstacles } from './Obstacle';
import { SightLine, SightMarks } from './SightLine';
import { UnitPieces } from './UnitPieces';

export interface BoardViewProps extends Omit<BoardProps, 'width' | 'size' | 'flipped'> {
  readonly geometry: BoardGeometry;
  readonly Grid: ComponentType<GridProps>;
}

/** The table below stays as it is; a tap redraws only what lies on it. */
export function BoardView({ geometry, Grid, onPressCell, ...content }: BoardViewProps) {
  const { obstacles = NONE, tints = NONE, centre = NONE, units = NONE, lit = NONE, sight } = content;
  const box = { width: geometry.width, height: geometry.height };
  return (
    <Box style={[styles.board, box]}>
      <Still geometry={geometry} Grid={Grid} tints={tints} centre={centre} obstacles={obstacles} />
      <Svg {...box} style={styles.layer} aria-hidden>
        <LitCells geometry={geometry} lit={lit} />
        {sight !== undefined && <SightLine geometry={geometry} sight={sight} />}
        <UnitPieces geometry={geometry} units={units} />
        {sight !== undefined && <SightMarks geometry={geometry} sight={sight} />}
        {content.coordinates === true && geometry.kind === 'square' && <Coordinates geometry={geometry} />}
      </Svg>
      {onPressCell !== undefined && (
        <CellTargets
          geometry={geometry}
          obstacles={obstacles}
          units={units}
          lit={lit}
          pressable={content.pressable}
          nameCell={content.nameCell}
          onPressCell={onPressCell}
        />
      )}
    </Box>
  );
}

type StillProps = Required<Pick<BoardViewProps, 'geometry' | 'Grid' | 'tints' | 'centre' | 'obstacles'>>;

const Still = memo(function Still({ geometry, Grid, obstacles, tints, centre }: StillProps) {
  return (
    <Svg width={geometry.width} height={geometry.height} style={styles.layer} aria-hidden>
      <Grid geometry={geometry} tints={tints} centre={centre} />
      <Obstacles geometry={geometry} obstacles={obstacles} />
    </Svg>
  );
});

const styles = StyleSheet.create({
  board: { alignSelf: 'center' },
  layer: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
});
