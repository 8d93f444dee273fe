import type { ReactNode } from 'react';
import { StyleSheet, type PressableProps, type StyleProp, type ViewStyle } from 'react-native';
import { target, useTheme } from '../theme';
import { Tap } from './Tap';

export interface PressProps {
  readonly label: string;
  readonly role?: PressableProps['role'];
  readonly checked?: boolean;
  readonly expanded?: boolean;
  readonly selected?: boolean;
  readonly busy?: boolean;
  readonly disabled?: boolean;
  readonly hint?: string;
  readonly onFelt?: boolean;
  readonly onPress?: () => void;
  readonly onHold?: () => void;
  readonly style?: StyleProp<ViewStyle>;
  readonly testID?: string;
  readonly children: (pressed: boolean) => ReactNode;
}

/** What every pressable shares: role, spoken name, state, a 48 target and a focus ring in a colour that shows. */
export function Press(props: PressProps) {
  const { color } = useTheme();
  const { role = 'button', busy = false, disabled = false, onFelt = false, style, children } = props;
  return (
    <Tap
      role={role}
      aria-label={props.label}
      aria-checked={props.checked}
      aria-expanded={props.expanded}
      aria-selected={props.selected}
      aria-busy={busy || undefined}
      hint={props.hint}
      disabled={disabled || busy}
      onPress={props.onPress}
      onHold={props.onHold}
      testID={props.testID}
      style={[styles.target, { outlineColor: onFelt ? color.onFelt : color.ink }, style]}
    >
      {(pressed) => children(pressed || busy)}
    </Tap>
  );
}

const styles = StyleSheet.create({
  target: {
    minHeight: target.min,
    minWidth: target.min,
    maxWidth: '100%',
    borderRadius: 16,
    outlineOffset: 2,
  },
});
