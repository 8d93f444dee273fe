export type Value = string | number | null;

/** One open SQLite file. Values always go in as parameters. */
export interface Backend {
  exec(sql: string): Promise<void>;
  /** Gives the number of rows changed. */
  run(sql: string, params?: readonly Value[]): Promise<number>;
  all<T>(sql: string, params?: readonly Value[]): Promise<readonly T[]>;
}

/** Where the files are: expo-sqlite on a phone and on the web, a plain folder in Node. */
export interface Disk {
  /** What to set on a fresh connection, in this order; each is read back. */
  readonly pragmas: readonly { readonly set: string; readonly read: string; readonly want: Value }[];
  open(name: string): Promise<Backend>;
  /** A second file with the same content. */
  copy(from: Backend, to: string): Promise<void>;
}

export interface Db extends Backend {
  /** All or nothing, with nothing else in between. */
  tx<T>(work: (inside: Backend) => Promise<T>): Promise<T>;
}

/** Every statement waits for the one before it. */
export function queued(backend: Backend): Db {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
  return {
    exec: (sql) => inTurn(() => backend.exec(sql)),
    run: (sql, params) => inTurn(() => backend.run(sql, params)),
    all: (sql, params) => inTurn(() => backend.all(sql, params)),
    tx: (work) => inTurn(() => transaction(backend, work)),
  };
}

async function transaction<T>(backend: Backend, work: (inside: Backend) => Promise<T>): Promise<T> {
  await backend.exec('BEGIN IMMEDIATE');
  try {
    const result = await work(backend);
    await backend.exec('COMMIT');
    return result;
  } catch (error) {
    try {
      await backend.exec('ROLLBACK');
    } catch {
      // SQLite has rolled back already; what went wrong first is what counts.
    }
    throw error;
  }
}
