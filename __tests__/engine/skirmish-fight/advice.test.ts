import { destroyed } from '../../../engine/core/odds';
import type { Aim } from '../../../engine/core/types';
import { skirmishFight } from '../../../engine/skirmish-fight';
import { advise, odds } from '../../../engine/skirmish-fight/odds';
import type { State } from '../../../engine/skirmish-fight/state';
import { ANN, BOB, chance, CHEAP, EXACT, fighting, in36, NET, SALLY, SITUATIONS, titled } from './chances';
import { pushing, solver, worthTo as worthOf, type Ways } from './reference';
import { battle, broke, fought, shot, unit, type Table } from './script';
import { situation } from './situations';

const BRANDT = unit('Brandt', 'skilled', 'fighter', 'tough');
const ORRIN = unit('Orrin', 'fighter');
/** Two and three is five, against six; Red has a point left, Blue has none. */
const brandt = (): Table =>
  fought(battle([BRANDT], [ORRIN]).set('a1', 'life', 3).set('a', 'points', 1).set('b', 'points', 0), 2, 4);
const priceOf = (state: State, option: string, aim = NET) => {
  const price = advise(state, aim)?.prices.find((each) => each.option === option);
  if (!price) throw new Error(`${option} has no price`);
  return price;
};

describe('rerolls', () => {
  it('SF-R25 the game says what may be aimed at, net life first, and what a point is worth unless told', () => {
    expect(skirmishFight.goals!.map(({ id }) => id)).toEqual(['net', 'destroy', 'survive', 'points']);
    expect(skirmishFight.resource).toEqual({ label: 'command point', preset: 0.25 });
    const { state } = brandt();
    expect(skirmishFight.odds!(state, { goal: 'glory', worth: 0.25 })).toEqual(odds(state, NET));
    expect(titled(state, 'As it stands', { goal: 'destroy', worth: 0.25 }).assumes).toBe(
      'if Red rerolls where it gains more than 25 % and the loser can move away',
    );
  });

  it('SF-R25 Brandt rerolls the 2: 50 % win, 17 % tie, 33 % lose; the first roll was 58, 14, 28', () => {
    const all = odds(brandt().state, NET);
    expect(all.map(({ title }) => title)).toEqual([
      'As it stands',
      'If Brandt rerolls the 2',
      'If Brandt is blocked',
      'First roll',
    ]);
    expect(all.map(({ option }) => option)).toEqual([undefined, 'reroll||||a.0', 'short', undefined]);
    expect([in36(all[1]!), in36(all[3]!)]).toEqual([
      [18, 6, 12],
      [21, 5, 10],
    ]);
  });

  it('SF-R25 a reroll is worth what it gains, and the point its price', () => {
    const { state } = brandt();
    // Standing costs 1 life. Rerolling wins one with 1/2, loses one with 1/3, and a tie is even: +1/6.
    expect(priceOf(state, 'reroll||||a.0')).toMatchObject({
      value: expect.closeTo(1 / 6 - 0.25, 12),
      gain: expect.closeTo(7 / 6, 12),
      behind: 0,
      after: 'Brandt 2.5, Orrin 2.3',
    });
    expect(priceOf(state, 'away')).toMatchObject({ value: -1, behind: expect.closeTo(0.25 - 7 / 6, 12) });
    expect(priceOf(state, 'away').gain).toBeUndefined();
    expect(titled(state, 'As it stands').joint).toEqual(titled(state, 'If Brandt rerolls the 2').joint);
  });

  it('SF-R25 a point that costs more than it gains is kept, and a tie is shown as one', () => {
    const { state } = brandt();
    const dear = (worth: number): Aim => ({ goal: 'net', worth });
    expect(priceOf(state, 'reroll||||a.0', dear(1.5)).behind).toBeCloseTo(7 / 6 - 1.5, 12);
    expect(priceOf(state, 'away', dear(1.5)).behind).toBe(0);
    expect(titled(state, 'As it stands', dear(1.5)).joint).toEqual([{ chance: 1, at: [2, 3] }]);
    expect(['away', 'reroll||||a.0'].map((id) => priceOf(state, id, dear(7 / 6)).behind)).toEqual([0, 0]);
  });

  it('SF-R16 SF-R12 a blocked or fallen loser has more to gain by rerolling', () => {
    const { state } = brandt();
    const aim: Aim = { goal: 'net', worth: 1.5 };
    expect(advise(state, aim)!.prices.map(({ option }) => option)).toEqual([
      'away',
      'short',
      'reroll||||a.0',
      'fell',
    ]);
    expect(priceOf(state, 'short', aim)).toMatchObject({ value: -2, after: 'Brandt 1, Orrin 3' });
    expect(priceOf(state, 'short', aim).behind).toBeCloseTo(-2 - (1 / 6 - 1.5), 12);
    expect(priceOf(state, 'fell', aim).behind).toBe(priceOf(state, 'short', aim).behind);
  });

  it('SF-A34 the loser is asked first, and the winner’s reroll is never the best before that', () => {
    const table = fought(battle([BRANDT], [ORRIN]), 2, 4);
    const { prices, rule } = advise(table.state, NET)!;
    expect([rule, prices.filter(({ behind }) => behind === 0).map(({ option }) => option)]).toEqual([
      'SF-A34',
      ['reroll||||a.0'],
    ]);
    expect(prices.every(({ behind }) => behind <= 0)).toBe(true);
    expect(titled(table.state, 'If Orrin rerolls the 4').rule).toBe('SF-R25');
  });

  it('SF-A34 the other side is asked when the first has nothing to spend', () => {
    const tie = (red: number) =>
      fought(battle([BRANDT], [ORRIN]).set('a', 'points', red).set('b', 'points', 1), 2, 3).state;
    const aim: Aim = { goal: 'net', worth: 0.1 };
    // A tie is even; Orrin wins with 4, 5 and 6, ties with 3 and loses with 1 and 2.
    expect(priceOf(tie(0), 'reroll||||b.0', aim)).toMatchObject({
      gain: expect.closeTo(1 / 6, 12),
      behind: 0,
    });
    expect(priceOf(tie(0), 'stands', aim).behind).toBeCloseTo(0.1 - 1 / 6, 12);
    expect(priceOf(tie(1), 'reroll||||a.0', aim).behind).toBe(0);
    expect(priceOf(tie(1), 'reroll||||b.0', aim).behind).toBeLessThan(0);
  });

  it('SF-A13 rerolls left to the foe make a win less sure', () => {
    const wins = (points: number) =>
      chance(
        titled(
          fighting(battle([BOB], [SALLY]).set('a', 'points', 0).set('b', 'points', points)),
          'Before the dice',
          CHEAP,
        ),
        'Bob wins',
      );
    expect([wins(0) > wins(1), wins(1) > wins(2)]).toEqual([true, true]);
  });

  it('SF-R45 a Blast that came up 1 has no reroll to be priced', () => {
    const table = shot(battle([unit('Bo', 'blast')], [SALLY]), 1, 2);
    expect(advise(table.state, NET)!.prices.map(({ option }) => option)).toEqual(['stands', 'reroll||||b.0']);
    expect(odds(table.state, NET).map(({ title }) => title)).toEqual([
      'As it stands',
      'If Sally rerolls the 2',
      'First roll',
    ]);
  });

  it('SF-A35 for points, a unit felled by its own Blast counts only where the table says so', () => {
    const points = (reading: string) => {
      const table = battle([unit('Bo', 'blast', 'weak'), ANN], [SALLY, BOB], {}, { 'SF-A35': reading });
      return priceOf(shot(table.set('a1', 'life', 1).set('a', 'points', 0), 1, 6).state, 'stands', {
        goal: 'points',
        worth: 9,
      }).value;
    };
    expect([points('any'), points('opponent')]).toEqual([-3, 0]);
  });

  it('SF-R25 every price of a seeded decision is that of the reference', () => {
    for (let seed = 1; seed <= SITUATIONS; seed++) {
      const { state, paper, paperAim, aim, faces } = situation(seed);
      if (state.phase.id !== 'result') continue;
      const { order, rerolls, stand, passed } = solver(paper, paperAim).asked(faces);
      const worth = (who: number, ways: Ways) => worthOf(paper, paperAim, who, ways);
      const [first, second] = order as [number, number];
      const gains = [first, second].map((who, i) => {
        const again = rerolls[who];
        return again ? worth(who, again) - worth(who, i ? stand : passed) : undefined;
      });
      const slips = gains.map((gain) => Math.max(0, gain ?? 0)) as [number, number];
      const prices = advise(state, aim)!.prices;
      const off = (one: number | undefined, two: number) => Math.abs((one ?? NaN) - two) > EXACT;
      const stood = prices.find(({ option }) => option === 'stands' || option === 'away')!;
      const wrong = off(stood.behind, -(slips[0] || slips[1])) ? ['stand'] : [];
      const again = prices.filter(({ gain }) => gain !== undefined);
      const expected = gains.flatMap((gain, i) =>
        gain === undefined
          ? []
          : [{ behind: i && slips[0] ? -slips[0] : Math.min(0, gain), gain: gain + aim.worth }],
      );
      again.forEach(({ behind, gain }, i) => {
        if (off(behind, expected[i]!.behind) || off(gain, expected[i]!.gain)) wrong.push(`reroll ${i}`);
      });
      expect([seed, again.length, wrong]).toEqual([seed, expected.length, []]);
    }
  });
});

