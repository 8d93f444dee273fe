import { destroyed, expectedLoss } from '../../../engine/core/odds';
import type { Price } from '../../../engine/core/types';
import { skirmish } from '../../../engine/skirmish';
import { GOALS } from '../../../engine/skirmish/goals';
import { advise, odds } from '../../../engine/skirmish/odds';
import { Table } from './script';
import { setupOf } from './setups';

/** Tony of the first side has thrown; Eliot of the second is down to 4, Bill beside him to 5. */
const thrown = (sides = 2) =>
  new Table(setupOf(sides)).toTurns().set('b1', 'hp', 4).set('a2', 'hp', 5).choose('grenade|a1').roll([4]);
const aim = (goal: string) => ({ goal, worth: 0 });
const rowOf = (goal: string, unit: string, game = thrown()): readonly Price[] =>
  advise(game.state, aim(goal))!.prices.filter((price) => price.row === `blast.${unit}`);
const bestIn = (prices: readonly Price[]) =>
  prices.filter((price) => price.behind === 0).map((price) => price.option);

describe('where the grenade lands', () => {
  it('SK-R30 every open answer of the form has its price', () => {
    const game = thrown(3);
    const { ask } = game;
    if (ask.kind !== 'form') throw new Error(`${ask.id} is no form`);
    const asked = ask.rows.flatMap((row) => row.options.map((option) => [row.id, option.id]));
    const advice = advise(game.state, aim('net'))!;
    expect(advice.rule).toBe('SK-R30');
    expect(advice.prices.map(({ row, option }) => [row, option])).toEqual(asked);
  });

  it('SK-R31 for net hit points the best is inner for an enemy and out for a friend or the thrower', () => {
    expect(bestIn(rowOf('net', 'b1'))).toEqual(['inner']);
    expect(bestIn(rowOf('net', 'a2'))).toEqual(['out']);
    expect(bestIn(rowOf('net', 'a1'))).toEqual(['out']);
    expect(rowOf('net', 'b1').map(({ value }) => Math.sign(value))).toEqual([0, 1, 1]);
    expect(rowOf('net', 'a2').map(({ value }) => Math.sign(value))).toEqual([0, -1, -1]);
    for (const { behind } of advise(thrown().state, aim('net'))!.prices)
      expect(behind).toBeLessThanOrEqual(0);
  });

  it('SK-A17 every other side is the enemy', () => {
    expect(bestIn(rowOf('net', 'c1', thrown(3)))).toEqual(['inner']);
  });

  it.each(['inner', 'outer'])('SK-A7 the prices are the odds of the blast to come: %s', (ring) => {
    const priceOf = (goal: string, unit: string) =>
      rowOf(goal, unit).find((price) => price.option === ring)!.value;
    const [friend, foe] = odds(thrown().form({ 'blast.a2': ring, 'blast.b1': ring }).state);
    expect(priceOf('net', 'b1')).toBeCloseTo(expectedLoss(foe!, 0)!, 12);
    expect(priceOf('net', 'a2')).toBeCloseTo(-expectedLoss(friend!, 0)!, 12);
    expect(priceOf('destroy', 'b1')).toBeCloseTo(destroyed(foe!, 0), 12);
    expect(priceOf('survive', 'a2')).toBeCloseTo(-destroyed(friend!, 0), 12);
  });

  it('SK-A7 to destroy, friends do not count, and what cannot fall is a tie', () => {
    expect(rowOf('destroy', 'a2').map(({ value, behind }) => [value, behind])).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    // Two dice cannot take ten hit points through full armor.
    expect(rowOf('destroy', 'b2').map(({ value }) => value > 0)).toEqual([false, false, true]);
    expect(rowOf('destroy', 'b1')[0]!.behind).toBeCloseTo(-rowOf('destroy', 'b1')[2]!.value, 15);
  });

  it('SK-A7 to survive, only the own side counts', () => {
    expect(bestIn(rowOf('survive', 'b1'))).toEqual(['out', 'outer', 'inner']);
    expect(bestIn(rowOf('survive', 'a2'))).toEqual(['out']);
  });

  it('SK-R31 each price says how the figure is likely to be left', () => {
    const after = rowOf('net', 'b1').map((price) => price.after!);
    expect(after[0]).toBe('Eliot 4');
    expect(after[2]).toMatch(/^Eliot 0\.\d, falls \d+ %$/);
    // Two dice get through full armor now and then, but never to the last hit point.
    expect(rowOf('net', 'b2')[1]!.after).toBe('Dave 9.9');
  });
});

describe('goals', () => {
  it('SK-R3 net hit points come first, and an unknown goal is that one', () => {
    expect(skirmish.goals).toBe(GOALS);
    expect(GOALS.map((goal) => goal.id)).toEqual(['net', 'destroy', 'survive']);
    expect(advise(thrown().state, aim('glory'))).toEqual(advise(thrown().state, aim('net')));
  });

  it('SK-R17 nothing else in an attack is a decision', () => {
    const game = new Table(setupOf(2)).toTurns();
    expect(advise(game.state, aim('net'))).toBeUndefined();
    expect(advise(game.choose('fight|a1|b1').state, aim('net'))).toBeUndefined();
    expect(advise(thrown().form({ 'blast.b1': 'inner' }).state, aim('net'))).toBeUndefined();
  });

  it('SK-R11 no advice once the game is over', () => {
    const game = thrown();
    for (const unit of ['b1', 'b2', 'b3', 'b4', 'b5']) game.set(unit, 'hp', 0);
    expect(advise(game.state, aim('net'))).toBeUndefined();
  });
});
