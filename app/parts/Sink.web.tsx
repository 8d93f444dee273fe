import { View, type ViewStyle } from 'react-native';
import { motion } from '../theme';
import { useReducedMotion } from './motion';
import type { SinkProps } from './Sink';

/** The browser moves it by itself: `Animated` would draw every frame of it in React. */
export function Sink({ by, style, children }: SinkProps) {
  const reduced = useReducedMotion();
  return <View style={[style, { transform: [{ translateY: by }] }, !reduced && MOVING]}>{children}</View>;
}

const MOVING = { transitionProperty: 'transform', transitionDuration: `${motion.press}ms` } as ViewStyle;