describe('Push', () => {
  const PIP = unit('Pip', 'push');
  const asked = (red = [PIP], blue = [SALLY]) => broke(battle(red, blue)).choose('fight|a1|b1');
  const pushPrices = (state: State, goal: string) => advise(state, { goal, worth: 0.25 })!.prices;

  it('SF-R44 for net life an even fight is not worth pushing, for survival it is', () => {
    const { state } = asked().set('a1', 'life', 1);
    const [no, yes] = pushPrices(state, 'net');
    // Unpushed 15 wins, 15 losses and 6 ties are even; pushed 4 ties and 6 losses of 36 remain, and no win counts.
    expect([no, yes]).toMatchObject([
      { row: 'push.attacker', option: 'no', value: expect.closeTo(0, 12), behind: 0 },
      {
        row: 'push.attacker',
        option: 'yes',
        behind: expect.closeTo(-6 / 36, 12),
        after: 'Pip 0.7, Sally 2.9',
      },
    ]);
    expect(pushPrices(state, 'survive')).toMatchObject([
      { value: expect.closeTo(-21 / 36, 12), behind: expect.closeTo(-11 / 36, 12) },
      { value: expect.closeTo(-10 / 36, 12), behind: 0 },
    ]);
  });

  it('SF-R44 the odds before the form is answered are those of the better choice, and say so', () => {
    const { state } = asked().set('a1', 'life', 1);
    const before = (goal: string) => odds(state, { goal, worth: 0.25 })[0]!;
    expect([before('net').assumes, before('survive').assumes]).toEqual([
      'if nobody pushes and the loser can move away',
      'if Pip pushes and the loser can move away',
    ]);
    expect(destroyed(before('survive'), 0) * 36).toBeCloseTo(10, 10);
  });

  it('SF-A39 each side has its row; the defender answers what is best for the attacker', () => {
    const { state } = asked([PIP], [unit('Pat', 'push')]);
    const prices = pushPrices(state, 'net');
    expect(prices.map(({ row, option }) => `${row} ${option}`)).toEqual([
      'push.attacker no',
      'push.attacker yes',
      'push.defender no',
      'push.defender yes',
    ]);
    const best = prices.filter(({ behind }) => behind === 0);
    expect(best.map(({ row, option }) => `${row} ${option}`)).toEqual([
      'push.attacker no',
      'push.defender no',
    ]);
  });

  it('SF-A39 every price of a seeded form is that of the reference', () => {
    for (let seed = 1; seed <= SITUATIONS; seed++) {
      const { state, paper, paperAim, aim } = situation(seed);
      const prices = advise(state, aim)?.prices;
      if (state.phase.id !== 'facts' || !prices) continue;
      const { attacker, target } = pushing(paper, paperAim);
      const values = [attacker, target].flatMap((each, who) =>
        each.length > 1 ? each.map((one) => worthOf(one, paperAim, who, solver(one, paperAim).before())) : [],
      );
      expect([
        seed,
        prices.length,
        prices.filter(({ value }, i) => Math.abs(value - values[i]!) > EXACT),
      ]).toEqual([seed, values.length, []]);
    }
  });

  it('SF-R14 facts that nobody chooses have no price', () => {
    const charge = battle([unit('Cid', 'charge')], [SALLY]).choose('fight|a1|b1');
    expect([charge.ask.id, advise(charge.state, NET)]).toEqual(['combat.facts', undefined]);
    expect(titled(charge.state, 'Before the dice').assumes).toMatch(/^if Cid moved into contact, /);
  });
});
