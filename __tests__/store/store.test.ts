import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

import { appendAction, createGame, deleteGame, listGames, readGame } from '../../app/store/gameLog';
import { MIGRATIONS } from '../../app/store/migrations';
import { openStore } from '../../app/store/open';
import { afterPowerCut, nodeDisk, remove, type NodeDisk } from './nodeDisk';
import { entry, ready, setup, skip, storeSuite } from './suite';

const disks: NodeDisk[] = [];
const fresh = (folder?: string) => {
  const disk = nodeDisk(folder);
  disks.push(disk);
  return disk;
};
afterEach(() => disks.splice(0).forEach(remove));

storeSuite('a plain SQLite file', fresh);

describe('opening', () => {
  it('finds everything again', async () => {
    const disk = fresh();
    const db = await ready(disk);
    await createGame(db, entry('g'), setup, [skip(0)]);
    disk.close();
    expect((await readGame(await ready(fresh(disk.folder)), 'g'))?.log).toEqual([skip(0)]);
  });

  it('loses no saved step to a power cut, and keeps no half of a transaction', async () => {
    const disk = fresh();
    const db = await ready(disk);
    await createGame(db, entry('g'), setup);
    for (let at = 0; at < 30; at++) {
      await appendAction(db, 'g', skip(at), 1);
      if (at % 10 !== 9) continue;
      const left = afterPowerCut(disk);
      disks.push(left);
      expect((await readGame(await ready(left), 'g'))?.log).toHaveLength(at + 1);
    }
    await db.tx(async (inside) => {
      await inside.run('DELETE FROM action');
      const left = afterPowerCut(disk);
      disks.push(left);
      expect((await readGame(await ready(left), 'g'))?.log).toHaveLength(30);
    });
  });

  it('a full disk refuses the step, keeps what was saved, and goes on when there is room', async () => {
    const db = await ready(fresh());
    await createGame(db, entry('g'), setup);
    await db.exec('PRAGMA max_page_count = 12');
    let saved = 0;
    const fill = async () => {
      for (; saved < 5000; saved++) await appendAction(db, 'g', skip(saved), 1);
    };
    await expect(fill()).rejects.toThrow(/full/);
    expect((await readGame(db, 'g'))?.log).toHaveLength(saved);
    await db.exec('PRAGMA max_page_count = 100000');
    expect(await appendAction(db, 'g', skip(saved), 1)).toBe(true);
  });

  it('refuses a database of a newer app and leaves it as it is', async () => {
    const disk = fresh();
    const db = await ready(disk);
    await db.exec('PRAGMA user_version = 99');
    disk.close();
    const before = readFileSync(disk.path('muster.db'));
    const again = fresh(disk.folder);
    expect(await openStore(again, 2)).toEqual({ kind: 'newer', version: 99 });
    again.close();
    expect(readFileSync(disk.path('muster.db')).equals(before)).toBe(true);
  });

  it('sets a damaged database aside, untouched, and goes on with a new one', async () => {
    const disk = fresh();
    const rubbish = Buffer.alloc(8192, 'not a database ');
    writeFileSync(disk.path('muster.db'), rubbish);
    const opened = await openStore(disk, 1);
    expect(opened).toMatchObject({ kind: 'ready', aside: ['muster.db'] });
    if (opened.kind === 'ready') await createGame(opened.db, entry('g'), setup);
    disk.close();
    expect(readFileSync(disk.path('muster.db')).equals(rubbish)).toBe(true);
    expect(await listGames(await ready(fresh(disk.folder)))).toHaveLength(1);
  });

  it('finds damage inside a file that opens', async () => {
    const disk = fresh();
    const db = await ready(disk);
    for (let i = 0; i < 50; i++) await createGame(db, entry(`g${i}`), setup, [skip(0)]);
    await db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    disk.close();
    const bytes = readFileSync(disk.path('muster.db'));
    bytes.fill(0xee, 4096 * 2 + 8, 4096 * 3);
    writeFileSync(disk.path('muster.db'), bytes);
    expect(await openStore(fresh(disk.folder), 1)).toMatchObject({ kind: 'ready', aside: ['muster.db'] });
  });

  it('says so when there is nowhere to write', async () => {
    const disk = fresh();
    const refusing = { ...disk, open: () => Promise.reject(new Error('unable to open database file')) };
    expect(await openStore(refusing, 1)).toEqual({ kind: 'failed', message: 'unable to open database file' });
  });

  it('says so when a pragma is not taken', async () => {
    const disk = fresh();
    const pragmas = [{ set: 'journal_mode = DELETE', read: 'journal_mode', want: 'wal' }];
    expect(await openStore({ ...disk, pragmas }, 1)).toMatchObject({ kind: 'failed' });
  });

  it('clears out what was deleted in an earlier run', async () => {
    const disk = fresh();
    const db = await ready(disk);
    await createGame(db, entry('g'), setup, [skip(0)]);
    await deleteGame(db, 'g', 1);
    disk.close();
    const again = await ready(fresh(disk.folder));
    expect(await again.all('SELECT * FROM action')).toEqual([]);
  });
});

describe('migrations', () => {
  const more = [...MIGRATIONS, 'ALTER TABLE game ADD COLUMN place TEXT'];

  it('bring every old schema up to date, with a copy of the old file first', async () => {
    const disk = fresh();
    await createGame(await ready(disk), entry('g'), setup);
    disk.close();
    const later = fresh(disk.folder);
    const opened = await openStore(later, 42, more);
    expect(opened.kind).toBe('ready');
    if (opened.kind !== 'ready') return;
    expect(await opened.db.all('SELECT id, place FROM game')).toEqual([{ id: 'g', place: null }]);
    const copy = await (await later.open('muster-v1-42.db')).all('SELECT id FROM game');
    expect(copy).toEqual([{ id: 'g' }]);
  });

  it('make no copy of a file that is new or up to date', async () => {
    const disk = fresh();
    await ready(disk);
    disk.close();
    await ready(fresh(disk.folder));
    expect(readdirSync(disk.folder).filter((name) => name.startsWith('muster-v'))).toEqual([]);
  });

  it('that fail leave the old schema standing', async () => {
    const disk = fresh();
    await createGame(await ready(disk), entry('g'), setup);
    disk.close();
    const broken = [
      ...MIGRATIONS,
      'ALTER TABLE game ADD COLUMN place TEXT; ALTER TABLE nothing ADD COLUMN x',
    ];
    const failing = fresh(disk.folder);
    expect(await openStore(failing, 1, broken)).toMatchObject({ kind: 'failed' });
    failing.close();
    const db = await ready(fresh(disk.folder));
    expect(await db.all('PRAGMA user_version')).toEqual([{ user_version: 1 }]);
    expect(await listGames(db)).toHaveLength(1);
    expect(existsSync(disk.path('muster-v1-1.db'))).toBe(true);
  });
});
