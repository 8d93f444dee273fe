import { drawsFrom, type Draws } from '../../../engine/core/dice';
import { marginal } from '../../../engine/core/odds';
import type { Aim, Odds } from '../../../engine/core/types';
import { skirmishers } from '../../../engine/skirmishers';
import { COVER_IDS } from '../../../engine/skirmishers/data';
import { written } from '../../../engine/skirmishers/ratings';
import type { State } from '../../../engine/skirmishers/state';
import { playOut } from './playOut';
import { attacked, bestReacted, chanceOf, decimal, reacted, shot, type Ends } from './reference';
import { force, setupOf, table } from './script';

const CLOSE = 1e-12;
const aim = (goal: string): Aim => ({ goal, worth: 0 });
const oddsOf = (state: State, goal = 'survive') => skirmishers.odds!(state, aim(goal));
const sum = (chances: readonly { readonly chance: number }[]) =>
  chances.reduce((total, { chance }) => total + chance, 0);

/** Every end of the odds, and no other, as often as the reference says. */
function expectExact(odds: Odds, exact: Ends): void {
  expect(Math.abs(sum(odds.joint) - 1)).toBeLessThan(CLOSE);
  if (odds.split) expect(Math.abs(sum(odds.split) - 1)).toBeLessThan(CLOSE);
  const named = odds.joint.map(({ at, chance }) => ({
    end: at.map((end, i) => odds.parties[i]!.ends[end]).join(' '),
    chance,
  }));
  expect(named.map(({ end }) => end).sort()).toEqual([...exact.keys()].sort());
  for (const { end, chance } of named)
    expect([end, Math.abs(chance - decimal(exact.get(end)!)) < CLOSE]).toEqual([end, true]);
}

/* ---- situations ------------------------------------------------------------------------------------------------ */

interface Situation {
  readonly state: State;
  readonly goal: string;
  readonly exact: () => Ends;
}

const flip = (draw: Draws) => draw(0, 1) === 1;
const dice = (draw: Draws, many: number) => Array.from({ length: many }, () => draw(1, 6));

function situation(draw: Draws, most: number): Situation {
  const at = ['shoot', 'attack', 'attack', 'reaction', 'reply'][draw(0, 4)]!;
  /** With the attack dice on the table a slow count can go all the way up. */
  const high = at === 'reaction' || at === 'reply' ? most * 3 : most;
  const ratings = () => ({ missile: draw(1, most + 1), melee: draw(1, high), armor: draw(1, high) });
  const [red, blue] = [ratings(), ratings()];
  const [redPushed, bluePushed] = [flip(draw), flip(draw)];
  const each = flip(draw);
  const times = draw(0, each ? 2 : 1);
  const [sixes, strikes] = [flip(draw), flip(draw)];
  const goal = flip(draw) ? 'kill' : 'survive';
  const setup = setupOf(
    force([1, written(red)]),
    force([1, written(blue)]),
    {},
    {
      'DC-A3': sixes ? 'both' : 'melee',
      'DC-A7': each ? 'each' : 'flat',
      'DC-A10': strikes ? 'wins' : 'nothing',
    },
  );
  const fresh = skirmishers.start(setup);
  const lots = [
    { went: 'no', pushed: redPushed ? 1 : 0, reacted: 0, count: 1 },
    { went: 'no', pushed: bluePushed ? 1 : 0, reacted: times, count: 1 },
  ] as const;
  const begun: State = { ...fresh, groups: fresh.groups.map((group, i) => ({ ...group, lots: [lots[i]!] })) };
  const choose = (state: State, option: string) =>
    skirmishers.answer(state, { kind: 'choose', option }).state;
  const pieces = `a1.no${lots[0].pushed}0|b1.no${lots[1].pushed}${times}`;
  if (at === 'shoot') {
    const cover = draw(0, 3);
    return {
      state: choose(choose(begun, `shoot|${pieces}`), COVER_IDS[cover]!),
      goal,
      exact: () => shot(red.missile, blue.armor, cover, sixes),
    };
  }
  const fight = {
    counter: blue.melee,
    defend: blue.armor + 1,
    attackerPushed: redPushed,
    defenderPushed: bluePushed,
    defenceStrikes: strikes,
  };
  const attack = choose(begun, `melee|${pieces}`);
  if (at === 'attack') return { state: attack, goal, exact: () => attacked(red.melee + times, goal, fight) };
  const faces = dice(draw, red.melee + times);
  const rolled = skirmishers.answer(attack, { kind: 'roll', faces: [faces], app: 0 }).state;
  if (at === 'reaction') return { state: rolled, goal, exact: () => bestReacted(faces, goal, fight) };
  const reaction = flip(draw) ? 'counter' : 'defend';
  return { state: choose(rolled, reaction), goal, exact: () => reacted(faces, reaction, fight) };
}

