import { act, fireEvent, render, screen, within } from '@testing-library/react-native';
import { useState } from 'react';
import { AskPanel } from '../../app/asks/AskPanel';
import { fresh, leftOn, pause, run, type Clock } from '../../app/asks/clock';
import { cellOptions, entriesOf, NOTHING, tapDie, tapUnit, type Picked } from '../../app/asks/narrow';
import { ThemeProvider } from '../../app/theme';
import type { Answer, Ask, AskOf, View } from '../../engine';
import { health } from '../fixtures/06-health';
import { activation } from '../fixtures/07-activation';
import { diceMelee } from '../fixtures/08-dice-melee';
import { diceEntry } from '../fixtures/10-dice-entry';
import { boardSquare } from '../fixtures/12-board-square';
import { clock as clockFixture } from '../fixtures/14-clock';
import { figures } from '../fixtures/15-figures';
import { formMoved } from '../fixtures/form-moved';

interface Given {
  readonly ask: Ask;
  readonly view: View;
  readonly typedFirst?: boolean;
  readonly cellsShown?: boolean;
}

/** The panel as a tab holds it: what is picked is remembered, answers are noted. */
function show({ ask, view, typedFirst = false, cellsShown }: Given) {
  const answers: Answer[] = [];
  const rolls: (readonly number[])[] = [];
  const rules: string[] = [];
  function Panel() {
    const [picked, setPicked] = useState<Picked>(NOTHING);
    const [clock, setClock] = useState<Clock>(fresh(60));
    return (
      <AskPanel
        ask={ask}
        view={view}
        picked={picked}
        saving={false}
        typedFirst={typedFirst}
        clock={clock}
        cellsShown={cellsShown}
        ruleText={() => 'What the rule says.'}
        onPick={setPicked}
        onAnswer={(answer) => answers.push(answer)}
        onRoll={(typed) => rolls.push(typed)}
        onSkip={() => undefined}
        onRule={(rule) => rules.push(rule)}
        onClock={setClock}
      />
    );
  }
  render(
    <ThemeProvider scheme="light">
      <Panel />
    </ThemeProvider>,
  );
  return { answers, rolls, rules };
}

const press = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));
const options = (ask: Ask) => (ask as AskOf<'choose'>).options;

