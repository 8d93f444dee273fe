import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { space } from '../theme';
import { SectionTitle, type SectionTitleProps } from './SectionTitle';

export interface SectionProps extends SectionTitleProps {
  readonly children: ReactNode;
}

/** A title and, close below it, what it speaks of. */
export function Section({ children, ...title }: SectionProps) {
  return (
    <View>
      <SectionTitle {...title} />
      <View style={styles.body}>{children}</View>
    </View>
  );
}

const styles = StyleSheet.create({ body: { gap: space.m } });
