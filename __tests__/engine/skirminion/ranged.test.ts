import { bestPlan, cancelled, cancelsOf } from '../../../engine/skirminion/cancel';
import { handOf, isLive, rolled, type Ranged } from '../../../engine/skirminion/exchange';
import { rangedHit } from '../../../engine/skirminion/profile';
import { battle, type Piece, type Scene, type Table } from './script';

/** Red's a1 on d1 shoots Blue's b1 on d6, in the open. */
const aim = (
  one: Piece = {},
  other: Piece = {},
  rest: Readonly<Record<string, Piece>> = {},
  scene: Scene = {},
): Table =>
  battle({ a1: { at: 'd1', ...one }, b1: { at: 'd6', ...other }, ...rest }, scene).choose('shoot|a1|b1');
const pools = (table: Table) => (table.ask.kind === 'roll' ? table.ask.pools.map((pool) => pool.dice) : []);
const NONE = [1, 1, 1] as const;
/** From e3 at b8 behind c7. */
const COVER = { at: 'b8' } as const;
const covered = (one: Piece = {}, other: Piece = {}) =>
  aim({ at: 'e3', ...one }, { ...COVER, ...other }, {}, { obstacles: 'c7' });

describe('who may shoot', () => {
  it('SN-R40 U7 and U12 cannot', () => {
    for (const type of ['U7', 'U12'] as const)
      expect(battle({ a1: { at: 'd1', type }, b1: { at: 'd6' } }).why('shoot|a1')).toMatchObject({
        rule: 'SN-R40',
      });
  });

  it('SN-R41 nor a unit in contact with an enemy', () => {
    const table = battle({ a1: { at: 'd1' }, b1: { at: 'd2' }, b2: { at: 'd8' } });
    expect(table.why('shoot|a1')).toMatchObject({ rule: 'SN-R41' });
  });

  it('SN-R42 the target is a visible enemy', () => {
    const table = battle(
      { a1: { at: 'a1' }, a2: { at: 'a3' }, b1: { at: 'e1' }, b2: { at: 'e5' } },
      { obstacles: 'c1' },
    );
    expect(table.open('shoot').filter((id) => id.startsWith('shoot|a1'))).toEqual(['shoot|a1|b2']);
    expect(table.why('shoot|a1|b1')).toEqual({ why: 'B1 is out of sight', rule: 'SN-R49' });
    const blind = battle({ a1: { at: 'a1' }, b1: { at: 'e1' } }, { obstacles: 'c1' });
    expect(blind.why('shoot|a1')).toMatchObject({ rule: 'SN-R42' });
  });
});

