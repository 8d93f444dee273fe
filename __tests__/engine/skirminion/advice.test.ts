import { skirminion } from '../../../engine/skirminion';
import { aim, clash, endOf, fight, oddsOf, pricesOf, unitsOf } from './clash';
import { playOut } from './playOut';
import type { Piece, Table } from './script';
import { situation } from './situations';

const GOALS = ['net', 'destroy', 'survive', 'points'];

describe('SN-A31 best play', () => {
  const ties = (table: Table, goal: string) =>
    pricesOf(table, goal).filter(({ behind }) => behind === 0).length;

  it('SN-A31 equal for net: more damage done settles it, and both are shown as best', () => {
    const table = clash({}, [4], {}, [4]);
    expect([ties(table, 'net'), endOf(table)]).toEqual([2, [5, 5]]);
  });

  it('SN-A31 equal for net: not being destroyed comes before damage', () => {
    const table = clash({ health: 1 }, [5], {}, [5]);
    expect([ties(table, 'net'), endOf(table)]).toEqual([2, [1, 6]]);
  });

  it('SN-A31 after the damage, health kept', () => {
    const table = clash({}, [6, 6, 4], { health: 4 }, [4]);
    expect(pricesOf(table, 'destroy').map(({ value, after }) => [value, after])).toEqual([
      [1, 'A1 5, B1 lost'],
      [1, 'A1 5, B1 lost'],
      [0, 'A1 6, B1 1'],
      [1, 'A1 6, B1 lost'],
    ]);
    expect(endOf(table, 'destroy')).toEqual([6, 0]);
  });

  it('SN-A31 a kill that costs one’s own life: each goal answers in its own way', () => {
    const mutual = (one: Piece = {}, other: Piece = {}) =>
      clash({ health: 1, ...one }, [4], { health: 1, traits: ['berserk'], ...other }, [4]);
    expect(GOALS.map((goal) => endOf(mutual(), goal))).toEqual([
      [0, 0],
      [0, 0],
      [1, 1],
      [0, 0],
    ]);
    expect(endOf(mutual({ type: 'U8' }), 'points')).toEqual([1, 1]);
    expect(endOf(mutual({ type: 'U8' }, { type: 'U9' }), 'points')).toEqual([0, 0]);
    expect(pricesOf(mutual({ type: 'U8' }), 'points').map(({ value }) => value)).toEqual([-1, 0]);
    expect(pricesOf(mutual(), 'survive').map(({ value }) => value)).toEqual([-1, 0]);
    expect(pricesOf(mutual(), 'destroy').map(({ value }) => value)).toEqual([1, 0]);
  });

  it('SN-A31 both sides play for the goal: the defender’s prices are its own', () => {
    const table = clash({ health: 2 }, [4], { health: 2 }, [6, 4]).choose('injure||||attacker.0');
    expect(table.ask).toMatchObject({ asked: { side: 'b' } });
    expect(pricesOf(table, 'destroy').map(({ option, value }) => [option, value])).toEqual([
      ['all', 1],
      ['injure||||defender.0', 1],
      ['injure||||defender.1', 1],
      ['stop', 0],
    ]);
    expect(pricesOf(table, 'net').map(({ value }) => value)).toEqual([1, 1, 1, -1]);
  });

  it('SN-A31 every open option has a price, and the best is nought behind', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const { state, goal, kind } = situation(seed);
      if (kind !== 'melee.use') continue;
      const { prices } = skirminion.advise!(state, aim(goal))!;
      expect(Math.max(...prices.map(({ behind }) => behind))).toBe(0);
      const { ask } = skirminion.next(state);
      expect(prices.map(({ option }) => option)).toEqual(
        ask?.kind === 'choose' && ask.options.map(({ id }) => id),
      );
    }
  });

  it('SN-A31 an unknown goal is the first one', () => {
    const { state } = clash({}, [6, 4], {}, [4, 4]);
    expect(oddsOf(state, 'glory')).toEqual(oddsOf(state, 'net'));
  });

  it('SN-R34 SN-R38 SN-A11 the game played out by its own rules, every option of every ask, ends as the odds say', () => {
    let played = 0;
    for (let seed = 300; played < 40; seed++) {
      const { state, goal, kind } = situation(seed);
      if (kind !== 'melee.use' && kind !== 'melee.last-blow') continue;
      played++;
      expect([seed, oddsOf(state, goal).joint]).toEqual([
        seed,
        [{ chance: 1, at: playOut(state, goal, unitsOf(state)) }],
      ]);
    }
  });

  it('SN-A31 Anvil and Lark: the price of each use, counted from the start of the attack', () => {
    const table = fight({ type: 'U10', health: 4 }, { type: 'U9', health: 6 })
      .roll([6, 5, 4, 4, 3], [6, 6, 4, 2, 1])
      .choose('injure||||attacker.2')
      .choose('injure||||defender.0');
    expect(pricesOf(table).map(({ option, value, behind, after }) => [option, value, behind, after])).toEqual(
      [
        ['injure||||attacker.0', 1, -1, 'A1 lost, B1 1'],
        ['injure||||attacker.1', 0, -2, 'A1 lost, B1 2'],
        ['injure||||attacker.3', 0, -2, 'A1 lost, B1 2'],
        ['cancel||||attacker.0+defender.1', 2, 0, 'A1 2, B1 2'],
        ['cancel||||attacker.0+defender.2', -2, -4, 'A1 lost, B1 4'],
        ['cancel||||attacker.1+defender.2', -2, -4, 'A1 lost, B1 4'],
        ['cancel||||attacker.3+defender.2', -2, -4, 'A1 lost, B1 4'],
      ],
    );
  });
});
