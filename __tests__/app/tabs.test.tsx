import { act, fireEvent, render, screen } from '@testing-library/react-native';
import * as Haptics from 'expo-haptics';
import { activateKeepAwakeAsync } from 'expo-keep-awake';
import type { ComponentType } from 'react';
import { Dimensions } from 'react-native';
import { Activation } from '../../app/screens/Activation';
import { Board } from '../../app/screens/Board';
import { Dice } from '../../app/screens/Dice';
import { Health } from '../../app/screens/Health';
import type { Backend, Value } from '../../app/store/db';
import { setDb, useMuster } from '../../app/store/muster';
import { DEFAULTS, type Settings } from '../../app/store/settings';
import { ThemeProvider } from '../../app/theme';
import { replay, type Action } from '../../engine';
import { health } from '../fixtures/06-health';
import { activation } from '../fixtures/07-activation';
import { diceMelee } from '../fixtures/08-dice-melee';
import { boardSquare } from '../fixtures/12-board-square';
import { figures } from '../fixtures/15-figures';
import { rulesetFrom, setupOf, type Fixture } from '../fixtures/fixture';
import { FIXTURES, logOf } from '../fixtures/rulesets';

const mockNavigate = jest.fn();
jest.mock('@react-navigation/native', () => ({
  useNavigation: () => ({ navigate: mockNavigate }),
  useIsFocused: () => true,
}));
// The player is native: there is none here.
jest.mock('expo-audio', () => ({}));
jest.mock('expo-haptics', () => ({
  impactAsync: jest.fn(async () => undefined),
  notificationAsync: jest.fn(async () => undefined),
  ImpactFeedbackStyle: { Light: 'light', Medium: 'medium' },
  NotificationFeedbackType: { Success: 'success', Warning: 'warning', Error: 'error' },
}));
jest.mock('expo-keep-awake', () => ({
  isAvailableAsync: jest.fn(async () => true),
  activateKeepAwakeAsync: jest.fn(async () => undefined),
  deactivateKeepAwake: jest.fn(async () => undefined),
}));

const TABS: Readonly<Record<Fixture['tab'], ComponentType>> = { Health, Activation, Dice, Board };

/** A database that remembers the steps, or refuses them. */
const disk = { full: false, steps: [] as Action[] };
const backend: Backend = {
  exec: async () => undefined,
  run: async (sql: string, params: readonly Value[] = []) => {
    if (disk.full) throw new Error('database or disk is full');
    if (sql.includes('INTO action')) disk.steps.push(JSON.parse(String(params[2])) as Action);
    return 1;
  },
  all: async () => [],
};
setDb({ ...backend, tx: (work) => work(backend) });

function open(fixture: Fixture, settings: Partial<Settings> = {}, tab = fixture.tab) {
  const { game } = replay(rulesetFrom(fixture), setupOf(fixture), logOf(fixture));
  useMuster.setState({
    open: { id: fixture.id, title: fixture.name, game },
    settings: { ...DEFAULTS, ...settings },
    saving: false,
    unsaved: undefined,
    refused: undefined,
  });
  return show(tab);
}
const show = (tab: Fixture['tab']) => {
  const Tab = TABS[tab];
  return render(
    <ThemeProvider scheme="light">
      <Tab />
    </ThemeProvider>,
  );
};
const press = async (name: string | RegExp, role: 'button' | 'radio' | 'checkbox' = 'button') => {
  fireEvent.press(screen.getAllByRole(role, { name })[0]!);
  await act(async () => undefined);
};
const hold = (name: string) => fireEvent(screen.getByRole('button', { name }), 'longPress');
const screenOf = (width: number, height: number) =>
  act(() => {
    const size = { width, height, scale: 2, fontScale: 1 };
    Dimensions.set({ window: size, screen: size });
  });

beforeEach(() => {
  jest.clearAllMocks();
  disk.full = false;
  disk.steps = [];
});
afterEach(() => screenOf(750, 1334));

