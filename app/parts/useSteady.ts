import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function for life, doing what the latest one does: a new callback redraws nothing. */
export function useSteady<A extends readonly unknown[], R>(callback: (...args: A) => R): (...args: A) => R {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  }, [callback]);
  return useCallback((...args: A) => latest.current(...args), []);
}
