import { useIsFocused } from '@react-navigation/native';
import { useSyncExternalStore } from 'react';
import { useMuster, type Muster } from '../../store/muster';

const deaf = () => () => undefined;

/** Like `useMuster`, for a tab: one that is not in front does not redraw, and catches up when it comes to the front. */
export function useFront<T>(select: (state: Muster) => T): T {
  const inFront = useIsFocused();
  const now = () => select(useMuster.getState());
  return useSyncExternalStore(inFront ? useMuster.subscribe : deaf, now, now);
}
