import { useLayoutEffect, useState, type ReactNode } from 'react';
import { Animated, StyleSheet } from 'react-native';
import { Box } from './Box';
import { motion, type ColorKey, type TypeName } from '../theme';
import { NATIVE_DRIVER, settle, useReducedMotion } from './motion';
import { Text } from './Text';

export interface FallingNumberProps {
  readonly value: number;
  readonly variant?: TypeName;
  readonly color?: ColorKey;
}

/** The old number is struck, the new one drops in. */
export function FallingNumber({ value, variant = 'display', color = 'ink' }: FallingNumberProps) {
  const [seen, setSeen] = useState({ value, before: value });
  if (seen.value !== value) setSeen({ value, before: seen.value });
  const fall = useRun(motion.healthFall, 0, value);
  const changed = seen.before !== value;
  return (
    <Box>
      <Animated.View
        style={changed && { opacity: fall.progress, transform: [{ translateY: fall.from(-14) }] }}
      >
        <Text variant={variant} color={color}>
          {value}
        </Text>
      </Animated.View>
      {changed && (
        <Animated.View
          aria-hidden
          importantForAccessibility="no-hide-descendants"
          style={[styles.over, { opacity: fall.from(1) }]}
        >
          <Text variant={variant} color="ink2" struck>
            {seen.before}
          </Text>
        </Animated.View>
      )}
    </Box>
  );
}

export interface LandingProps {
  /** Its place in the throw: dice land one after another. */
  readonly index: number;
  /** A new roll lands again. */
  readonly roll: string | number;
  readonly children: ReactNode;
}

export function Landing({ index, roll, children }: LandingProps) {
  const delay = Math.min(index * motion.rollStagger, motion.roll - motion.press);
  const land = useRun(motion.roll - delay, delay, roll);
  const turn = land.progress.interpolate({ inputRange: [0, 1], outputRange: ['-12deg', '0deg'] });
  return (
    <Animated.View
      style={{
        opacity: land.progress,
        transform: [{ translateY: land.from(-16) }, { rotate: land.still ? '0deg' : turn }],
      }}
    >
      {children}
    </Animated.View>
  );
}

export interface ShakeProps {
  /** Shakes once each time this grows: how often the control was refused. */
  readonly refusals: number;
  readonly children: ReactNode;
}

export function Shake({ refusals, children }: ShakeProps) {
  const run = useRun(motion.lift, 0, refusals);
  const slide = run.progress.interpolate({ inputRange: [0, 0.25, 0.75, 1], outputRange: [0, -4, 4, 0] });
  const shaking = refusals > 0 && !run.still;
  return <Animated.View style={shaking && { transform: [{ translateX: slide }] }}>{children}</Animated.View>;
}

/** Runs from 0 to 1 each time `key` changes; with motion reduced only the fade is left. */
function useRun(duration: number, delay: number, key: string | number) {
  const still = useReducedMotion();
  const [progress] = useState(() => new Animated.Value(1));
  useLayoutEffect(() => {
    progress.setValue(0);
    const run = Animated.timing(progress, {
      toValue: 1,
      delay: still ? 0 : delay,
      duration: still ? motion.reduced : duration,
      easing: settle,
      useNativeDriver: NATIVE_DRIVER,
    });
    run.start();
    return () => run.stop();
  }, [progress, still, delay, duration, key]);
  const from = (start: number) =>
    progress.interpolate({ inputRange: [0, 1], outputRange: [still && start !== 1 ? 0 : start, 0] });
  return { progress, from, still };
}

const styles = StyleSheet.create({ over: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' } });
