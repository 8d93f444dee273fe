import type { Event } from '../core/types';
import type { Cover } from './data';
import type { Ref, State } from './state';
import { groupOf, pieceName, refName, standing } from './state';
import { listed } from './words';

export type Role = 'attacker' | 'defender';
export type Reaction = 'counter' | 'defend';

/** Where a push ends: `twice` is the second in one turn (DC-R20, R21). */
export type PushEnd = 'clear' | 'into' | 'off' | 'twice';

/** How a melee came out. */
export type MeleeResult =
  | { readonly kind: 'tie' }
  /** DC-A10: the defender won the roll, and that is all. */
  | { readonly kind: 'held' }
  | { readonly kind: 'killed'; readonly loser: Role }
  | { readonly kind: 'pushed'; readonly loser: Role; readonly end?: PushEnd };

/** How an exchange came out; a shot kills or misses. */
export type Result = MeleeResult | { readonly kind: 'missed' };

/** One piece of an exchange. Its lot follows what happens to it until the exchange is over. */
export interface Fighter extends Ref {
  /** As the log names it: in the condition it was in when the exchange began. */
  readonly label: string;
  /** Standing in its group when the exchange began. */
  readonly was: number;
  readonly dice: number;
  /** Empty until rolled. */
  readonly faces: readonly number[];
}

export interface Exchange {
  readonly kind: 'shoot' | 'melee';
  readonly attacker: Fighter;
  readonly defender: Fighter;
  readonly cover?: Cover;
  readonly reaction?: Reaction;
  /** DC-A16: the second of two targets. */
  readonly second: boolean;
  readonly result?: Result;
}

export function fighter(state: State, ref: Ref, dice: number): Fighter {
  const { group, lot } = ref;
  return { group, lot, label: refName(state, ref), was: standing(groupOf(state, group)), dice, faces: [] };
}

export function openExchange({ exchange }: State): Exchange {
  if (!exchange) throw new Error('No exchange is open');
  return exchange;
}

export const withExchange = (state: State, part: Partial<Exchange>): State => ({
  ...state,
  exchange: { ...openExchange(state), ...part },
});

export const isKill = (result: Result): boolean =>
  result.kind === 'killed' ||
  (result.kind === 'pushed' && result.end !== undefined && result.end !== 'clear');

/** Leaves an exchange that the table has settled, or made impossible, by itself. */
export function dropExchange({ exchange: _, ...state }: State): State {
  return { ...state, phase: 'turn', notes: [] };
}

export const rolledEvent = (state: State, { group, faces }: Fighter): Event => ({
  kind: 'rolled',
  text: `${pieceName(state, group)} rolled ${listed(faces)}.`,
  side: groupOf(state, group).side,
  unit: group,
});
