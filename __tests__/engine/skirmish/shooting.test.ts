import { example, setupOf } from './setups';
import { dice, Table } from './script';

const table = (sides = 2) => new Table(setupOf(sides)).toTurns();

describe('shooting', () => {
  it('SK-R18 a shot of up to 12″ takes an action and rolls 4d', () => {
    const game = table().choose('shoot|a2|b1');
    expect(game.figure('a2').actions).toBe(1);
    expect(game.ask).toMatchObject({ id: 'shoot.roll', prompt: 'Bill shoots Eliot', rule: 'SK-R18' });
    expect(game.pools).toEqual(['shot.a2 4', 'armor.b1 4']);
  });

  it('SK-R19 the target defends with its armor: 4d, or 2d at 5 hit points', () => {
    expect(table().choose('shoot|a2|b1').pools[1]).toBe('armor.b1 4');
    expect(table().set('b1', 'hp', 5).choose('shoot|a2|b1').pools[1]).toBe('armor.b1 2');
  });

  it('SK-R20 what the shot has over the armor is lost; less than the armor does nothing', () => {
    expect(table().choose('shoot|a2|b1').roll(dice(4, 17), dice(4, 10)).hp('b1')).toBe(3);
    expect(table().choose('shoot|a2|b1').roll(dice(4, 10), dice(4, 17)).hp('b1')).toBe(10);
  });

  it('SK-R21 beyond 12″ the shot rolls 2d against the same armor', () => {
    expect(table().option('far|a2|b1')?.note).toBe('2 dice against armor 4d');
    const game = table().choose('far|a2|b1');
    expect(game.ask.rule).toBe('SK-R21');
    expect(game.pools).toEqual(['shot.a2 2', 'armor.b1 4']);
    expect(game.roll([6, 5], [1, 1, 2, 2]).hp('b1')).toBe(5);
  });

  it('SK-R22 Bill shoots at Murry, 7″ away: 11 against 9 costs two', () => {
    const game = new Table(example(['Bill'], ['Murry'])).toTurns();
    game.choose('shoot|a1|b1').roll([2, 3, 3, 3], [2, 2, 2, 3]);
    expect(game.hp('b1')).toBe(8);
    expect(game.view.exchange).toMatchObject({
      title: 'Bill shoots Murry',
      say: 'Eleven against nine: Murry loses two.',
      sides: [
        { name: 'Bill shoots', total: 11, sum: '2 + 3 + 3 + 3' },
        { name: 'Murry’s armor', total: 9, was: 10, verdict: '−2' },
      ],
      results: [{ title: 'Murry', text: 'Loses 2, 8 left', from: 10, to: 8 }],
    });
    expect(game.history.at(-1)).toBe('Murry −2');
  });

  it('SK-A2 equal totals do no damage', () => {
    const game = table().choose('shoot|a2|b1').roll(dice(4, 14), dice(4, 14));
    expect(game.hp('b1')).toBe(10);
    expect(game.view.exchange?.results).toMatchObject([{ text: 'Unharmed' }]);
    expect(game.history.at(-1)).toBe('No harm done');
  });

  it('SK-A3 every enemy is in reach of a far shot, and the ask says that there is no limit', () => {
    const game = table(3);
    const targets = game.options.filter((option) => option.verb?.id === 'far' && option.unit === 'a1');
    expect(targets.map((option) => option.target)).toEqual(
      ['b', 'c'].flatMap((side) => [1, 2, 3, 4, 5].map((i) => `${side}${i}`)),
    );
    expect(game.choose('far|a1|c5').ask.notes).toEqual([
      { text: 'Beyond 12″, however far: 2 dice.', rule: 'SK-A3' },
    ]);
  });

  it('SK-A16 no shot at an enemy on its feet is blocked, and no friend or fallen is a target', () => {
    const game = table().set('b3', 'hp', 0);
    const shots = game.options.filter((option) => option.verb?.id === 'shoot' && option.target);
    expect(shots.every((option) => !option.blocked)).toBe(true);
    expect([...new Set(shots.map((option) => option.target))]).toEqual(['b1', 'b2', 'b4', 'b5']);
  });

  it('the dice stay in view after the shot, also when it ends the round', () => {
    const game = table();
    for (const unit of ['a1', 'b1', 'a1', 'b1', 'a2', 'b2', 'a2', 'b2']) game.choose(`forgo|${unit}`);
    for (const unit of ['a3', 'b3', 'a4', 'b4', 'a5']) game.choose(`forgo|${unit}`);
    for (const unit of ['b3', 'a3', 'b4', 'a4', 'b5', 'a5']) game.choose(`forgo|${unit}`);
    game.choose('shoot|b5|a1').roll(dice(4, 20), dice(4, 15));
    expect([game.state.round, game.ask.id, game.hp('a1')]).toEqual([2, 'minute', 5]);
    expect(game.view.exchange?.sides.flatMap((side) => side.dice)).toHaveLength(8);
    expect(game.wait().view.exchange).toBeUndefined();
  });

  it('the dice to be rolled are empty places before they are', () => {
    const { exchange } = table().choose('shoot|a2|b1').view;
    expect(exchange?.sides.flatMap((side) => side.dice.map((die) => die.fate))).toEqual(
      Array(8).fill('empty'),
    );
    expect(exchange?.say).toBeUndefined();
  });
});
