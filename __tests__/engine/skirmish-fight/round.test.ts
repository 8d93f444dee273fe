import { skirmishFight } from '../../../engine/skirmish-fight';
import { battle, band, gameOf, starter, Table, unit } from './script';

const three = () => battle([unit('Bob'), unit('Ann'), unit('Kit')], [unit('Sally')]);

describe('the table', () => {
  const table = () => new Table(gameOf(band(unit('Bob'), unit('Ann')), band(unit('Sally'))));
  const noted = (of: Table, rule: string) => of.ask.notes.find((note) => note.rule === rule)?.text;

  it('SF-R1 the first step shows the size of the table and its terrain', () => {
    expect(noted(table(), 'SF-R1')).toBe('A 24″ by 36″ table, a quarter of it terrain, spread evenly.');
    expect(table().view.notes.map((note) => note.rule)).toContain('SF-R1');
  });

  const drawn = (seed: number) => new Table({ ...gameOf(band(unit('Bob')), band(unit('Sally'))), seed });
  it('SF-R2 the seed gives each side a long edge', () => {
    const edges = new Set(Array.from({ length: 30 }, (_, seed) => noted(drawn(seed + 1), 'SF-R2')));
    expect(edges).toEqual(
      new Set([
        'Red: the long edge nearer the door. Blue: the one across.',
        'Blue: the long edge nearer the door. Red: the one across.',
      ]),
    );
  });
  it('SF-R3 the seed says who puts down first, whoever has which edge', () => {
    const starts = Array.from({ length: 60 }, (_, seed) => {
      const { doorSide, side } = drawn(seed + 1).state;
      return `${doorSide} ${side}`;
    });
    expect(new Set(starts).size).toBe(4);
  });
  it('SF-R3 the sides take turns to put down a unit, the larger one alone at the end', () => {
    const at = table();
    const sides = [];
    while (at.ask.id === 'deploy') {
      sides.push(at.state.side);
      at.choose('placed');
    }
    const first = sides[0]!;
    expect(sides).toEqual(first === 'a' ? ['a', 'b', 'a'] : ['b', 'a', 'a']);
    expect(at.ask.id).toBe('initiative.roll');
  });
  it('SF-R3 one tap says that everybody is down', () => {
    expect(table().choose('all').ask.id).toBe('initiative.roll');
    expect(table().skip().ask.id).toBe('turn');
  });
  it('SF-R55 the table is told of figures and dice', () => {
    expect(table().view.notes.map((note) => note.rule)).toContain('SF-R55');
  });
  it('SF-A24 the vaults are placed at 9″, 18″ and 27″', () => {
    const vaults = new Table(gameOf(band(unit('Bob')), band(unit('Sally')), { mission: 'vaults' }));
    expect(noted(vaults, 'SF-A24')).toBe('Each side puts 3 vaults 6″ from its edge, at 9″, 18″ and 27″.');
    expect(noted(table(), 'SF-A24')).toBeUndefined();
  });
});

describe('units', () => {
  it('several alike become units of their own, and the same name on both sides says whose it is', () => {
    const names = new Table(gameOf(starter('the-horde'), starter('the-hulks'))).view.sides.map((side) =>
      side.units.map((each) => each.name),
    );
    expect(names[0]!.slice(0, 4)).toEqual(['Red Commander', 'Champion', 'Hordling 1', 'Hordling 2']);
    expect(names[1]).toEqual([
      'Blue Commander',
      'Smasher',
      'Berzerker 1',
      'Berzerker 2',
      'Pacer 1',
      'Pacer 2',
    ]);
    expect(new Set(names.flat()).size).toBe(17);
  });
  it('sides of the same name are told apart too', () => {
    const setup = gameOf(starter('the-pack'), starter('the-pack'));
    const mirror = new Table({ ...setup, sides: setup.sides.map((side) => ({ ...side, name: 'Pack' })) });
    expect(new Set(mirror.view.sides.flatMap((side) => side.units.map((each) => each.name))).size).toBe(14);
  });
  it('SF-R6 SF-R39 SF-R34 each starts with its life', () => {
    const table = battle([unit('Bob'), unit('Tia', 'tough'), unit('Fay', 'frail')], [unit('Sally')]);
    expect(['a1', 'a2', 'a3'].map(table.life)).toEqual([3, 4, 2]);
  });
});

