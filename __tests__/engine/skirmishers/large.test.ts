import { STARTERS } from '../../../engine/skirmishers/starters';
import { force, table } from './script';

const many = (count: number) =>
  force(
    [count, '1/2/1', 'Archer'],
    [count, '2/2', 'Man-at-Arms'],
    [count, '2/1/1', 'Gunner', ['twoTargets']],
    [count, '3/2', 'Brute'],
    [count, '3/2/3', 'Trooper'],
  );

describe('a hundred pieces', () => {
  it('cost no more questions, options or bytes than ten', () => {
    const [ten, hundred] = [table(many(1), many(1)), table(many(10), many(10))];
    expect(hundred.options.length).toBe(ten.options.length);
    const bytes = (t: typeof ten) => JSON.stringify(t.state).length;
    expect(bytes(hundred) - bytes(ten)).toBeLessThan(40);
  });

  it('are done group by group: a whole turn of fifty in five taps', () => {
    const t = table(many(10), many(10));
    for (const group of ['a1', 'a2', 'a3', 'a4', 'a5']) t.choose(`rest|${group}`);
    expect(t.view).toMatchObject({ when: 'Turn 2', turn: { side: 'b' } });
  });

  it('a group has few classes, however long the melee', () => {
    const t = table(many(10), many(10));
    for (let i = 0; i < 10; i++) {
      const { id } = t.options.findLast((each) => each.id.startsWith('melee|a2.no00|b2.'))!;
      t.choose(id).roll(Array(t.state.exchange!.attacker.dice).fill(4)).choose('counter');
      t.roll(i % 2 ? [4, 1] : [3, 1]);
      if (t.ask.id === 'melee.push') t.choose('clear');
    }
    expect(t.state.groups.find(({ id }) => id === 'b2')!.lots.length).toBeLessThanOrEqual(4);
  });

  it('the starters give twenty a side or nearly', () => {
    for (const { roster } of STARTERS)
      expect(roster.groups.reduce((sum, each) => sum + each.count, 0)).toBeGreaterThanOrEqual(12);
  });
});
