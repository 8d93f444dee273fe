import { destroyed, expectedLoss, nothing } from '../../../engine/core/odds';
import type { Answer, Odds, Price } from '../../../engine/core/types';
import { skirminiac } from '../../../engine/skirminiac';
import { GOALS } from '../../../engine/skirminiac/goals';
import { advise, odds } from '../../../engine/skirminiac/odds';
import { unitOf, type State } from '../../../engine/skirminiac/state';
import { choose, gameAt, onTable, scene, set, type Scene } from './games';
import { endOf, fightersIn, foesBeside, situation } from './reference';

const SITUATIONS = Number(process.env.MUSTER_EXACT ?? 100);

const endIn = ({ joint }: Odds) => joint.map(({ chance, at }) => [chance, ...at]);
const unitsIn = ({ parties }: Odds) => parties.map(({ unit }) => unit!) as [string, string];
/** The attack made, by the rules as they are played. */
function madeIn(state: State, [unit, target]: readonly [string, string]): readonly number[] {
  const { phase } = state;
  const answer: Answer =
    phase.id === 'support'
      ? { kind: 'form', rows: { unit: `${phase.friends.unit}`, target: `${phase.friends.target}` } }
      : { kind: 'choose', option: `attack|${unit}|${target}` };
  const { health } = skirminiac.answer(state, answer).state;
  return [unit, target].map((id) => health[unitOf(state, id)]!);
}

describe('the odds are exact', () => {
  it('SC-R31 SC-R33 every attack has the one end that slow counting gives, and that play then brings', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= SITUATIONS; seed++) {
      const state = situation(seed);
      const { phase } = state;
      seen.add(phase.id);
      const all = odds(state);
      for (const one of all) {
        const units = unitsIn(one);
        const truth = endOf(state, ...units, phase.id === 'support' ? phase.friends : undefined);
        expect([seed, endIn(one)]).toEqual([seed, [[1, ...truth]]]);
        expect([seed, madeIn(state, units)]).toEqual([seed, truth]);
      }
      if (phase.id !== 'follow') continue;
      const fighters = fightersIn(state);
      const unit = fighters.find(({ id }) => id === `a${phase.unit + 1}`)!;
      expect([seed, all.map((one) => unitsIn(one)[1])]).toEqual([
        seed,
        foesBeside(fighters, unit).map(({ id }) => id),
      ]);
    }
    expect([...seen].sort()).toEqual(['follow', 'support']);
  });
});

/** Ash has moved to 4,3: Hal above, Ida below; Bo and Cy stand beside Hal. */
const PIECES = {
  a1: ['4,3', 6],
  a2: ['3,1', 6],
  a3: ['5,1', 6],
  b1: ['4,2', 6],
  b2: ['4,4', 6],
} as const;
const moved = (it: Partial<Scene> = {}, unit = 0): State => ({
  ...scene({ pieces: PIECES, ...it }),
  phase: { id: 'follow', unit },
});

describe('odds', () => {
  it('SC-R36 the printed picture: 1 off B or C, 2 off A', () => {
    const pieces = { a1: ['4,3', 6], a2: ['0,6', 6], b1: ['4,2', 6], b2: ['3,2', 6] } as const;
    expect(odds(moved({ pieces })).map(endIn)).toEqual([[[1, 4, 5]], [[1, 4, 5]]]);
  });

  it('SC-R32 SC-R34 a title, a target and a sure end for each foe in contact', () => {
    const [hal, ida, ...more] = odds(moved({ firstBlood: true }));
    expect(more).toEqual([]);
    expect([hal!.title, ida!.title]).toEqual(['Attack Hal', 'Attack Ida']);
    // Hal: 1, two friends, first blood; Ash 1 and a friend. Ida: 1 and first blood.
    expect([hal, ida].map((one) => endIn(one!))).toEqual([[[1, 4, 2]], [[1, 4, 4]]]);
    expect(hal!.parties[1]).toEqual({
      side: 'b',
      unit: 'b1',
      name: 'Hal',
      ends: ['Out', '1', '2', '3', '4', '5', '6'],
      losses: [6, 5, 4, 3, 2, 1, 0],
      now: 6,
      out: 0,
    });
  });

  it('SC-R19 SC-R33 more than is left is out, and both may be', () => {
    const [hal] = odds(moved({ pieces: { ...PIECES, a1: ['4,3', 1], b1: ['4,2', 2] } }));
    expect([destroyed(hal!, 0), destroyed(hal!, 1), nothing(hal!)]).toEqual([1, 1, 0]);
    expect([expectedLoss(hal!, 0), expectedLoss(hal!, 1)]).toEqual([1, 2]);
  });

  it('SC-R32 on the table they are those of the form as it is preset', () => {
    const open = choose(gameAt(scene({ pieces: PIECES }, onTable), onTable), 'attack|a1|b1');
    const [one] = odds(open.now.state);
    expect(one).toMatchObject({ title: 'Attack Hal', assumes: 'with no friends touching' });
    expect(endIn(one!)).toEqual([[1, 5, 5]]);
  });

  it('SC-R18 there are none before an attack is open and none when the battle is over', () => {
    expect(odds(scene({ pieces: PIECES }))).toEqual([]);
    const over = moved({ countdown: 0 });
    expect(skirminiac.next(over).over).toBeDefined();
    expect([odds(over), advise(over, { goal: 'net', worth: 0 })]).toEqual([[], undefined]);
  });
});

