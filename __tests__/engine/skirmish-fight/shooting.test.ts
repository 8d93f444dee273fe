import { battle, broke, shot, unit, type Table } from './script';

const SALLY = unit('Sally');
const FRANK = unit('Frank');
const lives = (table: Table) => [table.life('a1'), table.life('b1')];
const totals = (table: Table) => table.exchange.sides.map((side) => side.total);

describe('targets', () => {
  it('SF-R18 the form says the range and asks whether the target can be shot', () => {
    const table = battle([SALLY], [FRANK]).choose('shoot|a1|b1');
    expect(table.ask).toMatchObject({ id: 'shoot.facts', rule: 'SF-R18' });
    expect(table.notes.join()).toContain('shoots up to 12″, along a line nothing blocks');
    expect(table.rows).toEqual(['can', 'cover']);
  });
  it.each([
    ['far', 'SF-R18', 'out of range'],
    ['hidden', 'SF-R18', 'out of sight'],
    ['touched', 'SF-A16', 'in contact with a friend of the shooter'],
  ])('SF-R18 SF-A16 SF-A25 a target that is %s is not shot, and nothing is spent', (can, rule, why) => {
    const table = battle([SALLY], [FRANK]).choose('shoot|a1|b1').form({ can });
    expect(table.ask.id).toBe('turn');
    expect(table.ask.notes).toEqual([{ text: `Sally could not shoot Frank: ${why}.`, rule }]);
    expect(table.unit('a1').status).toBe('ready');
    expect(table.open).toContain('fight|a1|b1');
  });
  it('SF-R33 a Near-Sighted unit cannot shoot, and the choice says why', () => {
    const table = battle([unit('Mole', 'nearSighted', 'ranged')], [FRANK]);
    expect(table.option('shoot|a1')?.blocked).toEqual({ why: 'Mole is Near-Sighted.', rule: 'SF-R33' });
    expect(table.open.filter((id) => id.startsWith('shoot'))).toEqual([]);
  });
  it('SF-R35 SF-R36 SF-A12 the range follows the buffs; at any range nobody is too far', () => {
    const facts = (...buffs: readonly ('ranged' | 'longShot')[]) => {
      const { ask } = battle([unit('Sally', ...buffs)], [FRANK]).choose('shoot|a1|b1');
      if (ask.kind !== 'form') throw new Error('not a form');
      return [ask.notes.at(-1)!.text.split(',')[0], ask.rows[0]!.options.map((option) => option.id)];
    };
    expect(facts('ranged')).toEqual(['Sally shoots up to 24″', ['yes', 'far', 'hidden', 'touched']]);
    expect(facts('longShot')).toEqual(['Sally shoots at any range', ['yes', 'hidden', 'touched']]);
    expect(facts('ranged', 'longShot')).toEqual(facts('longShot'));
  });
});

