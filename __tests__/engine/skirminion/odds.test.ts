import { destroyed, expectedLoss } from '../../../engine/core/odds';
import type { Odds } from '../../../engine/core/types';
import { skirminion } from '../../../engine/skirminion';
import { unitOf, type State } from '../../../engine/skirminion/state';
import { aim, clash, endOf, fight, oddsOf, pricesOf, unitsOf } from './clash';
import { decimal, fought, type Ends } from './reference';
import { battle, type Piece, type Table } from './script';
import { situation } from './situations';

const SITUATIONS = Number(process.env.MUSTER_EXACT ?? 100);
const CLOSE = 1e-12;

/** Ends on which the odds and the reference differ, and a sum that is not 1. */
function wrongIn({ joint, parties }: Odds, exact: Ends, order: readonly string[]): readonly string[] {
  const at = order.map((unit) => parties.findIndex((party) => party.unit === unit));
  const said = new Map(joint.map((end) => [at.map((i) => end.at[i]).join(), end.chance]));
  const wrong = [...new Set([...said.keys(), ...exact.keys()])].filter((end) => {
    const truth = exact.get(end);
    return !truth || Math.abs((said.get(end) ?? 0) - decimal(truth)) > CLOSE;
  });
  const sum = joint.reduce((all, { chance }) => all + chance, 0);
  return Math.abs(sum - 1) > CLOSE ? [...wrong, `sums to ${sum}`] : wrong;
}

describe('the odds are exact', () => {
  it('SN-R32 to R38 and SN-R43 to R47, every trait and goal, agree with the dice counted one by one', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= SITUATIONS; seed++) {
      const { kind, state, goal, exact } = situation(seed);
      seen.add(kind);
      expect([seed, kind, goal, wrongIn(oddsOf(state, goal), exact(), unitsOf(state))]).toEqual([
        seed,
        kind,
        goal,
        [],
      ]);
    }
    expect([...seen].sort()).toEqual([
      'melee.last-blow',
      'melee.roll',
      'melee.use',
      'ranged.cancel',
      'ranged.facts',
      'ranged.friendly',
      'ranged.order',
      'ranged.roll',
    ]);
  });
});

/* ---- melee by hand --------------------------------------------------------------------------------------------- */

const withDice = (table: Table, one: number, two: number): State => {
  const { exchange } = table.state;
  if (exchange?.kind !== 'melee') throw new Error('No melee');
  const { attacker, defender } = exchange;
  return {
    ...table.state,
    exchange: { ...exchange, attacker: { ...attacker, count: one }, defender: { ...defender, count: two } },
  };
};

