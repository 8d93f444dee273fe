import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
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
    <View style={[styles.stack, wide && styles.beside]}>
      <View style={[styles.stack, wide && styles.share]}>{left}</View>
      <View style={[styles.stack, wide && styles.share]}>{right}</View>
    </View>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.m },
  beside: { flexDirection: 'row', alignItems: 'flex-start', columnGap: space.xl },
  share: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
});
