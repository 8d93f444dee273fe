import { skirmishers } from '../../../engine/skirmishers';
import { CATALOGUE, ERA_IDS } from '../../../engine/skirmishers/data';
import { readRatings, written } from '../../../engine/skirmishers/ratings';
import { pieceOf, type Roster } from '../../../engine/skirmishers/roster';
import { force } from './script';

const { roster } = skirmishers;
const set = (of: Roster, unit: string, field: string, value: string | number | readonly string[]) =>
  roster.edit(of, { type: 'set', unit, field, value });
const read = (typed: string) => {
  const ratings = readRatings(typed);
  return ratings.ok ? ratings.value : ratings.error;
};

describe('ratings', () => {
  it('DC-R1 a piece has missile, melee and armor, and no armor is written 1', () => {
    expect(read('1/2/2')).toEqual({ missile: 1, melee: 2, armor: 2 });
    expect(read('1/2/0')).toBe('Armor is 0: a piece without armor has 1.');
    const { stats } = roster.view(force([1, '1/2/2'])).units[0]!;
    expect(stats.map(({ label, value }) => `${label} ${value}`)).toEqual(['Missile 1', 'Melee 2', 'Armor 2']);
  });

  it('DC-R2 bow 1, sword 2, armor 2 is 1/2/2; melee 2, armor 2 alone is 2/2', () => {
    expect(written({ missile: 1, melee: 2, armor: 2 })).toBe('1/2/2');
    expect(written({ missile: 0, melee: 2, armor: 2 })).toBe('2/2');
    expect(read('2/2')).toEqual({ missile: 0, melee: 2, armor: 2 });
  });

  it.each([
    [' 1 / 2 / 2 ', '1/2/2'],
    ['1 2 2', '1/2/2'],
    ['1-2-2', '1/2/2'],
    ['3,2', '3/2'],
    ['0/4/3', '4/3'],
  ])('DC-R2 “%s” is understood', (typed, meant) => {
    expect(roster.view(force([1, typed])).units[0]!.kind).toBe(meant);
    expect(roster.view(force([1, typed])).legal).toBe(true);
  });

  it.each([
    ['', 'The ratings are missing.'],
    ['   ', 'The ratings are missing.'],
    ['2', '“2” has one number.'],
    ['1/2/2/2', '“1/2/2/2” has 4 numbers.'],
    ['bow/2/1', '“bow/2/1” is not a rating: only numbers and strokes are read.'],
    ['1/2/', '“1/2/” is not a rating: only numbers and strokes are read.'],
    ['-1/2', '“-1/2” is not a rating: only numbers and strokes are read.'],
    ['1/0/2', 'Melee is 0: every piece has at least 1.'],
    ['12/2/1', 'Missile is 12: 9 is the most.'],
  ])('DC-R2 “%s” is not, and the sentence says why', (typed, why) => {
    expect(read(typed)).toBe(why);
    const view = roster.view(force([1, typed, 'Thing']));
    expect(view.legal).toBe(false);
    expect(view.problems[0]).toMatchObject({
      text: `Thing: ${why}`,
      rule: 'DC-R2',
      unit: 'g1',
      field: 'ratings',
    });
    expect(view.problems[0]!.fix).toContain('1/2/2');
    expect(view.units[0]!.fields.find(({ id }) => id === 'ratings')!.problem?.text).toContain(why);
  });
});

