import { destroyed, expectedLoss, marginal, nothing } from '../../../engine/core/odds';
import type { Odds } from '../../../engine/core/types';
import { skirmish } from '../../../engine/skirmish';
import { odds } from '../../../engine/skirmish/odds';
import { armorDice, figureOf, type State } from '../../../engine/skirmish/state';
import { absorbed, fought, played, resisted, toNumber, type Ends, type Fighter } from './reference';
import { Table } from './script';
import { example, setupOf } from './setups';
import { situation } from './situations';

const SITUATIONS = Number(process.env.MUSTER_EXACT ?? 100);
const EXACT = 1e-12;

const table = (rulings = {}, sides = 2) => new Table(setupOf(sides, rulings)).toTurns();
const only = (state: State): Odds => {
  expect(odds(state)).toHaveLength(1);
  return odds(state)[0]!;
};
const unitsOf = (one: Odds) => one.parties.map((party) => party.unit!);
const hurt = (one: Odds, party: number): number =>
  marginal(one, party).reduce(
    (sum, chance, end) => (end === one.parties[party]!.now ? sum : sum + chance),
    0,
  );

/** Ends on which the odds and the reference differ, and a sum that is not 1. */
function wrongIn(one: Odds, truth: Ends): readonly string[] {
  const said = new Map(one.joint.map(({ chance, at }) => [at.join(), chance]));
  const ends = new Set([...truth.keys(), ...said.keys()]);
  const sum = one.joint.reduce((all, { chance }) => all + chance, 0);
  const same = (end: string) => {
    const chance = truth.get(end);
    return chance && Math.abs((said.get(end) ?? 0) - toNumber(chance)) <= EXACT;
  };
  const wrong = [...ends].filter((end) => !same(end));
  return Math.abs(sum - 1) <= EXACT ? wrong : [...wrong, `sums to ${sum}`];
}

/** The attack by the rules, from the dice that the game asks for and the hit points on the sheet. */
function truthOf(state: State, one: Odds): Ends {
  const { phase, readings } = state;
  const { ask } = skirmish.next(state);
  const dice = (pool: string) => (ask?.kind === 'roll' && ask.pools.find(({ id }) => id === pool)?.dice) || 0;
  const fighter = (unit: string): Fighter => {
    const { hp } = figureOf(state, unit);
    return { hp, armor: hp > 5 || (hp === 5 && readings['SK-A1'] === 'four') ? 4 : 2 };
  };
  const unit = unitsOf(one)[0]!;
  switch (phase.id) {
    case 'shoot':
      return resisted(dice(`shot.${phase.unit}`), fighter(unit));
    case 'resist':
      return resisted(dice(`blast.${unit}`), fighter(unit));
    case 'fire':
      return resisted(dice(`fire.${unit}`), fighter(unit));
    case 'fight':
      return fought(readings['SK-A5'], fighter(phase.unit), fighter(phase.target));
    case 'armor': {
      const left = absorbed(phase.hit, fighter(phase.victim));
      const other = figureOf(state, phase.victim === phase.unit ? phase.target : phase.unit).hp;
      const pair = (end: string) => (phase.victim === phase.unit ? `${end},${other}` : `${other},${end}`);
      return new Map([...left].map(([end, chance]) => [pair(end), chance]));
    }
    default:
      throw new Error(`${phase.id} is no attack`);
  }
}

describe('the odds are exact', () => {
  it('SK-R10 SK-R20 SK-R23 SK-R25 SK-R27 SK-R31 agree with the dice counted one by one', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= SITUATIONS; seed++) {
      const state = situation(seed);
      seen.add(state.phase.id);
      const all = odds(state);
      expect([seed, all.length > 0, all.flatMap((one) => wrongIn(one, truthOf(state, one)))]).toEqual([
        seed,
        true,
        [],
      ]);
    }
    expect([...seen].sort()).toEqual(['armor', 'fight', 'fire', 'resist', 'shoot']);
  });

  it.each<[string, State]>([
    ['SK-R18 a shot', table().set('b1', 'hp', 5).choose('shoot|a1|b1').state],
    ['SK-R21 a far shot', table().set('b1', 'hp', 3).choose('far|a1|b1').state],
    ['SK-R23 hand to hand', table().set('a1', 'hp', 4).choose('fight|a1|b1').state],
    ['SK-R27 the alternate', table({ 'SK-A5': 'alternate' }).choose('fight|a1|b1').state],
    ['SK-A5 with armor', table({ 'SK-A5': 'alternate-armor' }).set('b1', 'hp', 2).choose('fight|a1|b1').state], // prettier-ignore
    ['SK-R25 armor', table().set('b1', 'hp', 5).choose('fight|a1|b1').roll([6, 6, 6], [1, 1, 2]).state],
    ['SK-R31 a blast', table().set('b1', 'hp', 4).choose('grenade|a1').roll([4]).form({ 'blast.b1': 'inner' }).state], // prettier-ignore
    ['SK-R10 fire', new Table(setupOf(2)).toTurns({ 'edge.a1': 'yes' }).set('a1', 'hp', 2).endRound().state],
  ])('%s comes out as the game plays it', (_, state) => {
    const one = only(state);
    expect(wrongIn(one, played(state, unitsOf(one)))).toEqual([]);
  });
});

