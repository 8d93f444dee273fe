import { compare } from '../../../engine/skirmishers/duel';
import { does, pools } from './reference';
import { force, table, type Table } from './script';

const guards = (count = 3) => force([count, '2/2', 'Guard']);
const fought = (
  attack: readonly number[],
  reaction: 'counter' | 'defend',
  reply: readonly number[],
  rulings = {},
) => table(guards(), guards(), {}, rulings).fight('a1.no00', 'b1.no00', attack, reaction, reply);
const left = (t: Table) => [t.unit('a1').health.value, t.unit('b1').health.value];
const say = (t: Table) => t.view.exchange!.say;

describe('attack and reaction', () => {
  it('DC-R14 the attacker rolls its melee rating', () => {
    const t = table(force([1, '1/3/2']), guards()).choose('melee|a1.no00|b1.no00');
    expect(t.ask).toMatchObject({ id: 'melee.attack', rule: 'DC-R14', pools: [{ side: 'a', dice: 3 }] });
  });

  it('DC-R15 the defender chooses with the attack dice in view', () => {
    const t = table(guards(), guards()).choose('melee|a1.no00|b1.no00').roll([5, 4]);
    expect(t.ask).toMatchObject({
      id: 'melee.reaction',
      asked: { by: 'player', side: 'b' },
      prompt: 'Red rolled 5 and 4. React?',
    });
    expect(t.view.exchange!.sides[0]!.dice.map(({ face, fate }) => [face, fate])).toEqual([
      [5, 'live'],
      [4, 'live'],
    ]);
    expect(t.view.exchange!.say).toBeUndefined();
  });

  it('DC-R16 a counterattack rolls melee', () => {
    const t = table(guards(), force([1, '1/4/1']))
      .choose('melee|a1.no00|b1.no00')
      .roll([5, 4]);
    expect(t.option('counter').note).toBe('4 dice, may push or kill');
    expect(t.choose('counter').ask).toMatchObject({
      id: 'melee.reply',
      rule: 'DC-R16',
      pools: [{ side: 'b', dice: 4 }],
    });
  });

  it('DC-R17 defending rolls armor and one more', () => {
    const t = table(guards(), force([1, '1/4/1']))
      .choose('melee|a1.no00|b1.no00')
      .roll([5, 4]);
    expect(t.option('defend').note).toBe('2 dice, hurts nobody');
    expect(t.choose('defend').ask).toMatchObject({
      id: 'melee.reply',
      rule: 'DC-R17',
      pools: [{ side: 'b', dice: 2 }],
    });
  });

  it('DC-A18 a reaction is always made: there is no third answer', () => {
    const t = table(guards(), guards()).choose('melee|a1.no00|b1.no00').roll([1, 1]);
    expect(t.options.map(({ id }) => id)).toEqual(['defend', 'counter']);
  });
});

