import type { Db } from './db';

/** A warband as it is stored; only its ruleset can say whether the body makes sense. */
export interface RosterEntry {
  readonly id: string;
  readonly ruleset: string;
  readonly name: string;
  readonly body: unknown;
  readonly madeAt: number;
}

/** The warbands of one game, in their order. */
export const rostersOf = <E extends { readonly ruleset: string }>(rosters: readonly E[], rules: string) =>
  rosters.filter((entry) => rules === entry.ruleset);

interface RosterRow {
  id: string;
  ruleset: string;
  name: string;
  body: string;
  made_at: number;
}

/** In the order they were made, or were moved to. A body that is not JSON reads as null, which no ruleset takes for a roster. */
export async function listRosters(db: Db): Promise<readonly RosterEntry[]> {
  const rows = await db.all<RosterRow>(
    'SELECT id, ruleset, name, body, made_at FROM roster WHERE deleted_at IS NULL ORDER BY made_at, id',
  );
  return rows.map((row) => ({
    id: row.id,
    ruleset: row.ruleset,
    name: row.name,
    body: parse(row.body),
    madeAt: row.made_at,
  }));
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return null;
  }
}

export async function saveRoster(db: Db, roster: RosterEntry, now: number): Promise<void> {
  await db.run(
    `INSERT INTO roster (id, ruleset, name, body, made_at, changed_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
     ON CONFLICT (id) DO UPDATE SET name = ?3, body = ?4, made_at = ?5, changed_at = ?6, deleted_at = NULL`,
    [roster.id, roster.ruleset, roster.name, JSON.stringify(roster.body), roster.madeAt, now],
  );
}

export async function deleteRoster(db: Db, id: string, now: number): Promise<void> {
  await db.run('UPDATE roster SET deleted_at = ? WHERE id = ?', [now, id]);
}
export async function restoreRoster(db: Db, id: string): Promise<void> {
  await db.run('UPDATE roster SET deleted_at = NULL WHERE id = ?', [id]);
}
