import {
  backupDatabaseAsync,
  openDatabaseAsync,
  type SQLiteDatabase,
  type SQLiteStatement,
} from 'expo-sqlite';
import { Platform } from 'react-native';

import type { Backend, Disk, Value } from './db';

interface Opened extends Backend {
  readonly database: SQLiteDatabase;
}

async function open(name: string): Promise<Opened> {
  const database = await openDatabaseAsync(name);
  // What writes is prepared once: a saved step is one message to SQLite's thread, not three.
  const prepared = new Map<string, Promise<SQLiteStatement>>();
  const statementOf = (sql: string) => {
    const known = prepared.get(sql) ?? database.prepareAsync(sql);
    prepared.set(sql, known);
    // One that failed is tried anew, or a retry could never succeed.
    known.catch(() => prepared.delete(sql));
    return known;
  };
  return {
    database,
    exec: (sql) => database.execAsync(sql),
    run: async (sql, params: readonly Value[] = []) =>
      (await (await statementOf(sql)).executeAsync([...params])).changes,
    all: <T>(sql: string, params: readonly Value[] = []) => database.getAllAsync<T>(sql, [...params]),
  };
}

/** On the web WAL stays off unless the lock is exclusive first. */
const exclusive = { set: 'locking_mode = EXCLUSIVE', read: 'locking_mode', want: 'exclusive' } as const;

export const expoDisk: Disk = {
  pragmas: [
    ...(Platform.OS === 'web' ? [exclusive] : []),
    { set: 'journal_mode = WAL', read: 'journal_mode', want: 'wal' },
    { set: 'synchronous = FULL', read: 'synchronous', want: 2 },
    { set: 'foreign_keys = ON', read: 'foreign_keys', want: 1 },
  ],
  open,
  copy: async (from, to) => {
    const copy = await openDatabaseAsync(to);
    await backupDatabaseAsync({ sourceDatabase: (from as Opened).database, destDatabase: copy });
    await copy.closeAsync();
  },
};