describe('a shot', () => {
  it('SK-R20 two dice against two, counted by hand', () => {
    const one = only(table().set('b1', 'hp', 5).choose('far|a1|b1').state);
    // Two dice have the same total as two others in 146 of 1296 ways; the rest is even.
    expect(nothing(one)).toBeCloseTo((146 + 575) / 1296, 15);
    // All of five hit points: 12 against 2 to 7, 11 against 2 to 6, and so on down to 7 against 2.
    expect(destroyed(one, 0)).toBeCloseTo((1 * 21 + 2 * 15 + 3 * 10 + 4 * 6 + 5 * 3 + 6 * 1) / 1296, 15);
  });

  it('SK-R21 from afar a figure in full armor loses eight at most', () => {
    const one = only(table().choose('far|a1|b1').state);
    expect(one).toMatchObject({ title: 'Before the dice', rule: 'SK-R20' });
    expect(one.parties).toMatchObject([{ side: 'b', unit: 'b1', name: 'Eliot', now: 10, out: 0 }]);
    expect([one.parties[0]!.ends[0], one.parties[0]!.losses?.[2]]).toEqual(['Down', 8]);
    expect(marginal(one, 0).slice(0, 3)).toEqual([0, 0, 1 / 6 ** 6]);
    expect(destroyed(one, 0)).toBe(0);
  });

  it('SK-R19 at 5 hit points the armor gives way; by the other reading of SK-A1 it holds', () => {
    const at = (hp: number, rulings = {}) =>
      hurt(only(table(rulings).set('b1', 'hp', hp).choose('shoot|a1|b1').state), 0);
    expect(at(5)).toBeGreaterThan(0.9);
    expect(at(6)).toBeLessThan(0.5);
    expect(at(5, { 'SK-A1': 'four' })).toBeCloseTo(at(6), 15);
  });

  it('SK-A18 hit points end at 0, so less is lost by one that has less', () => {
    const loss = (hp: number) =>
      expectedLoss(only(table().set('b1', 'hp', hp).choose('shoot|a1|b1').state), 0)!;
    expect(loss(1)).toBeCloseTo(hurt(only(table().set('b1', 'hp', 1).choose('shoot|a1|b1').state), 0), 14);
    expect(loss(5)).toBeGreaterThan(loss(4));
  });
});

describe('hand to hand', () => {
  it('SK-A5 the rule doctor: 174,746 of 6^10 blows wound a figure in full armor', () => {
    const one = only(table().choose('fight|a1|b1').state);
    expect(hurt(one, 1) * 6 ** 10).toBeCloseTo(174_746, 5);
    expect(hurt(one, 0) * 6 ** 10).toBeCloseTo(174_746, 5);
    expect(nothing(one)).toBeCloseTo(1 - (2 * 174_746) / 6 ** 10, 15);
  });

  it('SK-R23 either hits as often as the other; even totals are 4332 of 6^6', () => {
    const one = only(table().choose('fight|a1|b1').state);
    const hits = (6 ** 6 - 4332) / 2 / 6 ** 6;
    expect(one.rule).toBe('SK-R23');
    expect(one.split?.map(({ label }) => label)).toEqual(['Tony hits', 'nobody is hit', 'Eliot hits']);
    [hits, 4332 / 6 ** 6, hits].forEach((chance, i) => expect(one.split![i]!.chance).toBeCloseTo(chance, 15));
  });

  it('SK-R27 by the alternate rules the attacker risks nothing and armor does not help', () => {
    const one = only(table({ 'SK-A5': 'alternate' }).choose('fight|a1|b1').state);
    expect([one.rule, hurt(one, 0)]).toEqual(['SK-R27', 0]);
    expect(hurt(one, 1)).toBeCloseTo((6 ** 6 - 4332) / 2 / 6 ** 6, 15);
    expect(one.split?.map(({ label }) => label)).toEqual(['Tony hits', 'nobody is hit']);
    // 10 or more: 3 dice that have 10 over 3 others. Fifteen is one way, fourteen six, and so on.
    expect(destroyed(one, 1)).toBeCloseTo((1 + 6 + 21 + 56 + 126 + 252) / 6 ** 6, 15);
  });

  it('SK-A5 with an armor roll the attacked is hurt as by the normal rules, the attacker never', () => {
    const one = only(table({ 'SK-A5': 'alternate-armor' }).choose('fight|a1|b1').state);
    expect([hurt(one, 0), Math.round(hurt(one, 1) * 6 ** 10)]).toEqual([0, 174_746]);
  });

  it('SK-R26 John, hit for five with four hit points: as it stands, six in 36 hurt him', () => {
    const game = new Table(example(['John'], ['Dave'])).toTurns().set('a1', 'hp', 4);
    const one = only(game.choose('fight|a1|b1').roll([1, 1, 2], [3, 3, 3]).state);
    expect(one).toMatchObject({ title: 'As it stands', rule: 'SK-R25' });
    expect(one.parties.map((party) => party.name)).toEqual(['John', 'Dave']);
    // 2, 3 and 4 on two dice: he loses 3, 2 or 1.
    expect(marginal(one, 0)).toEqual([0, 1 / 36, 2 / 36, 3 / 36, 30 / 36]);
    expect(nothing(one)).toBeCloseTo(30 / 36, 15);
    expect(one.split).toBeUndefined();
  });

  it('SK-A4 a change by hand between blow and armor changes the dice, and the odds with them', () => {
    const game = table().choose('fight|a1|b1').roll([6, 6, 6], [1, 1, 2]);
    const before = hurt(only(game.state), 1);
    const after = only(game.set('b1', 'hp', 5).state);
    expect(armorDice(game.state, game.figure('b1'))).toBe(2);
    expect(hurt(after, 1)).toBeGreaterThan(before);
    expect(hurt(after, 1)).toBe(1);
  });
});

