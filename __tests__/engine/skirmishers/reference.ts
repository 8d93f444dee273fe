/** Every pool of one to `most` dice, as multisets. */
export function pools(most: number): readonly (readonly number[])[] {
  const found: number[][] = [];
  let last: number[][] = [[]];
  for (let i = 0; i < most; i++) {
    last = last.flatMap((pool) =>
      [1, 2, 3, 4, 5, 6].filter((face) => face >= (pool.at(-1) ?? 1)).map((face) => [...pool, face]),
    );
    found.push(...last);
  }
  return found;
}

/** The melee rules read aloud, slowly: what `mine` does to `theirs`. */
export function does(mine: readonly number[], theirs: readonly number[]): 'kills' | 'pushes' | 'nothing' {
  const count = (pool: readonly number[], face: number) => pool.filter((each) => each === face).length;
  if (count(mine, 6) && count(theirs, 6)) {
    const higher = count(mine, 6) - count(theirs, 6);
    return higher >= 2 ? 'kills' : higher === 1 ? 'pushes' : 'nothing';
  }
  const [first = 0, second = 0] = [...mine].sort((one, other) => other - one);
  const [foe = 0] = [...theirs].sort((one, other) => other - one);
  if (first <= foe) return 'nothing';
  return second > foe ? 'kills' : 'pushes';
}

/* ---- exact odds, slowly: every roll, every reaction, whole numbers only ------------------------------------------ */

export interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}
export const fraction = (top: bigint | number, bottom: bigint | number): Fraction => ({
  top: BigInt(top),
  bottom: BigInt(bottom),
});
/** Denominators are powers of six, so one of the two always divides the other. */
function plus(one: Fraction, other: Fraction): Fraction {
  if (one.bottom < other.bottom) return plus(other, one);
  return fraction(one.top + other.top * (one.bottom / other.bottom), one.bottom);
}
const times = (one: Fraction, other: Fraction): Fraction =>
  fraction(one.top * other.top, one.bottom * other.bottom);
const above = (one: Fraction, other: Fraction): bigint => one.top * other.bottom - other.top * one.bottom;
const less = (one: Fraction, other: Fraction): Fraction => plus(one, fraction(-other.top, other.bottom));
export const decimal = ({ top, bottom }: Fraction): number => Number((top * 10n ** 18n) / bottom) / 1e18;

/** How often each pair of ends comes up: "stands killed" is the attacker's, then the defender's. */
export type Ends = ReadonlyMap<string, Fraction>;
const NEVER = fraction(0, 1);
export const chanceOf = (ends: Ends, fits: RegExp): Fraction =>
  [...ends].reduce((sum, [end, chance]) => (fits.test(end) ? plus(sum, chance) : sum), NEVER);

/** An average of several, each with its weight. */
function mixed(parts: readonly { readonly ends: Ends; readonly weight: Fraction }[]): Ends {
  const all = new Map<string, Fraction>();
  for (const { ends, weight } of parts)
    for (const [end, chance] of ends) all.set(end, plus(all.get(end) ?? NEVER, times(chance, weight)));
  return all;
}

/** The reaction that is best for the goal, the first of equals. */
export function best(goal: string, choices: readonly Ends[]): Ends {
  const ranks = (ends: Ends): readonly Fraction[] => [
    goal === 'kill' ? chanceOf(ends, /^killed/) : less(fraction(1, 1), chanceOf(ends, /killed$/)),
    less(chanceOf(ends, /^killed/), chanceOf(ends, /killed$/)),
    less(chanceOf(ends, /^pushed/), chanceOf(ends, /pushed$/)),
  ];
  return choices.reduce((chosen, other) => {
    const [ours, theirs] = [ranks(chosen), ranks(other)];
    const gap = theirs.map((rank, i) => above(rank, ours[i]!)).find((each) => each !== 0n) ?? 0n;
    return gap > 0n ? other : chosen;
  });
}

const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1));

interface Roll {
  readonly faces: readonly number[];
  readonly chance: Fraction;
}
const known = new Map<number, readonly Roll[]>();
function rolls(dice: number): readonly Roll[] {
  const found = known.get(dice) ?? listed(dice);
  known.set(dice, found);
  return found;
}

/** Every roll as a multiset: counted face by face up to three dice, by multinomials above. */
function listed(dice: number): readonly Roll[] {
  const bottom = 6n ** BigInt(dice);
  const multisets = pools(dice).filter((pool) => pool.length === dice);
  if (dice > 3)
    return multisets.map((faces) => {
      const repeats = [1, 2, 3, 4, 5, 6].map((face) => faces.filter((each) => each === face).length);
      const top = repeats.reduce((ways, repeat) => ways / factorial(repeat), factorial(dice));
      return { faces, chance: fraction(top, bottom) };
    });
  const raw = rawRolls(dice).map((faces) => [...faces].sort((one, other) => one - other).join());
  return multisets.map((faces) => ({
    faces,
    chance: fraction(raw.filter((each) => each === faces.join()).length, bottom),
  }));
}

export const rawRolls = (dice: number): readonly (readonly number[])[] =>
  dice ? rawRolls(dice - 1).flatMap((roll) => [1, 2, 3, 4, 5, 6].map((face) => [...roll, face])) : [[]];

export interface Fight {
  readonly counter: number;
  readonly defend: number;
  readonly attackerPushed: boolean;
  readonly defenderPushed: boolean;
  readonly defenceStrikes: boolean;
}

function outcome(
  attack: readonly number[],
  reaction: 'counter' | 'defend',
  reply: readonly number[],
  fight: Fight,
): string {
  const end = (what: ReturnType<typeof does>, pushed: boolean) =>
    what === 'nothing' ? 'stands' : what === 'kills' || pushed ? 'killed' : 'pushed';
  const strikes = reaction === 'counter' || fight.defenceStrikes;
  const back = strikes ? end(does(reply, attack), fight.attackerPushed) : 'stands';
  return `${back} ${end(does(attack, reply), fight.defenderPushed)}`;
}

export const reacted = (attack: readonly number[], reaction: 'counter' | 'defend', fight: Fight): Ends =>
  mixed(
    rolls(fight[reaction]).map(({ faces, chance }) => ({
      ends: new Map([[outcome(attack, reaction, faces, fight), fraction(1, 1)]]),
      weight: chance,
    })),
  );

export const bestReacted = (attack: readonly number[], goal: string, fight: Fight): Ends =>
  best(goal, [reacted(attack, 'defend', fight), reacted(attack, 'counter', fight)]);

export const attacked = (dice: number, goal: string, fight: Fight): Ends =>
  mixed(rolls(dice).map(({ faces, chance }) => ({ ends: bestReacted(faces, goal, fight), weight: chance })));

/** A shot, with its target's end alone. */
export function shot(dice: number, armor: number, cover: number, sixesCount: boolean): Ends {
  const six = (pool: readonly number[]) => pool.filter((face) => face === 6).length;
  const kills = (attack: readonly number[], reply: readonly number[]) =>
    sixesCount && six(attack) && six(reply)
      ? six(attack) > six(reply) + cover
      : Math.max(...attack) > Math.max(...reply) + cover;
  const target = rolls(armor);
  return mixed(
    rolls(dice).map(({ faces, chance }) => ({
      ends: mixed(
        target.map((reply) => ({
          ends: new Map([[kills(faces, reply.faces) ? 'killed' : 'stands', fraction(1, 1)]]),
          weight: reply.chance,
        })),
      ),
      weight: chance,
    })),
  );
}