describe('the dice', () => {
  it('SN-R43 five dice in the open, four in cover, three for the target', () => {
    expect(pools(aim())).toEqual([5, 3]);
    expect(pools(covered())).toEqual([4, 3]);
  });

  it('SN-R43 on the table the players say how the target stands', () => {
    const table = battle({ a1: {}, a2: {}, b1: {}, b2: {} }).choose('shoot|a1|b1');
    expect(table.ask.kind === 'form' && table.ask.rows.map((row) => row.id)).toEqual(['cover', 'a2']);
    expect(pools(table.form())).toEqual([5, 3]);
    expect(pools(table.form({ cover: 'cover' }))).toEqual([4, 3]);
  });

  it('SN-R45 ones and twos go, and threes of a hurt attacker', () => {
    const after = aim({ health: 3 }).roll([3, 3, 3, 3, 4], [...NONE]);
    expect(after.health('b1')).toBe(5);
    expect(
      aim({ health: 4 })
        .roll([3, 3, 3, 3, 4], [...NONE])
        .health('b1'),
    ).toBe(1);
  });

  it('SN-A25 LUPUS does not help a shot; a hurt target keeps its threes', () => {
    expect(
      aim({ health: 3, traits: ['lupus'] })
        .roll([3, 3, 3, 3, 4], [...NONE])
        .health('b1'),
    ).toBe(5);
    const table = aim({}, { health: 3 }).roll([5, 1, 1, 1, 1], [3, 1, 1]);
    expect(table.choose('best').health('b1')).toBe(3);
  });

  it('SN-R47 one health, two by U4, U8 and U9; sixes one more in the open', () => {
    const loss = (type: Piece['type'], table: typeof aim | typeof covered, dice: number) =>
      12 -
      table({ type }, { type: 'U12' })
        .roll([6, 5, ...Array<number>(dice - 2).fill(1)], [...NONE])
        .health('b1');
    expect((['U4', 'U5', 'U6', 'U8', 'U9', 'U10'] as const).map((type) => loss(type, aim, 5))).toEqual([
      5, 3, 3, 5, 5, 3,
    ]);
    expect((['U4', 'U5', 'U6', 'U8', 'U9', 'U10'] as const).map((type) => loss(type, covered, 4))).toEqual([
      4, 2, 2, 4, 4, 2,
    ]);
  });

  it('SN-R67 SN-A24 OBSCURO in an inner corner: four dice, and sixes still take one more', () => {
    const table = aim({ at: 'a4' }, { at: 'd4', traits: ['obscuro'] }, {}, { obstacles: 'e4 d5 e5' });
    expect(pools(table)).toEqual([4, 3]);
    expect(table.roll([6, 1, 1, 1], [...NONE]).health('b1')).toBe(4);
    expect(pools(aim({ at: 'a4' }, { at: 'd4' }, {}, { obstacles: 'e4 d5 e5' }))).toEqual([5, 3]);
    expect(pools(aim({ at: 'a4' }, { at: 'd4', traits: ['obscuro'] }, {}, { obstacles: 'e4 d5' }))).toEqual([
      5, 3,
    ]);
    const asked = battle({ a1: {}, b1: { traits: ['obscuro'] } }).choose('shoot|a1|b1');
    expect(pools(asked.form({ cover: 'corner' }))).toEqual([4, 3]);
  });
});

describe('cancelling', () => {
  it('SN-R46 SN-A33 a 6 by a 6 or a pair of others, anything else by any one die', () => {
    const table = aim().roll([6, 5, 1, 1, 1], [6, 4, 3]);
    expect(table.ask).toMatchObject({ id: 'ranged.cancel', asked: { side: 'b' } });
    expect(table.open('cancel')).toEqual([
      'cancel||||defender.0+attacker.0',
      'cancel||||defender.1+defender.2+attacker.0',
      'cancel||||defender.0+attacker.1',
      'cancel||||defender.1+attacker.1',
      'cancel||||defender.2+attacker.1',
    ]);
    const pair = table.choose('cancel||||defender.1+defender.2+attacker.0');
    expect(pair.open('cancel')).toEqual(['cancel||||defender.0+attacker.1']);
    expect(pair.choose('cancel||||defender.0+attacker.1').health('b1')).toBe(6);
  });

  it('SN-A32 the target may decline; what is left hits', () => {
    const table = aim().roll([6, 5, 1, 1, 1], [6, 4, 3]);
    expect(table.choose('stop').health('b1')).toBe(3);
    expect(table.options[0]).toMatchObject({ id: 'best', label: 'Save 3', main: true });
    expect(table.choose('best').health('b1')).toBe(6);
  });

  it('SN-R68 ARMATIS cancels with fives as sixes', () => {
    const table = aim({}, { traits: ['armatis'] }).roll([6, 1, 1, 1, 1], [5, 1, 1]);
    expect(table.open('cancel')).toEqual(['cancel||||defender.0+attacker.0']);
    expect(table.view.exchange!.sides[1]!.dice[0]).toMatchObject({ face: 5, note: 'counts 6' });
    expect(aim().roll([6, 1, 1, 1, 1], [5, 1, 1]).ask.id).not.toBe('ranged.cancel');
  });

  it('SN-A32 the best cancel saves as much as any order of cancels', () => {
    const dice = (faces: readonly number[]) =>
      rolled(handOf({ id: 'x', health: 9 }, faces.length, false), faces);
    const pick = (n: number): number[][] =>
      n === 0
        ? [[]]
        : pick(n - 1).flatMap((hand) =>
            [1, 4, 5, 6].filter((f) => f >= (hand.at(-1) ?? 0)).map((f) => [...hand, f]),
          );
    for (const cover of [true, false])
      for (const traits of [[], ['armatis']] as const)
        for (const attack of pick(5))
          for (const defence of pick(3)) {
            const ranged: Ranged = {
              kind: 'ranged', attacker: dice(attack), defender: dice(defence), aim: 'x', cover,
              obscured: [], friends: [], checks: [], second: false,
            }; // prettier-ignore
            const { cancels, saved } = bestPlan(ranged, { type: 'U8', traits: [] }, { traits });
            const after = cancels.reduce(cancelled, ranged);
            const worth = (each: Ranged) =>
              each.attacker.dice.reduce(
                (sum, die) => sum + (isLive(die) ? rangedHit('U8', die.face, cover) : 0),
                0,
              );
            if (worth(ranged) - worth(after) !== saved)
              throw new Error(`${attack} ${defence} saves ${saved}`);
            if (saved !== most(attack, defence, cover, traits.length > 0))
              throw new Error(`${attack} v ${defence}: ${saved}`);
          }
    expect(cancelsOf(dice([6]), dice([3, 3, 3]), { traits: [] })).toHaveLength(1);
  });
});

