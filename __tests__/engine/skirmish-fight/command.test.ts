import { battle, broke, fought, shot, unit, type Table } from './script';

const BOB = unit('Bob', 'fighter');
const SALLY = unit('Sally');
const ANN = unit('Ann');
const points = (table: Table) => ['a', 'b'].map((side) => table.track(side as 'a', 'points').value);
const rerolls = (table: Table) =>
  table.options.filter((option) => option.verb?.id === 'reroll').map((option) => [option.side, option.label]);

describe('command points', () => {
  it('SF-R24 two each, every round anew, whatever is left', () => {
    const table = battle([BOB, ANN], [SALLY, unit('Joe')]);
    expect(points(table)).toEqual([2, 2]);
    table.choose('double');
    expect(points(table)).toEqual([1, 2]);
    table.endRound();
    expect(table.state.round).toBe(2);
    expect(points(table)).toEqual([2, 2]);
  });

  it('SF-R25 SF-A13 a point rerolls one’s own die after both are seen', () => {
    const table = fought(battle([BOB], [SALLY]), 1, 4);
    expect(rerolls(table)).toEqual([
      ['a', 'Red rerolls Bob’s 1'],
      ['b', 'Blue rerolls Sally’s 4'],
    ]);
    table.choose('reroll||||a.0');
    expect(table.ask).toMatchObject({ id: 'combat.roll', pools: [{ side: 'a', dice: 1 }] });
    table.roll(5);
    expect(points(table)).toEqual([1, 2]);
    expect(table.exchange.sides[0]).toMatchObject({ total: 7, verdict: 'wins' });
    expect([table.life('a1'), table.life('b1')]).toEqual([3, 3]);
  });

  it('SF-A13 the second point may go on the same die, and there is no third', () => {
    const table = fought(battle([BOB], [SALLY]), 1, 6)
      .choose('reroll||||a.0')
      .roll(2)
      .choose('reroll||||a.1')
      .roll(3);
    expect(points(table)).toEqual([0, 2]);
    expect(rerolls(table).map(([side]) => side)).toEqual(['b']);
    expect(table.exchange.sides[0]!.dice.map((die) => die.fate)).toEqual(['discarded', 'discarded', 'live']);
  });

  it('SF-A34 the losing side comes first, the attacker on a tie; a reroll opens the choice to both again', () => {
    const order = (red: number, blue: number) =>
      rerolls(fought(battle([SALLY], [ANN]), red, blue)).map(([side]) => side);
    expect(order(2, 5)).toEqual(['a', 'b']);
    expect(order(5, 2)).toEqual(['b', 'a']);
    expect(order(4, 4)).toEqual(['a', 'b']);
    const table = fought(battle([SALLY], [ANN]), 2, 5)
      .choose('reroll||||a.0')
      .roll(6);
    expect(rerolls(table).map(([side]) => side)).toEqual(['b', 'a']);
  });

  it('SF-R25 a reroll that could change nothing is not offered, and a question nobody has is not asked', () => {
    const bob = unit('Bob', 'skilled', 'fighter', 'tough', 'slow');
    const last = (blue: number) => fought(battle([bob], [SALLY, ANN]).set('b1', 'life', 1), 6, blue);
    // 6 + 3 beats whatever Sally could reroll, but Bob could still throw it away against a 4.
    expect(last(4).ask.id).toBe('combat.result');
    expect(rerolls(last(4)).map(([side]) => side)).toEqual(['a']);
    // Against a 1 even that is impossible, and a defeated Sally moves nowhere.
    expect([last(1).ask.id, last(1).life('b1'), points(last(1))]).toEqual(['turn', 0, [2, 2]]);
  });

  it('SF-R25 a shot can be rerolled by either side', () => {
    const table = shot(battle([SALLY], [ANN]), 2, 2);
    expect(table.ask.id).toBe('shoot.result');
    expect(rerolls(table).map(([side]) => side)).toEqual(['a', 'b']);
    table.choose('reroll||||a.0').roll(6).choose('stands');
    expect(table.life('b1')).toBe(2);
  });

  it('SF-A9 Strong counts the die after the reroll', () => {
    const table = fought(battle([unit('Stu', 'strong')], [SALLY]), 2, 1)
      .choose('reroll||||a.0')
      .roll(3);
    expect(table.choose('away').life('b1')).toBe(1);
  });
});

