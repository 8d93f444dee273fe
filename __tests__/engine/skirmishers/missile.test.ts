import { shotKills } from '../../../engine/skirmishers/duel';
import { COVERS, COVER_IDS, type Cover } from '../../../engine/skirmishers/data';
import { readRulings } from '../../../engine/skirmishers/rulings';
import { pools } from './reference';
import { force, table } from './script';

const archers = () => force([3, '1/2/1', 'Archer']);
const usual = readRulings({ rulings: {} });
const meleeOnly = readRulings({ rulings: { 'DC-A3': 'melee' } });

describe('missile fire', () => {
  it('DC-R10 missile dice against armor dice, and the higher best die kills', () => {
    const t = table(force([1, '2/2/1', 'Gunner'], [1, '2/2', 'Guard']), force([2, '1/2/3', 'Knight']));
    t.choose('shoot|a1.no00|b1.no00').choose('none');
    expect(t.ask).toMatchObject({
      id: 'shoot.roll',
      pools: [
        { side: 'a', dice: 2 },
        { side: 'b', dice: 3 },
      ],
    });
    t.roll([2, 5], [4, 4, 1]);
    expect(t.unit('b1').health.value).toBe(1);
    expect(t.view.exchange!.say).toBe('5 beats 4: killed.');
  });

  it('DC-A1 the target rolls its armor', () => {
    const t = table(archers(), force([2, '2/4', 'Knight']));
    expect(t.choose('shoot|a1.no00|b1.no00').choose('none').ask).toMatchObject({
      pools: [{ dice: 1 }, { dice: 4 }],
    });
  });

  it('DC-R11 6 beats 5: Blue is removed', () => {
    const t = table(archers(), archers()).shoot('a1.no00', 'b1.no00', 'none', [6], [5]);
    expect(t.unit('b1').health.value).toBe(2);
    expect(t.said).toContain('6 beats 5: Blue’s Archer killed.');
    expect(t.game.now.events.find(({ kind }) => kind === 'destroyed')).toMatchObject({
      unit: 'b1',
      amount: 1,
    });
  });

  it('DC-R12 low adds 1, high 2, overhead 3 to the highest die alone', () => {
    expect(COVER_IDS.map((id) => COVERS[id].adds)).toEqual([0, 1, 2, 3]);
    const kills = (attack: number, cover: Cover) => shotKills([attack], [1, 2], cover, usual);
    expect([kills(3, 'none'), kills(3, 'low'), kills(4, 'low')]).toEqual([true, false, true]);
    expect([kills(4, 'high'), kills(5, 'high')]).toEqual([false, true]);
    expect([kills(5, 'overhead'), kills(6, 'overhead')]).toEqual([false, true]);
  });

  it('DC-R13 6 against 4 behind +2: Blue survives', () => {
    const t = table(archers(), archers()).shoot('a1.no00', 'b1.no00', 'high', [6], [4]);
    expect(t.unit('b1').health.value).toBe(3);
    expect(t.view.exchange!.say).toBe('6 does not beat 4 + 2 cover: survives.');
    expect(t.view.exchange!.sides[1]).toMatchObject({
      sum: '4 rolled, +2 cover',
      total: 6,
      verdict: 'survives',
    });
  });

  it('DC-A2 the +2 of that example is called high cover', () => {
    const t = table(archers(), archers()).choose('shoot|a1.no00|b1.no00');
    expect(t.option('high')).toMatchObject({ label: 'High cover', note: '+2 on its highest die' });
    expect(t.option('none').main).toBe(true);
    expect(t.ask.asked).toEqual({ by: 'table' });
  });

  it('DC-A3 sixes count against sixes in missile fire, unless the table plays melee only', () => {
    expect(shotKills([6, 6], [6], 'none', usual)).toBe(true);
    expect(shotKills([6, 6], [6], 'none', meleeOnly)).toBe(false);
    const rolls = [6, 6, 1];
    const duel = (rulings: Record<string, string>) =>
      table(force([1, '3/1/1', 'Gun'], [1, '2/2']), archers(), {}, rulings)
        .shoot('a1.no00', 'b1.no00', 'none', rolls, [6])
        .unit('b1').health.value;
    expect([duel({}), duel({ 'DC-A3': 'melee' })]).toEqual([2, 3]);
  });

  it('DC-A4 a 5 in low cover is no six: it ties with one six and with two', () => {
    expect(shotKills([6, 6], [5], 'low', usual)).toBe(false);
    expect(shotKills([6, 6, 6, 6], [5], 'low', usual)).toBe(false);
  });

  it('DC-A5 high cover is two more sixes, overhead three', () => {
    expect(shotKills([6, 6, 6], [6], 'high', usual)).toBe(false);
    expect(shotKills([6, 6, 6, 6], [6], 'high', usual)).toBe(true);
    expect(shotKills([6, 6, 6, 6], [6], 'overhead', usual)).toBe(false);
    expect(shotKills([6, 6, 6, 6, 6], [6], 'overhead', usual)).toBe(true);
  });

  it('DC-R30 both rolled sixes: +1 of cover is one more six', () => {
    const t = table(force([1, '3/1/1', 'Gun'], [1, '2/2']), archers());
    t.shoot('a1.no00', 'b1.no00', 'low', [6, 6, 2], [6]);
    expect(t.unit('b1').health.value).toBe(3);
    expect(t.view.exchange!.say).toBe('Two sixes against one and low cover: survives.');
    expect(shotKills([6, 6, 6], [6], 'low', usual)).toBe(true);
  });

  it('DC-A19 one side alone with sixes compares as ever, cover and all', () => {
    expect(shotKills([6, 6, 6], [3], 'overhead', usual)).toBe(false);
    expect(shotKills([6], [2], 'overhead', usual)).toBe(true);
    expect(shotKills([5, 5], [6], 'none', usual)).toBe(false);
  });

  it('every roll of up to three dice agrees with the rule read aloud', () => {
    for (const cover of COVER_IDS)
      for (const attack of pools(3))
        for (const armor of pools(2)) {
          const { adds } = COVERS[cover];
          const [mine, theirs] = [attack, armor].map((pool) => pool.filter((face) => face === 6).length);
          const beats = Math.max(...attack) - (Math.max(...armor) + adds) >= 1;
          const expected = mine! > 0 && theirs! > 0 ? mine! - theirs! - adds >= 1 : beats;
          if (shotKills(attack, armor, cover, usual) !== expected)
            throw new Error(`${attack} v ${armor} ${cover}`);
          if (shotKills(attack, armor, cover, meleeOnly) !== beats)
            throw new Error(`${attack} v ${armor} ${cover}`);
        }
  });
});

