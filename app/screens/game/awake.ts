import { activateKeepAwakeAsync, deactivateKeepAwake, isAvailableAsync } from 'expo-keep-awake';
import { useEffect } from 'react';
import { useMuster } from '../../store/muster';

/** Each tab holds the screen by its own name, so that leaving one does not let go of another. */
export function useAwake(on: boolean, tag: string): void {
  const wanted = useMuster((state) => state.settings.awake === 'on');
  useEffect(() => {
    if (!on || !wanted) return undefined;
    const held = hold(tag);
    return () => {
      void held.then((is) => (is ? deactivateKeepAwake(tag) : undefined)).catch(() => undefined);
    };
  }, [on, wanted, tag]);
}

/** A browser may refuse, for one in the background or on a low battery. */
async function hold(tag: string): Promise<boolean> {
  try {
    if (!(await isAvailableAsync())) return false;
    await activateKeepAwakeAsync(tag);
    return true;
  } catch {
    return false;
  }
}
