import { StyleSheet } from 'react-native';
import { Box } from './Box';
import { radius, space, useTheme } from '../theme';
import { Button } from './Button';
import { Icon, type IconName } from './Icon';
import { IconButton } from './IconButton';
import { Text } from './Text';

export interface BannerProps {
  readonly text: string;
  readonly icon?: IconName;
  readonly action?: { readonly label: string; readonly onPress: () => void };
  readonly onClose?: () => void;
}

/** One line that speaks up for itself, e.g. "Not saved, nothing changed" with a retry. */
export function Banner({ text, icon = 'warn', action, onClose }: BannerProps) {
  const { color, scheme } = useTheme();
  // An ivory slab would dazzle in a dim room.
  const dark = scheme === 'dark';
  const ink = dark ? 'ink' : 'table';
  return (
    <Box
      role="alert"
      aria-live="polite"
      style={[
        styles.banner,
        { backgroundColor: dark ? color.press : color.ink, borderColor: dark ? color.pressLine : color.ink },
      ]}
    >
      <Icon name={icon} size={20} weight={2.1} color={ink} />
      <Text variant="small" weight="600" color={ink} style={styles.text}>
        {text}
      </Text>
      {action !== undefined && <Button label={action.label} size={48} onPress={action.onPress} />}
      {onClose !== undefined && (
        <Box style={[styles.close, { backgroundColor: color.paper }]}>
          <IconButton icon="x" label="Dismiss" onPress={onClose} />
        </Box>
      )}
    </Box>
  );
}

const styles = StyleSheet.create({
  banner: {
    flexDirection: 'row',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: space.m,
    padding: space.m,
    borderRadius: radius.card,
    borderWidth: 1,
  },
  text: { flexGrow: 1, flexShrink: 1, flexBasis: 140 },
  close: { borderRadius: radius.key },
});
