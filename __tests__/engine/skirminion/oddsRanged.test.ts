import { destroyed, expectedLoss, marginal, nothing } from '../../../engine/core/odds';
import type { Odds } from '../../../engine/core/types';
import { skirminion } from '../../../engine/skirminion';
import type { State } from '../../../engine/skirminion/state';
import { battle, type Piece, type Table } from './script';

const aim = (goal: string) => ({ goal, worth: 0 });
const oddsOf = ({ state }: { readonly state: State }, goal = 'net'): Odds => {
  const all = skirminion.odds!(state, aim(goal));
  expect(all).toHaveLength(1);
  return all[0]!;
};
const pricesOf = ({ state }: Table, goal = 'net') => skirminion.advise!(state, aim(goal))!.prices;

/** Red's a1 shoots at Blue's b1 on the table; the form is open. */
const shoot = (one: Piece = {}, other: Piece = {}, friends: Readonly<Record<string, Piece>> = {}): Table =>
  battle({ a1: one, ...friends, b1: other }).choose('shoot|a1|b1');

describe('a shot before the dice', () => {
  it('SN-R43 SN-R47 a U8 at a U6 in the open: the odds of the picture', () => {
    const odds = oddsOf(shoot({ type: 'U8' }).form());
    expect(odds.parties).toMatchObject([{ unit: 'b1', now: 6, out: 0 }]);
    const lost = [...marginal(odds, 0)].reverse().map((chance) => Math.round(chance * 100));
    expect(lost).toEqual([21, 0, 21, 9, 14, 11, 24]);
    expect(expectedLoss(odds, 0)).toBeCloseTo(3.2, 1);
  });

  it('SN-R43 until the facts are known it is in the open, and no friend touches it', () => {
    const asked = shoot({}, {}, { a2: {} });
    const odds = oddsOf(asked);
    expect([asked.ask.id, odds.title]).toEqual(['ranged.facts', 'Before the dice']);
    expect(odds.assumes).toBe(
      'if it is in the open, no friend touches it and dice are cancelled for the least loss',
    );
    expect(odds.joint).toEqual(oddsOf(asked.form()).joint);
  });

  it('SN-R43 SN-R47 SN-R67 cover costs a die and the sixes, an inner corner the die alone', () => {
    const table = shoot({ type: 'U4' }, { type: 'U12', traits: ['obscuro'] });
    const [open, corner, cover] = ['open', 'corner', 'cover'].map((stand) => expectedLoss(oddsOf(table.form({ cover: stand })), 0)!); // prettier-ignore
    expect(open!).toBeGreaterThan(corner!);
    expect(corner!).toBeGreaterThan(cover!);
  });

  it('SN-R45 SN-A25 a hurt shooter drops threes, Lupus or not; a hurt target keeps its own', () => {
    const loss = (one: Piece, other: Piece = { type: 'U12' }) =>
      expectedLoss(oddsOf(shoot(one, other).form()), 0)!;
    expect(loss({ health: 3 })).toBeLessThan(loss({ health: 4 }));
    expect(loss({ health: 3, traits: ['lupus'] })).toBe(loss({ health: 3 }));
    const untouched = (health: number) => nothing(oddsOf(shoot({}, { type: 'U12', health }).form()));
    expect(untouched(6)).toBeCloseTo(untouched(7), 12);
  });

  it('SN-R68 Armatis loses less', () => {
    const loss = (traits: Piece['traits']) => expectedLoss(oddsOf(shoot({}, { type: 'U12', ...(traits && { traits }) }).form()), 0)!; // prettier-ignore
    expect(loss(['armatis'])).toBeLessThan(loss([]));
  });

  it('SN-R48 the second shot of a spread is an attack of its own', () => {
    const table = battle({ a1: { type: 'U5' }, b1: {}, b2: { health: 2 } })
      .choose('shoot|a1|b1')
      .form();
    const after = table.roll([1, 1, 1, 1, 1], [1, 1, 1]);
    expect(skirminion.odds!(after.state, aim('net'))).toEqual([]);
    expect(oddsOf(after.choose('spread|a1|b2')).parties).toMatchObject([{ unit: 'b2', now: 2 }]);
  });
});

