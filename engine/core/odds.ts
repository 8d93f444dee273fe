import type { Odds } from './types';

/** The chance of each end of one party. */
export function marginal(odds: Odds, party: number): readonly number[] {
  const chances = odds.parties[party]!.ends.map(() => 0);
  for (const { chance, at } of odds.joint) chances[at[party]!]! += chance;
  return chances;
}

/** The chance that a party is destroyed; 0 where it cannot be. */
export function destroyed(odds: Odds, party: number): number {
  const { out } = odds.parties[party]!;
  return out === undefined ? 0 : marginal(odds, party)[out]!;
}

/** The chance that everybody ends as they are now. */
export const nothing = (odds: Odds): number =>
  odds.joint.reduce(
    (sum, { chance, at }) => (at.every((end, i) => end === odds.parties[i]!.now) ? sum + chance : sum),
    0,
  );

/** What a party loses on average, where the game counts it. */
export function expectedLoss(odds: Odds, party: number): number | undefined {
  const { losses } = odds.parties[party]!;
  return losses && marginal(odds, party).reduce((sum, chance, end) => sum + chance * losses[end]!, 0);
}

/** "1 in 8"; undefined where it is never or always. */
export function oneIn(chance: number): string | undefined {
  if (chance <= 0 || chance >= 1) return undefined;
  const n = 1 / chance;
  return `1 in ${n < 10 ? Math.round(n * 10) / 10 : Math.round(n)}`;
}

/** "12 %", "under 1 %", "over 99 %": never a 0 that is not one. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.005) return 'under 1 %';
  if (chance < 1 && chance > 0.995) return 'over 99 %';
  return `${Math.round(chance * 100)} %`;
}
