import { create } from 'zustand';

import type { Action, Game, Rejection } from '../../engine';
import type { Db } from './db';
import type { GameEntry } from './gameLog';
import type { RosterEntry } from './rosterBook';
import type { Aims } from './aims';
import { DEFAULTS, type Settings } from './settings';

export type Boot =
  | { readonly kind: 'opening' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'taken' }
  | { readonly kind: 'insecure' }
  | { readonly kind: 'newer'; readonly version: number }
  | { readonly kind: 'failed'; readonly message: string };

export interface OpenGame {
  readonly id: string;
  readonly title: string;
  readonly game: Game;
  /** Reading stopped at this step; the game can be read, and carried on from here as a copy. */
  readonly stopped?: { readonly at: number; readonly why: string };
}

/** A step that could not be saved: nothing on the screen has changed. */
export interface Unsaved {
  readonly action: Action;
  readonly full: boolean;
}

export interface Muster {
  readonly boot: Boot;
  /** Damaged database files that were set aside when the app opened. */
  readonly aside: readonly string[];
  readonly games: readonly GameEntry[];
  readonly rosters: readonly RosterEntry[];
  readonly settings: Settings;
  /** What the player plays for, by ruleset. */
  readonly aims: Aims;
  readonly open?: OpenGame;
  readonly saving: boolean;
  readonly unsaved?: Unsaved;
  /** Why the last tap was turned down, and the length of the log it was meant for. */
  readonly refused?: Rejection & { readonly at: number };
  /** Something deleted that one tap brings back. */
  readonly deleted?: { readonly kind: 'game' | 'roster'; readonly id: string; readonly name: string };
}

export const useMuster = create<Muster>()(() => ({
  boot: { kind: 'opening' },
  aside: [],
  games: [],
  rosters: [],
  settings: DEFAULTS,
  aims: {},
  saving: false,
}));

let opened: Db | undefined;
export const setDb = (db: Db): void => {
  opened = db;
};
/** The open database; asking for it before the app has booted is a bug. */
export function theDb(): Db {
  if (!opened) throw new Error('The database is not open yet.');
  return opened;
}
