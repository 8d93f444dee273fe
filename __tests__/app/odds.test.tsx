import { act, fireEvent, render, screen, waitFor } from '@testing-library/react-native';
import { Dimensions } from 'react-native';
import { Dice } from '../../app/screens/Dice';
import { Health } from '../../app/screens/Health';
import { OddsCard } from '../../app/parts/OddsCard';
import type { Backend, Value } from '../../app/store/db';
import { setDb, useMuster } from '../../app/store/muster';
import { DEFAULTS } from '../../app/store/settings';
import { ThemeProvider } from '../../app/theme';
import { replay, type Action, type Odds, type Ruleset } from '../../engine';
import { diceMelee } from '../fixtures/08-dice-melee';
import { pieces } from '../fixtures/16-pieces';
import { NET, rulesetFrom, setupOf, type Fixture } from '../fixtures/fixture';
import { formMoved } from '../fixtures/form-moved';

const mockNavigate = jest.fn();
jest.mock('@react-navigation/native', () => ({
  useNavigation: () => ({ navigate: mockNavigate }),
  useIsFocused: () => true,
}));

// The player is native: there is none here.
jest.mock('expo-audio', () => ({}));

const saved: { steps: Action[]; settings: Value[][] } = { steps: [], settings: [] };
const backend: Backend = {
  exec: async () => undefined,
  run: async (sql: string, params: readonly Value[] = []) => {
    if (sql.includes('INTO action')) saved.steps.push(JSON.parse(String(params[2])) as Action);
    if (sql.includes('INTO setting')) saved.settings.push([...params]);
    return 1;
  },
  all: async () => [],
};
setDb({ ...backend, tx: (work) => work(backend) });

const framesLater = () => act(() => new Promise<void>((done) => setTimeout(done, 100)));

async function open(
  fixture: Fixture,
  Tab: () => React.ReactNode,
  { advice, more }: { advice?: string; more?: Partial<Ruleset> } = {},
) {
  const rules = { ...rulesetFrom(fixture), ...more } as ReturnType<typeof rulesetFrom>;
  const setup = { ...setupOf(fixture), choices: { ...(advice !== undefined && { advice }) } };
  const { game } = replay(rules, setup, []);
  useMuster.setState({
    open: { id: fixture.id, title: fixture.name, game },
    settings: DEFAULTS,
    aims: {},
    saving: false,
    unsaved: undefined,
    refused: undefined,
  });
  return render(
    <ThemeProvider scheme="light">
      <Tab />
    </ThemeProvider>,
  );
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });

const PHONE = { width: 390, height: 844, scale: 2, fontScale: 1 };
beforeEach(() => {
  Dimensions.set({ window: PHONE, screen: PHONE });
  saved.steps = [];
  saved.settings = [];
});

describe('advice, live', () => {
  it('the question is drawn before its prices are worked out', async () => {
    const advise = jest.fn(() => diceMelee.advice);
    await open(diceMelee, Dice, { more: { advise } });
    expect(button('Cancel Lark’s 6, with your 6')).toBeTruthy();
    expect(advise).not.toHaveBeenCalled();
    await framesLater();
    expect(button('Cancel Lark’s 6, with your 6, best')).toBeTruthy();
  });

  it('is worked out once for a moment, however many tabs show it', async () => {
    const advise = jest.fn(() => diceMelee.advice);
    const { unmount } = await open(diceMelee, Dice, { more: { advise } });
    await framesLater();
    const { game } = useMuster.getState().open!;
    unmount();
    useMuster.setState({ open: { ...useMuster.getState().open!, game: { ...game } } });
    render(
      <ThemeProvider scheme="light">
        <Health />
      </ThemeProvider>,
    );
    expect(button('Cancel Lark’s 6, with your 6, best')).toBeTruthy();
    expect(advise).toHaveBeenCalledTimes(1);
  });

  it('lists every priced answer, the best first, and a row answers the question', async () => {
    await open(diceMelee, Dice);
    await framesLater();
    const rows = screen.getAllByRole('button', { name: /, Anvil \w+, Lark \d, / });
    expect(rows.map((row) => row.props.accessibilityLabel as string)).toEqual([
      'Cancel Lark’s 6, with your 6, Anvil 2, Lark 2, best',
      'Injure −3, with your 6, Anvil lost, Lark 1, 1 health behind the best',
      'Injure −2, with your 5, Anvil lost, Lark 2, 2 health behind the best',
      'Injure −2, with your 4, Anvil lost, Lark 2, 2 health behind the best',
      'Cancel Lark’s 4, with your 4, Anvil lost, Lark 4, 4 health behind the best',
    ]);
    fireEvent.press(rows[1]!);
    await framesLater();
    expect(saved.steps).toEqual([
      { type: 'answer', at: 0, ask: 'melee.use', answer: { kind: 'choose', option: 'injure||||a.0' } },
    ]);
  });

  it('equal prices share “Best”, one of them is brass', async () => {
    const prices = diceMelee.advice!.prices.map((price, i) => (i === 1 ? { ...price, behind: 0 } : price));
    await open(diceMelee, Dice, { more: { advise: () => ({ rule: 'SN-A31', prices }) } });
    await framesLater();
    expect(screen.getAllByText('Best')).toHaveLength(2);
    expect(button('Cancel Lark’s 6, with your 6, best')).toBeTruthy();
    expect(button('Injure, best')).toBeTruthy();
  });

  it('the best leads even where another answer is the likeliest', async () => {
    const prices = diceMelee.advice!.prices.map((price) => ({
      ...price,
      behind: price.option === 'injure||||a.1' ? 0 : -1,
    }));
    await open(diceMelee, Dice, { more: { advise: () => ({ rule: 'SN-A31', prices }) } });
    await framesLater();
    const [first] = screen.getAllByRole('button', { name: /^(Injure|Cancel).*(best|health)$/ }).slice(-3);
    expect(first!.props.accessibilityLabel).toBe('Injure −2, with your 5, best');
  });

  it('marks the values of a form’s rows', async () => {
    if (formMoved.ask.kind !== 'form') throw new Error('Not a form');
    const [row] = formMoved.ask.rows;
    const prices = row!.options.map(({ id }, i) => ({ option: id, row: row!.id, value: -i, behind: -i }));
    await open(formMoved, Health, { more: { goals: [NET], advise: () => ({ rule: 'SK-R30', prices }) } });
    await framesLater();
    fireEvent.press(button(/^Fill in/));
    await framesLater();
    expect(screen.getAllByText(/ · best$/)).toHaveLength(1);
  });

  it('shows in the dock of another tab how each answer may come out', async () => {
    await open(pieces, Health);
    await framesLater();
    expect(screen.getByLabelText(/^Defend, 3 dice: holds 70 percent; pushed 17 percent; /)).toBeTruthy();
    expect(button('Defend, best')).toBeTruthy();
    expect(button('Counterattack, −13 %')).toBeTruthy();
  });
});

