import { useSyncExternalStore } from 'react';
import { AccessibilityInfo, Easing, Platform } from 'react-native';
import { motion } from '../theme';

/** The browser has no native driver, and asking for it there logs a warning. */
export const NATIVE_DRIVER = Platform.OS !== 'web';

export const settle = Easing.bezier(...motion.easing);

let reduced = false;
let watching = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (next === reduced) return;
  reduced = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!watching) {
    watching = true;
    AccessibilityInfo.addEventListener('reduceMotionChanged', set);
    void AccessibilityInfo.isReduceMotionEnabled().then(set, () => undefined);
  }
  return () => {
    listeners.delete(listener);
  };
}

export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => reduced,
    () => false,
  );
