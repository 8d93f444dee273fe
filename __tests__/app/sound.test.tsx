import { act, fireEvent, render, screen } from '@testing-library/react-native';
import * as Haptics from 'expo-haptics';
import { Activation } from '../../app/screens/Activation';
import { useMuster } from '../../app/store/muster';
import { DEFAULTS, type Settings } from '../../app/store/settings';
import { ThemeProvider } from '../../app/theme';
import { begin } from '../../engine';
import { clock } from '../fixtures/14-clock';
import { rulesetFrom, setupOf } from '../fixtures/fixture';

jest.mock('@react-navigation/native', () => ({
  useNavigation: () => ({ navigate: jest.fn() }),
  useIsFocused: () => true,
}));
jest.mock('expo-haptics', () => ({
  notificationAsync: jest.fn(async () => undefined),
  NotificationFeedbackType: { Success: 'success', Warning: 'warning', Error: 'error' },
}));
const mockPlayed: string[] = [];
jest.mock('expo-audio', () => ({
  createAudioPlayer: (source: string) => ({
    seekTo: async () => undefined,
    play: () => mockPlayed.push(source),
  }),
}));
jest.mock('../../assets/ten-seconds.wav', () => 'ten seconds');
jest.mock('../../assets/time-up.wav', () => 'time up');

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  mockPlayed.length = 0;
});
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

async function run(settings: Partial<Settings> = {}) {
  useMuster.setState({
    open: { id: `${Math.random()}`, title: '', game: begin(rulesetFrom(clock), setupOf(clock)) },
    settings: { ...DEFAULTS, ...settings },
  });
  render(
    <ThemeProvider scheme="light">
      <Activation />
    </ThemeProvider>,
  );
  fireEvent.press(screen.getByRole('button', { name: /^Run the clock/ }));
  await pass(0);
}

describe('the minute', () => {
  it('is heard and felt at ten seconds and at the end, once each', async () => {
    await run();
    await pass(49);
    expect(mockPlayed).toEqual([]);
    await pass(2);
    expect(mockPlayed).toEqual(['ten seconds']);
    expect(Haptics.notificationAsync).toHaveBeenLastCalledWith('success');
    await pass(20);
    expect(mockPlayed).toEqual(['ten seconds', 'time up']);
    expect(Haptics.notificationAsync).toHaveBeenLastCalledWith('error');
    expect(Haptics.notificationAsync).toHaveBeenCalledTimes(2);
  });

  it('is only felt where sounds are off', async () => {
    await run({ sounds: 'off' });
    await pass(51);
    await pass(20);
    expect(mockPlayed).toEqual([]);
    expect(Haptics.notificationAsync).toHaveBeenCalledTimes(2);
  });

  it('is silent while it is paused', async () => {
    await run();
    await pass(30);
    fireEvent.press(screen.getByRole('button', { name: /^Pause/ }));
    await pass(60);
    expect(mockPlayed).toEqual([]);
  });
});
