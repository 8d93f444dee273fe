import { destroyed, expectedLoss, marginal, nothing, oneIn, percent, type Odds } from '../../engine';
import type { Bar } from './Bars';
import type { SplitPart } from './SplitBar';

const CERTAIN = 1 - 1e-12;

/** The end a party comes to whatever happens. */
export function certainEnd(odds: Odds, party: number): number | undefined {
  const at = marginal(odds, party).findIndex((chance) => chance >= CERTAIN);
  return at < 0 ? undefined : at;
}
export function certainWords(odds: Odds, party: number): string {
  const { name, ends, now, out } = odds.parties[party]!;
  const at = certainEnd(odds, party)!;
  if (at === now) return `${name} stays as it is`;
  return at === out ? `${name} is destroyed for certain` : `${name} ends ${ends[at]!} for certain`;
}

export const tenths = (value: number): string => `${Math.round(value * 10) / 10}`;
const spoken = (chance: number): string => percent(chance).replace(' %', ' percent');
const often = (chance: number): string =>
  [spoken(chance), oneIn(chance)].filter((words) => words !== undefined).join(', ');

function partyWords(odds: Odds, party: number): string {
  if (certainEnd(odds, party) !== undefined) return certainWords(odds, party);
  const { name, ends } = odds.parties[party]!;
  const loss = expectedLoss(odds, party);
  if (loss === undefined) {
    const chances = marginal(odds, party);
    return `${name} ${ends.map((end, i) => `${end} ${often(chances[i]!)}`).join(' and ')}`;
  }
  const average = `${loss < 0 ? 'gains' : 'loses'} ${tenths(Math.abs(loss))} on average`;
  return `${name} is destroyed ${often(destroyed(odds, party))} and ${average}`;
}

/** The whole card in one sentence. */
export function summaryOf(odds: Odds): string {
  const quiet = nothing(odds);
  const parts = [
    ...(odds.split ?? []).map(({ label, chance }) => `${label} ${spoken(chance)}`),
    ...odds.parties.map((_, party) => partyWords(odds, party)),
    ...(odds.parties.length > 0 && quiet > 0 && quiet < CERTAIN ? [`nothing changes ${often(quiet)}`] : []),
  ];
  return `${odds.title}: ${parts.join('; ')}.`;
}

const MOST = 9;

/** One bar for each end; the brass one is its destruction or, where that cannot be, the likeliest. */
export function barsOf(odds: Odds, party: number): readonly Bar[] {
  const { ends, out } = odds.parties[party]!;
  const chances = marginal(odds, party);
  const strong = out !== undefined && chances[out]! > 0 ? out : chances.indexOf(Math.max(...chances));
  const last = chances.findLastIndex((chance) => chance > 0);
  const first = chances.findIndex((chance) => chance > 0);
  const shown = (i: number) => ends.length <= MOST || i === out || (i >= first && i <= last);
  return ends
    .map((label, i) => ({ id: `${i}`, label, percent: chances[i]! * 100, strong: i === strong }))
    .filter((_, i) => shown(i));
}

/** Brass for what the one asked hopes for, dashed for what it fears; the attacker's part comes first. */
export function splitOf({ split = [], parties }: Odds, side?: string): readonly SplitPart[] {
  const mine = parties.find((party) => party.side === side)?.name;
  const hoped = (label: string | undefined) => mine !== undefined && label?.startsWith(mine) === true;
  const turned = hoped(split.at(-1)?.label) && !hoped(split[0]?.label);
  const looks = split.map((_, i) => (i === 0 ? 'best' : i === split.length - 1 ? 'dashed' : 'plain'));
  if (turned) looks.reverse();
  return split.map(({ label, chance }, i) => ({ id: `${i}`, label, percent: chance * 100, look: looks[i]! }));
}
