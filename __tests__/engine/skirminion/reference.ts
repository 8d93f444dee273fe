/* The attacks read aloud, slowly: dice with their faces, every use of every die, whole numbers only. */

export interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}
const NEVER: Fraction = { top: 0n, bottom: 1n };
const ALWAYS: Fraction = { top: 1n, bottom: 1n };
/** Every denominator is a product of twos and sixes; it stays small enough not to be reduced. */
const plus = (one: Fraction, other: Fraction): Fraction =>
  one.bottom === other.bottom
    ? { top: one.top + other.top, bottom: one.bottom }
    : { top: one.top * other.bottom + other.top * one.bottom, bottom: one.bottom * other.bottom };
const times = (one: Fraction, other: Fraction): Fraction => ({
  top: one.top * other.top,
  bottom: one.bottom * other.bottom,
});
const compare = (one: Fraction, other: Fraction): bigint => one.top * other.bottom - other.top * one.bottom;
export const decimal = ({ top, bottom }: Fraction): number => Number((top * 10n ** 30n) / bottom) / 1e30;

/** The chance of each end, healths joined by a comma. */
export type Ends = ReadonlyMap<string, Fraction>;

/* ---- dice ------------------------------------------------------------------------------------------------------ */

const FACES = [1, 2, 3, 4, 5, 6];
const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1));

/** Every die by itself up to three; above that dice in order, each set with the number of its orders. */
function falls(count: number): readonly { readonly faces: readonly number[]; readonly ways: bigint }[] {
  const sorted = count > 3;
  const build = (faces: readonly number[]): readonly (readonly number[])[] =>
    faces.length === count
      ? [faces]
      : FACES.filter((face) => !sorted || face >= (faces.at(-1) ?? 1)).flatMap((face) =>
          build([...faces, face]),
        );
  const orders = (faces: readonly number[]) =>
    FACES.reduce((ways, face) => ways / factorial(faces.filter((each) => each === face).length), factorial(count)); // prettier-ignore
  return build([]).map((faces) => ({ faces, ways: sorted ? orders(faces) : 1n }));
}

/** What is left of each roll after the discards, and its ways. */
function kept(
  count: number,
  lowest: number,
): readonly { readonly faces: readonly number[]; readonly ways: bigint }[] {
  const found = new Map<string, { faces: readonly number[]; ways: bigint }>();
  for (const { faces, ways } of falls(count)) {
    const left = faces.filter((face) => face >= lowest).sort();
    const same = found.get(left.join());
    found.set(left.join(), { faces: left, ways: ways + (same?.ways ?? 0n) });
  }
  return [...found.values()];
}

const without = (faces: readonly number[], face: number): readonly number[] => {
  const at = faces.indexOf(face);
  return faces.filter((_, i) => i !== at);
};
const different = (faces: readonly number[]): readonly number[] => [...new Set(faces)];

/* ---- what is best ---------------------------------------------------------------------------------------------- */

export interface Fighter {
  /** Health a die takes; a six takes one more. */
  readonly hit: number;
  readonly max: number;
  readonly elite: boolean;
  readonly traits: readonly string[];
}

/** SN-A31 for one side, from the healths before and after. */
function judged(
  goal: string,
  own: number,
  foe: number,
  ownWorth: number,
  foeWorth: number,
): readonly number[] {
  const kill = foe === 0 ? 1 : 0;
  const dead = own === 0 ? 1 : 0;
  const goals: Readonly<Record<string, number>> = {
    net: own - foe,
    destroy: kill,
    survive: -dead,
    points: kill * foeWorth - dead * ownWorth,
  };
  return [goals[goal]!, kill - dead, -foe, own];
}
const better = (one: readonly number[], other: readonly number[]): boolean => {
  const at = one.findIndex((value, i) => value !== other[i]);
  return at >= 0 && one[at]! > other[at]!;
};

/* ---- melee ----------------------------------------------------------------------------------------------------- */

export interface Side {
  readonly fighter: Fighter;
  readonly health: number;
  readonly dice: readonly number[];
}
type Both = readonly [Side, Side];
type Healths = readonly [number, number];

export class Exchange {
  private readonly known = new Map<string, Healths>();
  constructor(private readonly goal: string) {}

