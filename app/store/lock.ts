import { Platform } from 'react-native';

/** On the web one tab alone can hold the file. A lock is held for the life of the page, before the file is opened. */
const NAME = 'muster';

/** This page has the lock, whatever became of the file behind it. */
let held = false;

export type Claim = 'held' | 'taken' | 'insecure';

/** Storage in a browser needs https or localhost. */
export async function claimStorage(): Promise<Claim> {
  if (Platform.OS !== 'web') return 'held';
  if (!window.isSecureContext) return 'insecure';
  // One that tries again asks for what it has.
  if (held) return 'held';
  held = await new Promise<boolean>((settle) => {
    void navigator.locks.request(NAME, { ifAvailable: true }, (lock) => {
      settle(lock !== null);
      return lock && untilUnload();
    });
  });
  if (held) giveWayWhenAsked();
  return held ? 'held' : 'taken';
}

/** Asks the other tab to let go, and waits until it has. */
export async function takeOver(): Promise<void> {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage('give way');
  channel.close();
  await new Promise<void>((settle) => {
    void navigator.locks.request(NAME, () => {
      settle();
      return untilUnload();
    });
  });
  // The files of the page that left are let go a moment after its lock.
  await new Promise((settle) => setTimeout(settle, 400));
  held = true;
  giveWayWhenAsked();
}

/** Reloading ends the worker that holds the files, and comes back as the tab that waits. */
function giveWayWhenAsked(): void {
  new BroadcastChannel(NAME).onmessage = () => window.location.reload();
}

const untilUnload = () => new Promise<never>(() => undefined);

/** Asks the browser not to clear our storage when it runs short. */
export async function keepForGood(): Promise<void> {
  if (Platform.OS === 'web') await navigator.storage?.persist?.();
}
