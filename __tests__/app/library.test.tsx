import { screen, within } from '@testing-library/react-native';

import { addRoster } from '../../app/store/library';
import { theDb, useMuster } from '../../app/store/muster';
import { afterPause, closeApp, openApp, settled } from './openApp';

jest.mock('../../engine/rulesets', () => {
  const { skirmishFight } = jest.requireActual('../../engine/skirmish-fight');
  const { toy } = jest.requireActual('../engine/contract/toy');
  const { volumeOf } = jest.requireActual('../fixtures/volume');
  return { RULESETS: [volumeOf(skirmishFight), volumeOf(toy)] };
});
jest.mock('../../app/store/chance', () => {
  let last = 0;
  return { newId: () => `id-${++last}`, newSeed: () => ++last };
});

jest.setTimeout(60_000);
afterEach(closeApp);

describe('the first launch', () => {
  it('offers to play and to build, and is gone once there is a warband', async () => {
    const app = await openApp();
    expect(screen.getByText(/Nothing to look up/)).toBeTruthy();
    await app.tap('Build a warband');
    await app.tap(/^Toy/);
    expect(useMuster.getState().rosters).toHaveLength(1);
  });
});

describe('building a warband', () => {
  it('makes a legal one of six units in at most 40 taps', async () => {
    const app = await openApp();
    await app.tap('Build a warband');
    await app.tap(/^Skirmish Fight/);
    await app.tap(/^Add a unit/);
    const buffs = [['Skilled', 'Tough', 'Fast'], ...Array<string[]>(5).fill(['Fighter', 'Tough'])];
    for (const [i, names] of buffs.entries()) {
      for (const name of names) await app.tap(new RegExp(`^${name}`), 'checkbox');
      if (i < 5) await app.tap(/^Add a unit/);
    }
    await app.tap('Done');
    expect(screen.getByLabelText('36 of 36 points')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
    expect(app.taps()).toBeLessThanOrEqual(40);
  });

  it('keeps a name that was typed a moment before leaving', async () => {
    const app = await openApp();
    await app.tap('Build a warband');
    await app.tap(/^Skirmish Fight/);
    await app.tap(/^Add a unit/);
    await app.type('Name', 'Ash');
    await app.tap('Done');
    const [stored] = await theDb().all<{ body: string }>('SELECT body FROM roster');
    expect(stored?.body).toContain('"Ash"');
  });

  it('says what is wrong beside the unit, and Fix leads to it', async () => {
    const app = await openApp();
    const body = {
      name: 'Wrong',
      limit: 36,
      units: [
        { id: 'u1', name: 'Wren', note: '', count: 1, leader: false, buffs: ['ranged', 'fast', 'tough'] },
      ],
    };
    await settled(() => addRoster('skirmish-fight', 'Wrong', body));
    await app.tap('Roster', 'tab');
    await app.tap(/^Wrong/);
    expect(screen.getAllByText(/Wren has 3 buffs and no negative/).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: /Play, not now: \d problems? left/ })).toBeTruthy();
    await app.tap('Fix it');
    expect(screen.getByRole('heading', { name: 'Wren' })).toBeTruthy();
  });
});

describe('the list of warbands', () => {
  const two = async () => {
    const app = await openApp();
    await settled(() => addRoster('toy', 'First', { name: 'First' }));
    await settled(() => addRoster('toy', 'Second', { name: 'Second' }));
    return app;
  };
  const names = () => useMuster.getState().rosters.map(({ name }) => name);

  it('brings back what was deleted with one tap', async () => {
    const app = await two();
    await app.tap(/^Second/);
    await app.tap('More for this warband');
    await app.tap('Delete');
    expect(names()).toEqual(['First']);
    await app.tap('Undo');
    expect(names()).toEqual(['First', 'Second']);
  });

  it('moves a warband up, and keeps the order', async () => {
    const app = await two();
    await app.tap(/^Second/);
    await app.tap('More for this warband');
    await app.tap('Move up');
    expect(names()).toEqual(['Second', 'First']);
  });

  it('lists one that cannot be read with a sentence, and lets it be deleted', async () => {
    const app = await openApp();
    await settled(() => addRoster('toy', 'Torn', null));
    await settled(() => addRoster('nobody-knows', 'Stranger', {}));
    expect(screen.getByText('It cannot be read. Not a pair.')).toBeTruthy();
    expect(screen.getByText(/does not know its game/)).toBeTruthy();
    await app.tap(/^Torn/);
    await app.tap('Delete');
    expect(names()).toEqual(['Stranger']);
  });

  it('says so when nothing could be saved, and tries again', async () => {
    const app = await two();
    const db = theDb();
    const run = db.run;
    db.run = () => Promise.reject(new Error('database or disk is full'));
    await app.tap(/^Second/);
    await app.tap('More for this warband');
    await app.tap('Delete');
    db.run = run;
    expect(names()).toEqual(['First', 'Second']);
    expect(screen.getAllByText(/Not saved, nothing changed: the storage is full/)).toBeTruthy();
    await app.tap('Retry');
    expect(names()).toEqual(['First']);
  });
});

