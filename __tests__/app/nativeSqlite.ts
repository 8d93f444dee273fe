import { rmSync } from 'node:fs';

import { Database } from 'node-sqlite3-wasm';

/** The native half of expo-sqlite, as its own JavaScript calls it. */
export const folderOf = { current: '' };

type Params = Record<string, string | number | null>;

class NativeDatabase {
  readonly raw: Database;
  constructor(readonly path: string) {
    this.raw = shared.get(path) ?? new Database(path);
    shared.set(path, this.raw);
    // One connection a file, as on a phone without `useNewConnection`; the wasm build needs this for WAL.
    this.raw.exec('PRAGMA locking_mode = EXCLUSIVE');
  }
  async initAsync() {}
  async execAsync(source: string) {
    this.raw.exec(source);
  }
  async prepareAsync(statement: NativeStatement, source: string) {
    statement.source = source;
  }
  async closeAsync() {
    this.raw.close();
    shared.delete(this.path);
  }
}
const shared = new Map<string, Database>();

class NativeStatement {
  source = '';
  private rows: Record<string, unknown>[] = [];
  async runAsync(database: NativeDatabase, params: Params) {
    const values = Object.entries(params).map(([, value]) => value);
    this.rows = database.raw.all(this.source, values) as Record<string, unknown>[];
    const [done] = database.raw.all('SELECT changes() AS changes, last_insert_rowid() AS id');
    const { changes, id } = done as { changes: number; id: number };
    return { changes, lastInsertRowId: Number(id), firstRowValues: this.values()[0] ?? [] };
  }
  private values = () => this.rows.map((row) => Object.values(row));
  async getAllAsync() {
    return this.values().slice(1);
  }
  async getColumnNamesAsync() {
    return Object.keys(this.rows[0] ?? {});
  }
  async resetAsync() {}
  async finalizeAsync() {}
}

export default {
  NativeDatabase,
  NativeStatement,
  get defaultDatabaseDirectory() {
    return folderOf.current;
  },
  ensureDatabasePathExistsAsync: async () => undefined,
  backupDatabaseAsync: async (to: NativeDatabase, _: string, from: NativeDatabase) => {
    to.raw.close();
    shared.delete(to.path);
    rmSync(to.path, { force: true });
    from.raw.run('VACUUM INTO ?', [to.path]);
    Object.assign(to, { raw: new Database(to.path) });
  },
};
