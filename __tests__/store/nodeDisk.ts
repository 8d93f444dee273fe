import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Database } from 'node-sqlite3-wasm';

import type { Backend, Disk, Value } from '../../app/store/db';

/** A real SQLite on real files. */
export interface NodeDisk extends Disk {
  readonly folder: string;
  path(name: string): string;
  close(): void;
}

const open = new Map<Backend, Database>();
export const rawOf = (backend: Backend): Database => open.get(backend)!;

export function nodeDisk(folder: string = mkdtempSync(join(tmpdir(), 'muster-'))): NodeDisk {
  const mine: Database[] = [];
  const path = (name: string) => join(folder, name);
  return {
    folder,
    path,
    pragmas: [
      { set: 'locking_mode = EXCLUSIVE', read: 'locking_mode', want: 'exclusive' },
      { set: 'journal_mode = WAL', read: 'journal_mode', want: 'wal' },
      { set: 'synchronous = FULL', read: 'synchronous', want: 2 },
      { set: 'foreign_keys = ON', read: 'foreign_keys', want: 1 },
    ],
    open: async (name) => {
      const database = new Database(path(name));
      mine.push(database);
      const backend: Backend = {
        exec: async (sql) => database.exec(sql),
        run: async (sql, params: readonly Value[] = []) => database.run(sql, [...params]).changes,
        all: async <T>(sql: string, params: readonly Value[] = []) => database.all(sql, [...params]) as T[],
      };
      open.set(backend, database);
      return backend;
    },
    copy: async (from, to) => {
      rawOf(from).run('VACUUM INTO ?', [path(to)]);
    },
    close: () => mine.splice(0).forEach((database) => database.isOpen && database.close()),
  };
}

/** What a power cut would leave: the files as they are this instant, opened by somebody else. */
export function afterPowerCut(disk: NodeDisk): NodeDisk {
  const copy = nodeDisk();
  for (const name of ['muster.db', 'muster.db-wal'])
    if (existsSync(disk.path(name))) copyFileSync(disk.path(name), copy.path(name));
  return copy;
}

export const remove = (disk: NodeDisk): void => {
  disk.close();
  rmSync(disk.folder, { recursive: true, force: true });
};