  /** The better of some ends for one of the two. */
  pick(me: 0 | 1, [one, two]: Both, ends: readonly Healths[]): Healths {
    const worth = [one, two].map(({ fighter }) => (fighter.elite ? 2 : 1));
    const judge = (end: Healths) =>
      judged(this.goal, end[me], end[me ? 0 : 1], worth[me]!, worth[me ? 0 : 1]!);
    return ends.reduce((best, end) => (better(judge(end), judge(best)) ? end : best));
  }

  /** Side `me` is to use a die, unless it has none. */
  play(me: 0 | 1, sides: Both): Healths {
    const [own, foe] = [sides[me], sides[me ? 0 : 1]];
    if (!own.dice.length && !foe.dice.length) return this.close(sides);
    if (!own.dice.length) return this.play(me ? 0 : 1, sides);
    const key = [me, ...sides.flatMap(({ health, dice }) => [health, dice.join('')])].join(' ');
    const known = this.known.get(key);
    if (known) return known;
    const ends = this.uses(me, own, foe);
    const best = this.pick(me, sides, ends);
    this.known.set(key, best);
    return best;
  }

  private uses(me: 0 | 1, own: Side, foe: Side): readonly Healths[] {
    const other = me ? 0 : 1;
    const both = (mine: Side, theirs: Side): Both => (me ? [theirs, mine] : [mine, theirs]);
    const ends: Healths[] = [];
    for (const face of different(own.dice)) {
      const mine = { ...own, dice: without(own.dice, face) };
      const hurt = { ...foe, health: Math.max(0, foe.health - own.fighter.hit - (face === 6 ? 1 : 0)) };
      ends.push(hurt.health ? this.play(other, both(mine, hurt)) : this.lastBlow(other, hurt, mine));
      for (const target of different(foe.dice))
        if (target !== 6 || face === 6)
          ends.push(this.play(other, both(mine, { ...foe, dice: without(foe.dice, target) })));
    }
    if (!foe.dice.length) ends.push(this.close(both(own, foe)));
    return ends;
  }

  /** `me` has been destroyed by `foe`. */
  lastBlow(me: 0 | 1, own: Side, foe: Side): Healths {
    const both = (theirs: Side): Both => (me ? [theirs, own] : [own, theirs]);
    const faces = own.fighter.traits.includes('berserk') ? different(own.dice) : [];
    const blows = faces.map((face) => Math.max(0, foe.health - own.fighter.hit - (face === 6 ? 1 : 0)));
    const ends = [foe.health, ...blows].map((health) => this.close(both({ ...foe, health })));
    return this.pick(me, both(foe), ends);
  }

  private close([one, two]: Both): Healths {
    const fed = (own: Side, foe: Side) =>
      own.health > 0 && foe.health === 0 && own.fighter.traits.includes('lamian')
        ? Math.min(own.fighter.max, own.health + 1)
        : own.health;
    return [fed(one, two), fed(two, one)];
  }

  /** SN-A11: whoever may begin may also wait. */
  open(sides: Both, riposte: boolean): Healths {
    const first = this.play(0, sides);
    if (!riposte || sides.some(({ dice }) => !dice.length)) return first;
    return this.pick(1, sides, [this.play(1, sides), first]);
  }
}

export interface Pool {
  readonly fighter: Fighter;
  readonly health: number;
  readonly count: number;
  readonly hurt: boolean;
}

/** SN-R32 to R38, R59, R63, R64, R66. */
export function fought(goal: string, [one, two]: readonly [Pool, Pool], riposte: boolean): Ends {
  const exchange = new Exchange(goal);
  const lowest = ({ fighter, hurt }: Pool) => (hurt && !fighter.traits.includes('lupus') ? 4 : 3);
  const bottom = 6n ** BigInt(one.count + two.count);
  const ends = new Map<string, bigint>();
  for (const mine of kept(one.count, lowest(one)))
    for (const theirs of kept(two.count, lowest(two))) {
      const end = exchange
        .open(
          [
            { ...one, dice: mine.faces },
            { ...two, dice: theirs.faces },
          ],
          riposte,
        )
        .join();
      ends.set(end, (ends.get(end) ?? 0n) + mine.ways * theirs.ways);
    }
  return new Map([...ends].map(([end, top]) => [end, { top, bottom }]));
}

/* ---- ranged ---------------------------------------------------------------------------------------------------- */