describe('exactness', () => {
  const many = Number(process.env.MUSTER_EXACT ?? 100);

  it(`${many} attacks agree with the slow count`, () => {
    for (let seed = 1; seed <= many; seed++) {
      const { state, goal, exact } = situation(drawsFrom(seed), 3);
      expectExact(oddsOf(state, goal)[0]!, exact());
    }
  });

  it('every face of small attacks, played by the rules themselves', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const { state, goal } = situation(drawsFrom(1000 + seed), 1);
      const [odds] = oddsOf(state, goal);
      expectExact(odds!, playOut(state, goal));
    }
  });

  it('ten dice and more a side are whole and sum to one', () => {
    const t = table(force([1, '9/9/9']), force([1, '9/9/9'])).set('b1', 'reacted', 1);
    t.choose('melee|a1.no00|b1.no01');
    for (const goal of ['survive', 'kill']) {
      const [odds] = oddsOf(t.state, goal);
      expect(Math.abs(sum(odds!.joint) - 1)).toBeLessThan(CLOSE);
      expect(odds!.joint.every(({ chance }) => chance > 0)).toBe(true);
    }
  });
});

/* ---- by hand --------------------------------------------------------------------------------------------------- */

const guards = (count = 1) => force([count, '2/2', 'Guard']);
const fight = (red = guards(), blue = guards(), rulings = {}) =>
  table(red, blue, {}, rulings).choose('melee|a1.no00|b1.no00');
/** Chances of killed, pushed and stands, for one of the two. */
const ends = (odds: Odds | undefined, party: number) => marginal(odds!, party);
const near = (chances: readonly number[]) => chances.map((chance) => expect.closeTo(chance, 12) as unknown);

describe('missile fire by hand', () => {
  const shooting = (red: string, blue: string, cover: string, rulings = {}) =>
    ends(
      oddsOf(
        table(force([1, red]), force([1, blue]), {}, rulings)
          .choose('shoot|a1.no00|b1.no00')
          .choose(cover).state,
      )[0],
      0,
    );

  it('DC-R10 one die against one kills in 15 of 36', () => {
    expect(shooting('1/2/1', '1/2/1', 'none')).toEqual(near([15 / 36, 21 / 36]));
  });

  it('DC-R12 high cover leaves 6 of 36, overhead cover 3', () => {
    expect(shooting('1/2/1', '1/2/1', 'high')).toEqual(near([6 / 36, 30 / 36]));
    expect(shooting('1/2/1', '1/2/1', 'overhead')).toEqual(near([3 / 36, 33 / 36]));
  });

  it('DC-A3 the ruling decides whether two sixes beat one', () => {
    expect(shooting('2/2/1', '1/2/1', 'none')[0]).toBeCloseTo(126 / 216, 12);
    expect(shooting('2/2/1', '1/2/1', 'none', { 'DC-A3': 'melee' })[0]).toBeCloseTo(125 / 216, 12);
  });

  it('DC-R12 until the cover is said, it is what it was last', () => {
    const t = table(force([3, '1/2/1', 'Archer']), guards(3)).choose('shoot|a1.no00|b1.no00');
    expect(oddsOf(t.state)).toMatchObject([{ title: 'Before the dice', assumes: 'if it is in the open' }]);
    t.choose('low').roll([1], [1, 1]).choose('shoot|a1.no00|b1.no00');
    expect(oddsOf(t.state)).toMatchObject([{ assumes: 'if it is in low cover', rule: 'DC-R12' }]);
    expect(oddsOf(t.choose('low').state)[0]!.assumes).toBeUndefined();
  });

  it('DC-A16 a second target is a new attack: nothing until it is chosen', () => {
    const t = table(force([1, '2/1/1', 'Gun', ['twoTargets']]), guards(3));
    expect(oddsOf(t.state)).toEqual([]);
    t.shoot('a1.no00', 'b1.no00', 'none', [1, 1], [6, 6]);
    expect([t.ask.id, oddsOf(t.state)]).toEqual(['shoot.second', []]);
  });
});

