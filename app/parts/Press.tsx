import { useState, type ReactNode } from 'react';
import {
  Platform,
  Pressable,
  StyleSheet,
  View,
  type PressableProps,
  type StyleProp,
  type ViewStyle,
} from 'react-native';
import { lip as lips, motion, target, useTheme } from '../theme';
import { Sink } from './Sink';

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
  const [held, setHeld] = useState(false);
  const { role = 'button', busy = false, disabled = false, onFelt = false, style, children } = props;
  const ring = { outlineColor: onFelt ? color.onFelt : color.ink };
  const control = {
    role,
    'aria-label': props.label,
    'aria-checked': props.checked,
    'aria-expanded': props.expanded,
    'aria-selected': props.selected,
    'aria-busy': busy || undefined,
    accessibilityHint: props.hint,
    disabled: disabled || busy,
    delayLongPress: motion.hold,
    // In a browser a finger is else shown to be down only after 50 ms.
    delayPressIn: 0,
    onPress: props.onPress,
    onLongPress: props.onHold,
    testID: props.testID,
  };
  if (Platform.OS !== 'web')
    return (
      <Pressable {...control} style={[styles.target, ring, style]}>
        {({ pressed }) => children(pressed || busy)}
      </Pressable>
    );
  // A browser holds the spoken name against every word inside the control, so there the control lies over the words.
  const { borderRadius, outlineOffset } = StyleSheet.flatten([styles.target, style]);
  return (
    <View style={[styles.target, style]}>
      <View aria-hidden style={styles.words}>
        {children(held || busy)}
      </View>
      <Pressable
        {...control}
        onPressIn={() => setHeld(true)}
        onPressOut={() => setHeld(false)}
        style={[styles.over, ring, { borderRadius, outlineOffset }]}
      />
    </View>
  );
}

export interface KeycapProps {
  readonly face: string;
  readonly edge: string;
  readonly line?: string;
  readonly lineWidth?: number;
  readonly lip?: number;
  readonly radius: number;
  readonly down: boolean;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** A face on a solid lip; pressing moves the face down and leaves 1 of the lip. */
export function Keycap({ face, edge, line, lineWidth = 1, lip = lips.button, ...rest }: KeycapProps) {
  const { radius, down, style, children } = rest;
  const travel = Math.min(lips.pressedOffset, lip - 1);
  return (
    <View style={[styles.cap, { paddingBottom: lip }]}>
      <View style={[styles.lip, { top: lip, backgroundColor: edge, borderRadius: radius }]} />
      <Sink
        by={down ? travel : 0}
        style={[
          styles.face,
          { backgroundColor: face, borderRadius: radius },
          line !== undefined && { borderWidth: lineWidth, borderColor: line },
          style,
        ]}
      >
        {children}
      </Sink>
    </View>
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
  words: { display: 'contents' },
  over: { ...StyleSheet.absoluteFill },
  cap: { flexGrow: 1 },
  lip: { position: 'absolute', left: 0, right: 0, bottom: 0 },
  face: { flexGrow: 1 },
});