describe('two in a row', () => {
  const four = () => battle([BOB, ANN, unit('Kit')], [SALLY, unit('Joe')]);

  it('SF-R26 a point buys a second activation before play alternates', () => {
    const table = four().choose('double');
    expect(table.notes).toContain('Red activates two in a row.');
    table.choose('move|a1');
    expect(table.ask.asked).toEqual({ by: 'player', side: 'a' });
    table.choose('move|a2');
    expect(table.ask.asked).toEqual({ by: 'player', side: 'b' });
    expect(points(table)).toEqual([1, 2]);
  });

  it('SF-A33 never three, however many points are left', () => {
    const table = four().choose('double');
    expect(table.option('double')!.blocked).toMatchObject({ rule: 'SF-A33' });
    table.choose('move|a1');
    expect(table.option('double')!.blocked).toEqual({ why: 'This is the second in a row.', rule: 'SF-A33' });
  });

  it('SF-R26 it says why it cannot be had', () => {
    const why = (table: Table) => table.option('double')!.blocked?.why;
    expect(why(broke(four()))).toBe('No command point is left.');
    expect(why(battle([BOB], [SALLY]))).toBe('Only one unit is left to activate.');
    expect(why(four().set('b1', 'ready', 0).set('b2', 'ready', 0))).toBe(
      'Blue has no unit left to activate.',
    );
    expect(why(four())).toBeUndefined();
  });
});

describe('Call', () => {
  const squad = (reading = 'stack') =>
    battle(
      [BOB, unit('Cal', 'call'), unit('Col', 'call')],
      [SALLY, ANN, unit('Joe')],
      {},
      { 'SF-A14': reading },
    );
  const calledTwice = (reading?: string) =>
    squad(reading).choose('call|a2|a1').choose('move|b1').choose('call|a3|a1').choose('move|b2');

  it('SF-R48 it gives up moving and attacking, and a friend has +1 fight', () => {
    const table = squad().choose('call|a2|a1');
    expect(table.unit('a2').status).toBe('done');
    expect(table.unit('a1').tags[0]).toMatchObject({ id: 'called', label: 'Call +1', rule: 'SF-R48' });
    table.choose('move|b1').choose('fight|a1|b1').roll(3, 3);
    expect(table.exchange.say).toBe('3 + 2 fight + 1 call = 6 against 4');
  });
  it('SF-A14 never itself, and only a friend that stands', () => {
    const calls = squad()
      .set('a3', 'life', 0)
      .open.filter((id) => id.startsWith('call'));
    expect(calls).toEqual(['call|a2|a1']);
  });
  it('SF-R48 a unit without Call does not call', () => {
    expect(squad().options.filter((option) => option.verb?.id === 'call' && option.unit === 'a1')).toEqual(
      [],
    );
  });
  it('SF-A14 Calls from different units add up; by the other reading they do not', () => {
    const fights = (table: Table) => table.choose('fight|a1|b3').roll(3, 3).exchange.sides[0]!.total;
    expect(fights(calledTwice())).toBe(7);
    expect(fights(calledTwice('once'))).toBe(6);
  });
  it('SF-A14 SF-A6 it counts against a shot as well', () => {
    const table = squad().choose('call|a2|a1').choose('shoot|b1|a1').form().roll(5, 3);
    expect(table.exchange.sides[1]).toMatchObject({ sum: '3 rolled, +1 fight, +1 Call', total: 5 });
  });
  it('SF-A14 it lasts to the end of the round, not longer', () => {
    const table = calledTwice().endRound();
    expect(table.state.round).toBe(2);
    expect(table.unit('a1').tags.map(({ id }) => id)).toEqual(['fighter']);
  });
});
