import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Database } from 'node-sqlite3-wasm';

/** A stored file begins with this many bytes that name it; behind them it is the one SQLite wrote. */
const HEAD = 4096;

interface Stored {
  readonly name: string;
  readonly path: string;
  readonly bytes: Buffer;
}

/** SQLite's files in the folder of a browser that is closed. */
function storedIn(folder: string): readonly Stored[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((each) => {
    const path = join(folder, each);
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return [];
    const bytes = readFileSync(path);
    const name = /^\/(muster[^\0]*)\0/.exec(bytes.toString('latin1', 0, HEAD))?.[1];
    return name && bytes.length >= HEAD ? [{ name, path, bytes }] : [];
  });
}

const storedFile = (folder: string, name: string): Stored => {
  const found = storedIn(folder).filter((each) => each.name === name);
  if (found.length !== 1) throw new Error(`${found.length} files are called ${name}.`);
  return found[0]!;
};

/** What SQLite would read from a stored file. */
export const readStored = (folder: string, name: string): Buffer =>
  storedFile(folder, name).bytes.subarray(HEAD);

export function writeStored(folder: string, name: string, body: Uint8Array): void {
  const { path, bytes } = storedFile(folder, name);
  writeFileSync(path, Buffer.concat([bytes.subarray(0, HEAD), body]));
}

/** The stored games in a SQLite outside the browser; what `work` changes is put back. */
export function inDatabase<T>(folder: string, work: (db: Database) => T): T {
  const own = mkdtempSync(join(tmpdir(), 'muster-disk-'));
  const path = join(own, 'muster.db');
  try {
    for (const { name, bytes } of storedIn(folder)) writeFileSync(join(own, name), bytes.subarray(HEAD));
    const db = new Database(path);
    db.exec('PRAGMA locking_mode = EXCLUSIVE');
    const result = work(db);
    // What is still in the log of changes goes into the file itself.
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    db.close();
    writeStored(folder, 'muster.db', readFileSync(path));
    writeStored(folder, 'muster.db-wal', Buffer.alloc(0));
    return result;
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}