describe('friendly fire', () => {
  it('SN-R44 SN-A19 with k friends the enemy is still hit once in 2 to the k', () => {
    const friends = { a2: {}, a3: {}, a4: {} };
    const table = shoot({}, { health: 1 }, friends);
    const alone = destroyed(oddsOf(table.form()), 0);
    const odds = (rows: Readonly<Record<string, string>>) => oddsOf(table.form(rows));
    expect(destroyed(odds({ a2: 'yes' }), 0)).toBeCloseTo(alone / 2, 12);
    expect(destroyed(odds({ a2: 'yes', a3: 'yes' }), 0)).toBeCloseTo(alone / 4, 12);
    const all = odds({ a2: 'yes', a3: 'yes', a4: 'yes' });
    expect(destroyed(all, 0)).toBeCloseTo(alone / 8, 12);
    expect([all.rule, all.parties.length]).toEqual(['SN-R44', 4]);
    for (const { at } of all.joint)
      expect(at.filter((end, i) => end !== all.parties[i]!.now).length).toBeLessThanOrEqual(1);
  });

  it('SN-A19 the friend that matters least rolls first, and its price is the best', () => {
    const table = shoot({}, {}, { a2: { type: 'U4', health: 1 }, a3: { type: 'U12' } });
    const order = table.form({ a2: 'yes', a3: 'yes' });
    expect(order.ask.id).toBe('ranged.order');
    const [weak, strong] = pricesOf(order, 'survive');
    expect([weak!.option, strong!.option, strong!.behind]).toEqual(['first|a2', 'first|a3', 0]);
    expect(weak!.behind).toBeLessThan(0);
    expect(weak!.behind).toBeCloseTo(weak!.value - strong!.value, 12);
    expect(pricesOf(order, 'net').map(({ behind }) => behind === 0)).toEqual([true, false]);
    const falls = (chosen: string) => {
      const odds = oddsOf(order.choose(chosen));
      return destroyed(
        odds,
        odds.parties.findIndex(({ unit }) => unit === 'a2'),
      );
    };
    expect(falls('first|a3')).toBeCloseTo(falls('first|a2') / 2, 12);
    const before = oddsOf(order, 'survive');
    expect(
      destroyed(
        before,
        before.parties.findIndex(({ unit }) => unit === 'a2'),
      ),
    ).toBeCloseTo(falls('first|a3'), 12);
  });

  it('SN-R44 once a friend is struck it alone is at stake, with its own traits', () => {
    const table = shoot({}, {}, { a2: { traits: ['armatis'] } }).form({ a2: 'yes' });
    const struck = table.roll([3]);
    expect(oddsOf(struck).parties).toMatchObject([{ unit: 'a2' }]);
    expect(oddsOf(struck).joint).toEqual(oddsOf(shoot({}, { traits: ['armatis'] }).form()).joint);
    expect(oddsOf(table.roll([4])).parties).toMatchObject([{ unit: 'b1' }]);
  });
});

describe('cancelling', () => {
  it('SN-R46 SN-A33 each cancel is priced by what is left at the end', () => {
    const table = shoot({ type: 'U4' }, { type: 'U12' }).form().roll([6, 4, 1, 1, 1], [6, 3, 1]);
    expect(oddsOf(table)).toMatchObject({ title: 'As it stands', joint: [{ chance: 1, at: [12] }] });
    expect(pricesOf(table).map(({ option, value, behind, after }) => [option, value, behind, after])).toEqual(
      [
        ['best', 0, 0, 'B1 12'],
        ['cancel||||defender.0+attacker.0', 0, 0, 'B1 12'],
        ['cancel||||defender.0+attacker.1', -3, -3, 'B1 9'],
        ['cancel||||defender.1+attacker.1', 0, 0, 'B1 12'],
        ['stop', -5, -5, 'B1 7'],
      ],
    );
  });

  it('SN-A32 what cannot save the unit costs nothing to decline, and says so', () => {
    const table = shoot({ type: 'U4' }, { health: 1 }).form().roll([6, 6, 4, 4, 4], [3, 1, 1]);
    expect(pricesOf(table, 'survive').map(({ value, behind }) => [value, behind])).toEqual(
      table.options.map(() => [-1, 0]),
    );
  });
});
