import { StyleSheet } from 'react-native';
import { Box } from './Box';
import { radius, target, useTheme } from '../theme';
import { Icon, type IconName } from './Icon';
import { Press } from './Press';

export interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
  readonly onFelt?: boolean;
  readonly disabled?: boolean;
  readonly expanded?: boolean;
  readonly testID?: string;
}

/** A bare icon in a 48 target, for navigation and closing. */
export function IconButton({ icon, onFelt = false, disabled = false, ...press }: IconButtonProps) {
  const { color } = useTheme();
  return (
    <Press {...press} onFelt={onFelt} disabled={disabled} style={styles.target}>
      {(pressed) => (
        <Box
          style={[
            styles.face,
            pressed && { backgroundColor: onFelt ? color.feltHi : color.well },
            disabled && styles.disabled,
          ]}
        >
          <Icon name={icon} color={onFelt ? 'onFelt' : 'ink'} />
        </Box>
      )}
    </Press>
  );
}

const styles = StyleSheet.create({
  target: { width: target.min, height: target.min },
  face: { flex: 1, alignItems: 'center', justifyContent: 'center', borderRadius: radius.key },
  disabled: { opacity: 0.4 },
});
