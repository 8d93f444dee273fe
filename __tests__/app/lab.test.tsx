import { screen, waitFor } from '@testing-library/react-native';
import { again, answerIn, useLab } from '../../app/screens/lab/labStore';
import { addRoster } from '../../app/store/library';
import { theDb, useMuster } from '../../app/store/muster';
import { RULESETS, type Ask } from '../../engine';
import { closeApp, openApp, settled } from './openApp';

jest.mock('../../engine/rulesets', () => jest.requireActual('../fixtures/five'));
jest.mock('../../app/store/chance', () => {
  let last = 0;
  return { newId: () => `id-${++last}`, newSeed: () => ++last };
});

jest.setTimeout(60_000);
afterEach(() => {
  closeApp();
  again();
  useLab.setState({ ruleset: undefined, values: {} });
});

async function lab(game: string) {
  const app = await openApp();
  await app.tap('Dice', 'tab');
  await app.tap(/Another game$/);
  await app.tap(game);
  return app;
}
const odds = async () => {
  const [first] = await screen.findAllByLabelText(/: .*(destroyed|killed|stays|for certain).*\.$/);
  return first!.props['aria-label'] as string;
};

/** The attack being played out, until it has no odds left. */
const underWay = () => {
  const { game } = useLab.getState();
  const aim = { goal: '', worth: 0 };
  return game && game.rules.odds!(game.now.state, aim).length > 0 ? game : undefined;
};
const firstOf = (ask: Ask): string =>
  ask.kind === 'choose' ? ask.options.find(({ blocked }) => !blocked)!.id : '';

describe('the lab', () => {
  it.each(RULESETS.map(({ name }) => name))(
    '%s: an attack with its odds, played to the end and again',
    async (game) => {
      const app = await lab(game);
      const before = await odds();
      expect(before).toMatch(/\.$/);
      await app.tap(/^(Roll|Play it out)/);
      for (let bout = underWay(); bout; bout = underWay()) {
        const ask = bout.rules.next(bout.now.state).ask!;
        if (ask.kind === 'roll') await app.tap(/^Roll in the app/);
        else if (ask.kind === 'form') await app.tap('That is so');
        else await settled(() => answerIn(bout!, { kind: 'choose', option: firstOf(ask) }));
      }
      expect(await screen.findByText('How it came out')).toBeTruthy();
      await app.tap('Again');
      expect(await odds()).toBe(before);
      expect(useMuster.getState().games).toHaveLength(0);
      expect(await theDb().all('SELECT * FROM action')).toHaveLength(0);
    },
  );

  it('the odds follow a tap', async () => {
    const app = await lab('-Skirmish-');
    const near = await odds();
    await app.tap('Beyond 12″', 'radio');
    await waitFor(async () => expect(await odds()).not.toBe(near));
  });

  it('a side can be taken from a saved warband', async () => {
    const app = await lab('Skirmishers');
    const rules = await RULESETS.find(({ name }) => name === 'Skirmishers')!.open();
    const [starter] = rules.roster.starters;
    const [unit] = rules.lab!.units(starter!.roster);
    await settled(() => addRoster(rules.id, 'Mine', starter!.roster));
    await app.tap(/^Attacker.*Change$/);
    await app.tap(/^From a /);
    await app.tap('Mine');
    await app.tap(unit!.name);
    await app.tap('Close');
    const put = rules.lab!.put({}, 'a', starter!.roster, unit!.id);
    expect(useLab.getState().values[rules.id]).toEqual(put);
  });

  it('dice can be typed: the exchange is resolved with them', async () => {
    const app = await lab('-Skirmish-');
    await app.tap('Type dice');
    for (let i = 0; i < 4; i++) await app.tap(/^6/);
    for (let i = 0; i < 4; i++) await app.tap(/^1/);
    await settled(() => new Promise((done) => setTimeout(done, 500)));
    expect(screen.getByText('How it came out')).toBeTruthy();
    expect(screen.getAllByText(/24/).length).toBeGreaterThan(0);
  });

  it('says what each change would buy', async () => {
    const app = await lab('Skirmish Fight');
    await app.tap('What would it buy?');
    expect(
      await screen.findByRole('button', {
        name: /^with Strong, net loss \+0\.\d+, foe’s loss \+0\.\d+, rule SF-/,
      }),
    ).toBeTruthy();
    expect(
      screen.getByRole('button', { name: /^with Fast, net loss ±0, changes nothing here/ }),
    ).toBeTruthy();
  });
});
