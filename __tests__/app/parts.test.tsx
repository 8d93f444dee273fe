import { fireEvent, render, screen } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { Bars } from '../../app/parts/Bars';
import { Button } from '../../app/parts/Button';
import { CheckCard } from '../../app/parts/CheckCard';
import { Radio, Switch } from '../../app/parts/Choices';
import { Die, type DieState } from '../../app/parts/Die';
import { HealthDie } from '../../app/parts/HealthDie';
import { HexBoard } from '../../app/parts/HexBoard';
import { Notice } from '../../app/parts/Notice';
import { Pips } from '../../app/parts/Pips';
import { Segmented } from '../../app/parts/Segmented';
import { Sheet } from '../../app/parts/Sheet';
import { SplitBar } from '../../app/parts/SplitBar';
import { SquareBoard } from '../../app/parts/SquareBoard';
import { Step } from '../../app/parts/Step';
import { Text } from '../../app/parts/Text';
import { hexGeometry, squareGeometry } from '../../app/parts/board/geometry';
import { COLORS, ThemeProvider, useTheme } from '../../app/theme';

const show = (part: ReactElement) => render(<ThemeProvider scheme="light">{part}</ThemeProvider>);

describe('theme', () => {
  function Scheme() {
    const { scheme, color } = useTheme();
    return <Text>{`${scheme} ${color.table}`}</Text>;
  }

  it.each(['light', 'dark'] as const)('gives the %s colours', (scheme) => {
    render(
      <ThemeProvider scheme={scheme}>
        <Scheme />
      </ThemeProvider>,
    );
    expect(screen.getByText(`${scheme} ${COLORS[scheme].table}`)).toBeTruthy();
  });
});

