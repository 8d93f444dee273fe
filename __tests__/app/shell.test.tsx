import { fireEvent, render, screen } from '@testing-library/react-native';
import type { ReactElement } from 'react';

import { searchOf, stateAt } from '../../app/linking';
import { Boundary, Shell } from '../../app/Shell';
import { Bug, Failure } from '../../app/screens/Failure';
import { ago, whenOf } from '../../app/screens/games/words';
import { theDb, useMuster, type Boot } from '../../app/store/muster';
import { ThemeProvider } from '../../app/theme';
import { closeApp, openApp, settled } from './openApp';

// The player is native: there is none here.
jest.mock('expo-audio', () => ({}));

jest.mock('../../engine/rulesets', () => {
  const { toy } = jest.requireActual('../engine/contract/toy');
  const { volumeOf } = jest.requireActual('../fixtures/volume');
  return { RULESETS: [volumeOf(toy)] };
});
jest.mock('../../app/store/chance', () => {
  let last = 0;
  return { newId: () => `id-${++last}`, newSeed: () => ++last };
});

jest.setTimeout(60_000);
afterEach(closeApp);

const show = (part: ReactElement) => render(<ThemeProvider scheme="light">{part}</ThemeProvider>);
const noop = () => undefined;

describe('when the app cannot open', () => {
  const faces: readonly (readonly [Exclude<Boot, { kind: 'ready' }>, RegExp])[] = [
    [{ kind: 'opening' }, /Opening your table/],
    [{ kind: 'taken' }, /open in another tab/],
    [{ kind: 'insecure' }, /https/],
    [{ kind: 'newer', version: 9 }, /newer Muster/],
    [{ kind: 'failed', message: 'disk I/O error' }, /disk I\/O error/],
  ];
  it.each(faces)('%o has a face', (boot, words) => {
    useMuster.setState({ boot });
    show(<Shell onTakeOver={noop} onRetry={noop} />);
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('a second tab can take over', () => {
    const taken = jest.fn();
    show(<Failure boot={{ kind: 'taken' }} onTakeOver={taken} onRetry={noop} />);
    fireEvent.press(screen.getByRole('button', { name: 'Use it here' }));
    expect(taken).toHaveBeenCalledTimes(1);
  });

  it.each([{ kind: 'newer', version: 9 } as const, { kind: 'failed', message: '' } as const])(
    '%o can be tried again',
    (boot) => {
      const again = jest.fn();
      show(<Failure boot={boot} onTakeOver={noop} onRetry={again} />);
      fireEvent.press(screen.getByRole('button', { name: 'Try again' }));
      expect(again).toHaveBeenCalledTimes(1);
    },
  );
});

describe('a bug', () => {
  it('is caught, and leads back to the games', () => {
    const complaint = jest.spyOn(console, 'error').mockImplementation(noop);
    const back = jest.fn();
    const Broken = () => {
      throw new Error('no such unit');
    };
    show(
      <Boundary face={(message) => <Bug message={message} onBack={back} />}>
        <Broken />
      </Boundary>,
    );
    complaint.mockRestore();
    expect(screen.getByText('no such unit')).toBeTruthy();
    fireEvent.press(screen.getByRole('button', { name: 'Back to games' }));
    expect(back).toHaveBeenCalledTimes(1);
  });
});

describe('a damaged file', () => {
  it('is spoken of once', async () => {
    const app = await openApp();
    await settled(() => useMuster.setState({ aside: ['muster.db'] }));
    expect(screen.getByText(/kept as muster\.db/)).toBeTruthy();
    await app.tap('Dismiss');
    expect(screen.queryByText(/kept as muster\.db/)).toBeNull();
    expect(await theDb().all("SELECT value FROM setting WHERE key = 'aside'")).toEqual([
      { value: 'muster.db' },
    ]);
  });
});

describe('the tabs', () => {
  it('say what they will show while no game is open', async () => {
    const app = await openApp();
    for (const tab of ['Health', 'Activation', 'Dice']) {
      await app.tap(tab, 'tab');
      expect(screen.getByText(/^With a game open/)).toBeTruthy();
    }
    await app.tap('New game');
    expect(screen.getByRole('button', { name: 'Start the game' })).toBeTruthy();
  });

  it('have no board when the game has none', async () => {
    const app = await openApp();
    await app.tap('Play with printed warbands');
    await app.tap('Start the game');
    expect(useMuster.getState().open?.title).toBe('Pair v Pair');
    expect(screen.queryByRole('tab', { name: 'Board' })).toBeNull();
  });
});

describe('an address', () => {
  it.each(['?at=Dice', '?at=Games', '?at=Unit&id=1&unit=u2', '?at=Rules&ruleset=toy&rule=TOY-R1'])(
    '%s comes back as it was',
    (search) => {
      const state = stateAt(search);
      expect(state && searchOf(state)).toBe(search);
    },
  );

  it('that is unknown is none', () => {
    expect(stateAt('?at=Elsewhere')).toBeUndefined();
    expect(stateAt('')).toBeUndefined();
  });
});

describe('times', () => {
  const minutes = (n: number) => n * 60_000;
  it.each([
    [minutes(0.5), 'just now'],
    [minutes(1), '1 minute ago'],
    [minutes(59), '59 minutes ago'],
    [minutes(60), '1 hour ago'],
    [minutes(60 * 24 * 3), '3 days ago'],
  ])('%d ms is "%s"', (past, words) => expect(ago(0, past)).toBe(words));

  it('a game says its day and how long it took', () => {
    const startedAt = new Date(2026, 10, 12, 20, 0).getTime();
    const entry = { id: '', ruleset: '', rulesVersion: 1, title: '', startedAt, touchedAt: startedAt };
    expect(whenOf({ ...entry, endedAt: startedAt + minutes(72) })).toBe('12 November, 1 hour 12 minutes');
    expect(whenOf(entry)).toBe('12 November');
  });
});