jest.setTimeout(60_000);

describe('the pictures', () => {
  it.each(FIXTURES.map((fixture) => [fixture.id, fixture] as const))(
    '%s is drawn on every tab',
    (_, fixture) => {
      for (const tab of [
        'Health',
        'Activation',
        'Dice',
        ...(fixture.view.board ? ['Board' as const] : []),
      ] as const) {
        const { unmount } = open(fixture, {}, tab);
        expect(screen.getAllByText(fixture.ask.prompt).length).toBeGreaterThan(0);
        expect(screen.getByRole('button', { name: `Undo: ${fixture.undo}` })).toBeTruthy();
        unmount();
      }
    },
  );
});

describe('Health', () => {
  it('takes one off with a tap, saves it and shows it', async () => {
    open(health);
    await press('Vet, life minus 1');
    expect(disk.steps).toEqual([{ type: 'adjust', of: 'b1', track: 'life', value: 2, at: 1 }]);
    expect(screen.getByRole('button', { name: /^Vet, leader, Life 2 of 3/ })).toBeTruthy();
  });

  it('opens a row in place with − and +', async () => {
    open(health);
    await press(/^Kite, Life 1 of 3/);
    await press('Kite, life plus 1');
    expect(disk.steps).toMatchObject([{ of: 'a6', value: 2 }]);
  });

  it('held, − gives larger steps and any value', async () => {
    open(health);
    hold('Ash, life minus 1');
    await press('Life minus 3');
    expect(disk.steps).toMatchObject([{ of: 'a1', value: 1 }]);
    hold('Ash, life minus 1');
    await press('Set Life to 4');
    expect(disk.steps[1]).toMatchObject({ of: 'a1', value: 4, at: 2 });
  });

  it('spends a marker and gives it back', async () => {
    open(health);
    await press('Ash, use the marker');
    await press('Ash, give the marker back');
    expect(disk.steps).toMatchObject([{ track: 'marker', value: 0 }, { track: 'marker', value: 1 }]); // prettier-ignore
  });

  it('serves those who only count: points and the next round', async () => {
    open(health);
    await press(/^Adventurers, 5 points killed/);
    await press('Adventurers, Command points minus 1');
    await press('Next round');
    expect(disk.steps).toMatchObject([
      { of: 'a', track: 'command', value: 0 },
      { of: 'game', track: 'round', value: 4 },
    ]);
  });

  it('shows nothing that is not saved, and tries again', async () => {
    open(health);
    disk.full = true;
    await press('Vet, life minus 1');
    expect(screen.getByText('Not saved, nothing changed')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Vet, leader, Life 3 of 3/ })).toBeTruthy();
    disk.full = false;
    await press('Retry');
    expect(screen.getByRole('button', { name: /^Vet, leader, Life 2 of 3/ })).toBeTruthy();
    expect(screen.queryByText('Not saved, nothing changed')).toBeNull();
  });

  it('keeps the far side folded until it is asked for, where the sheet is long', async () => {
    screenOf(390, 844);
    open(figures);
    expect(screen.queryByRole('button', { name: /^Rosa/ })).toBeNull();
    await press(/^Blue, 4 of 5 standing/);
    expect(screen.getByRole('button', { name: /^Rosa, Hit points/ })).toBeTruthy();
  });

  it('faces both players, and turns back', async () => {
    open(health, { faceToFace: 'on' });
    expect(screen.getByRole('button', { name: 'Undo: Kite −2' })).toBeTruthy();
    await press('Vet, life minus 1');
    expect(disk.steps).toMatchObject([{ of: 'b1', value: 2 }]);
    await press('Sit side by side');
    expect(screen.getByRole('button', { name: 'Face to face' })).toBeTruthy();
  });
});

