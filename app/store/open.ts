import { queued, type Backend, type Db, type Disk } from './db';
import { migrate, MIGRATIONS, versionOf } from './migrations';

export type Opened =
  | {
      readonly kind: 'ready';
      readonly db: Db;
      /** Damaged files left where they are. */ readonly aside: readonly string[];
    }
  | { readonly kind: 'newer'; readonly version: number }
  | { readonly kind: 'failed'; readonly message: string };

/** A damaged file stays untouched under its name and the next name is used. */
export const FILES = ['muster.db', 'muster-2.db', 'muster-3.db'] as const;

export async function openStore(
  disk: Disk,
  now: number,
  steps: readonly string[] = MIGRATIONS,
): Promise<Opened> {
  const aside: string[] = [];
  for (const name of FILES) {
    try {
      const backend = await openFile(disk, name);
      const version = await versionOf(backend);
      if (version > steps.length) return { kind: 'newer', version };
      await migrate(backend, steps, (from) => disk.copy(backend, `muster-v${from}-${now}.db`));
      await purge(backend);
      return { kind: 'ready', db: queued(backend), aside };
    } catch (error) {
      if (!isDamage(error)) return { kind: 'failed', message: messageOf(error) };
      aside.push(name);
    }
  }
  return { kind: 'failed', message: `${aside.join(', ')} are damaged.` };
}

async function openFile(disk: Disk, name: string): Promise<Backend> {
  const backend = await disk.open(name);
  for (const { set, read, want } of disk.pragmas) {
    await backend.exec(`PRAGMA ${set}`);
    const [row] = await backend.all<Record<string, unknown>>(`PRAGMA ${read}`);
    const got = row && Object.values(row)[0];
    if (got !== want) throw new Error(`PRAGMA ${set} was not taken: ${String(got)}`);
  }
  const [check] = await backend.all<{ quick_check: string }>('PRAGMA quick_check(1)');
  if (check?.quick_check !== 'ok') throw new Error(`malformed: ${check?.quick_check ?? 'no answer'}`);
  return backend;
}

/** What was deleted in an earlier run, and can no longer be brought back with one tap. */
async function purge(backend: Backend): Promise<void> {
  await backend.run('DELETE FROM game WHERE deleted_at IS NOT NULL');
  await backend.run('DELETE FROM roster WHERE deleted_at IS NOT NULL');
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
const isDamage = (error: unknown): boolean => /malformed|not a database|corrupt/i.test(messageOf(error));
