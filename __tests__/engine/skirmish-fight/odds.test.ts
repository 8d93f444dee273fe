import { destroyed, expectedLoss, marginal, nothing } from '../../../engine/core/odds';
import type { Odds } from '../../../engine/core/types';
import { advise, odds } from '../../../engine/skirmish-fight/odds';
import type { State } from '../../../engine/skirmish-fight/state';
import { ANN, BOB, EXACT, fighting, in36, NET, SALLY, SITUATIONS, titled } from './chances';
import { played, pushing, solver, type Result, type Ways } from './reference';
import { battle, broke, fought, unit, type Table } from './script';
import { situation, type Situation } from './situations';

const stands = ({ results }: Ways): Result => [...results.values()][0]!.result;

/** What each of the odds of a situation should be, in order. */
function truthOf({ state, paper, paperAim, faces, rerolling }: Situation): readonly Ways[] {
  const anyPoint = paper.fighters.some(({ points }) => points);
  if (state.phase.id === 'facts') {
    const best = solver(pushing(paper, paperAim).chosen, paperAim);
    return [best.before(), ...(anyPoint ? [best.firstRoll()] : [])];
  }
  const { asked, before, beside, firstRoll } = solver(paper, paperAim);
  if (rerolling !== undefined) return [beside(rerolling, faces[1 - rerolling]!)];
  if (!faces.length) return [before(), ...(anyPoint ? [firstRoll()] : [])];
  const { best, order, rerolls, stand } = asked(faces);
  const again = order.flatMap((who) => rerolls[who] ?? []);
  const { winner, left } = stands(stand);
  const retreats = paper.kind === 'combat' && winner >= 0 && left[1 - winner]! > 0;
  const blocked = retreats ? [asked(faces, undefined, 1).best] : [];
  return [best, ...again, ...blocked, ...(again.length ? [firstRoll()] : [])];
}

/** Where the odds and the reference differ, and sums that are not 1. */
function wrongIn(one: Odds, truth: Ways | undefined): readonly string[] {
  if (!truth) return [`${one.title} should not be there`];
  const wins = [...one.parties.map(({ name }) => `${name} wins`), 'tie'];
  const expected = new Map<string, number>();
  for (const { result, ways } of truth.results.values())
    for (const key of [result.left.join(), wins.at(result.winner)!])
      expected.set(key, (expected.get(key) ?? 0) + Number(ways) / Number(truth.all));
  const said = new Map<string, number>([
    ...one.joint.map(({ chance: each, at }) => [at.join(), each] as const),
    ...one.split!.map(({ label, chance: each }) => [label, each] as const),
  ]);
  const off = (sum: number) => Math.abs(sum - 1) > EXACT;
  const sums = [one.joint, one.split!].map((all) => all.reduce((sum, each) => sum + each.chance, 0));
  const keys = new Set([...expected.keys(), ...said.keys()]);
  return [
    ...[...keys].filter((key) => Math.abs((said.get(key) ?? 0) - (expected.get(key) ?? 0)) > EXACT),
    ...sums.filter(off).map((sum) => `sums to ${sum}`),
  ].map((each) => `${one.title}: ${each}`);
}

describe('the odds are exact', () => {
  it('SF-R14 SF-R19 SF-R25 SF-A34 SF-A39 agree with every way counted, whatever the goal', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= SITUATIONS; seed++) {
      const each = situation(seed);
      const truth = truthOf(each);
      const said = odds(each.state, each.aim);
      seen.add(`${each.paper.kind} ${each.rerolling === undefined ? each.state.phase.id : 'reroll'}`);
      expect([seed, said.length, said.flatMap((one, i) => wrongIn(one, truth[i]))]).toEqual([
        seed,
        truth.length,
        [],
      ]);
    }
    const steps = ['facts', 'reroll', 'result', 'roll'];
    expect([...seen].sort()).toEqual(['combat', 'shoot'].flatMap((kind) => steps.map((step) => `${kind} ${step}`))); // prettier-ignore
  });

  const plain = () => broke(battle([BOB, ANN], [SALLY, unit('Joe')]));
  it.each<[string, State]>([
    ['SF-R14 combat', fighting(plain())],
    ['SF-R23 the last life', fighting(plain().set('a1', 'life', 1).set('b1', 'life', 1))],
    ['SF-R37 Strong', fighting(broke(battle([unit('Stu', 'strong'), ANN], [SALLY, BOB])))],
    ['SF-R47 Berzerk', fighting(broke(battle([SALLY, ANN], [unit('Bez', 'berzerk'), BOB])))],
    ['SF-A10 Berzerk to the last', fighting(broke(battle([SALLY, ANN], [unit('Bez', 'berzerk'), BOB])).set('b1', 'life', 1))], // prettier-ignore
    [
      'SF-R44 Push',
      fighting(broke(battle([unit('Pip', 'push'), ANN], [SALLY, BOB])), { 'push.attacker': 'yes' }),
    ],
    ['SF-R49 Charge', fighting(broke(battle([unit('Cid', 'charge'), ANN], [SALLY, BOB])))],
    ['SF-R19 a shot', plain().choose('shoot|a1|b1').form({ cover: '1' }).state],
    [
      'SF-R45 Blast',
      broke(battle([unit('Bo', 'blast'), ANN], [SALLY, BOB]))
        .choose('shoot|a1|b1')
        .form().state,
    ],
  ])('%s comes out as the game plays it', (_, state) => {
    const one = titled(state, 'Before the dice');
    const truth = played(state, ['a1', 'b1']);
    expect(one.joint.map(({ at }) => at.join()).sort()).toEqual([...truth.keys()].sort());
    for (const { at, chance: each } of one.joint) expect(each).toBeCloseTo(truth.get(at.join())!, 14);
  });
});

