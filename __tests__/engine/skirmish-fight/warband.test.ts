import { skirmishFight } from '../../../engine/skirmish-fight';
import { BUFF_IDS, NEGATIVE_IDS } from '../../../engine/skirmish-fight/data';
import type { Entry, Roster } from '../../../engine/skirmish-fight/roster';
import { costOf, totalOf } from '../../../engine/skirmish-fight/roster';
import type { FieldValue } from '../../../engine/core/types';
import { band, starter, unit } from './script';

const { roster } = skirmishFight;
const problems = (made: Roster) => roster.view(made).problems.map((problem) => problem.text);
const rules = (made: Roster) => roster.view(made).problems.map((problem) => problem.rule);
const plain = (name: string) => unit(name);
const stats = (entry: Entry) =>
  Object.fromEntries(roster.view(band(entry)).units[0]!.stats.map(({ label, value }) => [label, value]));
const set = (made: Roster, id: string | undefined, field: string, value: FieldValue) =>
  roster.edit(made, { type: 'set', ...(id !== undefined && { unit: id }), field, value });

describe('cost and legality', () => {
  it('SF-R27 a warband of 36 points is legal, one of 37 is not', () => {
    const nine = band(...Array.from({ length: 9 }, (_, i) => plain(`U${i}`)));
    expect([totalOf(nine), roster.view(nine).verdict]).toEqual([36, 'Legal']);
    const over = band(...nine.units.slice(0, 8), unit('Dear', 'fast'));
    expect(totalOf(over)).toBe(37);
    expect(problems(over)).toEqual(['Band is 1 point over its 36.']);
    expect(roster.view(over).verdict).toBe('1 over');
  });

  it('SF-A5 fewer points can be played, and the app says how many are unspent', () => {
    const view = roster.view(band(plain('Solo')));
    expect(view.legal).toBe(true);
    expect(view.notices).toEqual([{ text: '32 points of 36 not spent.', rule: 'SF-A5' }]);
  });

  it('SF-R28 two buffs, or three with a negative, and no more', () => {
    const of = (...traits: Parameters<typeof unit> extends [string, ...infer T] ? T : never) =>
      problems(band(plain('Lead'), unit('Sharp', ...traits)));
    expect(of('fast', 'tough')).toEqual([]);
    expect(of('fast', 'tough', 'flank', 'weak')).toEqual([]);
    expect(of('fast', 'tough', 'flank')).toEqual([
      'Sharp has 3 buffs and no negative: 2 is the most without one.',
    ]);
    expect(of('fast', 'tough', 'flank', 'push', 'weak')).toEqual([
      'Sharp has 4 buffs and a negative: 3 is the most with one.',
    ]);
  });

  it('SF-R28 the same buff twice is not two different buffs', () => {
    const view = roster.view(band(plain('Lead'), unit('Twin', 'fast', 'fast')));
    expect(view.problems).toEqual([
      expect.objectContaining({
        text: 'Twin has Fast twice: its buffs must differ.',
        rule: 'SF-R28',
        unit: 'u2',
      }),
    ]);
  });

  it('SF-R29 a unit costs 4, one more for a buff, one less for a negative', () => {
    expect(costOf(plain('Plain'))).toBe(4);
    expect(costOf(unit('Two', 'fast', 'tough'))).toBe(6);
    expect(costOf(unit('Cheap', 'slow'))).toBe(3);
    expect(costOf(unit('Three', 'fast', 'tough', 'push', 'slow'))).toBe(6);
  });

  it('SF-R30 exactly one unit leads', () => {
    const nobody = { ...band(plain('One'), plain('Two')) };
    expect(problems({ ...nobody, units: nobody.units.map((each) => ({ ...each, leader: false })) })).toEqual([
      'Nobody leads this warband.',
    ]);
    expect(rules({ ...nobody, units: nobody.units.map((each) => ({ ...each, leader: true })) })).toEqual([
      'SF-R30',
    ]);
    const crowd = { ...nobody, units: nobody.units.map((each, i) => (i ? each : { ...each, count: 2 })) };
    expect(problems(crowd)).toEqual(['One stands for 2 leaders: a warband has one.']);
  });

  it('SF-A4 the free buff comes on top of the limit and costs nothing; none is refunded', () => {
    const lead = (...traits: readonly Parameters<typeof unit>[1][]) =>
      band(unit('Lead', ...traits)).units[0]!;
    expect(costOf(lead())).toBe(4);
    expect(costOf(lead('weak'))).toBe(3);
    expect(costOf(lead('fast'))).toBe(4);
    expect(costOf(lead('fast', 'tough', 'push'))).toBe(6);
    expect(problems(band(unit('Lead', 'fast', 'tough', 'push')))).toEqual([]);
    expect(problems(band(unit('Lead', 'fast', 'tough', 'push', 'flank', 'weak')))).toEqual([]);
    expect(rules(band(unit('Lead', 'fast', 'tough', 'push', 'flank')))).toEqual(['SF-A4']);
  });

  it('SF-A37 the free buff must differ from the leader’s others', () => {
    expect(rules(band(unit('Lead', 'fast', 'fast')))).toEqual(['SF-A37']);
  });

  it('SF-A26 there is one negative at most, and pairs that cancel out are legal', () => {
    expect(problems(band(plain('Lead'), unit('Still', 'fast', 'slow')))).toEqual([]);
    const field = roster
      .view(band(unit('Still', 'slow')))
      .units[0]!.fields.find(({ id }) => id === 'negative')!;
    expect(field.kind).toBe('one');
  });

  it('SF-R50 the weaker side may be given more points', () => {
    const ten = band(...Array.from({ length: 10 }, (_, i) => plain(`U${i}`)));
    expect(roster.view(ten).legal).toBe(false);
    expect(roster.view(set(ten, undefined, 'limit', 40)).legal).toBe(true);
    expect(set(ten, undefined, 'limit', 20).limit).toBe(36);
  });

  it('an empty warband says what to do', () => {
    expect(roster.view(roster.fresh()).problems).toEqual([
      { text: 'There is nobody in this warband.', fix: 'Add a unit.', rule: 'SF-R27' },
    ]);
  });

  it('a full unit says why a further buff is greyed', () => {
    const made = band(plain('Lead'), unit('Full', 'fast', 'tough'));
    const buffs = roster.view(made).units[1]!.fields.find(({ id }) => id === 'buffs')!;
    if (buffs.kind !== 'many') throw new Error('not a list');
    const push = buffs.options.find(({ id }) => id === 'push')!;
    expect(push.blocked?.rule).toBe('SF-R28');
    expect(buffs.options.find(({ id }) => id === 'fast')!.blocked).toBeUndefined();
  });
});

