import { SIDES, type Setup, type SideId } from '../../../engine';

/** Which warband a side brings: one of its own, a printed one, or one that is drawn. */
export type Pick =
  | { readonly kind: 'saved'; readonly id: string }
  | { readonly kind: 'starter'; readonly id: string }
  | { readonly kind: 'random'; readonly seed: number };

export interface DraftSide {
  readonly name: string;
  readonly pick: Pick;
}

/** A game being made. It stays as it is while the player goes off to build a warband. */
export interface Draft {
  readonly ruleset: string;
  readonly seed: number;
  readonly sides: readonly DraftSide[];
  readonly choices: Setup['choices'];
  readonly rulings: Setup['rulings'];
}

export const sideId = (place: number): SideId => SIDES[place] ?? 'a';
