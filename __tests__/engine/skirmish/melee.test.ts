import { RULINGS } from '../../../engine/skirmish/rulings';
import { example, setupOf } from './setups';
import { dice, Table } from './script';

const table = (rulings = {}) => new Table(setupOf(2, rulings)).toTurns();
const NORMAL = { 'SK-A5': 'normal' };
const ALTERNATE = { 'SK-A5': 'alternate' };
const WITH_ARMOR = { 'SK-A5': 'alternate-armor' };

/** How many ways `count` dice come to each total. */
function ways(count: number): ReadonlyMap<number, number> {
  let found = new Map([[0, 1]]);
  for (let i = 0; i < count; i++) {
    const next = new Map<number, number>();
    for (const [total, n] of found)
      for (let face = 1; face <= 6; face++) next.set(total + face, (next.get(total + face) ?? 0) + n);
    found = next;
  }
  return found;
}

describe('hand to hand, by the normal rules', () => {
  it('SK-R23 takes an action, 3d each, and the greater hits the other for the difference', () => {
    const game = table().set('b1', 'hp', 5).choose('fight|a1|b1');
    expect(game.ask).toMatchObject({ id: 'fight.roll', rule: 'SK-R23', prompt: 'Tony fights Eliot' });
    expect(game.pools).toEqual(['blow.a1 3', 'blow.b1 3']);
    expect(game.figure('a1').actions).toBe(1);
    game.roll(dice(3, 15), dice(3, 5));
    expect(game.ask).toMatchObject({ id: 'fight.armor', prompt: 'Eliot is hit for 10: armor' });
    expect(game.option('fight|a1|b1')).toBeUndefined();
  });

  it('SK-R23 the figures must be within 1″', () => {
    expect(table().option('fight|a1|b1')?.verb?.note).toBe('3 dice each, within 1″');
  });

  it('SK-R24 John swings at Dave, 4 against 9: John is hit for five', () => {
    const game = new Table(example(['John'], ['Dave'])).toTurns().set('a1', 'hp', 4);
    game.choose('fight|a1|b1').roll([1, 1, 2], [3, 3, 3]);
    expect(game.ask).toMatchObject({ id: 'fight.armor', prompt: 'John is hit for 5: armor' });
    expect(game.view.exchange?.say).toBe('Four against nine: John is hit for five.');
    expect(game.hp('b1')).toBe(10);
  });

  it('SK-R25 armor of 4d, or 2d at 5 hit points, takes its total off the hit', () => {
    const full = table().choose('fight|a1|b1').roll(dice(3, 18), dice(3, 4));
    expect(full.pools).toEqual(['armor.b1 4']);
    expect(full.roll([2, 2, 3, 3]).hp('b1')).toBe(6);
    const worn = table().set('b1', 'hp', 5).choose('fight|a1|b1').roll(dice(3, 10), dice(3, 5));
    expect(worn.pools).toEqual(['armor.b1 2']);
    expect(worn.roll([4, 5]).hp('b1')).toBe(5);
  });

  it('SK-R25 a hit that armor takes whatever it rolls asks for no dice', () => {
    const full = table().choose('fight|a1|b1').roll(dice(3, 10), dice(3, 6));
    expect([full.ask.id, full.hp('b1')]).toEqual(['turn', 10]);
    expect(full.view.exchange?.say).toBe('Ten against six: Eliot is hit for four. Armor takes it all.');
    const open = table().choose('fight|a1|b1').roll(dice(3, 11), dice(3, 6));
    expect(open.ask.id).toBe('fight.armor');
    expect(open.roll([1, 1, 1, 1]).hp('b1')).toBe(9);
  });

  it('SK-R26 John, at four hit points, rolls 2d for armor, a four, and is left with three', () => {
    const game = new Table(example(['John'], ['Dave'])).toTurns().set('a1', 'hp', 4);
    game.choose('fight|a1|b1').roll([1, 1, 2], [3, 3, 3]);
    expect(game.pools).toEqual(['armor.a1 2']);
    game.roll([1, 3]);
    expect(game.hp('a1')).toBe(3);
    expect(game.view.exchange?.say).toBe(
      'Four against nine: John is hit for five. Armor takes four, one gets through.',
    );
    expect(game.view.exchange?.sides.map((side) => side.total)).toEqual([4, 9, 4]);
  });

  it('SK-A4 the attacker may be hit, and armor follows the hit points before the blow', () => {
    const game = table().set('a1', 'hp', 6).choose('fight|a1|b1').roll(dice(3, 3), dice(3, 18));
    expect(game.pools).toEqual(['armor.a1 4']);
    expect(game.roll([1, 1, 1, 1]).hp('a1')).toBe(0);
    expect([game.state.side, game.unit('a1').status]).toEqual(['b', 'down']);
  });

  it('SK-A2 equal totals hit nobody', () => {
    const game = table().choose('fight|a1|b1').roll(dice(3, 9), dice(3, 9));
    expect([game.ask.id, game.hp('a1'), game.hp('b1')]).toEqual(['turn', 10, 10]);
    expect(game.view.exchange?.say).toBe('Nine against nine: nobody is hit.');
  });
});

