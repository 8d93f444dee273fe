import { begin, fold, play, type Game } from './game';
import type { Action, Ruleset, Setup } from './types';

export interface Replayed<S> {
  readonly game: Game<S>;
  /** The first row that no longer fits, and why; the game stands just before it. */
  readonly stopped?: { readonly at: number; readonly why: string };
}

/**
 * Reads a log. Rows written under the same version of the rules were checked when they were played, so they are only
 * applied; under another version each is checked anew and reading stops at the first that no longer fits.
 */
export function replay<S>(
  rules: Ruleset<S>,
  setup: Setup,
  log: readonly Action[],
  version: number = rules.version,
): Replayed<S> {
  let game = begin(rules, setup);
  const trusted = version === rules.version;
  for (const [at, action] of log.entries()) {
    const next = trusted ? apply(game, action) : checked(game, action);
    if (typeof next === 'string') return { game, stopped: { at, why: next } };
    game = next;
  }
  return { game };
}

function apply<S>(game: Game<S>, action: Action): Game<S> | string {
  if (action.at !== game.length) return 'a step is missing or out of order.';
  try {
    return fold(game, action);
  } catch {
    // A damaged row: the full check finds the sentence for it.
    return checked(game, action);
  }
}

function checked<S>(game: Game<S>, action: Action): Game<S> | string {
  try {
    const played = play(game, action);
    return played.ok ? played.value : played.error.message;
  } catch {
    return 'the rules cannot make sense of this step.';
  }
}
