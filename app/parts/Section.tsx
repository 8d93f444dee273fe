import type { ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from './Box';
import { space } from '../theme';
import { SectionTitle, type SectionTitleProps } from './SectionTitle';

export interface SectionProps extends SectionTitleProps {
  readonly children: ReactNode;
}

/** A title and, close below it, what it speaks of. */
export function Section({ children, ...title }: SectionProps) {
  return (
    <Box>
      <SectionTitle {...title} />
      <Box style={styles.body}>{children}</Box>
    </Box>
  );
}

const styles = StyleSheet.create({ body: { gap: space.m } });
