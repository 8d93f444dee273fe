import { historyOf, replay, type Action, type Game } from '../../engine';
import { readGame, type GameEntry, type StoredGame } from './gameLog';
import { theDb } from './muster';
import { openRuleset, rulesetOf } from './shelf';

export interface GameRead {
  readonly entry: GameEntry;
  readonly game: Game;
  readonly stopped?: { readonly at: number; readonly why: string };
  /** Rolls in the log that no longer count. */
  readonly takenBack: number;
}

const isRoll = (action: Action | undefined): boolean =>
  action?.type === 'answer' && action.answer.kind === 'roll';

/** A stored game as far as it can be read, its ruleset being read; undefined when that is nowhere. */
export function replayed(stored: StoredGame | undefined): Pick<GameRead, 'game' | 'stopped'> | undefined {
  const rules = stored && rulesetOf(stored.entry.ruleset);
  if (!stored || !rules) return undefined;
  const { setup, log, entry, unreadable } = stored;
  try {
    const { game, stopped } = replay(rules, setup, log, entry.rulesVersion);
    if (stopped || unreadable === undefined) return { game, stopped };
    return { game, stopped: { at: unreadable, why: 'it cannot be read.' } };
  } catch {
    return undefined;
  }
}

/** Reads a game without opening it; undefined when it cannot be read. */
export async function readWhole(id: string): Promise<GameRead | undefined> {
  const stored = await readGame(theDb(), id);
  if (stored) await openRuleset(stored.entry.ruleset);
  const read = replayed(stored);
  if (!stored || !read) return undefined;
  const { game, stopped } = read;
  const rolled = stored.log.filter(isRoll).length;
  const counted = historyOf(game).filter(({ action }) => isRoll(action)).length;
  const takenBack = stopped ? 0 : rolled - counted;
  return { entry: stored.entry, game, takenBack, ...(stopped && { stopped }) };
}
