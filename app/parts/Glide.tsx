import { useEffect, useState, type ReactNode } from 'react';
import { Animated, type StyleProp, type ViewStyle } from 'react-native';
import { motion } from '../theme';
import { useReducedMotion } from './motion';

export interface GlideProps {
  /** How far down it lies now. */
  readonly y: number;
  readonly opacity?: number;
  readonly ms: number;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** Moves to where it lies now and fades to what it is now; with motion reduced it only fades. In a browser see Glide.web. */
export function Glide({ y, opacity = 1, ms, style, children }: GlideProps) {
  const reduced = useReducedMotion();
  const [now] = useState(() => ({ y: new Animated.Value(y), opacity: new Animated.Value(opacity) }));
  useEffect(() => {
    const to = (value: Animated.Value, toValue: number, duration: number) =>
      Animated.timing(value, { toValue, duration, useNativeDriver: true });
    const move = Animated.parallel([
      to(now.y, y, reduced ? 0 : ms),
      to(now.opacity, opacity, reduced ? motion.reduced : ms),
    ]);
    move.start();
    return () => move.stop();
  }, [now, y, opacity, ms, reduced]);
  return (
    <Animated.View style={[style, { opacity: now.opacity, transform: [{ translateY: now.y }] }]}>
      {children}
    </Animated.View>
  );
}
