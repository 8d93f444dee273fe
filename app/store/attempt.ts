import { create } from 'zustand';

/** Work on the library that could not be saved: nothing on the screen has changed. */
export interface Failed {
  readonly full: boolean;
  readonly again: () => Promise<void>;
}

export const useAttempt = create<{ readonly failed?: Failed }>()(() => ({}));

export async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
    if (useAttempt.getState().failed) useAttempt.setState({ failed: undefined });
  } catch (error) {
    const full = /full|quota/i.test(String(error));
    useAttempt.setState({ failed: { full, again: () => attempt(work) } });
  }
}

export const letGo = (): void => useAttempt.setState({ failed: undefined });
