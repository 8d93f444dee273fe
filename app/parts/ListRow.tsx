import type { ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from './Box';
import { space, target, useRoomy, useTheme, type ColorKey } from '../theme';
import { Icon, type IconName } from './Icon';
import { Press } from './Press';
import { Text } from './Text';

export interface ListRowProps {
  readonly label: string;
  readonly note?: string;
  readonly leading?: ReactNode;
  readonly icon?: IconName;
  readonly trailing?: ReactNode;
  readonly ink?: ColorKey;
  /** The arrow of a row that leads somewhere; null where a tap acts on the spot. */
  readonly arrow?: IconName | null;
  readonly spoken?: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
  readonly onHold?: () => void;
  readonly children?: ReactNode;
  readonly testID?: string;
}

/** A row of a card that leads somewhere. */
export function ListRow(props: ListRowProps) {
  const { label, note, leading, icon, trailing, ink = 'ink', arrow = 'right', children } = props;
  const { compact } = useRoomy();
  const spoken = props.spoken ?? (note === undefined ? label : `${label}, ${note}`);
  return (
    <Press
      label={spoken}
      disabled={props.disabled}
      onPress={props.onPress}
      onHold={props.onHold}
      style={styles.press}
      testID={props.testID}
    >
      {(pressed) => (
        <Box style={[styles.row, (pressed || props.disabled === true) && styles.dim]}>
          {leading}
          {icon !== undefined && <Icon name={icon} color={ink} />}
          <Box style={styles.words}>
            <Text variant="name" color={ink}>
              {label}
            </Text>
            {note !== undefined && (
              <Text variant="caption" color="ink2">
                {note}
              </Text>
            )}
            {children}
            {compact && trailing !== undefined && <Box style={styles.below}>{trailing}</Box>}
          </Box>
          {!compact && trailing}
          {arrow !== null && <Icon name={arrow} size={20} color="ink2" />}
        </Box>
      )}
    </Press>
  );
}

/** Rows of a card with hairlines between them. */
export function Rows({ children }: { readonly children: readonly ReactNode[] }) {
  const { color } = useTheme();
  return children.filter(Boolean).map((child, i) => (
    <Box key={i} style={i > 0 && { borderTopWidth: 1, borderTopColor: color.line }}>
      {child}
    </Box>
  ));
}

const styles = StyleSheet.create({
  press: { outlineOffset: -2 },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: target.step + 4,
    paddingHorizontal: space.l,
    paddingVertical: 10,
  },
  words: { flex: 1, gap: 1 },
  below: { alignItems: 'flex-start', paddingTop: space.xs },
  dim: { opacity: 0.55 },
});
