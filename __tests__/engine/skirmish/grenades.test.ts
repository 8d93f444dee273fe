import { example, setupOf } from './setups';
import { dice, Table } from './script';

const table = (rulings = {}, sides = 2) => new Table(setupOf(sides, rulings)).toTurns();

describe('grenades', () => {
  it('SK-R28 a throw takes an action and one of two grenades; with none left it is blocked', () => {
    const game = table().choose('grenade|a1').roll([4]).form();
    expect([game.figure('a1').actions, game.figure('a1').grenades]).toEqual([1, 1]);
    expect(game.unit('a1').tracks).toMatchObject([{ value: 1, max: 2 }]);
    game.set('a2', 'grenades', 0).skip();
    expect(game.option('grenade|a2')?.blocked).toMatchObject({
      why: 'Bill has no grenade left.',
      rule: 'SK-R28',
    });
  });

  it.each([
    [1, 2],
    [2, 2],
    [3, 4],
    [4, 4],
    [5, 6],
    [6, 6],
  ])('SK-R29 a %i is thrown up to %i″', (face, reach) => {
    const game = table().choose('grenade|a1');
    expect(game.pools).toEqual(['throw.a1 1']);
    game.roll([face]);
    expect(game.history.at(-1)).toBe(`Up to ${reach}″`);
    expect(game.ask.notes[0]?.text).toContain(`up to ${reach}″ away`);
  });

  it('SK-R30 the thrower picks the landing point, and the form asks who is round it', () => {
    const { ask } = table({}, 3).choose('grenade|a1').roll([4]);
    expect(ask).toMatchObject({ kind: 'form', id: 'grenade.blast', asked: { by: 'table' }, unit: 'a1' });
    expect(ask.notes).toContainEqual({
      text: 'Tony picks a point up to 4″ away, in the direction named.',
      rule: 'SK-R30',
    });
    expect(ask.kind === 'form' && ask.rows.every((row) => row.preset === 'out')).toBe(true);
  });

  it('SK-R31 4d within 2″, 2d within 3″, none outside', () => {
    const game = table().choose('grenade|a1').roll([4]).form({ 'blast.b1': 'outer', 'blast.b2': 'inner' });
    expect(game.pools).toEqual(['blast.b2 4', 'armor.b2 4', 'blast.b1 2', 'armor.b1 4']);
    game.roll(dice(4, 20), dice(4, 10), [6, 6], dice(4, 11));
    expect([game.hp('b1'), game.hp('b2'), game.hp('b3')]).toEqual([9, 0, 10]);
    expect(game.state.side).toBe('b');
  });

  it('SK-R31 a blast with nobody in it rolls nothing', () => {
    const game = table().choose('grenade|a1').roll([4]).form();
    expect([game.ask.id, game.state.side]).toEqual(['turn', 'b']);
    expect(game.events).toMatchObject([{ text: 'Nobody stood in the blast.' }]);
  });

  it('SK-R32 Tony botches the throw: six off Tony, Bill falls face up, Jane lucks out, Eliot is out of it', () => {
    const game = new Table(example(['Tony', 'Bill', 'Jane'], ['Eliot'])).toTurns();
    game.set('a2', 'hp', 3).set('a2', 'grenades', 1);
    game.choose('grenade|a1').roll([1]);
    expect(game.history.at(-1)).toBe('Up to 2″');
    game.form({ 'blast.a1': 'inner', 'blast.a2': 'inner', 'blast.a3': 'outer' });
    expect(game.pools).toEqual([
      'blast.a1 4',
      'armor.a1 4',
      'blast.a2 4',
      'armor.a2 2',
      'blast.a3 2',
      'armor.a3 4',
    ]);
    game.roll(dice(4, 15), dice(4, 9), dice(4, 9), [2, 3], [3, 4], dice(4, 15));
    expect(['a1', 'a2', 'a3', 'b1'].map(game.hp)).toEqual([4, 0, 10, 10]);
    expect(game.unit('a2')).toMatchObject({ status: 'down', word: 'Face up' });
    expect(game.view.exchange).toMatchObject({
      title: 'Tony throws a grenade',
      results: [
        { title: 'Tony', text: 'Loses 6, 4 left' },
        { title: 'Bill', text: 'Loses 3: down, face up' },
        { title: 'Jane', text: 'Unharmed' },
      ],
    });
    expect(game.history.at(-1)).toBe('Tony −6, Bill −3');
    expect([game.state.side, game.option('grenade|b1')?.blocked]).toEqual(['b', undefined]);
  });

  it('SK-A6 the sizes are distances, or by the other reading diameters', () => {
    const labels = (rulings: object) => {
      const { ask } = table(rulings).choose('grenade|a1').roll([4]);
      return ask.kind === 'form' ? ask.rows[0]!.options.map((option) => option.label) : [];
    };
    expect(labels({})).toEqual(['Out', 'Within 3″', 'Within 2″']);
    expect(labels({ 'SK-A6': 'diameter' })).toEqual(['Out', 'Within 1.5″', 'Within 1″']);
  });

  it('SK-A7 every figure on its feet may be in it, thrower and friends too, each with dice of its own', () => {
    const game = table({}, 3).set('a2', 'hp', 0).choose('grenade|a1').roll([4]);
    const { ask } = game;
    const units = ask.kind === 'form' ? ask.rows.map((row) => row.unit) : [];
    expect(units).toEqual([
      'a1',
      'a3',
      'a4',
      'a5',
      ...['b', 'c'].flatMap((side) => [1, 2, 3, 4, 5].map((i) => `${side}${i}`)),
    ]);
    game.form({ 'blast.a1': 'inner', 'blast.a3': 'outer', 'blast.c1': 'outer' });
    expect(game.pools.filter((pool) => pool.startsWith('blast'))).toEqual([
      'blast.a1 4',
      'blast.a3 2',
      'blast.c1 2',
    ]);
  });

  it('SK-A8 the direction is named before the die is rolled', () => {
    expect(table().choose('grenade|a1').ask.notes).toEqual([
      { text: 'Say the direction before you roll.', rule: 'SK-A8' },
    ]);
  });

  it('SK-A10 from a body of either side, for one action, all or one', () => {
    const game = table().set('a5', 'hp', 0).set('b5', 'hp', 0);
    expect(
      game.options
        .filter((option) => option.unit === 'a1' && option.verb?.icon === 'take')
        .map((option) => option.id),
    ).toEqual(['take|a1|a5', 'take-one|a1|a5', 'take|a1|b5', 'take-one|a1|b5']);
    game.choose('take|a1|b5');
    expect([game.figure('a1').grenades, game.figure('b5').grenades, game.figure('a1').actions]).toEqual([
      4, 0, 1,
    ]);
    expect(game.unit('a1').tracks).toMatchObject([{ value: 4, max: 4 }]);
    game.skip().choose('take-one|a2|a5');
    expect([game.figure('a2').grenades, game.figure('a5').grenades]).toEqual([3, 1]);
    expect(game.skip().option('take-one|a2|a5')).toBeUndefined();
  });

  it('SK-A10 nothing to take is said, with the rule', () => {
    expect(table().option('take|a1')?.blocked).toEqual({
      why: 'No fallen figure has a grenade on it.',
      rule: 'SK-R28',
    });
    const empty = table().set('b5', 'hp', 0).set('b5', 'grenades', 0);
    expect(empty.option('take|a1|b5')).toBeUndefined();
  });
});
