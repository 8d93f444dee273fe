import type { ReactNode } from 'react';
import { Pressable, type PressableProps, type StyleProp, type ViewStyle } from 'react-native';
import { motion } from '../theme';

export interface TapProps extends Pick<
  PressableProps,
  'role' | 'aria-label' | 'aria-checked' | 'aria-expanded' | 'aria-selected' | 'aria-busy' | 'testID'
> {
  readonly hint?: string;
  readonly disabled?: boolean;
  readonly onPress?: () => void;
  /** After 350 ms. */
  readonly onHold?: () => void;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: (pressed: boolean) => ReactNode;
}

/** What a finger can press; in a browser see Tap.web. */
export function Tap({ hint, onHold, children, ...control }: TapProps) {
  return (
    <Pressable {...control} accessibilityHint={hint} delayLongPress={motion.hold} onLongPress={onHold}>
      {({ pressed }) => children(pressed)}
    </Pressable>
  );
}
