import type { ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from './Box';
import { space, useRoomy } from '../theme';

export const WIDE = 720;

export interface ColumnsProps {
  readonly left: ReactNode;
  readonly right: ReactNode;
}

/** One under the other on a phone; beside each other where there is room. */
export function Columns({ left, right }: ColumnsProps) {
  const { width, fontScale } = useRoomy();
  const wide = width / fontScale >= WIDE;
  return (
    <Box style={[styles.stack, wide && styles.beside]}>
      <Box style={[styles.stack, wide && styles.share]}>{left}</Box>
      <Box style={[styles.stack, wide && styles.share]}>{right}</Box>
    </Box>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.m },
  beside: { flexDirection: 'row', alignItems: 'flex-start', columnGap: space.xl },
  share: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
});
