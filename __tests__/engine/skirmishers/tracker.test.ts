import { force, table, type Table } from './script';

const guards = (count = 4) => force([count, '2/2', 'Guard']);
const fresh = () => table(guards(), guards());
const press = (t: Table, unit: string, label: string): Table => {
  const quick = t.unit(unit).quick!.find((each) => each.label === label)!;
  if (quick.blocked) throw new Error(quick.blocked);
  return t.set(unit, quick.track, quick.value);
};

describe('the table overrules', () => {
  it('Push and Kill are one tap each on a group', () => {
    const t = fresh();
    expect(
      press(t, 'b1', 'Push')
        .unit('b1')
        .tags.map(({ label }) => label),
    ).toEqual(['1 pushed']);
    expect(press(t, 'b1', 'Kill').unit('b1')).toMatchObject({
      health: { value: 3, max: 4, draw: 'pawns' },
      tags: [],
    });
    expect(t.game.now).toMatchObject({
      name: 'Guard −1',
      events: [{ kind: 'destroyed', amount: 1, unit: 'b1' }],
    });
    expect(t.view.sides[1]!.note).toBe('3 standing, 1 down');
  });

  it('DC-R21 Push says so when everybody was pushed already', () => {
    const t = table(guards(), guards(1));
    expect(() => press(press(t, 'b1', 'Push'), 'b1', 'Push')).toThrow('another push kills');
    expect(press(t, 'b1', 'Kill').unit('b1')).toMatchObject({ status: 'down', word: 'Destroyed' });
    expect(() => press(t, 'b1', 'Kill')).toThrow('Nobody of them is standing.');
  });

  it('Kill takes the piece in the thick of it: pushed before untouched, done before ready', () => {
    const t = fresh().set('b1', 'pushed', 1).set('b1', 'reacted', 2);
    expect(t.set('b1', 'standing', 3).state.groups[1]!.lots).toEqual([
      { went: 'no', pushed: 0, reacted: 0, count: 2 },
      { went: 'no', pushed: 0, reacted: 1, count: 1 },
    ]);
    t.choose('done|a1.no00').set('a1', 'standing', 3);
    expect(t.unit('a1').marker).toMatchObject({ value: 3, max: 3 });
  });

  it('pieces are marked done and given back, and a group that is done does not act', () => {
    const t = fresh().set('a1', 'ready', 0);
    expect(t.unit('a1').status).toBe('done');
    expect(t.options.filter(({ unit, blocked }) => unit && !blocked)).toEqual([]);
    expect(t.option('end').main).toBe(true);
    expect(t.ask.prompt).toBe('Every piece has gone.');
    expect(t.set('a1', 'ready', 3).unit('a1').marker!.value).toBe(3);
  });

  it('a fallen group never acts and is never a target; raised again, it does both', () => {
    const two = force([1, '2/2', 'Guard'], [1, '1/2/1', 'Archer']);
    const t = table(two, two).set('a1', 'standing', 0).set('b2', 'standing', 0);
    expect(t.unit('a1').status).toBe('down');
    expect(t.options.some(({ unit, target }) => unit === 'a1' || target === 'b2')).toBe(false);
    t.set('a1', 'standing', 1).set('b2', 'standing', 1);
    expect(t.options.some(({ unit, target }) => unit === 'a1' && target === 'b2')).toBe(true);
  });

  it('DC-R5 a turn more is the other player’s, with every mark gone; two more are the same player’s', () => {
    const t = fresh().set('b1', 'pushed', 2).choose('done|a1.no00').set('game', 'turn', 2);
    expect(t.view.turn!.side).toBe('b');
    expect(t.unit('b1')).toMatchObject({ marker: { value: 4 }, tags: [] });
    expect(t.set('game', 'turn', 4).view).toMatchObject({ when: 'Turn 4', turn: { side: 'b' } });
    expect(t.set('game', 'turn', 0).view).toMatchObject({ when: 'Turn 1', turn: { side: 'a' } });
  });

  it('the active player is set by hand, and nobody is not a player', () => {
    const t = fresh().choose('done|a1.no00').set('game', 'side', 2);
    expect(t.view.tracks[1]).toMatchObject({ draw: 'side', value: 2, max: 2 });
    expect(t.ask.asked).toEqual({ by: 'player', side: 'b' });
    expect(t.state.turn).toBe(1);
    expect(t.set('game', 'side', 0).state.active).toBe('b');
  });

  it('a battle can be kept with ± alone', () => {
    const t = table(guards(2), guards(2));
    for (let turn = 1; turn <= 3; turn++)
      press(press(t, turn % 2 ? 'b1' : 'a1', 'Push'), turn % 2 ? 'b1' : 'a1', 'Kill').set(
        'game',
        'turn',
        turn + 1,
      );
    expect(t.over).toMatchObject({ winner: 'a', why: 'Nobody of Blue is left standing.' });
  });
});

describe('in the middle of an attack', () => {
  const begun = () => fresh().choose('melee|a1.no00|b1.no00').roll([5, 4]);

  it('changes elsewhere leave it alone', () => {
    const t = begun().set('b1', 'standing', 2);
    expect(t.ask.id).toBe('melee.reaction');
    expect(t.choose('counter').roll([6, 1]).ask.id).toBe('melee.push');
  });

  it('it is called off when the table has settled it: its piece is gone or changed', () => {
    const t = table(guards(2), guards(1)).choose('melee|a1.no00|b1.no00').roll([5, 4]);
    press(t, 'b1', 'Push');
    expect(t.ask.id).toBe('turn');
    expect(t.view.exchange).toBeUndefined();
    expect(t.unit('a1').marker!.value).toBe(1);
    const other = begun().set('a1', 'standing', 3);
    expect(other.ask.id).toBe('turn');
  });

  it('skipping it leaves the attacker done; between attacks skipping ends the turn', () => {
    const t = begun().skip();
    expect(t.ask.id).toBe('turn');
    expect(t.unit('a1').marker!.value).toBe(3);
    expect(t.skip().state).toMatchObject({ turn: 2, active: 'b' });
  });

  it('a new turn leaves it behind', () => {
    const t = begun().set('game', 'turn', 2);
    expect(t.ask).toMatchObject({ id: 'turn', asked: { side: 'b' } });
    expect(t.view.exchange).toBeUndefined();
  });

  it('the dice stay in view after it, through the end of the turn, until the next attack', () => {
    const t = table(guards(1), guards(2)).fight('a1.no00', 'b1.no00', [5, 4], 'defend', [5, 1, 1]);
    expect(t.state.active).toBe('b');
    expect(t.view.exchange!.sides[0]!.dice.map(({ face }) => face)).toEqual([5, 4]);
    t.choose('melee|b1.no00|a1.no00');
    expect(t.view.exchange!.sides[0]!.dice.map(({ fate }) => fate)).toEqual(['empty', 'empty']);
    expect(t.unit('b1').status).toBe('acting');
  });
});
