import type { ReactNode } from 'react';
import { StyleSheet, type StyleProp, type ViewStyle } from 'react-native';
import Svg from 'react-native-svg';
import { Box } from './Box';

export interface ViewBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface DrawingProps {
  readonly width: number;
  readonly height: number;
  readonly box: ViewBox;
  /** How far, in drawing units, ink may pass the box: Android clips an SVG at its own edge. */
  readonly bleed?: number;
  /** Spoken; a drawing without a label is decoration beside words that say the same. */
  readonly label?: string;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

export function Drawing({ width, height, box, bleed = 0, label, style, children }: DrawingProps) {
  const scale = Math.min(width / box.width, height / box.height);
  const seen = {
    x: box.x - (width / scale - box.width) / 2 - bleed,
    y: box.y - (height / scale - box.height) / 2 - bleed,
    width: width / scale + 2 * bleed,
    height: height / scale + 2 * bleed,
  };
  const spoken =
    label === undefined ? HIDDEN : { accessible: true, role: 'img' as const, 'aria-label': label };
  return (
    <Box {...spoken} style={[{ width, height }, style]}>
      <Svg
        width={seen.width * scale}
        height={seen.height * scale}
        viewBox={`${seen.x} ${seen.y} ${seen.width} ${seen.height}`}
        style={[styles.sheet, { left: -bleed * scale, top: -bleed * scale }]}
      >
        {children}
      </Svg>
    </Box>
  );
}

const HIDDEN = { 'aria-hidden': true, importantForAccessibility: 'no-hide-descendants' } as const;

const styles = StyleSheet.create({ sheet: { position: 'absolute', pointerEvents: 'none' } });