describe('melee by hand', () => {
  it('DC-R15 5 and 4: defending holds in 19 of 27, counterattacking wins in 11 of 36', () => {
    const [defend, counter] = oddsOf(fight().roll([5, 4]).state);
    expect([defend!.title, counter!.title]).toEqual(['Defend, 3 dice', 'Counterattack, 2 dice']);
    expect(ends(defend, 1)).toEqual(near([1 / 8, 8 / 27 - 1 / 8, 19 / 27]));
    expect(ends(defend, 0)).toEqual(near([0, 0, 1]));
    expect(ends(counter, 1)).toEqual(near([9 / 36, 7 / 36, 20 / 36]));
    expect(ends(counter, 0)).toEqual(near([1 / 36, 10 / 36, 25 / 36]));
    expect([defend!.option, counter!.option]).toEqual(['defend', 'counter']);
    expect(counter!.split!.map(({ label, chance }) => [label, Math.round(chance * 36)])).toEqual([
      ['wins', 11],
      ['ties', 9],
      ['pushed', 7],
      ['killed', 9],
    ]);
  });

  it('DC-R25 6 and 5 against a defence: any six holds', () => {
    const [odds] = oddsOf(fight().roll([6, 5]).choose('defend').state);
    expect(odds!.title).toBe('As it stands');
    expect(ends(odds, 1)).toEqual(near([64 / 216, 61 / 216, 91 / 216]));
    expect(odds!.split!.map(({ label }) => label)).toEqual(['Red’s Guard wins', 'the defence holds']);
  });

  it('DC-R29 two sixes against a defence: one six is pushed, none is killed', () => {
    const [odds] = oddsOf(fight().roll([6, 6]).choose('defend').state);
    expect(ends(odds, 1)).toEqual(near([125 / 216, 75 / 216, 16 / 216]));
  });

  it('DC-R24 4 and 3 against a counterattack', () => {
    const [odds] = oddsOf(fight().roll([4, 3]).choose('counter').state);
    expect(ends(odds, 0)).toEqual(near([4 / 36, 16 / 36, 16 / 36]));
    expect(ends(odds, 1)).toEqual(near([4 / 36, 5 / 36, 27 / 36]));
  });

  it('DC-R21 a push that is known to kill counts as killed, for either', () => {
    const t = table(guards(), guards()).set('a1', 'pushed', 1).set('b1', 'pushed', 1);
    t.choose('melee|a1.no10|b1.no10').roll([4, 3]);
    const [odds] = oddsOf(t.choose('counter').state);
    expect(ends(odds, 0)).toEqual(near([20 / 36, 0, 16 / 36]));
    expect(ends(odds, 1)).toEqual(near([9 / 36, 0, 27 / 36]));
  });

  it('DC-R20 while the table has not said where a push ends, it is a push', () => {
    const t = fight(guards(2), guards(2)).roll([4, 3]).choose('counter').roll([5, 4]);
    const [odds] = oddsOf(t.state);
    expect([t.ask.id, ends(odds, 0), ends(odds, 1)]).toEqual(['melee.push', [0, 1, 0], [0, 0, 1]]);
    expect(oddsOf(t.choose('into').state)).toEqual([]);
  });

  it('DC-A10 the other ruling: a defence that wins strikes back', () => {
    const [odds] = oddsOf(
      fight(guards(), guards(), { 'DC-A10': 'wins' }).roll([5, 4]).choose('defend').state,
    );
    expect(ends(odds, 0)).toEqual(near([16 / 216, 75 / 216, 125 / 216]));
  });

  it('DC-R26 DC-A7 against one that has reacted the extra die is in the odds', () => {
    const t = table(guards(), guards()).set('b1', 'reacted', 1).choose('melee|a1.no00|b1.no01');
    const three = fight(force([1, '3/2', 'Guard']));
    expect(oddsOf(t.state)).toEqual(oddsOf(three.state));
  });

  it('before the attack dice the defender is taken to react as the goal bids', () => {
    const before = fight();
    const [survive, kill] = ['survive', 'kill'].map((goal) => oddsOf(before.state, goal)[0]!);
    expect(survive!.assumes).toBe('if Blue’s Guard always picks the better reaction to survive');
    expect(ends(survive, 1)[0]).toBeLessThan(ends(kill, 1)[0]!);
    expect(ends(survive, 0)[0]).toBeLessThan(ends(kill, 0)[0]!);
  });

  it('a battle that is over has no odds and no advice', () => {
    const { state } = fight().roll([5, 4]).concede('a');
    expect([oddsOf(state), skirmishers.advise!(state, aim('kill'))]).toEqual([[], undefined]);
  });
});

