import { memo } from 'react';
import { Path } from 'react-native-svg';
import { Box } from './Box';
import { useTheme, type Colors, type Scheme } from '../theme';
import { Drawing } from './Drawing';

export type MarkLook = 'ink' | 'felt' | 'well' | 'plain';

export interface MarkProps {
  /** Line paths in a square of 44, as a rulebook gives them. */
  readonly drawing: readonly string[];
  readonly look?: MarkLook;
  readonly size?: number;
  readonly label?: string;
}

export const Mark = memo(function Mark({ drawing, look = 'ink', size = 44, label }: MarkProps) {
  const { color, scheme } = useTheme();
  const { ground, ink } = paintOf(look, color, scheme);
  return (
    <Box style={{ width: size, height: size, borderRadius: size * 0.27, backgroundColor: ground }}>
      <Drawing width={size} height={size} box={MARK_BOX} label={label}>
        {drawing.map((d) => (
          <Path
            key={d}
            d={d}
            fill="none"
            stroke={ink}
            strokeWidth={2.2}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ))}
      </Drawing>
    </Box>
  );
});

function paintOf(
  look: MarkLook,
  color: Colors,
  scheme: Scheme,
): { readonly ground?: string; readonly ink: string } {
  switch (look) {
    case 'ink':
      return scheme === 'dark'
        ? { ground: color.brassTint, ink: color.brass }
        : { ground: color.ink, ink: color.paper };
    case 'felt':
      return { ground: color.feltEdge, ink: color.brass };
    case 'well':
      return { ground: color.well, ink: color.ink2 };
    case 'plain':
      return { ink: color.ink };
  }
}

const MARK_BOX = { x: 0, y: 0, width: 44, height: 44 };
