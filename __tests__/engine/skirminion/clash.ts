import type { Aim, Odds } from '../../../engine/core/types';
import { skirminion } from '../../../engine/skirminion';
import type { State } from '../../../engine/skirminion/state';
import { battle, type Piece, type Table } from './script';

export const aim = (goal: string): Aim => ({ goal, worth: 0 });
export const oddsOf = (state: State, goal = 'net'): Odds => {
  const all = skirminion.odds!(state, aim(goal));
  expect(all).toHaveLength(1);
  return all[0]!;
};
export const pricesOf = ({ state }: Table, goal = 'net') => skirminion.advise!(state, aim(goal))!.prices;

/** Red's a1 has attacked Blue's b1 on the table. */
export const fight = (one: Piece = {}, other: Piece = {}): Table =>
  battle({ a1: one, b1: other }).choose('melee|a1|b1');
/** Dice that count, filled up with ones. */
const dice = (count: number, ...faces: readonly number[]) => [
  ...faces,
  ...Array<number>(count - faces.length).fill(1),
];
export const clash = (
  one: Piece,
  mine: readonly number[],
  other: Piece,
  theirs: readonly number[],
): Table => {
  const table = fight(one, other);
  const [first, second] = table.ask.kind === 'roll' ? table.ask.pools : [];
  return table.roll(dice(first!.dice, ...mine), dice(second!.dice, ...theirs));
};
export const endOf = (table: Table, goal = 'net') => {
  const [end, ...more] = oddsOf(table.state, goal).joint;
  expect([end!.chance, more]).toEqual([1, []]);
  return end!.at;
};

/** The units of the reference's ends: both of a melee; of a shot the target, then the friends as the state lists them. */
export function unitsOf({ exchange, phase }: State): readonly string[] {
  if (exchange?.kind === 'melee') return [exchange.attacker.unit, exchange.defender.unit];
  if (exchange?.kind !== 'ranged') throw new Error('No attack');
  const open = phase.id === 'ranged.order' || phase.id === 'ranged.friendly';
  return [exchange.defender.unit, ...(open ? exchange.friends : [])];
}