describe('the printed forces', () => {
  it('DC-R31 the catalogue is as printed, by era', () => {
    const lines = ERA_IDS.map((era) =>
      Object.values(CATALOGUE)
        .filter((piece) => piece.era === era)
        .map(({ name, ratings, special }) => [name, ratings, ...special].join(' ')),
    );
    expect(lines).toEqual([
      ['Archer 1/2/1', 'Man-at-Arms 2/2'],
      [
        'Rifleman 1/2/1',
        'Automatic Rifleman 2/2/1',
        'Machine Gunner 2/1/1 twoTargets',
        'Sub-machine Gunner 2/1/1 limitedRange',
      ],
      ['Galactic Trooper 3/2/3', 'Xenomorph 4/3'],
    ]);
  });

  it('DC-R31 a starter for every era; a new group is a printed piece of the era', () => {
    expect(new Set(roster.starters.map((each) => each.roster.era))).toEqual(new Set(ERA_IDS));
    let modern = roster.edit(roster.fresh(), { type: 'set', field: 'era', value: 'modern' });
    for (let i = 0; i < 5; i++) modern = roster.edit(modern, { type: 'add' });
    expect(modern.groups.map(pieceOf)).toEqual([
      'rifleman',
      'automaticRifleman',
      'machineGunner',
      'subMachineGunner',
      'rifleman',
    ]);
  });

  it('DC-R31 choosing a printed piece brings name, ratings and notes; changing one makes it your own', () => {
    const one = set(force([3, '9/9/9', 'Hero']), 'g1', 'piece', 'machineGunner');
    expect(one.groups[0]).toMatchObject({
      name: 'Machine Gunner',
      ratings: '2/1/1',
      count: 3,
      special: ['twoTargets'],
    });
    const own = set(one, 'g1', 'ratings', '2/1/2');
    expect(roster.view(own).units[0]!.fields[0]).toMatchObject({ id: 'piece', value: 'own' });
    expect(roster.view(one).units[0]!.fields[0]).toMatchObject({ id: 'piece', value: 'machineGunner' });
  });
});

describe('forces', () => {
  it('are groups that can be copied, moved, removed and counted', () => {
    let two = roster.edit(force([8, '1/2/1', 'Archer']), { type: 'copy', unit: 'g1' });
    two = set(set(two, 'g2', 'name', 'Guard'), 'g2', 'count', 99);
    expect(two.groups.map(({ id, name, count }) => `${id} ${count} ${name}`)).toEqual([
      'g1 8 Archer',
      'g2 50 Guard',
    ]);
    const moved = roster.edit(two, { type: 'move', unit: 'g2', to: 0 });
    expect(moved.groups.map(({ id }) => id)).toEqual(['g2', 'g1']);
    expect(roster.edit(moved, { type: 'remove', unit: 'g2' }).groups).toHaveLength(1);
    expect(roster.view(two).summary).toBe('58 pieces in 2 groups');
  });

  it('stop at twelve groups, and say so', () => {
    let many = roster.fresh();
    for (let i = 0; i < 14; i++) many = roster.edit(many, { type: 'add' });
    expect(many.groups).toHaveLength(12);
    expect(roster.view(many).add?.blocked).toBe('12 groups are the most.');
  });

  it('need somebody, and notes on shooting need a weapon', () => {
    expect(roster.view(roster.fresh()).problems[0]!.fix).toBe('Add a group.');
    const [problem] = roster.view(force([2, '2/2', 'Guard', ['twoTargets']])).problems;
    expect(problem).toMatchObject({ field: 'special', unit: 'g1' });
  });

  it('bear odd names', () => {
    const odd = set(set(force([1, '2/2'], [1, '1/2/1']), 'g1', 'name', '  '), 'g2', 'name', '🏹'.repeat(40));
    const [blank, long] = roster.view(odd).units;
    expect(blank!.name).toBe('2/2');
    expect(long!.name.length).toBeLessThanOrEqual(30);
    expect(roster.parse(JSON.parse(JSON.stringify(odd))).ok).toBe(true);
  });

  it('are refused with a sentence when they are malformed', () => {
    const good = force([1, '2/2']);
    const [group] = good.groups;
    for (const bad of [
      { ...good, era: 'stone' },
      { ...good, groups: [{ ...group, count: 0 }] },
      { ...good, groups: [{ ...group, special: ['flies'] }] },
      { ...good, groups: [group, group] },
      { ...good, extra: 1 },
    ])
      expect(roster.parse(bad)).toEqual({ ok: false, error: 'This is not a force of Skirmishers.' });
  });
});