describe('figures', () => {
  it('SF-R6 a unit has Move 6″, Fight 1, Shoot 0 and Life 3', () => {
    expect(stats(plain('Plain'))).toEqual({ Move: '6″', Fight: '1', Shoot: '0', Life: '3' });
  });
  it.each([
    ['SF-R31 Slow is −2″ Move', 'slow', 'Move', '4″'],
    ['SF-R32 Weak is −1 fight', 'weak', 'Fight', '0'],
    ['SF-R33 Near-Sighted cannot shoot', 'nearSighted', 'Shoot', '–'],
    ['SF-R34 Frail is −1 life', 'frail', 'Life', '2'],
    ['SF-R36 Long-Shot is −1 shoot', 'longShot', 'Shoot', '−1'],
    ['SF-R38 Fast is +2″ Move', 'fast', 'Move', '8″'],
    ['SF-R39 Tough is +1 life', 'tough', 'Life', '4'],
    ['SF-R40 Skilled is +1 fight in combat', 'skilled', 'Fight', '2'],
    ['SF-R41 Fighter is +1 fight in combat', 'fighter', 'Fight', '2'],
    ['SF-R42 Eagle-Eye is +1 shoot', 'eagleEye', 'Shoot', '1'],
    ['SF-R45 Blast is +2 shoot', 'blast', 'Shoot', '2'],
  ] as const)('%s', (_, trait, label, value) => {
    expect(stats(unit('It', trait))[label]).toBe(value);
  });

  it('SF-A27 no figure has a floor', () => {
    expect(stats(unit('It', 'weak')).Fight).toBe('0');
    expect(stats(unit('It', 'longShot')).Shoot).toBe('−1');
  });
  it('SF-A2 Skilled and Fighter add up', () => {
    expect(stats(unit('It', 'skilled', 'fighter')).Fight).toBe('3');
  });
  it('SF-R35 SF-R36 SF-A12 range: 12″, 24″ with Ranged, any with Long-Shot or both', () => {
    const text = (...traits: readonly Parameters<typeof unit>[1][]) =>
      roster.view(band(unit('It', ...traits))).units[0]!.text!;
    expect(text()).toMatch(/^Shoots up to 12″/);
    expect(text('ranged')).toMatch(/^Shoots up to 24″/);
    expect(text('longShot')).toMatch(/^Shoots at any range/);
    expect(text('ranged', 'longShot')).toMatch(/^Shoots at any range/);
    expect(stats(unit('It', 'ranged', 'longShot')).Shoot).toBe('−1');
  });
  it('SF-R46 SF-A6 fight against shooting has Dodge and Weak, not Skilled or Fighter', () => {
    const text = (...traits: readonly Parameters<typeof unit>[1][]) =>
      roster.view(band(unit('It', ...traits))).units[0]!.text!;
    expect(text('dodge')).toContain('Fight 3 against shooting');
    expect(text('skilled', 'fighter')).toContain('Fight 1 against shooting');
    expect(text('weak')).toContain('Fight 0 against shooting');
  });
});