describe('blast and fire', () => {
  it('SK-A7 one for each figure in the blast, friends and thrower too', () => {
    const game = table({}, 3).set('c2', 'hp', 3).choose('grenade|a1').roll([1]);
    game.form({ 'blast.a1': 'inner', 'blast.a2': 'outer', 'blast.c2': 'inner' });
    const all = odds(game.state);
    expect(all.map((one) => one.parties.map((party) => party.unit))).toEqual([['a1'], ['c2'], ['a2']]);
    expect(all.map((one) => one.rule)).toEqual(['SK-R31', 'SK-R31', 'SK-R31']);
    const shot = only(table().set('b1', 'hp', 3).choose('shoot|a1|b1').state);
    expect(all[1]!.joint).toEqual(shot.joint);
    expect(all[2]!.joint).toEqual(only(table().choose('far|a1|b1').state).joint);
  });

  it('SK-R32 Tony, Bill and Jane before the dice: Bill is the likeliest to fall', () => {
    const game = new Table(example(['Tony', 'Bill', 'Jane'], ['Eliot'])).toTurns().set('a2', 'hp', 3);
    game.choose('grenade|a1').roll([1]);
    game.form({ 'blast.a1': 'inner', 'blast.a2': 'inner', 'blast.a3': 'outer' });
    const falls = new Map(odds(game.state).map((one) => [one.parties[0]!.name, destroyed(one, 0)]));
    expect([...falls.keys()]).toEqual(['Tony', 'Bill', 'Jane']);
    expect(falls.get('Jane')).toBe(0);
    expect(falls.get('Bill')).toBeGreaterThan(0.7);
    expect(falls.get('Tony')).toBeLessThan(0.05);
  });

  it('SK-R10 one for each figure at an enemy edge', () => {
    const game = new Table(setupOf(2)).toTurns({ 'edge.a1': 'yes', 'edge.b3': 'yes' });
    const all = odds(game.set('b3', 'hp', 1).endRound().state);
    expect(all.map((one) => [one.rule, one.parties[0]!.unit])).toEqual([
      ['SK-R10', 'a1'],
      ['SK-R10', 'b3'],
    ]);
    expect(destroyed(all[1]!, 0)).toBeCloseTo((1296 - 146) / 2 / 1296, 15);
  });
});

describe('where there is no attack there are no odds', () => {
  it('SK-R30 before a grenade has landed nobody knows whom it reaches', () => {
    const game = table().choose('grenade|a1');
    expect(odds(game.state)).toEqual([]);
    expect(odds(game.roll([3]).state)).toEqual([]);
  });

  it('SK-R17 none in a turn, in the minute, or once the game is over', () => {
    expect(odds(new Table(setupOf(2)).state)).toEqual([]);
    const game = table();
    expect(odds(game.state)).toEqual([]);
    game.choose('shoot|a1|b1');
    for (const unit of ['b1', 'b2', 'b3', 'b4', 'b5']) game.set(unit, 'hp', 0);
    expect([game.over?.winner, odds(game.state)]).toEqual(['a', []]);
  });
});
