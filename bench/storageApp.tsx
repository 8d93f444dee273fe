import { registerRootComponent } from 'expo';
import { openDatabaseAsync } from 'expo-sqlite';

const OURS = ['locking_mode = EXCLUSIVE', 'journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON'];
const SAVED = 200;

/** Milliseconds for one saved row, as the game log saves it. */
async function measure(name: string, pragmas: readonly string[]): Promise<number> {
  const db = await openDatabaseAsync(name);
  for (const pragma of pragmas) await db.execAsync(`PRAGMA ${pragma}`);
  await db.execAsync(
    'CREATE TABLE IF NOT EXISTS action (seq INTEGER PRIMARY KEY, body TEXT NOT NULL) STRICT',
  );
  await db.execAsync('DELETE FROM action');
  const body = JSON.stringify({
    type: 'answer',
    at: 1,
    ask: 'turn',
    answer: { kind: 'choose', option: 'fight|a1|b2' },
  });
  const began = performance.now();
  const statement = await db.prepareAsync('INSERT INTO action (seq, body) VALUES (?, ?)');
  for (let seq = 0; seq < SAVED; seq++) await statement.executeAsync([seq, body]);
  return (performance.now() - began) / SAVED;
}

async function both(): Promise<void> {
  const byDefault = await measure('default.db', []);
  const ours = await measure('ours.db', OURS);
  document.title = JSON.stringify({ byDefault, ours });
}

function Measure() {
  return null;
}
registerRootComponent(Measure);
void both();