describe('a choice', () => {
  it('is narrowed unit, verb, target and answered once', () => {
    const { answers } = show(health);
    press('Ash');
    expect(screen.getByText('What next?')).toBeTruthy();
    press('Fight');
    expect(screen.getByText('At whom?')).toBeTruthy();
    expect(answers).toEqual([]);
    press(/^Ash fights Pip|^Pip/);
    expect(answers).toEqual([{ kind: 'choose', option: 'fight|a1|b4' }]);
  });

  it('gives a way back from each step', () => {
    show(health);
    press('Ash');
    press('Fight');
    press(/^Back/);
    expect(screen.getByText('What next?')).toBeTruthy();
    press(/^Back/);
    expect(screen.getByText('Which unit acts?')).toBeTruthy();
  });

  it('skips a facet with one value', () => {
    const { answers } = show(activation);
    press('Shoot');
    expect(answers).toEqual([{ kind: 'choose', option: 'shoot|a2|b2' }]);
  });

  it('shows three answers at most, the rest and the reasons behind More', () => {
    const { answers, rules } = show(figures);
    expect(screen.getAllByRole('button')).toHaveLength(3);
    press('More answers');
    press('Tell a friend, not now: Knows nothing yet');
    expect(answers).toEqual([]);
    expect(screen.getByText('What the rule says.')).toBeTruthy();
    press('Read rule SK-R30');
    expect(rules).toEqual(['SK-R30']);
  });

  it('lets a blocked answer be tapped for its rule and answers nothing', () => {
    const { answers } = show(health);
    press('Wren');
    press('Wren shoots, not now: Has no bow');
    expect(screen.getByText('What the rule says.')).toBeTruthy();
    expect(answers).toEqual([]);
  });

  it('leaves out of the dock what lies lit on the board', () => {
    show({ ...boardSquare, cellsShown: true });
    expect(screen.queryByRole('button', { name: 'Move' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Slip' })).toBeTruthy();
  });

  it('opens the rule it cites', () => {
    const { rules } = show(health);
    fireEvent.press(screen.getByRole('link', { name: 'Rule SF-R4' }));
    expect(rules).toEqual(['SF-R4']);
  });
});

describe('tapping the things themselves', () => {
  it('a unit acts, and once it is known who acts another is the target', () => {
    expect(tapUnit(options(health.ask), NOTHING, 'a1')).toEqual({ unit: 'a1' });
    expect(tapUnit(options(health.ask), { unit: 'a1' }, 'b4')).toEqual({ unit: 'a1', target: 'b4' });
    expect(tapUnit(options(health.ask), { unit: 'a1' }, 'a4')).toEqual({ unit: 'a4' });
    expect(tapUnit(options(health.ask), NOTHING, 'b1')).toBeUndefined();
    expect(tapUnit(options(activation.ask), NOTHING, 'a2')).toBeUndefined();
  });

  it('dice are picked together while an answer uses them all', () => {
    const first = tapDie(options(diceMelee.ask), NOTHING, 'a.2')!;
    expect(entriesOf(options(diceMelee.ask), first)).toHaveLength(2);
    expect(tapDie(options(diceMelee.ask), first, 'b.1')).toEqual({ dice: ['a.2', 'b.1'] });
    expect(tapDie(options(diceMelee.ask), first, 'a.0')).toEqual({ dice: ['a.0'] });
    expect(tapDie(options(diceMelee.ask), first, 'a.4')).toBeUndefined();
  });

  it('cells of one verb are lit, another verb’s once it is picked', () => {
    const cells = (picked: Picked) => cellOptions(options(boardSquare.ask), picked).map(({ cell }) => cell);
    expect(cells(NOTHING)).toHaveLength(8);
    expect(cells({ verb: 'slip' })).toEqual(['e4', 'd4']);
    expect(cells({ verb: 'shoot' })).toEqual([]);
  });
});

describe('a form', () => {
  it('starts at its presets, cycles a unit’s chip and commits once', () => {
    const { answers } = show(formMoved);
    press(/^Fill in/);
    press('Tony, stood');
    press('Tony, one action');
    press('Tony, no');
    press('Done');
    const [answer] = answers as [Extract<Answer, { kind: 'form' }>];
    expect(answers).toHaveLength(1);
    expect(answer.rows['moved.a1']).toBe('2');
    expect(answer.rows['moved.a3']).toBe('0');
    expect(answer.rows['edge.a1']).toBe('yes');
    expect(Object.keys(answer.rows)).toHaveLength((formMoved.ask as AskOf<'form'>).rows.length);
  });

  it('of a few facts is read out and taken as it stands in one tap', () => {
    const ask: Ask = {
      ...formMoved.ask,
      kind: 'form',
      rows: [
        {
          id: 'charged',
          label: 'Charged?',
          preset: 'no',
          options: [
            { id: 'yes', label: 'Yes' },
            { id: 'no', label: 'No' },
          ],
        },
      ],
    };
    const { answers } = show({ ask, view: formMoved.view });
    press('That is so');
    expect(answers).toEqual([{ kind: 'form', rows: { charged: 'no' } }]);
  });
});

describe('a roll', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const type = (...faces: number[]) => faces.forEach((face) => press(`${face}`));
  const later = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('takes ten dice in ten taps and resolves 400 ms after the last', () => {
    const { answers } = show(diceEntry);
    press(/^Type dice/);
    type(6, 5, 4, 4, 2, 6, 4, 6, 2, 1);
    later(399);
    expect(answers).toEqual([]);
    later(1);
    expect(answers).toEqual([{ kind: 'roll', faces: [[6, 5, 4, 4, 2], [6, 4, 6, 2, 1]], app: 0 }]); // prettier-ignore
  });

  it('a die tapped before it resolves can be changed, and the wait starts anew', () => {
    const { answers } = show(diceEntry);
    press(/^Type dice/);
    type(6, 5, 4, 4, 2, 6, 4, 6, 2, 1);
    later(300);
    press('Anvil, die 2: 5, change it');
    later(1000);
    expect(answers).toEqual([]);
    type(3);
    later(400);
    expect(answers).toEqual([{ kind: 'roll', faces: [[6, 3, 4, 4, 2], [6, 4, 6, 2, 1]], app: 0 }]); // prettier-ignore
  });

  it('deletes the last die, and lets the app roll what is missing', () => {
    const { rolls } = show(diceEntry);
    press(/^Type dice/);
    type(6, 5, 4);
    press('Delete the last die');
    press('Roll the rest in the app');
    expect(rolls).toEqual([[6, 5]]);
  });

  it('puts first what the settings say', () => {
    show({ ...diceEntry, typedFirst: true });
    const [first] = screen.getAllByRole('button');
    expect(within(first!).getByText('Type dice')).toBeTruthy();
  });
});

describe('the clock', () => {
  it('counts by the moment it runs out, not by ticks', () => {
    const running = run(fresh(60), 1_000);
    expect(leftOn(running, 24_000)).toBe(37_000);
    const held = pause(running, 24_000);
    expect(leftOn(held, 900_000)).toBe(37_000);
    expect(leftOn(run(held, 900_000), 990_000)).toBe(0);
  });

  it('runs, pauses and ends early', () => {
    jest.useFakeTimers({ now: 0 });
    const { answers } = show(clockFixture);
    press(/^Run the clock/);
    act(() => jest.advanceTimersByTime(23_000));
    press('Pause, 37 seconds left');
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByRole('button', { name: 'Run the clock, 37 seconds left' })).toBeTruthy();
    press('All done');
    expect(answers).toEqual([{ kind: 'wait' }]);
    jest.useRealTimers();
  });
});