/** The most health saved, by counting: x sixes by sixes, p sixes by pairs, the other dice against non-sixes. */
function most(
  attack: readonly number[],
  defence: readonly number[],
  cover: boolean,
  armatis: boolean,
): number {
  const as = (face: number) => (armatis && face === 5 ? 6 : face);
  const sixes = attack.filter((face) => face === 6).length;
  const others = attack.filter((face) => face > 2 && face < 6).length;
  const ownSixes = defence.filter((face) => as(face) === 6).length;
  const ownOthers = defence.filter((face) => face > 2 && as(face) < 6).length;
  let best = 0;
  for (let x = 0; x <= Math.min(sixes, ownSixes); x++)
    for (let p = 0; p <= Math.min(sixes - x, Math.floor(ownOthers / 2)); p++) {
      const rest = Math.min(others, ownSixes - x + ownOthers - 2 * p);
      best = Math.max(best, (x + p) * rangedHit('U8', 6, cover) + rest * rangedHit('U8', 5, cover));
    }
  return best;
}

describe('friendly fire', () => {
  it('SN-R44 a friend touching the target rolls; 1 to 3 makes it the target', () => {
    const table = aim({}, {}, { a2: { at: 'd7' } });
    expect(table.ask).toMatchObject({ id: 'ranged.friendly', unit: 'a2' });
    const struck = table.roll([3]);
    expect(struck.ask.kind === 'roll' && struck.ask.pools.map((pool) => [pool.side, pool.unit])).toEqual([['a', 'a1'], ['a', 'a2']]); // prettier-ignore
    const after = struck.roll([5, 5, 1, 1, 1], [...NONE]);
    expect([after.health('a2'), after.health('b1')]).toEqual([4, 6]);
    const missed = table.roll([4]).roll([5, 5, 1, 1, 1], [...NONE]);
    expect([missed.health('a2'), missed.health('b1')]).toEqual([6, 4]);
  });

  it('SN-R44 SN-A19 the attacker chooses the order, until one is hit', () => {
    const table = aim({}, {}, { a2: { at: 'd7' }, a3: { at: 'e7' } });
    expect(table.ask).toMatchObject({ id: 'ranged.order', asked: { side: 'a' } });
    const first = table.choose('first|a3');
    expect(first.ask).toMatchObject({ unit: 'a3' });
    expect(first.roll([1]).ask.id).toBe('ranged.roll');
    expect(first.roll([6]).ask).toMatchObject({ id: 'ranged.friendly', unit: 'a2' });
  });

  it('SN-R44 cover is not looked at again for the friend', () => {
    const scene = { obstacles: 'c7' };
    const table = aim({ at: 'e3' }, COVER, { a2: { at: 'a8' } }, scene).roll([1]);
    expect(pools(table)).toEqual([4, 3]);
  });

  it('SN-R18 SN-A19 the opponent scores a friend that is destroyed', () => {
    const table = aim({}, {}, { a2: { at: 'd7', type: 'U8', health: 1 } })
      .roll([2])
      .roll([5, 1, 1, 1, 1], [...NONE]);
    expect(table.health('a2')).toBe(0);
    expect(table.score).toEqual([0, 2]);
  });

  it('SN-A19 the friend’s own ARMATIS counts, and its owner cancels', () => {
    const table = aim({}, {}, { a2: { at: 'd7', traits: ['armatis'] } })
      .roll([2])
      .roll([6, 1, 1, 1, 1], [5, 1, 1]);
    expect(table.ask).toMatchObject({ id: 'ranged.cancel', asked: { side: 'a' } });
  });

  it('SN-R44 on the table the players name the friends', () => {
    const table = battle({ a1: {}, a2: {}, a3: {}, b1: {} }).choose('shoot|a1|b1');
    expect(table.form({ a2: 'yes' }).ask).toMatchObject({ id: 'ranged.friendly', unit: 'a2' });
    expect(table.form({ a2: 'yes', a3: 'yes' }).ask.id).toBe('ranged.order');
  });
});

