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