describe('hand to hand, by the alternate rules', () => {
  it('SK-R27 the attacked loses the difference, and armor has no say', () => {
    const game = table(ALTERNATE).choose('fight|a1|b1').roll(dice(3, 12), dice(3, 9));
    expect([game.ask.id, game.hp('b1')]).toEqual(['turn', 7]);
    expect(game.ask.id).toBe('turn');
  });

  it('SK-R27 the attacker risks nothing', () => {
    const game = table(ALTERNATE).choose('fight|a1|b1').roll(dice(3, 3), dice(3, 18));
    expect([game.hp('a1'), game.hp('b1')]).toEqual([10, 10]);
    expect(game.view.exchange?.say).toBe('Three against eighteen: nobody is hit.');
  });

  it('SK-A5 with armor the difference meets an armor roll, still without risk', () => {
    const game = table(WITH_ARMOR).choose('fight|a1|b1').roll(dice(3, 18), dice(3, 5));
    expect(game.pools).toEqual(['armor.b1 4']);
    expect(game.roll([2, 2, 2, 2]).hp('b1')).toBe(5);
    const lost = table(WITH_ARMOR).choose('fight|a1|b1').roll(dice(3, 3), dice(3, 18));
    expect([lost.ask.id, lost.hp('a1')]).toEqual(['turn', 10]);
  });

  it('SK-A5 each reading is named in the option', () => {
    const noteOf = (rulings: object) => table(rulings).option('fight|a1|b1')?.note;
    expect([NORMAL, ALTERNATE, WITH_ARMOR].map(noteOf)).toEqual([
      'Full armor: hardly ever a wound',
      'The difference is lost, armor does not help',
      'No risk; armor 4d',
    ]);
  });
});

describe('the rule doctor', () => {
  /** Attacks that wound the attacked, out of all ways the dice can fall, by totals. */
  function wounding(armorDice: number): number {
    let [wounds, all] = [0, 0];
    for (const [attack, n] of ways(3))
      for (const [defence, m] of ways(3))
        for (const [armor, k] of ways(armorDice)) {
          all += n * m * k;
          if (attack - defence > armor) wounds += n * m * k;
        }
    expect(all).toBe(6 ** (6 + armorDice));
    return wounds / all;
  }

  it('SK-A5 normal hand to hand wounds a fully armored figure in 0.289 % of attacks', () => {
    expect(wounding(4)).toBe(174_746 / 6 ** 10);
    expect((wounding(4) * 100).toFixed(1)).toBe('0.3');
  });

  it('SK-A5 that is said where the ruling is chosen and where it is used, and only there', () => {
    expect(RULINGS.find((ruling) => ruling.id === 'SK-A5')?.question).toContain('about 0.3 %');
    const rulesOf = (rulings: object, hp = 10) =>
      table(rulings)
        .set('b1', 'hp', hp)
        .choose('fight|a1|b1')
        .ask.notes.map((note) => note.rule);
    expect(rulesOf(NORMAL)).toEqual(['SK-A5']);
    expect(rulesOf(NORMAL, 5)).toEqual([]);
    expect(rulesOf(ALTERNATE)).toEqual([]);
  });
});