describe('undo', () => {
  it('is named, can be taken back, and the history is two taps away', async () => {
    open(health);
    await press('Undo: Kite −2');
    expect(screen.getByText('Nothing to undo')).toBeTruthy();
    await press('Redo: Kite −2');
    await press('History');
    expect(screen.getByText('Kite −2')).toBeTruthy();
    expect(disk.steps.map(({ type }) => type)).toEqual(['undo', 'redo']);
  });
});

describe('one question on all tabs', () => {
  it('what is picked on one tab is picked on the others, until a step is made', async () => {
    const { unmount } = open(health, {}, 'Activation');
    await press(/^Ash/, 'radio');
    expect(screen.getByText('What next?')).toBeTruthy();
    unmount();
    show('Health');
    expect(screen.getByText('What next?')).toBeTruthy();
    await press('Vet, life minus 1');
    expect(screen.getByText('Which unit acts?')).toBeTruthy();
  });

  it('says what the acting unit may do, and why not', async () => {
    open(activation);
    await press('Melee, not now, Touches no enemy');
    expect(screen.getByRole('button', { name: 'Read rule SN-R31' })).toBeTruthy();
    expect(disk.steps).toEqual([]);
    await press(/^Shoot, open/);
    expect(disk.steps).toMatchObject([{ type: 'answer', answer: { option: 'shoot|a2|b2' } }]);
  });

  it('changes health and marker from a unit’s sheet on another tab', async () => {
    open(activation);
    await press(/^Brack/, 'radio');
    await press('Brack, health minus 1');
    await press('Use the marker');
    expect(disk.steps).toMatchObject([
      { of: 'b3', track: 'health', value: 2 },
      { of: 'b3', track: 'marker', value: 0 },
    ]);
  });

  it('dice on the felt narrow the choice', async () => {
    open(diceMelee);
    await press('Use the 5', 'checkbox');
    await press('Injure −2, with your 5');
    expect(disk.steps).toMatchObject([{ answer: { option: 'injure||||a.1' } }]);
  });

  it('opens the rules at the rule', () => {
    open(health);
    fireEvent.press(screen.getByRole('link', { name: 'Rule SF-R4' }));
    expect(mockNavigate).toHaveBeenCalledWith('Rules', { ruleset: '06-health', rule: 'SF-R4' });
  });
});

describe('Board', () => {
  it('a lit cell is the answer', async () => {
    open(boardSquare);
    await press('f3, Move to f3');
    expect(disk.steps).toMatchObject([{ answer: { option: 'move|a2||f3' } }]);
  });

  it('where cells are smaller than a finger the dock asks once more', async () => {
    screenOf(340, 740);
    open(boardSquare);
    await press('f3, Move to f3');
    expect(disk.steps).toEqual([]);
    await press('Move to f3');
    expect(disk.steps).toMatchObject([{ answer: { option: 'move|a2||f3' } }]);
  });

  it('two squares say what they see, with its proof', async () => {
    open(boardSquare);
    await press(/^h7/);
    await press(/^a6/);
    expect(screen.getByText('Kite sees Lark, in cover')).toBeTruthy();
    expect(screen.getByText('e3 › e4 › d5 › c6 › b7 › b8')).toBeTruthy();
  });
});

describe('what the hand feels', () => {
  it('a step lightly, and nothing when it is switched off', async () => {
    const { unmount } = open(health);
    await press('Vet, life minus 1');
    expect(Haptics.impactAsync).toHaveBeenCalledWith('light');
    unmount();
    jest.clearAllMocks();
    open(health, { haptics: 'off' });
    await press('Vet, life minus 1');
    expect(Haptics.impactAsync).not.toHaveBeenCalled();
  });

  it('the screen stays awake, unless it should not', async () => {
    const { unmount } = open(health);
    await act(async () => undefined);
    expect(activateKeepAwakeAsync).toHaveBeenCalledWith('health');
    unmount();
    jest.clearAllMocks();
    open(health, { awake: 'off' });
    await act(async () => undefined);
    expect(activateKeepAwakeAsync).not.toHaveBeenCalled();
  });
});
