import { memo } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from './Box';
import { radius, useTheme, type ColorKey } from '../theme';
import { Icon, type IconName } from './Icon';
import { Text } from './Text';

export type ChipKind = 'buff' | 'negative' | 'problem' | 'brass' | 'good' | 'best';

export interface ChipProps {
  readonly label: string;
  readonly kind?: ChipKind;
  readonly icon?: IconName;
  readonly struck?: boolean;
}

const LOOKS: Readonly<Record<ChipKind, { readonly ground?: ColorKey; readonly ink: ColorKey }>> = {
  buff: { ground: 'well', ink: 'ink' },
  negative: { ink: 'ink' },
  problem: { ground: 'badTint', ink: 'bad' },
  brass: { ground: 'brassTint', ink: 'brassInk' },
  good: { ground: 'goodTint', ink: 'good' },
  best: { ground: 'brass', ink: 'onBrass' },
};

/** A tag to read. Something to press is a Button. */
export const Chip = memo(function Chip({ label, kind = 'buff', icon, struck }: ChipProps) {
  const { color } = useTheme();
  const { ground, ink } = LOOKS[kind];
  const shownIcon = icon ?? (kind === 'problem' ? 'warn' : undefined);
  return (
    <Box
      style={[
        styles.chip,
        ground === undefined
          ? { borderWidth: 1, borderStyle: 'dashed', borderColor: color.ink2 }
          : { backgroundColor: color[ground] },
      ]}
    >
      {shownIcon !== undefined && <Icon name={shownIcon} size={15} weight={2.2} color={ink} />}
      <Text variant="caption" weight="600" color={ink} struck={struck} style={styles.label}>
        {kind === 'negative' ? `− ${label}` : label}
      </Text>
    </Box>
  );
});

const styles = StyleSheet.create({
  chip: {
    flexDirection: 'row',
    alignItems: 'center',
    alignSelf: 'flex-start',
    gap: 4,
    minHeight: 26,
    paddingHorizontal: 8,
    paddingVertical: 3,
    borderRadius: radius.chip,
  },
  label: { flexShrink: 1 },
});