describe('advice', () => {
  const pricesOf = (state: State, goal: string): readonly Price[] =>
    advise(state, { goal, worth: 0 })!.prices;
  const told = (state: State, goal: string) =>
    pricesOf(state, goal).map(({ option, value, behind }) => [option, value, behind]);
  const [HAL, IDA, END] = ['attack|a1|b1', 'attack|a1|b2', 'end|a1'];

  it('SC-R33 prices every open option by net health', () => {
    // Hal loses 3 and Ash 2; Ida loses 1 and Ash 2.
    expect(told(moved(), 'net')).toEqual([
      [HAL, 1, 0],
      [END, 0, -1],
      [IDA, -1, -2],
    ]);
    expect(pricesOf(moved(), 'net').map(({ after }) => after)).toEqual([
      'Ash 4, Hal 3',
      'Ash 6',
      'Ash 4, Ida 5',
    ]);
  });

  it('SC-R19 net health counts no more than there was', () => {
    expect(told(moved({ pieces: { ...PIECES, b1: ['4,2', 1] } }), 'net')).toEqual([
      [END, 0, 0],
      [HAL, -1, -1],
      [IDA, -1, -1],
    ]);
  });

  it('SC-R19 by destroying and by surviving', () => {
    const state = moved({ pieces: { ...PIECES, a1: ['4,3', 2], b2: ['4,4', 1] } });
    expect(told(state, 'destroy')).toEqual([
      [IDA, 1, 0],
      [END, 0, -1],
      [HAL, 0, -1],
    ]);
    expect(told(state, 'survive')).toEqual([
      [END, 0, 0],
      [IDA, -1, -1],
      [HAL, -1, -1],
    ]);
    expect(pricesOf(state, 'destroy')[0]?.after).toBe('Ash out, Ida out');
  });

  it('SN-A31 equals are all best; destroying goes first among them, then damage', () => {
    expect(told(moved(), 'survive')).toEqual([
      [HAL, 0, 0],
      [IDA, 0, 0],
      [END, 0, 0],
    ]);
    // Hal and Ida have changed places, so Ida would lose three.
    expect(told(moved({ pieces: { ...PIECES, b1: ['4,4', 6], b2: ['4,2', 6] } }), 'survive')).toEqual([
      [IDA, 0, 0],
      [HAL, 0, 0],
      [END, 0, 0],
    ]);
    // Ida falls to one blow: that goes before the three that Hal would lose.
    expect(told(moved({ pieces: { ...PIECES, b2: ['4,4', 1] } }), 'survive')).toEqual([
      [IDA, 0, 0],
      [HAL, 0, 0],
      [END, 0, 0],
    ]);
  });

  it('SC-R18 prices what the ask offers, the best at 0, for every goal', () => {
    for (let seed = 1; seed <= SITUATIONS; seed++) {
      const state = situation(seed);
      const { ask } = skirminiac.next(state);
      for (const { id } of GOALS) {
        const advice = advise(state, { goal: id, worth: 0 });
        expect([seed, advice === undefined]).toEqual([seed, ask?.kind !== 'choose']);
        if (!advice || ask?.kind !== 'choose') continue;
        const { prices } = advice;
        const best = Math.max(...prices.map(({ value }) => value));
        expect(prices.map(({ option }) => option).sort()).toEqual(ask.options.map((each) => each.id).sort());
        expect(prices.map(({ behind }) => behind)).toEqual(prices.map(({ value }) => value - best));
      }
    }
  });

  it('SC-R32 is not given on facts, nor on a whole turn', () => {
    const turn = scene({ pieces: PIECES }, onTable);
    const open = choose(gameAt(turn, onTable), 'attack|a1|b1').now.state;
    expect([turn, open].map((state) => advise(state, { goal: 'net', worth: 0 }))).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('the lab', () => {
  const lab = skirminiac.lab!;
  const endWith = (values: Parameters<typeof lab.state>[0]) => endIn(odds(lab.state(values))[0]!)[0];
  const idsOf = (values: Parameters<typeof lab.state>[0]) => lab.fields(values).map(({ id }) => id);

  it('SC-R32 SC-R34 friends, first blood and health make the attack', () => {
    expect(endWith({})).toEqual([1, 5, 5]);
    expect(endWith({ 'a.health': 2, 'a.friends': 2, 'b.friends': 1, blood: 'first' })).toEqual([1, 0, 2]);
    expect(odds(lab.state({ 'a.friends': 2, 'b.friends': 1 }))[0]?.assumes).toBe(
      'with 2 friends touching Defender and 1 friend touching Attacker',
    );
  });

  it('SC-R35 SC-A12 a last unit has no friends to ask for and takes off what the reading says', () => {
    expect(endWith({ last: 'a', 'a.friends': 3, 'b.friends': 3 })).toEqual([1, 2, 4]);
    expect(endWith({ last: 'both', 'SC-A12': 'three' })).toEqual([1, 3, 3]);
    expect(idsOf({ last: 'a' })).toEqual(['last', 'a.name', 'a.health', 'b.name', 'b.health', 'b.friends', 'blood', 'SC-A12']); // prettier-ignore
    expect(idsOf({})).not.toContain('SC-A12');
  });

  it('SC-R33 is an ordinary attack: the form is preset, and its answer ends as foretold', () => {
    const state = lab.state({ 'a.friends': 5, 'b.friends': 5, 'b.health': 6 });
    const { ask } = skirminiac.next(state);
    expect(ask?.kind === 'form' && ask.rows.map(({ preset }) => preset)).toEqual(['5', '5']);
    expect(madeIn(state, ['a1', 'b1'])).toEqual([0, 0]);
    expect(endIn(odds(state)[0]!)).toEqual([[1, 0, 0]]);
  });

  it('SC-R32 a preset never outlives the friends it counts', () => {
    const game = gameAt(lab.state({ 'a.friends': 5 }), onTable);
    const fewer = set(set(game, 'a6', 'health', 0), 'a7', 'health', 0).now.state;
    const { ask } = skirminiac.next(fewer);
    expect(ask?.kind === 'form' && ask.rows[0]).toMatchObject({ preset: '4' });
    expect(endIn(odds(fewer)[0]!)).toEqual([[1, 5, 1]]);
  });

  it('SC-R5 takes the name of a unit from a warband', () => {
    const [{ roster }] = skirminiac.roster.starters as [(typeof skirminiac.roster.starters)[number]];
    const unit = lab.units(roster)[2]!;
    const values = lab.put({ 'b.health': 3 }, 'b', roster, unit.id);
    expect(odds(lab.state(values))[0]?.parties[1]).toMatchObject({ name: unit.name, now: 3 });
  });

  it('SC-R34 lists what one more of anything would bring the attacker', () => {
    const worth = (values: Parameters<typeof lab.state>[0]) =>
      lab.changes(values).map((change) => [change.label, endWith(change.values)]);
    expect(worth({ 'a.health': 1 })).toEqual([
      ['with a friend more', [1, 0, 4]],
      ['with one health more', [1, 1, 5]],
      ['as first blood', [1, 0, 4]],
    ]);
    expect(worth({ 'a.friends': 5, blood: 'first' })).toEqual([]);
  });

  it('SC-R5 values from nowhere are brought into range', () => {
    expect(endWith({ 'a.health': 99, 'b.health': -4, 'a.friends': 'x', last: 'me' })).toEqual([1, 5, 0]);
  });
});