describe('Button', () => {
  it('fires, and says its second line', () => {
    const pressed = jest.fn();
    show(<Button label="End" second="lift the disc" onPress={pressed} />);
    fireEvent.press(screen.getByRole('button', { name: 'End, lift the disc' }));
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('shows why it is blocked and can still be pressed', () => {
    const pressed = jest.fn();
    show(<Button label="Attack" second="two dice" blocked="no contact" onPress={pressed} />);
    expect(screen.getByText('no contact')).toBeTruthy();
    expect(screen.queryByText('two dice')).toBeNull();
    fireEvent.press(screen.getByRole('button', { name: 'Attack, not now: no contact' }));
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('does not fire twice while its answer is being saved', () => {
    const pressed = jest.fn();
    show(<Button label="Shoot" busy onPress={pressed} />);
    const button = screen.getByRole('button', { name: 'Shoot', busy: true });
    fireEvent.press(button);
    expect(pressed).not.toHaveBeenCalled();
  });
});

describe('choices', () => {
  it('Segmented marks the chosen one and reports another', () => {
    const changed = jest.fn();
    const options = [
      { id: 'typed', label: 'Typed' },
      { id: 'app', label: 'App' },
    ];
    show(<Segmented label="Start with" options={options} value="typed" onChange={changed} />);
    expect(screen.getByRole('radio', { name: 'Typed', checked: true })).toBeTruthy();
    fireEvent.press(screen.getByRole('radio', { name: 'App', checked: false }));
    expect(changed).toHaveBeenCalledWith('app');
  });

  it('Switch turns over', () => {
    const changed = jest.fn();
    show(<Switch label="Haptics" note="Step, roll, score" value onChange={changed} />);
    fireEvent.press(screen.getByRole('switch', { name: 'Haptics, Step, roll, score', checked: true }));
    expect(changed).toHaveBeenCalledWith(false);
  });

  it.each([
    [
      'radio',
      (press: () => void) => <Radio label="Vaults" chosen={false} blocked="needs a table" onPress={press} />,
    ],
    [
      'checkbox',
      (press: () => void) => (
        <CheckCard label="Vaults" checked={false} blocked="needs a table" onPress={press} />
      ),
    ],
  ] as const)('a blocked %s gives its reason and still fires', (role, part) => {
    const pressed = jest.fn();
    show(part(pressed));
    expect(screen.getByText('needs a table')).toBeTruthy();
    fireEvent.press(screen.getByRole(role, { name: 'Vaults, not now: needs a table' }));
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('Step tells a tap from a hold', () => {
    const tapped = jest.fn();
    const held = jest.fn();
    show(<Step sign="minus" label="Kite, health minus 1" onPress={tapped} onHold={held} />);
    const step = screen.getByRole('button', { name: 'Kite, health minus 1' });
    fireEvent.press(step);
    expect([tapped.mock.calls.length, held.mock.calls.length]).toEqual([1, 0]);
    fireEvent(step, 'longPress');
    expect([tapped.mock.calls.length, held.mock.calls.length]).toEqual([1, 1]);
  });
});

it('a Notice is an alert with one way out', () => {
  const fixed = jest.fn();
  show(<Notice kind="problem" title="Wren has 3 buffs." action={{ label: 'Fix', onPress: fixed }} />);
  expect(screen.root.props.role).toBe('alert');
  fireEvent.press(screen.getByRole('button', { name: 'Fix' }));
  expect(fixed).toHaveBeenCalledTimes(1);
});

it('a Sheet is there only while open, and closes', () => {
  const closed = jest.fn();
  const sheet = (visible: boolean) => (
    <ThemeProvider scheme="light">
      <Sheet visible={visible} title="More" onClose={closed}>
        <Text>Every option</Text>
      </Sheet>
    </ThemeProvider>
  );
  const { rerender } = render(sheet(false));
  expect(screen.queryByText('Every option')).toBeNull();
  rerender(sheet(true));
  expect(screen.getByText('Every option')).toBeTruthy();
  fireEvent.press(screen.getByRole('button', { name: 'Close' }));
  expect(closed).toHaveBeenCalledTimes(1);
});

describe('drawings speak', () => {
  it.each<[DieState, string]>([
    ['live', 'Red die, 6'],
    ['picked', 'Red die, 6, picked'],
    ['spent', 'Red die, 6, spent: hit −2'],
    ['cancelled', 'Red die, 6, cancelled'],
    ['discarded', 'Red die, 6, discarded'],
    ['empty', 'Empty place for a die'],
    ['next', 'Next die'],
  ])('a %s die', (state, label) => {
    show(<Die face={6} side="a" state={state} note={state === 'spent' ? 'hit −2' : undefined} />);
    expect(screen.getByRole('img', { name: label })).toBeTruthy();
  });

  it('a die beside words that say the same keeps quiet', () => {
    show(<Die face={6} label={null} />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it.each([4, 5, 6, 7, 8, 9, 10, 12] as const)('a hurt U%i', (sides) => {
    show(<HealthDie sides={sides} value={3} side="b" hurt />);
    expect(screen.getByRole('img', { name: `Blue ${sides}-sided die, health 3, hurt` })).toBeTruthy();
  });

  it('pips and charts', () => {
    show(
      <>
        <Pips side="c" value={2} max={4} />
        <Bars
          label="Health lost"
          bars={[
            { id: '0', label: '0', percent: 20.6 },
            { id: '1', label: '1', percent: 0 },
            { id: '2', label: '2', percent: 0.2 },
          ]}
        />
        <SplitBar
          label="Reroll"
          parts={[
            { id: 'win', label: 'win', percent: 50, look: 'best' },
            { id: 'tie', label: 'tie', percent: 0, look: 'plain' },
            { id: 'lose', label: 'lose', percent: 50, look: 'dashed' },
          ]}
        />
      </>,
    );
    expect(screen.getByRole('img', { name: '2 of 4' })).toBeTruthy();
    expect(
      screen.getByRole('img', { name: 'Health lost. 0: 21 percent, 1: never, 2: <1 percent' }),
    ).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Reroll: 50 percent win, 50 percent lose' })).toBeTruthy();
  });
});

describe('boards', () => {
  const kite = {
    id: 'kite',
    cell: 'e3',
    side: 'a',
    drawing: { die: 'unit', sides: 8, value: 5 },
    marker: 'on',
    hurt: true,
    selected: true,
    label: 'Kite, Red, health 5',
  } as const;

  it('every square is a button that says what is on it', () => {
    const pressed = jest.fn();
    show(
      <SquareBoard
        coordinates
        units={[kite]}
        obstacles={[{ cell: 'c7' }]}
        lit={[{ cell: 'e4', contact: true }]}
        onPressCell={pressed}
      />,
    );
    expect(screen.getAllByRole('button')).toHaveLength(64);
    expect(screen.getByRole('button', { name: 'e3, Kite, Red, health 5, hurt, selected' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'c7, obstacle' })).toBeTruthy();
    fireEvent.press(screen.getByRole('button', { name: 'e4, may move here, ends in contact' }));
    expect(pressed).toHaveBeenCalledWith('e4');
  });

  it('only the named cells can be pressed, and none without a handler', () => {
    const { unmount } = show(<SquareBoard pressable={['a1', 'h8']} onPressCell={jest.fn()} />);
    expect(screen.getAllByRole('button')).toHaveLength(2);
    unmount();
    show(<SquareBoard units={[kite]} />);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has 72 hexes, and a bastion says whose it is', () => {
    show(<HexBoard obstacles={[{ cell: '6,4', owner: 'a' }]} onPressCell={jest.fn()} />);
    expect(screen.getAllByRole('button')).toHaveLength(72);
    expect(screen.getByRole('button', { name: 'column 7, row 5, Red bastion' })).toBeTruthy();
  });

  it('puts a1 at the bottom left, and at the top right for the player opposite', () => {
    const near = squareGeometry(390, 8, 8, false);
    const far = squareGeometry(390, 8, 8, true);
    expect(near.cell).toBe(48);
    expect(near.spot('a1')).toEqual({ x: 27, y: near.height - 27 });
    expect(far.spot('a1')).toEqual(near.spot('h8'));
  });

  it('turns the hexes without mirroring them: column 0 on top, the first row at the right', () => {
    const hex = hexGeometry(362, 11, 7, false);
    expect(hex.cell).toBe(51);
    expect(hex.spot('0,0').y).toBeLessThan(hex.spot('10,0').y);
    expect(hex.spot('0,0').x).toBeGreaterThan(hex.spot('0,6').x);
    const { x, y } = hex.spot('1,0');
    const neighbours = ['0,0', '0,1', '1,1', '2,0', '2,1'].map(hex.spot);
    neighbours.forEach((near) => expect(Math.hypot(near.x - x, near.y - y)).toBeCloseTo(hex.cell));
  });
});