describe('a new game', () => {
  it('takes at most three taps from the list of games, with two starters', async () => {
    const app = await openApp();
    await settled(() => addRoster('toy', 'Mine', { name: 'Mine' }));
    await app.tap('Games');
    const before = app.taps();
    await app.tap('New game');
    await app.tap('Start the game');
    expect(app.taps() - before).toBeLessThanOrEqual(3);
    const { open } = useMuster.getState();
    expect(open?.title).toBe('The Horde v The Pack');
    expect(open?.game.setup.sides.map(({ name }) => name)).toEqual(['Red', 'Blue']);
    expect(open?.game.setup.choices).toHaveProperty('mission');
  });

  it('says what stands in the way, and does not start', async () => {
    const app = await openApp();
    await app.tap('Play with printed warbands');
    await app.tap(/^The Horde, Red/);
    await app.type('Name of the Red side', 'Blue');
    await app.tap('Close');
    expect(screen.getAllByText('Two sides are called Blue.')).not.toHaveLength(0);
    await app.tap(/^Start the game, not now/);
    expect(useMuster.getState().open).toBeUndefined();
  });

  it('starts under the ruling the table chose', async () => {
    const app = await openApp();
    await app.tap('Play with printed warbands');
    await app.tap(/^Table rulings/);
    await app.tap(/^Nothing happens/, 'radio');
    await app.tap('Start the game');
    expect(useMuster.getState().open?.game.setup.rulings['SF-A1']).toBe('nothing');
  });

  it('ends when one side concedes, and the report says so', async () => {
    const app = await openApp();
    await app.tap('Play with printed warbands');
    await app.tap('Toy', 'radio');
    await app.tap('Start the game');
    await app.tap(/Games/);
    await app.tap('More for this game');
    await app.tap(/^End the game/);
    await app.tap('Red concedes');
    await settled();
    expect(useMuster.getState().games[0]?.endedAt).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Battle report' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Play again' })).toBeTruthy();
  });
});

describe('the rules', () => {
  it('are found by any word of theirs', async () => {
    const app = await openApp();
    await app.tap('Read the rules');
    await app.type('Search the rules', 'shooting tie');
    await afterPause();
    expect(screen.getAllByText('SF-A1').length).toBeGreaterThan(0);
    expect(screen.queryByText('SF-R2')).toBeNull();
    await app.type('Search the rules', 'xylophone');
    await afterPause();
    expect(screen.getByText('No rule speaks of “xylophone”.')).toBeTruthy();
  });

  it('open at the rule a problem cites', async () => {
    const app = await openApp();
    await app.tap('Build a warband');
    await app.tap(/^Skirmish Fight/);
    await app.tap('Read rule SF-R27');
    expect(within(screen.getByTestId('cited-rule')).getByText('SF-R27')).toBeTruthy();
  });
});

describe('settings and credits', () => {
  it('are kept', async () => {
    const app = await openApp();
    await settled(() => addRoster('toy', 'Mine', { name: 'Mine' }));
    await app.tap('Settings');
    await app.tap(/^Haptics/, 'switch');
    await app.tap('Lamp', 'radio');
    const rows = await theDb().all(
      "SELECT key, value FROM setting WHERE key IN ('haptics', 'light') ORDER BY key",
    );
    expect(rows).toEqual([
      { key: 'haptics', value: 'off' },
      { key: 'light', value: 'dark' },
    ]);
    await app.tap(/^About/);
    expect(screen.getByText('Alan Wong and Brandon Andre')).toBeTruthy();
  });
});
