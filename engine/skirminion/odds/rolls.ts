import { isLive, type Hand } from '../exchange';

/** Dice that count, packed in one number: how many sixes and how many others, at most five in all. */
export const SIX = 6;
export const HIT = 1;
export const HANDS = 36;
export const sixesIn = (dice: number): number => Math.floor(dice / SIX);
export const hitsIn = (dice: number): number => dice % SIX;

/** The live dice of a hand; `sixFrom`: the lowest face that counts as a six (SN-R68). */
export const packed = (hand: Hand, sixFrom = 6): number =>
  hand.dice.reduce((sum, die) => sum + (isLive(die) ? (die.face >= sixFrom ? SIX : HIT) : 0), 0);

/** Everything that some dice can come to, each in as many `ways` of the 6 to the power of `count`. */
export interface Rolls {
  readonly dice: readonly number[];
  readonly ways: readonly number[];
}

const FACTORIALS = [1, 1, 2, 6, 24, 120];

/** `sixes`, `hits`: how many faces of a die count so; the rest are discarded (SN-R33, R45). */
export function rollsOf(count: number, sixes: number, hits: number): Rolls {
  const dice: number[] = [];
  const ways: number[] = [];
  for (let six = 0; six <= count; six++)
    for (let hit = 0; six + hit <= count; hit++) {
      const none = count - six - hit;
      const orders = FACTORIALS[count]! / FACTORIALS[six]! / FACTORIALS[hit]! / FACTORIALS[none]!;
      dice.push(six * SIX + hit * HIT);
      ways.push(orders * sixes ** six * hits ** hit * (6 - sixes - hits) ** none);
    }
  return { dice, ways };
}
