import { force, table } from './script';

const mixed = () => force([3, '1/2/1', 'Archer'], [2, '2/2', 'Man-at-Arms']);

describe('the turn', () => {
  it('DC-R5 each piece once, then the other player', () => {
    const t = table(force([2, '2/2']), mixed());
    t.choose('done|a1.no00');
    expect(t.unit('a1')).toMatchObject({ status: 'ready', marker: { value: 1 } });
    t.choose('done|a1.no00');
    expect(t.ask).toMatchObject({ id: 'turn', asked: { side: 'b' } });
    expect(t.view).toMatchObject({ when: 'Turn 2', turn: { side: 'b', text: 'Blue is active' } });
    expect(t.rules).toEqual(['DC-R8', 'DC-R5']);
    expect(t.unit('b1').marker).toMatchObject({ value: 3, max: 3 });
    expect(t.unit('a1').marker).toBeUndefined();
  });

  it('DC-R5 the rest of a group, and the end of the turn, are always on offer', () => {
    const t = table(mixed(), mixed());
    expect(t.option('end').note).toBe('5 to go');
    t.choose('done|a1.no00').choose('rest|a1');
    expect(t.unit('a1').status).toBe('done');
    expect(t.option('done|a1').blocked).toMatchObject({
      why: 'All of them have gone this turn.',
      done: true,
    });
    expect(t.option('end').note).toBe('2 to go');
    expect(t.option('rest|a2').verb!.note).toBe('2 to go');
    t.choose('end');
    expect(t.state.active).toBe('b');
    expect(t.choose('end').unit('a1').marker).toMatchObject({ value: 3 });
  });

  it('DC-R6 a piece that has shot neither moves nor attacks', () => {
    const t = table(mixed(), mixed());
    for (let i = 0; i < 3; i++) t.shoot('a1.no00', 'b1.no00', 'none', [1], [1]);
    expect(t.option('done|a1').blocked).toMatchObject({ rule: 'DC-R6' });
    expect(t.options.some(({ id }) => id.startsWith('melee|a1'))).toBe(false);
    expect(t.unit('a1').tags).toContainEqual(expect.objectContaining({ label: '3 shot', rule: 'DC-R6' }));
  });

  it('DC-R7 only a missile weapon shoots, and one target is one piece', () => {
    const t = table(mixed(), mixed());
    expect(t.option('shoot|a2.no00').blocked).toMatchObject({ why: 'Man-at-Arms has no missile weapon.' });
    expect(t.option('shoot|a1.no00|b1.no00').verb!.note).toContain('within 12″');
    t.shoot('a1.no00', 'b1.no00', 'none', [6], [1]);
    expect(t.unit('b1').health.value).toBe(2);
    expect(t.ask.id).toBe('turn');
  });

  it('DC-R8 moving is up to the distance of the battle, and attacking nobody is allowed', () => {
    const t = table(mixed(), mixed(), { movement: '7″' });
    expect(t.option('done|a2.no00').verb!.note).toBe('7″, no attack');
    expect(t.choose('done|a2.no00').said).toBe('Red’s Man-at-Arms moved.');
  });

  it('DC-R9 one attack for each piece, against any enemy it may have reached', () => {
    const t = table(mixed(), mixed());
    expect(t.option('melee|a2.no00|b1.no00').label).toBe('Man-at-Arms attacks Archer ×3');
    t.fight('a2.no00', 'b1.no00', [3, 3], 'counter', [3, 1]);
    expect(t.unit('a2').marker!.value).toBe(1);
  });

  it('DC-A13 DC-A15 DC-A22 an archer at any time may shoot, attack or walk away', () => {
    const t = table(mixed(), mixed());
    for (const verb of ['shoot|a1.no00|b1.no00', 'melee|a1.no00|b1.no00', 'done|a1.no00'])
      expect(t.option(verb).blocked).toBeUndefined();
  });

  it('offers the same again first, for a volley', () => {
    const t = table(mixed(), mixed()).shoot('a1.no00', 'b2.no00', 'low', [1], [1, 1]);
    expect(t.options.filter(({ main }) => main).map(({ id }) => id)).toEqual(['shoot|a1.no00|b2.no00']);
    t.choose('shoot|a1.no00|b2.no00');
    expect(t.option('low').main).toBe(true);
  });

  it('names classes, not pieces', () => {
    const t = table(mixed(), mixed());
    t.fight('a2.no00', 'b1.no00', [6, 1], 'defend', [5, 5]).choose('clear');
    const labels = t.options
      .filter(({ id }) => id.startsWith('melee|a2.no00|b1'))
      .map(({ label, note }) => [label, note]);
    expect(labels).toEqual([
      ['Man-at-Arms attacks Archer ×2', '2 dice'],
      ['Man-at-Arms attacks Archer, pushed once, has reacted ×1', '3 dice, as it has reacted'],
    ]);
  });

  it('two groups of one name are told apart, and a side without a name has one', () => {
    const t = table(force([1, '2/2', 'Guard'], [1, '3/2', 'Guard']), mixed());
    expect(t.view.sides[0]!.units.map(({ name }) => name)).toEqual(['Guard', 'Guard 2']);
  });
});