describe('rounds', () => {
  it('SF-R4 the sides alternate, and SF-A21 the larger one goes on alone', () => {
    const table = three().choose('move|a1').choose('move|b1');
    expect(table.ask.asked).toEqual({ by: 'player', side: 'a' });
    table.choose('move|a2');
    expect(table.ask.asked).toEqual({ by: 'player', side: 'a' });
    table.choose('move|a3');
    expect(table.ask.id).toBe('initiative.roll');
    expect(table.state.round).toBe(2);
  });
  it('SF-R4 a unit that has activated is greyed and says so', () => {
    const table = three().choose('move|a1').choose('move|b1');
    expect(table.option('acted|a1')?.blocked).toEqual({
      why: 'Bob has activated this round.',
      rule: 'SF-R4',
      done: true,
    });
    expect(table.open.some((id) => id.split('|')[1] === 'a1')).toBe(false);
  });
  it('SF-R4 in a new round everybody may activate again', () => {
    const table = three().endRound().initiative('b');
    expect(table.view.sides.flatMap((side) => side.units.map((each) => each.status))).toEqual(
      Array(4).fill('ready'),
    );
  });
  it('SF-R5 the higher roll starts', () => {
    const start = (red: number, blue: number) =>
      new Table(gameOf(band(unit('Bob')), band(unit('Sally')))).choose('all').roll(red, blue);
    expect(start(5, 2).ask.asked).toEqual({ by: 'player', side: 'a' });
    expect(start(2, 5).ask.asked).toEqual({ by: 'player', side: 'b' });
  });
  it('SF-A20 a tie is rolled again by both', () => {
    const table = new Table(gameOf(band(unit('Bob')), band(unit('Sally')))).choose('all').roll(4, 4);
    expect(table.ask).toMatchObject({ id: 'initiative.roll', notes: [{ rule: 'SF-A20' }] });
    expect(table.ask.kind === 'roll' && table.ask.pools.length).toBe(2);
  });
  it('SF-A13 SF-A34 initiative can be rerolled until somebody acts, the lower roller first', () => {
    const table = new Table(gameOf(band(unit('Bob')), band(unit('Sally')))).choose('all').roll(5, 2);
    const offers = table.options.filter((option) => option.verb?.id === 'reroll');
    expect(offers.map((option) => option.side)).toEqual(['b', 'a']);
    table.choose('reroll||||b.0').roll(6);
    expect(table.ask.asked).toEqual({ by: 'player', side: 'b' });
    expect(table.track('b', 'points').value).toBe(1);
    table.choose('move|b1');
    expect(table.options.some((option) => option.verb?.id === 'reroll')).toBe(false);
  });
  it('SF-R23 a defeated unit leaves the turn order', () => {
    const table = three().set('a2', 'life', 0);
    expect(table.open.some((id) => id.includes('a2'))).toBe(false);
    expect(table.unit('a2')).toMatchObject({ status: 'down', word: 'Defeated' });
    table.choose('move|a1').choose('move|b1').choose('move|a3');
    expect(table.state.round).toBe(2);
  });
  it('SF-R23 a defeated enemy is nobody’s target', () => {
    const table = battle([unit('Bob')], [unit('Sally'), unit('Joe')]).set('b1', 'life', 0);
    expect(table.options.some((option) => option.target === 'b1')).toBe(false);
  });
});

describe('the setup', () => {
  const { setup } = skirmishFight;
  const made = gameOf(starter('the-pack'), starter('the-hulks'));

  it('SF-R51 a mission is chosen, Kill or be Killed unless told, or drawn by the seed', () => {
    expect(setup.fields(made)[0]).toMatchObject({ id: 'mission', kind: 'one', value: 'kill', draw: true });
    expect(new Table({ ...made, choices: { mission: 'vaults' } }).state.mission).toBe('vaults');
    const drawn = Array.from({ length: 40 }, (_, seed) => ({ ...made, seed, choices: { mission: 'draw' } }));
    expect(new Set(drawn.map((each) => new Table(each).state.mission)).size).toBe(3);
    drawn.forEach((each) => {
      const [field] = setup.fields(each);
      expect(field!.kind === 'one' && field!.value).toBe(new Table(each).state.mission);
    });
  });
  it('SF-R2 two legal warbands have no problems', () => {
    expect(setup.problems(made)).toEqual([]);
    expect(setup.problems({ ...made, sides: made.sides.slice(0, 1) })[0]!.text).toContain('two sides');
  });
  it('SF-R27 a warband that is not legal or cannot be read is a problem of its side', () => {
    const over = band(...Array.from({ length: 10 }, (_, i) => unit(`U${i}`)));
    expect(setup.problems(gameOf(over, starter('the-pack')))[0]).toMatchObject({
      text: 'Red: Band is 4 points over its 36.',
      field: 'a',
    });
    const [red, blue] = made.sides;
    expect(setup.problems({ ...made, sides: [red!, { ...blue!, roster: {} }] })[0]!.text).toBe(
      'Blue: This is not a Skirmish Fight warband.',
    );
  });
});