describe('advice', () => {
  const advice = (state: State, goal: string) => skirmishers.advise!(state, aim(goal))!.prices;

  it('DC-R15 to survive 5 and 4, a guard defends; to kill, it counterattacks', () => {
    const { state } = fight().roll([5, 4]);
    expect(advice(state, 'survive')).toEqual([
      { option: 'defend', value: 7 / 8, behind: 0, after: 'holds 70 %, pushed 17 %, killed 13 %' },
      {
        option: 'counter',
        value: 3 / 4,
        behind: -1 / 8,
        after: 'wins 31 %, ties 25 %, pushed 19 %, killed 25 %',
      },
    ]);
    const [defend, counter] = advice(state, 'kill');
    expect(counter).toMatchObject({ value: expect.closeTo(1 / 36, 12) as unknown, behind: 0 });
    expect(defend).toMatchObject({ value: 0, behind: expect.closeTo(-1 / 36, 12) as unknown });
    expect(oddsOf(state, 'kill')[0]!.title).toBe('Counterattack, 2 dice');
  });

  it('DC-A9 equal for the goal is shown as a tie, and the order among equals settles play', () => {
    const harmless = fight(force([1, '1/1', 'Boy'])).roll([3]);
    expect(advice(harmless.state, 'survive').map(({ behind }) => behind)).toEqual([0, 0]);
    expect(oddsOf(harmless.state, 'survive')[0]!.title).toBe('Counterattack, 2 dice');
    const meek = fight(guards(), force([1, '1/1', 'Boy'])).roll([5, 4]);
    expect(advice(meek.state, 'kill').map(({ behind }) => behind)).toEqual([0, 0]);
    expect(oddsOf(meek.state, 'kill')[0]!.title).toBe('Defend, 2 dice');
  });

  it('every open option has a price, and no other ask has any', () => {
    const t = fight(guards(2), guards(2));
    const asked = () => skirmishers.advise!(t.state, aim('survive'));
    expect(asked()).toBeUndefined();
    t.roll([4, 3]);
    expect(asked()!.prices.map(({ option }) => option)).toEqual(t.options.map(({ id }) => id));
    t.choose('counter');
    expect(asked()).toBeUndefined();
    t.roll([5, 4]);
    expect([t.ask.id, asked()]).toEqual(['melee.push', undefined]);
  });

  it('the best price is nought and no price is above it', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const { state, goal } = situation(drawsFrom(2000 + seed), 3);
      if (state.phase !== 'reaction') continue;
      const prices = advice(state, goal);
      expect(Math.max(...prices.map(({ behind }) => behind))).toBe(0);
      const [first] = oddsOf(state, goal);
      const chosen = prices.find(({ option }) => first!.title.toLowerCase().startsWith(option))!;
      expect(chosen.behind).toBe(0);
      const own = goal === 'kill' ? ends(first, 0)[0]! : 1 - ends(first, 1)[0]!;
      expect(chosen.value).toBeCloseTo(own, 12);
    }
  });

  it('an unknown goal is the first one', () => {
    const { state } = fight().roll([5, 4]);
    expect(oddsOf(state, 'glory')).toEqual(oddsOf(state, skirmishers.goals![0]!.id));
  });
});

it('the reference adds up: 1 die against 1, by hand', () => {
  expect(decimal(chanceOf(shot(1, 1, 0, true), /killed/))).toBeCloseTo(15 / 36, 12);
});
