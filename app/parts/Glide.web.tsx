import type { ViewStyle } from 'react-native';
import { motion } from '../theme';
import { Box } from './Box';
import type { GlideProps } from './Glide';
import { useReducedMotion } from './motion';

/** The browser moves it by itself: `Animated` would draw every frame of it in React. */
export function Glide({ y, opacity = 1, ms, style, children }: GlideProps) {
  const reduced = useReducedMotion();
  // One at rest has neither: the browser keeps books on every one it has.
  const now = [y !== 0 && { transform: [{ translateY: y }] }, opacity !== 1 && { opacity }];
  return <Box style={[style, now, reduced ? FADING : moving(ms)]}>{children}</Box>;
}

const moving = (ms: number) =>
  ({ transitionProperty: 'transform, opacity', transitionDuration: `${ms}ms` }) as ViewStyle;
const FADING = { transitionProperty: 'opacity', transitionDuration: `${motion.reduced}ms` } as ViewStyle;
