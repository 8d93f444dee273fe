import type { Backend } from './db';

/** Append only: the number of steps done is the file's `user_version`. */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE game (
    id TEXT PRIMARY KEY,
    ruleset TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    title TEXT NOT NULL,
    setup TEXT NOT NULL,
    started_at INTEGER NOT NULL,
    touched_at INTEGER NOT NULL,
    ended_at INTEGER,
    report TEXT,
    deleted_at INTEGER
  ) STRICT;
  CREATE TABLE action (
    game_id TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seq INTEGER NOT NULL,
    body TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (game_id, seq)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE roster (
    id TEXT PRIMARY KEY,
    ruleset TEXT NOT NULL,
    name TEXT NOT NULL,
    body TEXT NOT NULL,
    made_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    deleted_at INTEGER
  ) STRICT;
  CREATE TABLE setting (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
];

export const versionOf = async (backend: Backend): Promise<number> =>
  (await backend.all<{ user_version: number }>('PRAGMA user_version'))[0]?.user_version ?? 0;

/** Each step in a transaction of its own, after `backUp` has copied a file that has something to lose. */
export async function migrate(
  backend: Backend,
  steps: readonly string[],
  backUp: (version: number) => Promise<void>,
): Promise<void> {
  const from = await versionOf(backend);
  if (from > 0 && from < steps.length) await backUp(from);
  for (let version = from; version < steps.length; version++) {
    await backend.exec('BEGIN IMMEDIATE');
    try {
      await backend.exec(steps[version]!);
      await backend.exec(`PRAGMA user_version = ${version + 1}`);
      await backend.exec('COMMIT');
    } catch (error) {
      await backend.exec('ROLLBACK');
      throw error;
    }
  }
}
