import { force, table } from './script';

const guards = (count = 3) => force([count, '2/2', 'Guard']);
const pushed = (rulings = {}) =>
  table(guards(), guards(), {}, rulings).fight('a1.no00', 'b1.no00', [6, 1], 'counter', [5, 5]);

describe('pushing', () => {
  it('DC-R19 one die above pushes 1″, and the victor and other attackers may follow', () => {
    const t = pushed();
    expect(t.ask).toMatchObject({
      id: 'melee.push',
      rule: 'DC-R19',
      asked: { side: 'a' },
      prompt: 'Push Guard back 1″',
    });
    t.choose('clear');
    expect(t.unit('b1').health.value).toBe(3);
    expect(t.unit('b1').tracks[0]).toMatchObject({ id: 'pushed', value: 1 });
    expect(t.ask.notes[0]!.text).toBe('Red’s Guard may follow 1″. So may others attacking that piece.');
    expect(t.choose('done|a1.no00').ask.notes).toEqual([]);
  });

  it.each(['into', 'off'])('DC-R20 pushed %s something: killed', (end) => {
    const t = pushed().choose(end);
    expect(t.unit('b1').health.value).toBe(2);
    expect(t.rules).toContain('DC-R20');
    expect(t.ask.notes).toHaveLength(end === 'into' ? 1 : 0);
  });

  it('DC-R21 DC-A12 the second push in one turn kills at once, without a question', () => {
    const t = pushed().choose('clear').fight('a1.no00', 'b1.no11', [6, 1, 1], 'counter', [5, 5]);
    expect(t.ask.id).toBe('turn');
    expect(t.unit('b1')).toMatchObject({ health: { value: 2 }, tags: [] });
    expect(t.said).toContain(
      '6 beats 5: Blue’s Guard (pushed once, has reacted) pushed a second time, killed.',
    );
  });

  it('DC-R21 the first push is forgotten when the turn ends', () => {
    const t = pushed().choose('clear').choose('end');
    expect(t.unit('b1').tracks[0]!.value).toBe(0);
    t.choose('end').fight('a1.no00', 'b1.no00', [6, 1], 'counter', [5, 5]);
    expect(t.ask.id).toBe('melee.push');
  });

  it('DC-A12 it counts for the active side’s pieces too', () => {
    const t = table(guards(), guards()).set('a1', 'pushed', 1);
    t.fight('a1.no10', 'b1.no00', [4, 3], 'counter', [5, 4]);
    expect(t.unit('a1').health.value).toBe(2);
    expect(t.rules).toContain('DC-R21');
  });

  it('DC-A11 the victor chooses, whichever side it is', () => {
    expect(pushed().ask.asked).toEqual({ by: 'player', side: 'a' });
    const t = table(guards(), guards()).fight('a1.no00', 'b1.no00', [4, 3], 'counter', [5, 4]);
    expect(t.ask.asked).toEqual({ by: 'player', side: 'b' });
    expect(t.options.map(({ id }) => id)).toEqual(['clear', 'into', 'off']);
    expect(t.option('into').label).toBe('Into a piece or wall');
  });

  it('DC-A23 off the table kills, or the piece stops at the edge', () => {
    expect(pushed().option('off').label).toBe('Off a cliff or the table');
    const t = pushed({ 'DC-A23': 'stops' });
    expect(t.option('off').label).toBe('Off a cliff');
    expect(t.option('clear').label).toBe('Clear, or to the table’s edge');
    t.choose('clear');
    expect(t.unit('b1')).toMatchObject({ health: { value: 3 } });
    expect(t.unit('b1').tracks[0]!.value).toBe(1);
  });
});

describe('several attackers', () => {
  it('DC-R26 each further attack on a piece that has reacted rolls one die more', () => {
    const t = table(guards(), guards()).fight('a1.no00', 'b1.no00', [3, 3], 'defend', [3, 1, 1]);
    t.choose('melee|a1.no00|b1.no01');
    expect(t.ask).toMatchObject({ id: 'melee.attack', pools: [{ dice: 3 }] });
    expect(t.ask.notes[0]).toMatchObject({ text: '1 die more: Guard has reacted.', rule: 'DC-R26' });
  });

  it('DC-R26 another piece of the same group has not reacted', () => {
    const t = table(guards(), guards()).fight('a1.no00', 'b1.no00', [3, 3], 'defend', [3, 1, 1]);
    expect(t.choose('melee|a1.no00|b1.no00').ask).toMatchObject({ pools: [{ dice: 2 }] });
  });

  it('DC-R27 5, 4 v 5, 2 ties; then 6, 5, 4 v 5, 4 pushes Blue 1″', () => {
    const t = table(guards(), guards()).fight('a1.no00', 'b1.no00', [5, 4], 'counter', [5, 2]);
    expect(t.view.exchange!.say).toBe('5 against 5: a tie, both stay.');
    t.fight('a1.no00', 'b1.no01', [6, 5, 4], 'counter', [5, 4]);
    expect(t.view.exchange!.say).toBe('6 beats 5: pushed.');
    t.choose('clear');
    expect(t.unit('b1').tags.map(({ label }) => label)).toEqual(['1 pushed', '1 reacted']);
    expect(t.ask.notes[0]!.text).toContain('Red’s Guard may follow');
  });

  it('DC-A6 a piece reacts to every attack, and may counterattack again', () => {
    const t = table(guards(), guards()).fight('a1.no00', 'b1.no00', [3, 3], 'counter', [3, 1]);
    t.choose('melee|a1.no00|b1.no01').roll([1, 1, 1]);
    expect(t.ask.id).toBe('melee.reaction');
    expect(t.option('counter')).toMatchObject({ note: '2 dice, may push or kill' });
  });

  it('DC-A7 one extra die however often, or one for each reaction', () => {
    const third = (rulings: Record<string, string>) => {
      const t = table(guards(4), guards(), {}, rulings).fight(
        'a1.no00',
        'b1.no00',
        [3, 3],
        'counter',
        [3, 1],
      );
      t.fight('a1.no00', 'b1.no01', [3, 3, 3], 'counter', [3, 1]);
      const again = t.options.find(({ id }) => /^melee\|a1\.no00\|b1\.no0[12]$/.test(id))!;
      return [
        again.id,
        again.note,
        t.choose(again.id).ask.kind === 'roll' && t.state.exchange!.attacker.dice,
      ];
    };
    expect(third({})).toEqual(['melee|a1.no00|b1.no01', '3 dice, as it has reacted', 3]);
    expect(third({ 'DC-A7': 'each' })).toEqual(['melee|a1.no00|b1.no02', '4 dice, as it has reacted', 4]);
  });

  it('DC-A21 rolling armor is no reaction, and reactions end with the turn', () => {
    const archers = force([3, '1/2/1', 'Archer']);
    const t = table(archers, guards()).shoot('a1.no00', 'b1.no00', 'none', [1], [1, 1]);
    expect(t.option('melee|a1.no00|b1.no00').note).toBe('2 dice');
    t.fight('a1.no00', 'b1.no00', [1, 1], 'defend', [1, 1, 1]);
    expect(t.unit('b1').tracks.find(({ id }) => id === 'reacted')).toMatchObject({ value: 1 });
    expect(
      t
        .choose('end')
        .choose('end')
        .unit('b1')
        .tracks.find(({ id }) => id === 'reacted'),
    ).toMatchObject({ value: 0 });
  });
});
