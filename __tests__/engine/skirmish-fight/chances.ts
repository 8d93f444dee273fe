import type { Aim, Odds } from '../../../engine/core/types';
import { odds } from '../../../engine/skirmish-fight/odds';
import type { State } from '../../../engine/skirmish-fight/state';
import { unit, type Table } from './script';

export const SITUATIONS = Number(process.env.MUSTER_EXACT ?? 100);
export const EXACT = 1e-12;
export const NET: Aim = { goal: 'net', worth: 0.25 };
export const CHEAP: Aim = { goal: 'net', worth: 0 };

export const BOB = unit('Bob', 'fighter');
export const SALLY = unit('Sally');
export const ANN = unit('Ann');

export const chance = (one: Odds, label: string): number =>
  one.split?.find((each) => each.label === label)?.chance ?? 0;
/** Wins, ties and losses of the attacker, in 36ths. */
export const in36 = (one: Odds): readonly number[] => {
  const [attacker, target] = one.parties.map(({ name }) => `${name} wins`);
  return [attacker!, 'tie', target!].map((label) => Math.round(chance(one, label) * 36 * 1e9) / 1e9);
};
export const titled = (state: State, title: string, aim = NET): Odds => {
  const found = odds(state, aim).find((each) => each.title === title);
  if (!found) throw new Error(`Nothing is called ${title}`);
  return found;
};
export const fighting = (table: Table, facts = {}): State => {
  table.choose('fight|a1|b1');
  return (table.ask.kind === 'form' ? table.form(facts) : table).state;
};