export interface Shot {
  readonly hit: number;
  readonly cover: boolean;
  readonly armatis: boolean;
}

/** SN-R46, R47: the least health that dice take, whatever is cancelled with whatever may cancel it. */
export function leastDamage(attack: readonly number[], defence: readonly number[], shot: Shot): number {
  const known = new Map<string, number>();
  const isSix = (face: number) => face === 6 || (face === 5 && shot.armatis);
  const go = (dice: readonly number[], own: readonly number[]): number => {
    const key = `${dice.join('')} ${own.join('')}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let best = dice.reduce((sum, face) => sum + shot.hit + (face === 6 && !shot.cover ? 1 : 0), 0);
    for (const target of different(dice)) {
      const left = without(dice, target);
      for (const face of different(own))
        if (target !== 6 || isSix(face)) best = Math.min(best, go(left, without(own, face)));
        else
          for (const second of different(without(own, face)))
            if (!isSix(second)) best = Math.min(best, go(left, without(without(own, face), second)));
    }
    known.set(key, best);
    return best;
  };
  return go([...attack].sort(), [...defence].sort());
}

export interface Target {
  readonly health: number;
  readonly elite: boolean;
  /** Of the shooter's own side. */
  readonly friend: boolean;
  readonly dice: number;
  readonly shot: Shot;
}

/** The chance of each health of one target. */
export function shotAt({ health, dice, shot }: Target, hurt: boolean): ReadonlyMap<number, Fraction> {
  const ends = new Map<number, bigint>();
  for (const mine of kept(dice, hurt ? 4 : 3))
    for (const theirs of kept(3, 3)) {
      const left = Math.max(0, health - leastDamage(mine.faces, theirs.faces, shot));
      ends.set(left, (ends.get(left) ?? 0n) + mine.ways * theirs.ways);
    }
  const bottom = 6n ** BigInt(dice + 3);
  return new Map([...ends].map(([left, top]) => [left, { top, bottom }]));
}

const orders = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  all.length
    ? all.flatMap((each, i) => orders(all.filter((_, j) => j !== i)).map((rest) => [each, ...rest]))
    : [[]];

/** SN-A31 for the shooter's side, of which the shooter itself is never hurt. */
function harmed(goal: string, { health, elite, friend }: Target, left: number): readonly number[] {
  const sign = friend ? -1 : 1;
  const lost = health - left;
  const fell = left === 0 ? 1 : 0;
  const goals: Readonly<Record<string, number>> = {
    net: sign * lost,
    destroy: friend ? 0 : fell,
    survive: friend ? -fell : 0,
    points: sign * fell * (elite ? 2 : 1),
  };
  return [goals[goal]!, sign * fell, friend ? 0 : lost, friend ? -lost : 0];
}

/** SN-R44, SN-A19: the friends roll one after the other, in the order that is best for the shooter. `ends` names all. */
export function firedOn(
  goal: string,
  enemy: Target,
  friends: readonly Target[],
  hurt: boolean,
  first?: Target,
): Ends {
  const all = [enemy, ...friends];
  const shots = new Map(all.map((target) => [target, shotAt(target, hurt)]));
  const half: Fraction = { top: 1n, bottom: 2n };
  const tried = orders(friends)
    .filter(([leader]) => !first || leader === first)
    .map((order) => {
      const ends = new Map<string, Fraction>();
      let sum: readonly Fraction[] = [NEVER, NEVER, NEVER, NEVER];
      let share = ALWAYS;
      for (const [i, target] of [...order, enemy].entries()) {
        const struck = i < order.length ? times(share, half) : share;
        share = times(share, half);
        for (const [left, chance] of shots.get(target)!) {
          const weight = times(struck, chance);
          const end = all.map((each) => (each === target ? left : each.health)).join();
          ends.set(end, plus(ends.get(end) ?? NEVER, weight));
          const ranks = harmed(goal, target, left);
          sum = sum.map((total, at) => plus(total, times(weight, { top: BigInt(ranks[at]!), bottom: 1n })));
        }
      }
      return { ends, sum };
    });
  return tried.reduce((best, each) => {
    const gap = each.sum.map((value, i) => compare(value, best.sum[i]!)).find((value) => value !== 0n) ?? 0n;
    return gap > 0n ? each : best;
  }).ends;
}
