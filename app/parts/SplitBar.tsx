import { StyleSheet } from 'react-native';
import { Box } from './Box';
import { radius, useRoomy, useTheme } from '../theme';
import { shownPercent } from './Bars';
import { Text } from './Text';

export interface SplitPart {
  readonly id: string;
  /** A word: "win", "tie", "lose". */
  readonly label: string;
  /** 0 to 100. */
  readonly percent: number;
  readonly look: 'best' | 'plain' | 'dashed';
}

export interface SplitBarProps {
  readonly label: string;
  readonly parts: readonly SplitPart[];
  readonly onFelt?: boolean;
}

/** Each part with its number and its word, as wide as it is likely. */
export function SplitBar({ label, parts, onFelt = false }: SplitBarProps) {
  const { color } = useTheme();
  const { compact, fontScale } = useRoomy();
  const shown = parts.filter((part) => part.percent > 0);
  const spoken = shown.map((part) => `${shownPercent(part.percent)} percent ${part.label}`).join(', ');
  return (
    <Box role="img" accessible aria-label={`${label}: ${spoken}`}>
      <Box
        aria-hidden
        importantForAccessibility="no-hide-descendants"
        style={[styles.row, compact && styles.column]}
      >
        {shown.map((part) => {
          const best = part.look === 'best';
          const ink = best ? 'onBrass' : onFelt ? 'onFelt' : 'ink';
          return (
            <Box
              key={part.id}
              style={[
                styles.part,
                !compact && {
                  flexGrow: part.percent,
                  flexShrink: 1,
                  flexBasis: 0,
                  minWidth: roomFor(part.label) * fontScale,
                },
                best && { backgroundColor: color.brass, borderColor: color.brass },
                part.look === 'plain' && {
                  backgroundColor: onFelt ? color.feltHi : color.well,
                  borderColor: onFelt ? color.feltHi : color.well,
                },
                part.look === 'dashed' && {
                  ...styles.dashed,
                  borderColor: onFelt ? color.onFelt2 : color.ink2,
                },
              ]}
            >
              <Text variant="name" weight="800" color={ink}>
                {shownPercent(part.percent)}%
              </Text>
              <Text variant="label" color={ink}>
                {part.label}
              </Text>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

/** A word never breaks, however unlikely its part is. */
const roomFor = (label: string): number =>
  Math.max(58, 20 + 8 * Math.max(...label.split(' ').map((word) => word.length)));

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 3 },
  column: { flexDirection: 'column', flexWrap: 'nowrap' },
  part: {
    borderRadius: radius.chip,
    borderWidth: 1,
    paddingHorizontal: 8,
    paddingVertical: 5,
    minHeight: 46,
  },
  dashed: { borderStyle: 'dashed' },
});