describe('combat by hand', () => {
  it('SF-R14 one fight more wins 21, ties 5 and loses 10 of 36 first rolls', () => {
    const state = fighting(battle([BOB], [SALLY]));
    expect(in36(titled(state, 'First roll'))).toEqual([21, 5, 10]);
    expect(titled(state, 'First roll').assumes).toBe('if nobody rerolls and the loser can move away');
    expect(odds(fighting(broke(battle([BOB], [SALLY]))), NET).map(({ title }) => title)).toEqual([
      'Before the dice',
    ]);
  });

  it('SF-R17 a tie costs both, so nothing happens only to those who push', () => {
    const even = titled(fighting(broke(battle([SALLY], [ANN]))), 'Before the dice');
    expect([in36(even), nothing(even)]).toEqual([[15, 6, 15], 0]);
    expect([0, 1].map((party) => expectedLoss(even, party)! * 36)).toEqual(
      [21, 21].map((n) => expect.closeTo(n, 10)),
    );
    const pip = fighting(broke(battle([unit('Pip', 'push')], [SALLY])), { 'push.attacker': 'yes' });
    expect(nothing(titled(pip, 'Before the dice')) * 36).toBeCloseTo(26, 10);
  });

  it('SF-R37 Strong takes a second life on a won 3 or more', () => {
    const one = titled(fighting(broke(battle([unit('Stu', 'strong')], [SALLY]))), 'Before the dice');
    // Of 15 wins one is with a 2; six ties.
    expect(marginal(one, 1).map((each) => Math.round(each * 36))).toEqual([0, 14, 7, 15]);
  });

  it('SF-R47 SF-A10 Berzerk strikes back on a lost 4 or more, by one reading only if it lives', () => {
    const bez = (rulings = {}) =>
      titled(
        fighting(broke(battle([SALLY], [unit('Bez', 'berzerk')], {}, rulings)).set('b1', 'life', 1)),
        'Before the dice',
      );
    // Lost with a 4 against 5 and 6, with a 5 against 6.
    expect(marginal(bez(), 0).map((each) => Math.round(each * 36))).toEqual([0, 0, 24, 12]);
    expect(marginal(bez({ 'SF-A10': 'alive' }), 0).map((each) => Math.round(each * 36))).toEqual([
      0, 0, 21, 15,
    ]);
  });

  it('SF-R60 Sally against Bob, who has Fight 2 and two lives: five against six as it stands', () => {
    const table = broke(battle([SALLY], [BOB])).set('b1', 'life', 2);
    const one = titled(fought(table, 5, 3).state, 'As it stands');
    expect(one).toMatchObject({ rule: 'SF-R14', assumes: 'if the loser can move away' });
    expect([in36(one), one.joint]).toEqual([[36, 0, 0], [{ chance: 1, at: [3, 1] }]]);
  });

  it('SF-R16 the loser is taken to move away; the odds of a blocked one stand beside it', () => {
    const all = odds(fought(broke(battle([BOB], [SALLY])), 6, 1).state, NET);
    expect(all.map(({ title }) => title)).toEqual(['As it stands', 'If Sally is blocked']);
    expect(all.map(({ joint }) => joint)).toEqual([[{ chance: 1, at: [3, 2] }], [{ chance: 1, at: [3, 1] }]]);
    expect(all[1]!.rule).toBe('SF-R16');
  });
});

describe('shooting by hand', () => {
  const shooting = (table: Table, facts = {}): State => broke(table).choose('shoot|a1|b1').form(facts).state;

  it('SF-R22 SF-A1 a tie hits, or by the other reading does not', () => {
    const hurt = (rulings = {}) =>
      expectedLoss(titled(shooting(battle([SALLY], [ANN], {}, rulings)), 'Before the dice'), 1)! * 36;
    // Shoot 0 against fight 1: ten wins, five ties.
    expect([hurt(), hurt({ 'SF-A1': 'nothing' })]).toEqual([expect.closeTo(15, 10), expect.closeTo(10, 10)]);
  });

  it('SF-R45 SF-A11 a Blast hurts its shooter on one in six, and the shot is still compared', () => {
    const one = titled(
      shooting(battle([unit('Bo', 'blast')], [SALLY]).set('a1', 'life', 1)),
      'Before the dice',
    );
    expect(destroyed(one, 0)).toBeCloseTo(1 / 6, 14);
    // Even with the 1 and its 2: against a 1 it wins, against a 2 it ties.
    const both = one.joint.find(({ at }) => at.join() === '0,2')!;
    expect(both.chance).toBeCloseTo(2 / 36, 14);
  });

  it('SF-R18 before the facts are told the shot is taken to be clear', () => {
    const asked = battle([SALLY], [ANN]).choose('shoot|a1|b1').state;
    expect(titled(asked, 'Before the dice')).toMatchObject({
      rule: 'SF-R19',
      assumes: 'if nothing hides Ann and Red and Blue reroll where it gains more than 0.25 life',
    });
    expect(titled(asked, 'First roll').joint).toEqual(
      titled(battle([SALLY], [ANN]).choose('shoot|a1|b1').form().state, 'First roll').joint,
    );
  });

  it('SF-R7 no odds in a turn, for a climb, or when the game is over', () => {
    const table = battle([SALLY], [ANN]);
    expect([odds(table.state, NET), advise(table.state, NET)]).toEqual([[], undefined]);
    expect(odds(table.choose('climb|a1').state, NET)).toEqual([]);
    const conceded = battle([SALLY], [ANN]).choose('fight|a1|b1').concede('b');
    expect([odds(conceded.state, NET), advise(conceded.state, NET)]).toEqual([[], undefined]);
  });
});
