import type { ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from './Box';
import { Text } from './Text';

export interface SectionTitleProps {
  readonly title: string;
  readonly note?: string;
  /** A link or a chip at the end. */
  readonly right?: ReactNode;
}

export function SectionTitle({ title, note, right }: SectionTitleProps) {
  return (
    <Box style={styles.row}>
      <Text variant="name" role="heading" style={styles.title}>
        {title}
      </Text>
      {note !== undefined && (
        <Text variant="caption" color="ink2" style={styles.note}>
          {note}
        </Text>
      )}
      {right}
    </Box>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    columnGap: 8,
    minHeight: 36,
    paddingHorizontal: 2,
  },
  title: { flexGrow: 1 },
  note: { flexShrink: 1 },
});
