import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { useState } from 'react';

import { FieldEditor } from '../../app/parts/fields/FieldEditor';
import { ThemeProvider } from '../../app/theme';
import type { Field } from '../../engine';

const edit = jest.fn<void, [Field['value']]>();
beforeEach(() => edit.mockReset());

/** Takes every change in, as a screen would. */
function Held({ field, onRule }: { readonly field: Field; readonly onRule?: (rule: string) => void }) {
  const [now, setNow] = useState(field);
  return (
    <FieldEditor
      field={now}
      onRule={onRule}
      onChange={(change) => {
        const value = change(now);
        edit(value);
        setNow({ ...now, value } as Field);
      }}
    />
  );
}
const show = (field: Field, onRule?: (rule: string) => void) =>
  render(
    <ThemeProvider scheme="light">
      <Held field={field} onRule={onRule} />
    </ThemeProvider>,
  );
const options = (...labels: readonly string[]) => labels.map((label) => ({ id: label.toLowerCase(), label }));

describe('words', () => {
  const name: Field = { id: 'name', label: 'Name', kind: 'text', value: 'Ash', most: 5 };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('are handed on once, when the typing pauses', () => {
    show(name);
    const input = screen.getByLabelText('Name');
    fireEvent.changeText(input, 'As');
    fireEvent.changeText(input, 'Asa');
    expect(edit).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1000));
    expect(edit.mock.calls).toEqual([['Asa']]);
  });

  it('are not lost when the screen goes', () => {
    const { unmount } = show(name);
    fireEvent.changeText(screen.getByLabelText('Name'), 'Asa');
    unmount();
    expect(edit.mock.calls).toEqual([['Asa']]);
  });

  it('are not lost when the field is left', () => {
    show(name);
    fireEvent.changeText(screen.getByLabelText('Name'), 'Asa');
    fireEvent(screen.getByLabelText('Name'), 'blur');
    expect(edit.mock.calls).toEqual([['Asa']]);
    expect(screen.getByLabelText('Name').props.maxLength).toBe(5);
  });
});

describe('a number', () => {
  it('stays within its bounds', () => {
    show({ id: 'n', label: 'Points', kind: 'number', value: 36, min: 36, max: 37 });
    fireEvent.press(screen.getByRole('button', { name: 'Points minus 1' }));
    fireEvent.press(screen.getByRole('button', { name: 'Points plus 1' }));
    fireEvent.press(screen.getByRole('button', { name: 'Points plus 1' }));
    expect(edit.mock.calls).toEqual([[36], [37], [37]]);
  });
});

describe('one of several', () => {
  it('is a switch where it is yes or no', () => {
    show({ id: 'leader', label: 'Leader', kind: 'one', value: 'no', options: options('No', 'Yes') });
    fireEvent.press(screen.getByRole('switch', { name: 'Leader' }));
    expect(edit).toHaveBeenCalledWith('yes');
  });

  it('is a radio with its note, and a blocked one says why instead of being taken', () => {
    const rule = jest.fn();
    show(
      {
        id: 'mission',
        label: 'Mission',
        kind: 'one',
        value: 'kill',
        options: [
          { id: 'kill', label: 'Kill', note: 'Most points worth of units killed after five rounds' },
          { id: 'vault', label: 'Vault', blocked: { why: 'There are no vaults.', rule: 'R9' } },
        ],
      },
      rule,
    );
    expect(screen.getByRole('radio', { name: /^Kill/, checked: true })).toBeTruthy();
    fireEvent.press(screen.getByRole('radio', { name: /^Vault/ }));
    expect(edit).not.toHaveBeenCalled();
    fireEvent.press(screen.getByRole('button', { name: 'Read rule R9' }));
    expect(rule).toHaveBeenCalledWith('R9');
  });

  it('can be drawn only where the field allows it', () => {
    const draw = jest.fn();
    const field: Field = { id: 'm', label: 'Mission', kind: 'one', value: 'a', options: options('A', 'B') };
    const { rerender } = render(<FieldEditor field={field} onChange={jest.fn()} onDraw={draw} />);
    expect(screen.queryByRole('button', { name: 'Draw one' })).toBeNull();
    rerender(<FieldEditor field={{ ...field, draw: true }} onChange={jest.fn()} onDraw={draw} />);
    fireEvent.press(screen.getByRole('button', { name: 'Draw one' }));
    expect(draw).toHaveBeenCalledTimes(1);
  });
});

describe('any of several', () => {
  const buffs: Field = {
    id: 'buffs',
    label: 'Buffs',
    hint: '1 of 2',
    kind: 'many',
    value: ['fast'],
    options: [
      ...options('Fast', 'Tough'),
      { id: 'strong', label: 'Strong', blocked: { why: 'Two is the most.' } },
    ],
  };

  it('are taken and put back', () => {
    show(buffs);
    fireEvent.press(screen.getByRole('checkbox', { name: 'Tough' }));
    fireEvent.press(screen.getByRole('checkbox', { name: 'Fast', checked: true }));
    expect(edit.mock.calls).toEqual([[['fast', 'tough']], [['tough']]]);
  });

  it('a blocked one keeps its reason in sight', () => {
    show(buffs);
    fireEvent.press(screen.getByRole('checkbox', { name: 'Strong, not now: Two is the most.' }));
    expect(edit).not.toHaveBeenCalled();
    expect(screen.getAllByText('Two is the most.').length).toBe(2);
  });

  it('two taps before the first is saved both count', () => {
    const changes: ((now: Field) => Field['value'])[] = [];
    render(<FieldEditor field={buffs} onChange={(change) => changes.push(change)} />);
    fireEvent.press(screen.getByRole('checkbox', { name: 'Tough' }));
    fireEvent.press(screen.getByRole('checkbox', { name: 'Fast' }));
    const end = changes.reduce<Field>((now, change) => ({ ...now, value: change(now) }) as Field, buffs);
    expect(end.value).toEqual(['tough']);
  });
});

describe('a board', () => {
  it('takes an obstacle with one tap and gives it back with the next', () => {
    const cells = ['a1', 'b1', 'a2', 'b2'];
    show({
      id: 'board',
      label: 'Obstacles',
      kind: 'board',
      value: ['a1'],
      board: { shape: 'square', cells, obstacles: [], tints: [], centre: [], units: [] },
    });
    const box = screen.getByTestId('board-field');
    fireEvent(box, 'layout', { nativeEvent: { layout: { width: 300, height: 300, x: 0, y: 0 } } });
    expect(screen.getAllByRole('button')).toHaveLength(4);
    fireEvent.press(screen.getByRole('button', { name: 'b2' }));
    fireEvent.press(screen.getByRole('button', { name: 'a1, obstacle' }));
    expect(edit.mock.calls).toEqual([[['a1', 'b2']], [['b2']]]);
  });
});

describe('a problem', () => {
  it('stands with its field, with the way out', () => {
    show({
      id: 'name',
      label: 'Name',
      kind: 'text',
      value: '',
      most: 9,
      problem: { text: 'Nobody has a name.', fix: 'Give one.' },
    });
    expect(screen.getByText('Nobody has a name.')).toBeTruthy();
    expect(screen.getByText('Give one.')).toBeTruthy();
  });
});