describe('SF-R64 the six printed warbands', () => {
  it.each([
    ['the-horde', [4, 5, 3], 11],
    ['the-pack', [6, 5, 5], 7],
    ['the-rangers', [5, 6, 5, 4], 7],
    ['the-hulks', [6, 6, 6, 6], 6],
    ['the-army', [5, 6, 6, 5, 5, 4], 7],
    ['the-adventurers', [6, 6, 6, 6, 6], 6],
  ])('SF-R64 %s costs what is printed, 36 in all, and is legal', (id, costs, models) => {
    const made = starter(id);
    const view = roster.view(made);
    expect(view.units.map((each) => each.cost)).toEqual(costs);
    expect(view.units.reduce((sum, each) => sum + each.count, 0)).toBe(models);
    expect([totalOf(made), view.verdict]).toEqual([36, 'Legal']);
  });

  it('SF-A3 Powerful is read as Strong, and is no buff by itself', () => {
    const [leader] = starter('the-pack').units;
    expect(leader!.buffs).toContain('strong');
    expect(leader!.note).toContain('Powerful');
    const raw: unknown = JSON.parse(JSON.stringify(starter('the-pack')).replace('"strong"', '"powerful"'));
    expect(roster.parse(raw)).toEqual({ ok: false, error: '“powerful” is not a buff of Skirmish Fight.' });
  });
});

describe('random warbands', () => {
  it('SF-R27 a thousand seeds give a thousand legal warbands of exactly 36', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 1000; seed++) {
      const made = roster.random(seed);
      const view = roster.view(made);
      if (!view.legal || totalOf(made) !== 36)
        throw new Error(`seed ${seed}: ${view.verdict}, ${totalOf(made)}`);
      made.units.forEach((each) =>
        [...each.buffs, each.negative].forEach((trait) => trait && seen.add(trait)),
      );
    }
    expect([...seen].sort()).toEqual([...BUFF_IDS, ...NEGATIVE_IDS].sort());
  });
});

