import { act, cleanup, fireEvent, render, screen } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { Shell } from '../../app/Shell';
import { dropDraft } from '../../app/screens/newGame/draft';
import { letGo } from '../../app/store/attempt';
import { boot } from '../../app/store/boot';
import { useMuster } from '../../app/store/muster';
import { DEFAULTS } from '../../app/store/settings';
import { ThemeProvider } from '../../app/theme';
import { nodeDisk, remove, type NodeDisk } from '../store/nodeDisk';

// The player is native: there is none here.
jest.mock('expo-audio', () => ({}));

const FRAME = { x: 0, y: 0, width: 390, height: 844 };
const INSETS = { top: 0, bottom: 0, left: 0, right: 0 };

export interface OpenApp {
  readonly disk: NodeDisk;
  readonly taps: () => number;
  /** Presses what can be pressed under this name, in front of everything else. */
  readonly tap: (name: string | RegExp, role?: string) => Promise<void>;
  readonly type: (label: string, text: string) => Promise<void>;
}

let disk: NodeDisk | undefined;

/** The whole app on a real SQLite file. */
export async function openApp(): Promise<OpenApp> {
  disk ??= nodeDisk();
  await boot(disk);
  const onDisk = disk;
  render(
    <SafeAreaProvider initialMetrics={{ frame: FRAME, insets: INSETS }}>
      <ThemeProvider scheme="light">
        <Shell onTakeOver={() => undefined} onRetry={() => undefined} />
      </ThemeProvider>
    </SafeAreaProvider>,
  );
  await settled();
  let taps = 0;
  return {
    disk: onDisk,
    taps: () => taps,
    tap: async (name, role = 'button') => {
      taps += 1;
      const [...found] = await screen.findAllByRole(role, { name });
      await settled(() => fireEvent.press(found[found.length - 1]!));
    },
    type: async (label, text) => {
      const fields = await screen.findAllByLabelText(label);
      await settled(() => fireEvent.changeText(fields[fields.length - 1]!, text));
    },
  };
}

const after = (ms: number, work?: () => unknown): Promise<void> =>
  act(async () => {
    await work?.();
    await new Promise((done) => setTimeout(done, ms));
  });
/** Storage answers in a few turns of the loop, and the odds come a frame after the question is drawn. */
export async function settled(work?: () => unknown): Promise<void> {
  await after(15, work);
  await after(10);
}
/** Typing counts once it pauses. */
export const afterPause = (): Promise<void> => after(350);

export function closeApp(): void {
  cleanup();
  if (disk) remove(disk);
  disk = undefined;
  dropDraft();
  letGo();
  useMuster.setState({
    boot: { kind: 'opening' },
    aside: [],
    games: [],
    rosters: [],
    settings: DEFAULTS,
    aims: {},
    open: undefined,
    saving: false,
    unsaved: undefined,
    deleted: undefined,
  });
}