describe('melee by hand', () => {
  it('SN-R34 one die each: 36 rolls', () => {
    const { joint, parties, title, assumes } = oddsOf(withDice(fight(), 1, 1));
    expect([title, assumes]).toEqual(['Before the dice', 'if both play on perfectly for net health']);
    expect(parties[1]).toMatchObject({
      unit: 'b1',
      now: 6,
      out: 0,
      ends: ['Out', '1', '2', '3', '4', '5', '6'],
    });
    expect(parties[1]!.losses).toEqual([6, 5, 4, 3, 2, 1, 0]);
    expect(
      Object.fromEntries(joint.map(({ at, chance }) => [at.join(), Math.round(chance * 36 * 1e9) / 1e9])),
    ).toEqual({
      '4,4': 1,
      '4,5': 3,
      '4,6': 2,
      '5,4': 3,
      '5,5': 9,
      '5,6': 6,
      '6,4': 2,
      '6,5': 6,
      '6,6': 4,
    });
  });

  it('SN-R33 SN-R59 a hurt unit keeps fewer dice, and Lupus as many as ever', () => {
    const lost = (piece: Piece) => expectedLoss(oddsOf(withDice(fight(piece), 1, 1)), 1);
    expect(lost({ health: 4 })).toBeCloseTo((3 + 2) / 6, 12);
    expect(lost({ health: 3 })).toBeCloseTo((2 + 2) / 6, 12);
    expect(lost({ health: 3, traits: ['lupus'] })).toBeCloseTo((3 + 2) / 6, 12);
  });

  it('SN-R32 five dice against five, as the reference has it', () => {
    const { state } = fight({ type: 'U10', health: 4 }, { type: 'U9', health: 6 });
    const side = (id: string, hit: number, max: number, hurt: boolean) => ({
      fighter: { hit, max, elite: true, traits: [] },
      health: unitOf(state, id).health,
      count: 5,
      hurt,
    });
    const exact = fought('net', [side('a1', 2, 10, true), side('b1', 1, 9, false)], false);
    expect(wrongIn(oddsOf(state), exact, ['a1', 'b1'])).toEqual([]);
  });

  it('SN-R35 SN-R38 the last dice all injure, two or three each for a U7', () => {
    expect(endOf(clash({ type: 'U7' }, [6, 4, 3], { type: 'U12' }, []))).toEqual([7, 5]);
    expect(endOf(clash({ type: 'U7' }, [6, 4, 3], {}, []))).toEqual([7, 0]);
  });

  it('SN-R63 SN-A8 Lamian gains what its die allows', () => {
    const feeds = (health: number) => clash({ health, traits: ['lamian'] }, [4], { health: 1 }, []);
    expect(endOf(feeds(4))).toEqual([5, 0]);
    expect(endOf(feeds(6))).toEqual([6, 0]);
    expect(oddsOf(feeds(4).state).parties[0]!.losses!.at(-1)).toBe(-1);
    expect(oddsOf(feeds(6).state).parties[0]!.losses!.at(-1)).toBe(0);
    expect(pricesOf(feeds(4)).find(({ option }) => option.startsWith('injure'))).toMatchObject({ value: 2 });
  });

  it('SN-R64 Riposte: the defender begins, and may let the attacker begin', () => {
    const plain = clash({ health: 1 }, [4], { health: 1 }, [4]);
    const riposte = clash({ health: 1 }, [4], { health: 1, traits: ['riposte'] }, [4]);
    expect([endOf(plain), endOf(riposte)]).toEqual([
      [1, 0],
      [0, 1],
    ]);
    expect(pricesOf(riposte).map(({ option, value }) => [option, value])).toEqual([
      ['injure||||defender.0', 1],
      ['cancel||||defender.0+attacker.0', 0],
      ['yield', -1],
    ]);
    const before = (traits: Piece['traits'] = []) =>
      destroyed(oddsOf(withDice(fight({ health: 1 }, { health: 1, traits }), 1, 1)), 0);
    expect(before(['riposte'])).toBeGreaterThan(before());
  });

  it('SN-A11 waiting never wins more, but it may win by the order among equals', () => {
    const waits = clash(
      { type: 'U10', health: 3 },
      [6, 4, 4, 4],
      { type: 'U9', health: 7, traits: ['riposte'] },
      [6, 4],
    );
    const begins = pricesOf(waits).slice(0, -1);
    expect(pricesOf(waits).at(-1)).toMatchObject({ option: 'yield', behind: 0, after: 'A1 1, B1 1' });
    expect(begins.filter(({ behind }) => behind === 0).map(({ after }) => after)).toContain('A1 3, B1 3');
    expect(endOf(waits)).toEqual([1, 1]);
  });

  it('SN-R66 Berserk: the last blow is in the odds before it is asked for', () => {
    const kills = clash({ health: 2 }, [6], { health: 1, traits: ['berserk'] }, [6, 4]);
    expect(pricesOf(kills).map(({ option, after }) => [option, after])).toEqual([
      ['injure||||attacker.0', 'A1 lost, B1 lost'],
      ['cancel||||attacker.0+defender.0', 'A1 1, B1 1'],
      ['cancel||||attacker.0+defender.1', 'A1 lost, B1 1'],
    ]);
    const blow = kills.choose('injure||||attacker.0');
    expect([blow.ask.id, endOf(blow)]).toEqual(['melee.last-blow', [0, 0]]);
    expect(pricesOf(blow).map(({ option, value, behind }) => [option, value, behind])).toEqual([
      ['injure||||defender.0', 1, 0],
      ['injure||||defender.1', 0, -1],
      ['stop', -1, -2],
    ]);
  });

  it('SN-R32 until the table has said who has support, nobody has', () => {
    const asked = battle({ a1: {}, a2: {}, b1: {} }).choose('melee|a1|b1');
    expect(asked.ask.id).toBe('melee.support');
    const odds = oddsOf(asked.state);
    expect(odds.assumes).toBe('if nobody has support and both play on perfectly for net health');
    expect(odds.joint).toEqual(oddsOf(asked.form().state).joint);
    expect(expectedLoss(oddsOf(asked.form({ attacker: 'yes' }).state), 1)).toBeGreaterThan(
      expectedLoss(odds, 1)!,
    );
  });

  it('SN-A34 a health set by hand after the dice counts, the discards stay', () => {
    const table = clash({ type: 'U7' }, [3, 3], { type: 'U12' }, []);
    expect(endOf(table.adjust('a1', 'health', 1).adjust('b1', 'health', 5))).toEqual([1, 1]);
  });

  it('SN-R31 no attack, no odds and no advice', () => {
    const turn = battle({ a1: {}, b1: {} });
    const over = fight().state;
    expect(skirminion.odds!(turn.state, aim('net'))).toEqual([]);
    expect(skirminion.advise!(turn.state, aim('net'))).toBeUndefined();
    expect(skirminion.advise!(over, aim('net'))).toBeUndefined();
    expect(skirminion.odds!({ ...over, conceded: 'a' }, aim('net'))).toEqual([]);
    expect(
      skirminion.advise!({ ...clash({}, [4], {}, [4]).state, conceded: 'a' }, aim('net')),
    ).toBeUndefined();
  });
});
