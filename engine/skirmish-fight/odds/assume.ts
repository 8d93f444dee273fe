import { percent } from '../../core/odds';
import type { Aim, AskOf, Goal } from '../../core/types';
import { exchangeOf, idsOf } from '../exchange';
import { GOALS, goalOf } from '../goals';
import { nameOf, sideOf, unitOf, type State } from '../state';
import { listed } from '../words';
import type { Approach } from './position';

/** "0.25 life", "25 %". */
function priceWords({ goal, worth }: Aim): string {
  const { unit }: Goal = GOALS.find(({ id }) => id === goalOf(goal))!;
  return unit ? `${worth} ${unit}` : percent(worth);
}

/** Who has a point to reroll with. */
const rerollers = (state: State): readonly string[] =>
  exchangeOf(state).rollers.map(({ side }) => sideOf(state, side)).filter(({ points }) => points).map(({ name }) => name); // prettier-ignore

export const canAnyReroll = (state: State): boolean => rerollers(state).length > 0;

function rerollWords(state: State, aim: Aim): readonly string[] {
  const who = rerollers(state);
  if (!who.length) return [];
  const gain = aim.worth ? `more than ${priceWords(aim)}` : 'anything';
  return [`${listed(who)} ${who.length > 1 ? 'reroll' : 'rerolls'} where it gains ${gain}`];
}

/** SF-R15: whether it can is known to the table alone. */
const moveWords = (state: State): readonly string[] =>
  exchangeOf(state).kind === 'combat' ? ['the loser can move away'] : [];

const sentence = (words: readonly string[]): { readonly assumes?: string } =>
  words.length ? { assumes: `if ${listed(words)}` } : {};

export const onward = (state: State, aim: Aim) => sentence([...rerollWords(state, aim), ...moveWords(state)]);
export const unrerolled = (state: State) => sentence(['nobody rerolls', ...moveWords(state)]);
export const stuck = (state: State, aim: Aim) => sentence(rerollWords(state, aim));

/** What the form is still asking. */
export function asPreset(state: State, { rows }: AskOf<'form'>, { pushes }: Approach, aim: Aim) {
  const [attacker, target] = idsOf(exchangeOf(state)).map((id) => nameOf(state, id));
  const asks = (row: string) => rows.some(({ id }) => id.startsWith(row));
  const pushers = [attacker!, target!].filter((_, i) => pushes[i] === 'yes');
  return sentence([
    ...(asks('cover') ? [`nothing hides ${target}`] : []),
    ...(asks('charge') ? [`${attacker} moved into contact`] : []),
    ...(asks('flank') ? ['nobody flanks'] : []),
    ...(asks('push') ? [pushers.length ? `${listed(pushers)} ${pushers.length > 1 ? 'push' : 'pushes'}` : 'nobody pushes'] : []), // prettier-ignore
    ...rerollWords(state, aim),
    ...moveWords(state),
  ]);
}

/** "Brandt 2.3, Orrin 3": the life to be expected. */
export const afterWords = (state: State, lost: readonly number[]): string =>
  idsOf(exchangeOf(state))
    .map((id, i) => {
      const { name, life } = unitOf(state, id);
      return `${name} ${Math.round((life - lost[i]!) * 10) / 10}`;
    })
    .join(', ');
