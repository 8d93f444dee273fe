import { memo } from 'react';
import { G, Text as SvgText } from 'react-native-svg';
import { FONT_FAMILY, type, useTheme } from '../../theme';
import { fileAndRank, SQUARE_MARGIN, type BoardGeometry } from './geometry';

/** Ranks down the left edge, files along the bottom; drawn last so that nothing hides them. */
export const Coordinates = memo(function Coordinates({ geometry }: { readonly geometry: BoardGeometry }) {
  const { color } = useTheme();
  const { cell, height, spot } = geometry;
  const first = (id: string) => spot(id).x < cell + SQUARE_MARGIN;
  const last = (id: string) => spot(id).y > height - cell - SQUARE_MARGIN;
  const text = {
    fontSize: type.coordinate.fontSize,
    fontWeight: '600',
    fontFamily: FONT_FAMILY ?? 'System',
    fill: color.ink2,
  } as const;
  return (
    <G>
      {geometry.cells.filter(first).map((id) => (
        <SvgText key={`rank ${id}`} {...text} x={spot(id).x - cell / 2 + 4} y={spot(id).y - cell / 2 + 13}>
          {fileAndRank(id).rank}
        </SvgText>
      ))}
      {geometry.cells.filter(last).map((id) => (
        <SvgText
          key={`file ${id}`}
          {...text}
          textAnchor="end"
          x={spot(id).x + cell / 2 - 8}
          y={spot(id).y + cell / 2 - 7}
        >
          {id.charAt(0)}
        </SvgText>
      ))}
    </G>
  );
});
