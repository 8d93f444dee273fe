import { drawsFrom } from '../../engine/core/dice';

/** Two fighters without traits, both sides playing for net health. */
export interface Clash {
  readonly hits: readonly [number, number];
  readonly healths: readonly [number, number];
  /** The lowest face that counts. */
  readonly lowest: readonly [number, number];
  readonly dice: readonly [number, number];
}
type Healths = readonly [number, number];

/** SN-A31 for net health. */
function better(one: Healths, other: Healths, me: 0 | 1): boolean {
  const judged = (end: Healths) => {
    const [own, foe] = me ? [end[1], end[0]] : end;
    return [own - foe, Number(foe === 0) - Number(own === 0), -foe, own];
  };
  const [ours, theirs] = [judged(one), judged(other)];
  const at = ours.findIndex((value, i) => value !== theirs[i]);
  return at >= 0 && ours[at]! > theirs[at]!;
}

const without = (faces: readonly number[], face: number): readonly number[] => {
  const at = faces.indexOf(face);
  return [...faces.slice(0, at), ...faces.slice(at + 1)];
};

/** A solver that knows nothing of what faces have in common: sorted dice in a string are its positions. */
export function multisetSolver({ hits }: Clash) {
  const known = new Map<string, Healths>();
  function play(me: 0 | 1, dice: readonly [readonly number[], readonly number[]], healths: Healths): Healths {
    const you = me ? 0 : 1;
    const [own, foe] = [dice[me], dice[you]];
    if (!healths[0] || !healths[1] || (!own.length && !foe.length)) return healths;
    if (!own.length) return play(you, dice, healths);
    const key = `${me}|${dice[0].join('')}|${dice[1].join('')}|${healths.join()}`;
    const before = known.get(key);
    if (before) return before;
    const pair = <T>(mine: T, theirs: T): readonly [T, T] => (me ? [theirs, mine] : [mine, theirs]);
    let best: Healths | undefined = foe.length ? undefined : healths;
    const consider = (end: Healths): void => {
      if (!best || better(end, best, me)) best = end;
    };
    for (const face of new Set(own)) {
      const left = without(own, face);
      const hurt = Math.max(0, healths[you] - hits[me] - Number(face === 6));
      consider(play(you, pair(left, foe), pair(healths[me], hurt)));
      for (const target of new Set(foe))
        if (target !== 6 || face === 6) consider(play(you, pair(left, without(foe, target)), healths));
    }
    known.set(key, best!);
    return best!;
  }
  return play;
}

/** Every sorted roll, with the number of its orders. */
function rolls(count: number): readonly { readonly faces: readonly number[]; readonly ways: number }[] {
  const found = new Map<string, { faces: readonly number[]; ways: number }>();
  const roll = (faces: readonly number[]): void => {
    if (faces.length < count) for (let face = 1; face <= 6; face++) roll([...faces, face]);
    else {
      const sorted = [...faces].sort();
      found.set(sorted.join(''), { faces: sorted, ways: (found.get(sorted.join(''))?.ways ?? 0) + 1 });
    }
  };
  roll([]);
  return [...found.values()];
}

/** Every roll of both, played out by the generic solver: the mean net health. */
export function byMultisets(clash: Clash): number {
  const play = multisetSolver(clash);
  let net = 0;
  const [ours, theirs] = clash.dice.map(rolls);
  for (const mine of ours!)
    for (const other of theirs!) {
      const live = [mine, other].map(({ faces }, i) => faces.filter((face) => face >= clash.lowest[i]!));
      const [own, foe] = play(0, [live[0]!, live[1]!], clash.healths);
      net += mine.ways * other.ways * (clash.healths[1] - foe - clash.healths[0] + own);
    }
  return net / 6 ** (clash.dice[0] + clash.dice[1]);
}

/** So many rolls at random, each played out by `play` with the counts of sixes and others that it wants: the chance to destroy. */
export function bySampling(
  { healths, lowest, dice }: Clash,
  samples: number,
  play: (attack: number, defence: number) => Healths,
): number {
  const draw = drawsFrom(7);
  let destroyed = 0;
  const hand = (side: 0 | 1): number => {
    let packed = 0;
    for (let i = 0; i < dice[side]; i++) {
      const face = draw(1, 6);
      if (face >= lowest[side]) packed += face === 6 ? 6 : 1;
    }
    return packed;
  };
  for (let i = 0; i < samples; i++) if (play(hand(0), hand(1))[1] === 0 && healths[1] > 0) destroyed++;
  return destroyed / samples;
}
