import { useEffect, useState, type ReactNode } from 'react';
import { Animated, type StyleProp, type ViewStyle } from 'react-native';
import { motion } from '../theme';
import { useReducedMotion } from './motion';

export interface SinkProps {
  /** How far down it lies now. */
  readonly by: number;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** Moves down when pressed and up again; in a browser see Sink.web. */
export function Sink({ by, style, children }: SinkProps) {
  const reduced = useReducedMotion();
  const [depth] = useState(() => new Animated.Value(0));
  useEffect(() => {
    const fall = Animated.timing(depth, {
      toValue: by,
      duration: reduced ? 0 : motion.press,
      useNativeDriver: true,
    });
    fall.start();
    return () => fall.stop();
  }, [depth, by, reduced]);
  return <Animated.View style={[style, { transform: [{ translateY: depth }] }]}>{children}</Animated.View>;
}
