import type { Action, Outcome, Setup } from '../../engine';
import { readAction, readOutcome, readSetup } from './codec';
import type { Db } from './db';

export interface GameEntry {
  readonly id: string;
  readonly ruleset: string;
  readonly rulesVersion: number;
  readonly title: string;
  readonly startedAt: number;
  readonly touchedAt: number;
  readonly endedAt?: number;
  readonly outcome?: Outcome;
}

interface GameRow {
  id: string;
  ruleset: string;
  rules_version: number;
  title: string;
  started_at: number;
  touched_at: number;
  ended_at: number | null;
  report: string | null;
}
const COLUMNS = 'id, ruleset, rules_version, title, started_at, touched_at, ended_at, report';

function entryOf(row: GameRow): GameEntry {
  const outcome = row.report === null ? undefined : readOutcome(row.report);
  return {
    id: row.id,
    ruleset: row.ruleset,
    rulesVersion: row.rules_version,
    title: row.title,
    startedAt: row.started_at,
    touchedAt: row.touched_at,
    ...(row.ended_at !== null && { endedAt: row.ended_at }),
    ...(outcome && { outcome }),
  };
}

/** The latest touched first. */
export async function listGames(db: Db): Promise<readonly GameEntry[]> {
  const rows = await db.all<GameRow>(
    'SELECT ' + COLUMNS + ' FROM game WHERE deleted_at IS NULL ORDER BY touched_at DESC, id',
  );
  return rows.map(entryOf);
}

export async function createGame(
  db: Db,
  entry: GameEntry,
  setup: Setup,
  log: readonly Action[] = [],
): Promise<void> {
  await db.tx(async (inside) => {
    await inside.run(
      'INSERT INTO game (id, ruleset, rules_version, title, setup, started_at, touched_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
      [
        entry.id,
        entry.ruleset,
        entry.rulesVersion,
        entry.title,
        JSON.stringify(setup),
        entry.startedAt,
        entry.touchedAt,
      ],
    );
    // One statement for any number of rows.
    await inside.run(
      'INSERT INTO action (game_id, seq, body, at) SELECT ?, key, value, ? FROM json_each(?)',
      [entry.id, entry.startedAt, JSON.stringify(log.map((action) => JSON.stringify(action)))],
    );
  });
}

export interface StoredGame {
  readonly entry: GameEntry;
  readonly setup: Setup;
  readonly log: readonly Action[];
  /** The first row that cannot be read; it and those after it are kept as they are. */
  readonly unreadable?: number;
}

/** Undefined when the game itself cannot be read: that costs this game and no other. */
export async function readGame(db: Db, id: string): Promise<StoredGame | undefined> {
  const [row] = await db.all<GameRow & { setup: string }>(
    'SELECT ' + COLUMNS + ', setup FROM game WHERE id = ? AND deleted_at IS NULL',
    [id],
  );
  const setup = row && readSetup(row.setup);
  if (!row || !setup) return undefined;
  const rows = await db.all<{ seq: number; body: string }>(
    'SELECT seq, body FROM action WHERE game_id = ? ORDER BY seq',
    [id],
  );
  const log: Action[] = [];
  for (const [i, { seq, body }] of rows.entries()) {
    const action = seq === i ? readAction(body) : undefined;
    if (!action) return { entry: entryOf(row), setup, log, unreadable: i };
    log.push(action);
  }
  return { entry: entryOf(row), setup, log };
}

/** One statement that can neither write a step twice nor leave a gap; false when the step is not the next one. */
export async function appendAction(db: Db, gameId: string, action: Action, now: number): Promise<boolean> {
  const changes = await db.run(
    `INSERT INTO action (game_id, seq, body, at)
     SELECT ?1, ?2, ?3, ?4
     WHERE ?2 = (SELECT COALESCE(MAX(seq) + 1, 0) FROM action WHERE game_id = ?1)`,
    [gameId, action.at, JSON.stringify(action), now],
  );
  return changes === 1;
}

/** A finished game keeps its result with it; taking the last step back opens it again. */
export async function endGame(db: Db, id: string, outcome: Outcome | undefined, now: number): Promise<void> {
  await db.run('UPDATE game SET ended_at = ?, report = ?, touched_at = ? WHERE id = ?', [
    outcome ? now : null,
    outcome ? JSON.stringify(outcome) : null,
    now,
    id,
  ]);
}

export async function touchGame(db: Db, id: string, now: number): Promise<void> {
  await db.run('UPDATE game SET touched_at = ? WHERE id = ?', [now, id]);
}

export async function renameGame(db: Db, id: string, title: string): Promise<void> {
  await db.run('UPDATE game SET title = ? WHERE id = ?', [title, id]);
}

/** Out of sight; gone for good when the app is next opened. */
export async function deleteGame(db: Db, id: string, now: number): Promise<void> {
  await db.run('UPDATE game SET deleted_at = ? WHERE id = ?', [now, id]);
}
export async function restoreGame(db: Db, id: string): Promise<void> {
  await db.run('UPDATE game SET deleted_at = NULL WHERE id = ?', [id]);
}
