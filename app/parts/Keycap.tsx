import type { ReactNode } from 'react';
import { StyleSheet, type StyleProp, type ViewStyle } from 'react-native';
import { Box } from './Box';
import { lip as lips, motion } from '../theme';
import { Glide } from './Glide';

export interface KeycapProps {
  readonly face: string;
  readonly edge: string;
  readonly line?: string;
  readonly lineWidth?: number;
  readonly lip?: number;
  readonly radius: number;
  readonly down: boolean;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** A face on a solid lip; pressing moves the face down and leaves 1 of the lip. It is down with the finger, and comes up softly. */
export function Keycap({ face, edge, line, lineWidth = 1, lip = lips.button, ...rest }: KeycapProps) {
  const { radius, down, style, children } = rest;
  const travel = Math.min(lips.pressedOffset, lip - 1);
  return (
    <Box style={[styles.cap, { paddingBottom: lip }]}>
      <Box style={[styles.lip, { top: lip, backgroundColor: edge, borderRadius: radius }]} />
      <Glide
        y={down ? travel : 0}
        ms={down ? 0 : motion.press}
        style={[
          styles.face,
          { backgroundColor: face, borderRadius: radius },
          line !== undefined && { borderWidth: lineWidth, borderColor: line },
          style,
        ]}
      >
        {children}
      </Glide>
    </Box>
  );
}

const styles = StyleSheet.create({
  cap: { flexGrow: 1 },
  lip: { position: 'absolute', left: 0, right: 0, bottom: 0 },
  face: { flexGrow: 1 },
});
