import { skirmish } from '../../../engine/skirmish';
import { setupOf } from './setups';
import { dice, Table } from './script';

const { roster } = skirmish;
const table = () => new Table(setupOf(2)).toTurns();

describe('squads', () => {
  it('SK-R1 two, three or four sides of five figures; one or five sides are refused', () => {
    for (const sides of [2, 3, 4]) {
      expect(skirmish.setup.problems(setupOf(sides))).toEqual([]);
      expect(new Table(setupOf(sides)).view.sides.map((side) => side.units.length)).toEqual(
        Array(sides).fill(5),
      );
    }
    expect(skirmish.setup.problems(setupOf(1))).toMatchObject([
      { rule: 'SK-R1', fix: 'Two, three or four can play.' },
    ]);
    const [red] = setupOf(2).sides;
    const five = { ...setupOf(4), sides: [...setupOf(4).sides, red!] };
    expect(skirmish.setup.problems(five)).toMatchObject([{ rule: 'SK-R1' }]);
  });

  it('SK-R1 a side without a squad, or with a nameless figure, cannot start', () => {
    const setup = setupOf(2);
    const [red, blue] = setup.sides;
    const bare = { ...setup, sides: [red!, { ...blue!, roster: null }] };
    expect(skirmish.setup.problems(bare)).toMatchObject([{ text: 'Blue has no squad.' }]);
    const nameless = roster.edit(roster.fresh(), { type: 'set', unit: '2', field: 'name', value: ' ' });
    const half = { ...setup, sides: [red!, { ...blue!, roster: nameless }] };
    expect(skirmish.setup.problems(half)).toMatchObject([
      { text: 'Blue: Figure 2 has no name.', fix: 'Write one down.' },
    ]);
  });

  it('SK-R2 the first minute says where the figures start, later ones do not', () => {
    const first = new Table(setupOf(2));
    expect(first.ask.notes).toContainEqual({
      text: 'Start within 2″ of your own edge, five figures a side.',
      rule: 'SK-R2',
    });
    expect(
      first
        .toTurns()
        .endRound()
        .ask.notes.map((note) => note.rule),
    ).not.toContain('SK-R2');
  });

  it('SK-R3 every figure has its name, ten boxes of hit points and two rings of grenades', () => {
    const units = new Table(setupOf(3)).view.sides.flatMap((side) => side.units);
    expect(units.map((unit) => unit.name).slice(0, 5)).toEqual(['Tony', 'Bill', 'Jane', 'Murry', 'Dot']);
    for (const unit of units) {
      expect(unit.health).toMatchObject({ value: 10, max: 10, draw: 'boxes' });
      expect(unit.tracks).toMatchObject([{ id: 'grenades', value: 2, max: 2, draw: 'rings' }]);
    }
  });

  it('SK-R3 figures of one name in two squads are told apart', () => {
    const [red, blue] = setupOf(2).sides;
    const twins = { ...setupOf(2), sides: [red!, { ...blue!, roster: red!.roster }] };
    expect(new Table(twins).view.sides.map((side) => side.units[0]!.name)).toEqual(['Red Tony', 'Blue Tony']);
  });

  it('SK-R4 the fallen lie face up, and face down once their grenades are gone', () => {
    const game = table().set('b1', 'hp', 1);
    game.choose('shoot|a1|b1').roll(dice(4, 24), dice(2, 2));
    expect(game.events).toContainEqual(
      expect.objectContaining({ kind: 'destroyed', text: 'Eliot fell, face up.' }),
    );
    expect(game.unit('b1')).toMatchObject({ status: 'down', word: 'Face up' });
    game.choose('forgo|b2').choose('take|a1|b1');
    expect(game.unit('b1').word).toBe('Face down');
    expect(game.set('b2', 'grenades', 0).set('b2', 'hp', 0).events.at(-1)?.text).toBe(
      'Dave fell, face down.',
    );
  });

  it.each([
    [10, 4],
    [6, 4],
    [5, 2],
    [4, 2],
    [1, 2],
  ])('SK-R5 with %i hit points a figure defends with %id', (hp, armor) => {
    const game = table().set('b1', 'hp', hp);
    expect(game.unit('b1')).toMatchObject({
      word: `armor ${armor}d`,
      hurt: armor === 2,
      health: { mark: 5 },
    });
    expect(game.choose('shoot|a1|b1').pools).toEqual(['shot.a1 4', `armor.b1 ${armor}`]);
  });

  it('SK-A1 by the other reading 5 hit points defend with 4d, 4 with 2d', () => {
    const game = new Table(setupOf(2, { 'SK-A1': 'four' })).toTurns().set('b1', 'hp', 5);
    expect(game.unit('b1')).toMatchObject({ word: 'armor 4d', hurt: false, health: { mark: 4 } });
    expect(game.set('b1', 'hp', 4).choose('shoot|a1|b1').pools[1]).toBe('armor.b1 2');
  });

  it('SK-A18 hit points stop at 0', () => {
    const game = table().set('b1', 'hp', 3).choose('shoot|a1|b1').roll(dice(4, 24), dice(2, 2));
    expect(game.hp('b1')).toBe(0);
    expect(game.events).toContainEqual(expect.objectContaining({ kind: 'lost', amount: 3 }));
  });
});

describe('the squad book', () => {
  it('SK-R3 two figures of one name are a problem with a way out', () => {
    const twins = roster.edit(roster.fresh(), { type: 'set', unit: '2', field: 'name', value: 'tony ' });
    expect(roster.view(twins)).toMatchObject({
      legal: false,
      verdict: '1 problem',
      problems: [{ text: 'Two figures are called tony.', fix: 'Give one of them another name.', unit: '2' }],
    });
    expect(roster.view(twins).units[1]!.fields[0]!.problem?.rule).toBe('SK-R3');
  });

  it('SK-R1 a squad always has five figures: adding and removing change nothing, moving reorders', () => {
    const fresh = roster.fresh();
    expect(roster.edit(fresh, { type: 'add' })).toBe(fresh);
    expect(roster.edit(fresh, { type: 'remove', unit: '1' })).toBe(fresh);
    expect(roster.view(fresh).add).toBeUndefined();
    const moved = roster.edit(fresh, { type: 'move', unit: '1', to: 4 });
    expect(moved.figures.map((figure) => figure.id)).toEqual(['2', '3', '4', '5', '1']);
    expect(roster.parse({ ...fresh, figures: fresh.figures.slice(1) })).toEqual({
      ok: false,
      error: 'A squad has five figures.',
    });
  });

  it('odd names are kept, very long ones cut, and every one reads back', () => {
    for (const value of ['🦊', '  ', 'x'.repeat(500), 'a|b+c', '<b>']) {
      const named = roster.edit(roster.fresh(), { type: 'set', unit: '3', field: 'name', value });
      expect(named.figures[2]!.name).toBe(value.slice(0, 20));
      expect(roster.parse(JSON.parse(JSON.stringify(named)))).toEqual({ ok: true, value: named });
    }
  });

  it('a squad drawn at random has five different names', () => {
    for (let seed = 1; seed < 50; seed++)
      expect(new Set(roster.random(seed).figures.map((figure) => figure.name)).size).toBe(5);
  });
});