describe('the result', () => {
  it('DC-R18 two dice above the foe’s best kill', () => {
    const t = fought([6, 5], 'counter', [4, 4]);
    expect(left(t)).toEqual([3, 2]);
    expect(say(t)).toBe('6 and 5 both beat 4: killed.');
    expect(t.view.exchange!.results[0]).toMatchObject({ unit: 'b1', text: 'Killed', from: 3, to: 2 });
  });

  it('DC-R22 a defender that loses is hurt, and one that wins does nothing', () => {
    expect(left(fought([6, 6], 'defend', [5, 4, 1]))).toEqual([3, 2]);
    const t = fought([2, 1], 'defend', [5, 4, 3]);
    expect(left(t)).toEqual([3, 3]);
    expect(say(t)).toBe('5 and 4 both beat 2: the defence holds.');
    expect(t.ask.id).toBe('turn');
  });

  it('DC-R23 a tie moves nobody', () => {
    const t = fought([5, 4], 'counter', [5, 2]);
    expect(left(t)).toEqual([3, 3]);
    expect(say(t)).toBe('5 against 5: a tie, both stay.');
    expect(t.unit('b1').tags.map(({ label }) => label)).toEqual(['1 reacted']);
  });

  it('DC-R24 4, 3 against 5, 4: Red is forced into a wall and killed; Blue advances', () => {
    const t = fought([4, 3], 'counter', [5, 4]);
    expect(t.ask).toMatchObject({ id: 'melee.push', asked: { side: 'b' }, unit: 'a1' });
    expect(say(t)).toBe('5 beats 4: pushed.');
    t.choose('into');
    expect(left(t)).toEqual([2, 3]);
    expect(say(t)).toBe('5 beats 4: pushed into a piece or wall, killed.');
    expect(t.ask.notes[0]).toMatchObject({ text: 'Blue’s Guard may follow 1″.', rule: 'DC-R19' });
  });

  it('DC-R25 6, 5 against a defence of 6, 5, 4: the attack fails', () => {
    const t = fought([6, 5], 'defend', [6, 5, 4]);
    expect(left(t)).toEqual([3, 3]);
    expect(say(t)).toBe('One six each: a tie, the attack fails.');
  });

  it('DC-R28 each six more is one die higher', () => {
    expect(compare([6, 6, 1], [6, 5, 5])).toEqual({ winner: 'attacker', over: 1 });
    expect(compare([6], [6, 6, 6])).toEqual({ winner: 'defender', over: 2 });
  });

  it('DC-R29 two sixes against 6, 5, 4: the defender must retreat', () => {
    const t = fought([6, 6], 'defend', [6, 5, 4]);
    expect(t.ask).toMatchObject({ id: 'melee.push', asked: { side: 'a' } });
    t.choose('clear');
    expect(left(t)).toEqual([3, 3]);
    expect(say(t)).toBe('Two sixes against one: pushed.');
    expect(t.unit('b1').tracks[0]).toMatchObject({ id: 'pushed', value: 1 });
  });

  it('DC-A8 two sixes more kill, and the lower dice do not matter', () => {
    const t = table(force([2, '3/1', 'Brute']), guards()).fight(
      'a1.no00',
      'b1.no00',
      [6, 6, 6],
      'counter',
      [6, 5],
    );
    expect(left(t)).toEqual([2, 2]);
    expect(say(t)).toBe('Three sixes against one: killed.');
    expect(compare([6, 5, 5], [6, 1])).toEqual({ over: 0 });
  });

  it('DC-A9 one die alone pushes and never kills', () => {
    const t = table(force([2, '1/1', 'Boy']), guards()).fight('a1.no00', 'b1.no00', [6], 'counter', [1, 1]);
    expect(t.ask.id).toBe('melee.push');
    for (const face of pools(1))
      for (const reply of pools(3))
        expect(compare(face, reply).winner === 'attacker' && compare(face, reply).over > 1).toBe(false);
  });

  it('DC-A10 the other ruling: a defender that wins is as good as a counterattacker', () => {
    const rulings = { 'DC-A10': 'wins' };
    const killed = fought([2, 1], 'defend', [5, 4, 3], rulings);
    expect(left(killed)).toEqual([2, 3]);
    const pushed = fought([4, 1], 'defend', [5, 4, 3], rulings);
    expect(pushed.ask).toMatchObject({ id: 'melee.push', asked: { side: 'b' } });
    const asked = table(guards(), guards(), {}, rulings).choose('melee|a1.no00|b1.no00').roll([1, 1]);
    expect(asked.option('defend').note).toBe('3 dice, may push or kill');
  });

  it('DC-A17 of more than two dice the best two count; equal bests tie whatever follows', () => {
    const t = table(force([2, '4/1', 'Xeno']), guards()).fight(
      'a1.no00',
      'b1.no00',
      [5, 1, 4, 5],
      'counter',
      [3, 2],
    );
    expect(say(t)).toBe('5 and 5 both beat 3: killed.');
    expect(t.view.exchange!.sides[0]!.dice.map(({ fate }) => fate)).toEqual([
      'live',
      'discarded',
      'discarded',
      'live',
    ]);
    expect(compare([5, 5, 5], [5, 1])).toEqual({ over: 0 });
  });

  it('DC-A19 sixes on one side only are compared as ever', () => {
    expect(compare([6, 1], [5, 5])).toEqual({ winner: 'attacker', over: 1 });
    expect(compare([6, 6], [5, 5])).toEqual({ winner: 'attacker', over: 2 });
  });

  it('DC-A20 a counterattacker wins like an attacker', () => {
    const t = fought([2, 1], 'counter', [6, 5]);
    expect(left(t)).toEqual([2, 3]);
    expect(t.said).toContain('6 and 5 both beat 2: Red’s Guard killed.');
  });

  it('every roll of up to four dice a side agrees with the rule read aloud', () => {
    for (const attack of pools(4))
      for (const reply of pools(4)) {
        const { winner, over } = compare(attack, reply);
        const what = (won: boolean) => (!won ? 'nothing' : over >= 2 ? 'kills' : 'pushes');
        if (what(winner === 'attacker') !== does(attack, reply)) throw new Error(`${attack} v ${reply}`);
        if (what(winner === 'defender') !== does(reply, attack)) throw new Error(`${attack} v ${reply}`);
      }
  });
});