describe('advice, off or for later', () => {
  it.each(['off', 'after'])('%s: no price is shown, no answer is missing, the odds are', async (advice) => {
    await open(diceMelee, Dice, { advice });
    await framesLater();
    expect(screen.queryByText('Price of each choice')).toBeNull();
    expect(screen.queryByText(/best/i)).toBeNull();
    expect(button('Cancel Lark’s 6, with your 6')).toBeTruthy();
    expect(screen.getByLabelText(/^Lark’s health after: /)).toBeTruthy();
  });
});

describe('the odds', () => {
  const odds: Odds = {
    title: 'Before the dice',
    rule: 'SN-R34',
    parties: [
      { side: 'a', name: 'Anvil', ends: ['Out', '1', '2'], losses: [2, 1, 0], now: 2, out: 0 },
      { side: 'b', name: 'Lark', ends: ['Out', '1', '2'], losses: [2, 1, 0], now: 2, out: 0 },
    ],
    joint: [
      { chance: 0.25, at: [2, 0] },
      { chance: 0.5, at: [2, 2] },
      { chance: 0.25, at: [1, 1] },
    ],
    assumes: 'if both play on perfectly',
  };
  const draw = (given: Odds) =>
    render(
      <ThemeProvider scheme="light">
        <OddsCard odds={given} />
      </ThemeProvider>,
    );

  it('are said in one sentence', () => {
    draw(odds);
    expect(
      screen.getByLabelText(
        'Before the dice: Anvil is destroyed 0 percent and loses 0.3 on average; ' +
          'Lark is destroyed 25 percent, 1 in 4 and loses 0.8 on average; nothing changes 50 percent, 1 in 2.',
      ),
    ).toBeTruthy();
    expect(screen.getByText('If both play on perfectly.')).toBeTruthy();
  });

  it('give a percent with its “1 in n”, and a dash for what cannot be', () => {
    draw(odds);
    const hidden = { includeHiddenElements: true };
    expect(screen.getByText('destroyed, 1 in 4', hidden)).toBeTruthy();
    expect(screen.getAllByText('–', hidden)).toHaveLength(1);
  });

  it('say what is certain in words', () => {
    draw({ ...odds, joint: [{ chance: 1, at: [2, 0] }] });
    expect(
      screen.getByLabelText('Before the dice: Anvil stays as it is; Lark is destroyed for certain.'),
    ).toBeTruthy();
  });

  it('are for the goal the player picks, which is kept', async () => {
    const goals = [NET, { id: 'destroy', label: 'Destroy', text: 'The chance to destroy.' }];
    const asked = jest.fn((_: unknown, aim: { goal: string }) => [{ ...odds, title: `For ${aim.goal}` }]);
    await open(diceMelee, Dice, {
      more: { goals, odds: asked, resource: { label: 'command point', preset: 0.25 } },
    });
    await framesLater();
    expect(await screen.findByText('For net')).toBeTruthy();
    fireEvent.press(button('Play for: Net health'));
    fireEvent.press(screen.getByRole('radio', { name: /^Destroy/ }));
    await framesLater();
    expect(await screen.findByText('For destroy')).toBeTruthy();
    fireEvent.press(button('What a command point is worth, more'));
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith(expect.anything(), { goal: 'destroy', worth: 0.3 }),
    );
    expect(saved.settings.at(-1)).toEqual(['aim:08-dice-melee', '{"goal":"destroy","worth":0.3}']);
  });
});