describe('building by hand', () => {
  const build = (...edits: readonly ((made: Roster) => Roster)[]) =>
    edits.reduce((made, edit) => edit(made), roster.fresh());
  const add = (made: Roster) => roster.edit(made, { type: 'add' });

  it('SF-R30 the first unit leads until another is chosen, and there is never a second', () => {
    const made = build(add, add);
    expect(made.units.map((each) => each.leader)).toEqual([true, false]);
    expect(set(made, 'u2', 'leader', 'yes').units.map((each) => each.leader)).toEqual([false, true]);
  });

  it('SF-R30 of several alike the leader gets a line of its own', () => {
    const made = set(
      build(add, add, (now) => set(now, 'u2', 'count', 3)),
      'u2',
      'leader',
      'yes',
    );
    expect(made.units.map(({ id, count, leader }) => [id, count, leader])).toEqual([
      ['u1', 1, false],
      ['u2', 1, true],
      ['u3', 2, false],
    ]);
  });

  it('a copy follows its original, does not lead, and has an id of its own', () => {
    const made = roster.edit(build(add, add), { type: 'copy', unit: 'u1' });
    expect(made.units.map(({ id, leader }) => [id, leader])).toEqual([
      ['u1', true],
      ['u3', false],
      ['u2', false],
    ]);
  });

  it('units are moved and removed', () => {
    const made = build(add, add, add);
    expect(roster.edit(made, { type: 'move', unit: 'u3', to: 0 }).units.map(({ id }) => id)).toEqual([
      'u3',
      'u1',
      'u2',
    ]);
    expect(roster.edit(made, { type: 'remove', unit: 'u2' }).units.map(({ id }) => id)).toEqual(['u1', 'u3']);
    expect(roster.edit(made, { type: 'move', unit: 'nobody', to: 0 })).toBe(made);
  });

  it('buffs are kept in one order, negatives come and go, and nonsense changes nothing', () => {
    const made = build(add);
    expect(set(made, 'u1', 'buffs', ['tough', 'ranged', 'nonsense']).units[0]!.buffs).toEqual([
      'ranged',
      'tough',
    ]);
    const weak = set(made, 'u1', 'negative', 'weak');
    expect(weak.units[0]!.negative).toBe('weak');
    expect(set(weak, 'u1', 'negative', 'none').units[0]).not.toHaveProperty('negative');
    expect(set(weak, 'u1', 'negative', 'brave')).toEqual(weak);
    expect(set(made, 'u1', 'count', 99).units[0]!.count).toBe(1);
  });

  it.each(['', '   ', '🗡️🐺', 'x'.repeat(500)])('a name such as “%s” is taken as it is', (name) => {
    const made = set(build(add), 'u1', 'name', name);
    expect(roster.view(made).units[0]!.name).not.toBe('');
    expect(roster.parse(JSON.parse(JSON.stringify(made))).ok).toBe(true);
  });

  it('a legal warband of six takes at most 40 taps', () => {
    // Six units; each a tap to add, one to open, two buffs, and a second time for the four dearest: 6 × 4 + 6 more.
    const made = build(
      ...Array.from({ length: 6 }, () => add),
      ...Array.from(
        { length: 6 },
        (_, i) => (now: Roster) =>
          set(now, `u${i + 1}`, 'buffs', i ? ['fast', 'tough'] : ['fast', 'tough', 'push']),
      ),
    );
    expect([totalOf(made), roster.view(made).legal]).toEqual([36, true]);
    const taps = made.units.reduce((sum, each) => sum + 2 + each.buffs.length, 0);
    expect(taps).toBeLessThanOrEqual(40);
  });

  it.each([
    ['a unit listed twice', (raw: Roster) => ({ ...raw, units: [raw.units[0], raw.units[0]] })],
    ['a limit below 36', (raw: Roster) => ({ ...raw, limit: 12 })],
    ['a strange field', (raw: Roster) => ({ ...raw, extra: 1 })],
    [
      'a negative that is not one',
      (raw: Roster) => ({ ...raw, units: [{ ...raw.units[0], negative: 'fast' }] }),
    ],
  ])('%s is not read', (_, spoil) => {
    expect(roster.parse(spoil(starter('the-pack')))).toEqual({
      ok: false,
      error: 'This is not a Skirmish Fight warband.',
    });
  });
});
