import { historyOf, replay, rulesetOf, type Action, type Game } from '../../engine';
import { readGame, type GameEntry } from './gameLog';
import { theDb } from './muster';

export interface GameRead {
  readonly entry: GameEntry;
  readonly game: Game;
  readonly stopped?: { readonly at: number; readonly why: string };
  /** Rolls in the log that no longer count. */
  readonly takenBack: number;
}

const isRoll = (action: Action | undefined): boolean =>
  action?.type === 'answer' && action.answer.kind === 'roll';

/** Reads a game without opening it; undefined when it cannot be read. */
export async function readWhole(id: string): Promise<GameRead | undefined> {
  const stored = await readGame(theDb(), id);
  const rules = stored && rulesetOf(stored.entry.ruleset);
  if (!stored || !rules) return undefined;
  try {
    const { game, stopped } = replay(rules, stored.setup, stored.log, stored.entry.rulesVersion);
    const rolled = stored.log.filter(isRoll).length;
    const counted = historyOf(game).filter(({ action }) => isRoll(action)).length;
    const takenBack = stopped ? 0 : rolled - counted;
    return { entry: stored.entry, game, takenBack, ...(stopped && { stopped }) };
  } catch {
    return undefined;
  }
}