describe('spread shot', () => {
  const near = { b2: { at: 'd7' }, b3: { at: 'h8' } };
  it('SN-R48 U5 and U8 may shoot once more, at an enemy that touched the first', () => {
    for (const type of ['U5', 'U8'] as const) {
      const table = aim({ type }, {}, near).roll([1, 1, 1, 1, 1], [...NONE]);
      expect(table.open('spread')).toEqual(['spread|a1|b2']);
      const second = table.choose('spread|a1|b2').roll([6, 1, 1, 1, 1], [...NONE]);
      expect(second.health('b2')).toBeLessThan(6);
      expect(second.open('spread')).toEqual([]);
    }
    expect(
      aim({ type: 'U6' }, {}, near)
        .roll([1, 1, 1, 1, 1], [...NONE])
        .open('spread'),
    ).toEqual([]);
  });

  it('SN-R48 it is now or never, and everything is looked at anew', () => {
    const table = aim({ type: 'U5' }, {}, { ...near, a2: { at: 'e8' } }).roll([1, 1, 1, 1, 1], [...NONE]);
    expect(table.choose('spread|a1|b2').ask.id).toBe('ranged.friendly');
    const slipped = table.choose('slip|a1||c1');
    expect(slipped.state.side).toBe('b');
  });

  it('SN-A20 as it was at the first attack, even if that target is gone', () => {
    const gone = aim({ type: 'U5' }, { health: 1 }, near).roll([6, 1, 1, 1, 1], [...NONE]);
    expect(gone.open('spread')).toEqual(['spread|a1|b2']);
    const after = aim({ type: 'U5' }, { health: 1 }, near, { rulings: { 'SN-A20': 'after' } });
    expect(after.roll([6, 1, 1, 1, 1], [...NONE]).open('spread')).toEqual([]);
    const stands = aim({ type: 'U5' }, {}, near, { rulings: { 'SN-A20': 'after' } });
    expect(stands.roll([6, 1, 1, 1, 1], [...NONE]).open('spread')).toEqual(['spread|a1|b2']);
  });

  it('SN-R48 on the table any other enemy may have touched it', () => {
    const table = battle({ a1: { type: 'U8' }, b1: {}, b2: {} })
      .choose('shoot|a1|b1')
      .form()
      .roll([1, 1, 1, 1, 1], [...NONE]);
    expect(table.open('spread')).toEqual(['spread|a1|b2']);
    expect(table.choose('spread|a1|b2').ask.id).toBe('ranged.facts');
  });
});