describe('the shot', () => {
  it('SF-R19 shoot against fight: a shooter that wins costs the target 1 life', () => {
    const table = shot(broke(battle([SALLY], [FRANK])), 5, 3);
    expect(totals(table.undo().roll(5, 3))).toEqual([5, 4]);
    expect(lives(table)).toEqual([3, 2]);
  });
  it('SF-R19 a target that wins loses nothing and hits nobody', () => {
    expect(lives(shot(broke(battle([SALLY], [FRANK])), 3, 3))).toEqual([3, 3]);
  });
  it('SF-R20 SF-A28 a target that wins may move 1″, unless it touches an enemy', () => {
    const table = shot(broke(battle([SALLY, unit('Bob')], [FRANK])), 3, 3);
    expect(table.ask.notes).toContainEqual({
      text: 'Frank may move 1″, unless it touches an enemy.',
      rule: 'SF-R20',
      unit: 'b1',
    });
  });
  it('SF-R19 a target that lost does not move', () => {
    const table = shot(broke(battle([SALLY, unit('Bob')], [FRANK])), 5, 1);
    expect(table.notes).toEqual(['Sally may still move, if it has not.']);
  });
  it('SF-R21 SF-A25 each piece that hides part of the target is +1', () => {
    const table = shot(battle([SALLY], [FRANK]), 5, 2, { cover: '2' });
    expect(table.exchange.sides[1]).toMatchObject({ sum: '2 rolled, +1 fight, +2 cover', total: 5 });
  });
  it('SF-R22 SF-A1 a tie costs the target 1 life, and it may move 1″', () => {
    const table = shot(broke(battle([SALLY, unit('Bob')], [FRANK])), 4, 3);
    expect(lives(table)).toEqual([3, 2]);
    expect(table.ask.notes.map((note) => note.rule)).toContain('SF-R22');
  });
  it('SF-R63 SF-A1 Example Shoot: by the printed example 3 + 0 ties 2 + 1 and nothing happens', () => {
    const tied = (reading: string) => {
      const table = broke(battle([SALLY, unit('Bob')], [FRANK], {}, { 'SF-A1': reading }));
      return shot(table, 3, 2);
    };
    const table = tied('nothing');
    expect(totals(table)).toEqual([3, 3]);
    expect(lives(table)).toEqual([3, 3]);
    expect(table.notes.filter((note) => note.includes('1″'))).toEqual([]);
    expect(lives(tied('hit'))).toEqual([3, 2]);
  });
  it('SF-R42 Eagle-Eye, SF-R36 Long-Shot and SF-R45 Blast change the shooter’s figure', () => {
    const said = (...buffs: readonly ('eagleEye' | 'longShot' | 'blast')[]) =>
      shot(battle([unit('Sally', ...buffs)], [FRANK]), 4, 1).exchange.say;
    expect(said('eagleEye')).toBe('4 + 1 shoot = 5 against 2');
    expect(said('longShot')).toBe('4 − 1 shoot = 3 against 2');
    expect(said('blast')).toBe('4 + 2 shoot = 6 against 2');
  });
  it('SF-R46 Dodge is +2 against a shot', () => {
    const table = shot(battle([SALLY], [unit('Dee', 'dodge')]), 6, 2);
    expect(table.exchange.sides[1]).toMatchObject({ sum: '2 rolled, +1 fight, +2 Dodge', total: 5 });
  });
  it('SF-A6 Skilled, Fighter, Push and Charge are no help against a shot; Weak counts', () => {
    const target = unit('Tom', 'skilled', 'fighter', 'push', 'weak');
    const table = battle([SALLY], [target]).choose('shoot|a1|b1');
    expect(table.rows).toEqual(['can', 'cover']);
    expect(totals(table.form().roll(5, 3))).toEqual([5, 3]);
  });
  it('SF-A7 a Flank friend that touches the shooter helps the target', () => {
    const table = battle([SALLY], [FRANK, unit('Flo', 'flank')]).choose('shoot|a1|b1');
    expect(table.rows).toEqual(['can', 'cover', 'flank']);
    expect(totals(table.form({ flank: 'yes' }).roll(5, 2))).toEqual([5, 4]);
  });
});

describe('Blast', () => {
  const GUN = unit('Gus', 'blast');
  it('SF-R45 SF-A11 a rolled 1 costs the shooter 1 life and is still compared', () => {
    const table = shot(broke(battle([GUN], [FRANK])), 1, 1);
    expect(lives(table)).toEqual([2, 2]);
  });
  it('SF-R45 that 1 cannot be rerolled, though points are left; another number can', () => {
    const offers = (red: number, blue: number) =>
      shot(battle([GUN], [FRANK]), red, blue).options.filter((option) => option.side === 'a').length;
    expect(offers(1, 6)).toBe(0);
    expect(offers(2, 6)).toBe(1);
  });
  it('SF-A11 a reroll that comes up 1 costs a life too, and stays', () => {
    const table = shot(battle([GUN], [unit('Ann', 'dodge')]), 2, 6)
      .choose('reroll||||a.0')
      .roll(1);
    // Nobody can change it any more, so nobody is asked.
    expect(table.ask.id).toBe('turn');
    expect(lives(table)).toEqual([2, 3]);
  });
  it('SF-A9 a total of 1 is not a rolled 1', () => {
    expect(lives(shot(broke(battle([unit('Gus', 'blast', 'longShot')], [FRANK])), 2, 6))).toEqual([3, 3]);
  });
  it('SF-A11 a shooter that its own Blast defeats still hits', () => {
    const table = shot(broke(battle([GUN, SALLY], [FRANK])).set('a1', 'life', 1), 1, 1);
    expect(lives(table)).toEqual([0, 2]);
  });
});
