import { skirmish } from '../../../engine/skirmish';
import { figureOf, type State } from '../../../engine/skirmish/state';

/** One way for dice to fall, and how many of all ways are like it. */
interface Fall {
  readonly faces: readonly number[];
  readonly ways: bigint;
}
interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}
/** The chance of each end, hit points joined by a comma. */
export type Ends = ReadonlyMap<string, Fraction>;

const FACES = [1, 2, 3, 4, 5, 6];
const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1));

/** Every die by itself up to three; above that dice in order, each set with the number of its orders. */
function fallsOf(dice: number): readonly Fall[] {
  const sorted = dice > 3;
  const build = (faces: readonly number[]): readonly (readonly number[])[] =>
    faces.length === dice
      ? [faces]
      : FACES.filter((face) => !sorted || face >= (faces.at(-1) ?? 1)).flatMap((face) =>
          build([...faces, face]),
        );
  const orders = (faces: readonly number[]) =>
    FACES.reduce(
      (left, face) => left / factorial(faces.filter((each) => each === face).length),
      factorial(dice),
    );
  return build([]).map((faces) => ({ faces, ways: sorted ? orders(faces) : 1n }));
}
const FALLS = [0, 1, 2, 3, 4].map(fallsOf);

const plus = (one: Fraction, other: Fraction): Fraction => ({
  top: one.top * other.bottom + other.top * one.bottom,
  bottom: one.bottom * other.bottom,
});
const times = (one: Fraction, other: Fraction): Fraction => ({
  top: one.top * other.top,
  bottom: one.bottom * other.bottom,
});
const NEVER: Fraction = { top: 0n, bottom: 1n };
const ALWAYS: Fraction = { top: 1n, bottom: 1n };

/** To the last bits of a double. */
export const toNumber = ({ top, bottom }: Fraction): number => Number((top * 10n ** 30n) / bottom) / 1e30;

/** Rolls the dice of each pool in every way and goes on with each way once: all that can follow, with its chance. */
function chanceOf(pools: readonly number[], follow: (faces: readonly (readonly number[])[]) => string): Ends {
  const ways = new Map<string, bigint>();
  const roll = (done: readonly (readonly number[])[], count: bigint): void => {
    const dice = pools[done.length];
    if (dice === undefined) {
      const end = follow(done);
      ways.set(end, (ways.get(end) ?? 0n) + count);
    } else for (const fall of FALLS[dice]!) roll([...done, fall.faces], count * fall.ways);
  };
  roll([], 1n);
  const bottom = [...ways.values()].reduce((sum, count) => sum + count, 0n);
  return new Map([...ways].map(([end, top]) => [end, { top, bottom }]));
}

/** What comes after each end of a first roll. */
function andThen(first: Ends, follow: (end: string) => Ends): Ends {
  const ends = new Map<string, Fraction>();
  for (const [end, share] of first)
    for (const [last, chance] of follow(end))
      ends.set(last, plus(ends.get(last) ?? NEVER, times(share, chance)));
  return ends;
}

const sum = (faces: readonly number[] = []): number => faces.reduce((all, face) => all + face, 0);

export interface Fighter {
  readonly hp: number;
  readonly armor: number;
}
const after = (hp: number, attack: number, armor: number): number =>
  attack > armor ? Math.max(0, hp - (attack - armor)) : hp;

/** SK-R20: attack dice against armor dice. */
export const resisted = (attack: number, { hp, armor }: Fighter): Ends =>
  chanceOf([attack, armor], ([shot, plate]) => `${after(hp, sum(shot), sum(plate))}`);

/** SK-R25: a hit against armor dice. */
export const absorbed = (hit: number, { hp, armor }: Fighter): Ends =>
  chanceOf([armor], ([plate]) => `${after(hp, hit, sum(plate))}`);

/** SK-R23 and SK-R27: three dice each, and armor after that where the reading has it. */
export function fought(reading: string, unit: Fighter, target: Fighter): Ends {
  const difference = chanceOf([3, 3], ([attack, defence]) => `${sum(attack) - sum(defence)}`);
  return andThen(difference, (end) => {
    const hit = Number(end);
    if (hit > 0 && reading === 'alternate')
      return new Map([[`${unit.hp},${after(target.hp, hit, 0)}`, ALWAYS]]);
    if (hit > 0) return andThen(absorbed(hit, target), (left) => new Map([[`${unit.hp},${left}`, ALWAYS]]));
    if (hit < 0 && reading === 'normal')
      return andThen(absorbed(-hit, unit), (left) => new Map([[`${left},${target.hp}`, ALWAYS]]));
    return new Map([[`${unit.hp},${target.hp}`, ALWAYS]]);
  });
}

/** The same through the game’s own `answer`: each roll it asks for, in every way, until no armor is left to roll. */
export function played(state: State, units: readonly string[]): Ends {
  const { ask } = skirmish.next(state);
  if (ask?.kind !== 'roll') throw new Error('An attack waits for dice');
  const states = new Map<string, State>();
  const first = chanceOf(
    ask.pools.map((pool) => pool.dice),
    (faces) => {
      const next = skirmish.answer(state, { kind: 'roll', faces, app: 0 }).state;
      const { phase } = next;
      const end =
        phase.id === 'armor'
          ? `${phase.victim} hit for ${phase.hit}`
          : units.map((unit) => figureOf(next, unit).hp).join();
      states.set(end, next);
      return end;
    },
  );
  return andThen(first, (end) => {
    const next = states.get(end)!;
    return next.phase.id === 'armor' ? played(next, units) : new Map([[end, ALWAYS]]);
  });
}