describe('two targets', () => {
  const gunners = () => force([1, '2/1/1', 'Machine Gunner', ['twoTargets']], [1, '2/2', 'Guard']);

  it('DC-A16 two separate shots with all the dice', () => {
    const t = table(gunners(), archers()).shoot('a1.no00', 'b1.no00', 'none', [6, 1], [1]);
    expect(t.ask).toMatchObject({ id: 'shoot.second', asked: { side: 'a' } });
    t.choose('shoot|a1.shot00|b1.no00').choose('none');
    expect(t.ask).toMatchObject({ pools: [{ dice: 2 }, { dice: 1 }] });
    t.roll([5, 1], [4]);
    expect(t.unit('b1').health.value).toBe(1);
    expect(t.view.exchange!.note).toBe('Second target');
    expect(t.ask.id).toBe('turn');
  });

  it('DC-A16 the second target is another piece', () => {
    const t = table(gunners(), force([1, '1/2/1', 'Archer'], [1, '2/2', 'Knight']));
    t.shoot('a1.no00', 'b1.no00', 'none', [1, 1], [1]);
    expect(t.option('shoot|a1.shot00|b1.no00').blocked).toMatchObject({ rule: 'DC-A16' });
    expect(t.option('shoot|a1.shot00|b2.no00').blocked).toBeUndefined();
  });

  it('DC-A16 another of the same group will do; it may be let go, and is not asked for when nobody else is there', () => {
    const t = table(gunners(), archers()).shoot('a1.no00', 'b1.no00', 'none', [1, 1], [1]);
    expect(t.option('shoot|a1.shot00|b1.no00').blocked).toBeUndefined();
    t.choose('none');
    expect(t.ask.id).toBe('turn');
    const alone = table(gunners(), force([1, '1/2/1']));
    expect(alone.shoot('a1.no00', 'b1.no00', 'none', [1, 1], [1]).ask.id).toBe('turn');
  });

  it('an ordinary shooter has one target', () => {
    expect(table(archers(), archers()).shoot('a1.no00', 'b1.no00', 'none', [1], [1]).ask.id).toBe('turn');
  });
});
