import { cleanup, screen } from '@testing-library/react-native';

import { createGame } from '../../app/store/gameLog';
import { addRoster } from '../../app/store/library';
import { theDb, useMuster } from '../../app/store/muster';
import { writeSetting } from '../../app/store/settings';
import { openAll, openRuleset, rulesetOf } from '../../app/store/shelf';
import { RULESETS } from '../../engine';
import { toySetup } from '../engine/contract/toy';
import { closeApp, openApp, settled } from './openApp';

/** The games whose file cannot be had, and how often each was asked for. */
const mockLost = new Set<string>();
const mockAsked: string[] = [];
jest.mock('../../engine/rulesets', () => {
  const { toy } = jest.requireActual('../engine/contract/toy');
  const game = (id: string) => ({
    ...jest.requireActual('../fixtures/volume').volumeOf({ ...toy, id, name: `Toy ${id}` }),
    open: async () => {
      mockAsked.push(id);
      if (mockLost.has(id)) throw new Error('no such file');
      return { ...toy, id, name: `Toy ${id}` };
    },
  });
  return { RULESETS: ['one', 'two', 'three', 'four', 'five', 'six'].map(game) };
});
jest.mock('../../app/store/chance', () => {
  let last = 0;
  return { newId: () => `id-${++last}`, newSeed: () => ++last };
});

jest.setTimeout(60_000);
/** Nothing is read ahead unless a test lets the phone be idle. */
const idle: (() => void)[] = [];
beforeEach(() => {
  globalThis.requestIdleCallback = (work) =>
    idle.push(() => work({ didTimeout: false, timeRemaining: () => 9 }));
});
afterEach(() => {
  closeApp();
  mockLost.clear();
  mockAsked.length = 0;
  idle.length = 0;
});

const unread = (id: string) => `The rules of Toy ${id} could not be read.`;

describe('the shelf', () => {
  it('reads a ruleset once, however often and however soon it is asked for', async () => {
    expect(rulesetOf('one')).toBeUndefined();
    const [first, second] = await Promise.all([openRuleset('one'), openRuleset('one')]);
    expect(first?.name).toBe('Toy one');
    expect(second).toBe(first);
    expect(await openRuleset('one')).toBe(first);
    expect(rulesetOf('one')).toBe(first);
    expect(mockAsked).toEqual(['one']);
  });

  it('tries again after a failure', async () => {
    mockLost.add('two');
    expect(await openRuleset('two')).toBeUndefined();
    expect(rulesetOf('two')).toBeUndefined();
    mockLost.clear();
    expect((await openRuleset('two'))?.id).toBe('two');
    expect(mockAsked).toEqual(['two', 'two']);
  });

  it('knows nothing of an unknown game', async () => {
    expect(await openRuleset('chess')).toBeUndefined();
    expect(rulesetOf('chess')).toBeUndefined();
  });

  it('reads all of them, each when there is nothing else to do, past those that are missing', async () => {
    const lost = ['four', 'five', 'six'];
    lost.forEach((id) => mockLost.add(id));
    const all = openAll();
    expect(mockAsked).toEqual([]);
    while (idle.length > 0) {
      expect(idle).toHaveLength(1);
      idle.pop()?.();
      await settled();
    }
    await all;
    expect(mockAsked).toEqual(expect.arrayContaining(['three', ...lost]));
    expect(RULESETS.map(({ id }) => id).filter((id) => !rulesetOf(id))).toEqual(lost);
  });
});

describe('a screen whose rules cannot be read', () => {
  it('says so, and is drawn when they can', async () => {
    mockLost.add('four');
    const app = await openApp();
    await app.tap('Play with printed warbands');
    expect(screen.getByRole('button', { name: 'Start the game' })).toBeTruthy();
    await app.tap('Toy four', 'radio');
    expect(screen.getByText(unread('four'))).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Start the game' })).toBeNull();
    await app.tap('Try again');
    expect(screen.getByText(unread('four'))).toBeTruthy();
    mockLost.clear();
    await app.tap('Try again');
    expect(screen.queryByText(unread('four'))).toBeNull();
    await app.tap('Start the game');
    expect(useMuster.getState().open?.game.rules.name).toBe('Toy four');
  });

  it('does not take the warbands of other games with it', async () => {
    mockLost.add('five');
    const app = await openApp();
    await settled(() => addRoster('one', 'Here', { name: 'Here' }));
    await settled(() => addRoster('five', 'There', { name: 'There' }));
    expect(screen.getByText(unread('five'))).toBeTruthy();
    expect(screen.getByText('Here')).toBeTruthy();
    expect(screen.queryByText('There')).toBeNull();
    mockLost.clear();
    await app.tap('Try again');
    await app.tap(/^There/);
    expect(screen.getByRole('heading', { name: 'There' })).toBeTruthy();
  });
});

describe('a game under way whose rules cannot be read', () => {
  it('lets the app open, is not called broken, and goes on when they can', async () => {
    const { disk } = await openApp();
    const times = { startedAt: 1, touchedAt: 1 };
    const entry = { id: 'g', ruleset: 'six', rulesVersion: 1, title: 'A v B', ...times };
    await createGame(theDb(), entry, toySetup);
    await writeSetting(theDb(), 'open', 'g');
    cleanup();
    disk.close();
    mockLost.add('six');
    const app = await openApp();
    expect(useMuster.getState()).toMatchObject({ boot: { kind: 'ready' }, open: undefined });
    await app.tap('Resume A v B');
    expect(screen.getByText(`${unread('six')} The game is safe.`)).toBeTruthy();
    expect(screen.queryByText(/cannot be read/)).toBeNull();
    mockLost.clear();
    await app.tap('Try again');
    expect(useMuster.getState().open).toMatchObject({ id: 'g', title: 'A v B' });
  });
});
