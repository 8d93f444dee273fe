import type { Db, Disk } from '../../app/store/db';
import {
  appendAction, createGame, deleteGame, endGame, listGames, readGame, renameGame, restoreGame, type GameEntry,
} from '../../app/store/gameLog'; // prettier-ignore
import { openStore } from '../../app/store/open';
import { deleteRoster, listRosters, restoreRoster, saveRoster } from '../../app/store/rosterBook';
import { readAims, writeAim } from '../../app/store/aims';
import { DEFAULTS, readSetting, readSettings, writeSetting } from '../../app/store/settings';
import type { Action, Setup } from '../../engine/core/types';

export const setup: Setup = {
  seed: 7,
  sides: [
    { id: 'a', name: 'Red', roster: { name: 'A' } },
    { id: 'b', name: 'Blue', roster: { name: 'B' } },
  ],
  choices: { mission: 'one' },
  rulings: { 'SF-A1': 'print' },
};
export const entry = (id: string): GameEntry => ({
  id,
  ruleset: 'toy',
  rulesVersion: 1,
  title: `Game ${id}`,
  startedAt: 100,
  touchedAt: 100,
});
export const skip = (at: number): Action => ({ type: 'skip', at });

export async function ready(disk: Disk): Promise<Db> {
  const opened = await openStore(disk, 1);
  if (opened.kind !== 'ready') throw new Error(JSON.stringify(opened));
  return opened.db;
}

/** What the store promises, whatever SQLite it stands on. */
export function storeSuite(name: string, disk: () => Disk): void {
  describe(`the store on ${name}`, () => {
    let db: Db;
    beforeEach(async () => {
      db = await ready(disk());
    });

    it('keeps a game and its log', async () => {
      await createGame(db, entry('g'), setup);
      expect(await appendAction(db, 'g', skip(0), 200)).toBe(true);
      expect(
        await appendAction(db, 'g', { type: 'adjust', at: 1, of: 'a1', track: 'life', value: 2 }, 201),
      ).toBe(true);
      const game = await readGame(db, 'g');
      expect(game).toMatchObject({ entry: entry('g'), setup });
      expect(game?.log).toEqual([skip(0), { type: 'adjust', at: 1, of: 'a1', track: 'life', value: 2 }]);
    });

    it('writes no step twice and leaves no gap', async () => {
      await createGame(db, entry('g'), setup);
      expect(await appendAction(db, 'g', skip(1), 1)).toBe(false);
      expect(await appendAction(db, 'g', skip(0), 1)).toBe(true);
      expect(await appendAction(db, 'g', skip(0), 1)).toBe(false);
      expect(await appendAction(db, 'g', skip(2), 1)).toBe(false);
      expect((await readGame(db, 'g'))?.log).toEqual([skip(0)]);
    });

    it('runs what is asked at once one after the other', async () => {
      await createGame(db, entry('g'), setup);
      const written = await Promise.all(
        Array.from({ length: 20 }, (_, at) => appendAction(db, 'g', skip(at), 1)),
      );
      expect(written).toEqual(Array(20).fill(true));
      expect((await readGame(db, 'g'))?.log).toHaveLength(20);
    });

    it('takes all of a transaction or none of it', async () => {
      const failing = db.tx(async (inside) => {
        await inside.run('INSERT INTO setting (key, value) VALUES (?, ?)', ['half', 'done']);
        throw new Error('in the middle');
      });
      const beside = writeSetting(db, 'other', 'kept');
      await expect(failing).rejects.toThrow('in the middle');
      await beside;
      expect(await readSetting(db, 'half')).toBeUndefined();
      expect(await readSetting(db, 'other')).toBe('kept');
    });

    it('starts a game with a log it is given', async () => {
      const log = Array.from({ length: 500 }, (_, at) => skip(at));
      await createGame(db, entry('g'), setup, log);
      expect((await readGame(db, 'g'))?.log).toEqual(log);
      expect(await appendAction(db, 'g', skip(500), 1)).toBe(true);
    });

    it('ends, reopens, renames, deletes and brings back a game', async () => {
      await createGame(db, entry('g'), setup);
      const outcome = {
        winner: 'a',
        title: 'Red wins',
        why: 'More points.',
        rule: 'SF-R52',
        scores: [],
      } as const;
      await endGame(db, 'g', outcome, 300);
      expect((await listGames(db))[0]).toMatchObject({ endedAt: 300, outcome });
      await endGame(db, 'g', undefined, 301);
      expect((await listGames(db))[0]).not.toHaveProperty('outcome');
      await renameGame(db, 'g', `Robert'); DROP TABLE game;--`);
      expect((await listGames(db))[0]?.title).toBe(`Robert'); DROP TABLE game;--`);
      await deleteGame(db, 'g', 302);
      expect(await listGames(db)).toEqual([]);
      expect(await readGame(db, 'g')).toBeUndefined();
      await restoreGame(db, 'g');
      expect(await listGames(db)).toHaveLength(1);
    });

    it('a row that cannot be read stops that game there and costs no other', async () => {
      for (const id of ['good', 'bad', 'worse'])
        await createGame(db, entry(id), setup, [skip(0), skip(1), skip(2)]);
      await db.run('UPDATE action SET body = ? WHERE game_id = ? AND seq = 1', ['{"type":"skip"', 'bad']);
      await db.run('UPDATE game SET setup = ? WHERE id = ?', ['{}', 'worse']);
      expect(await readGame(db, 'bad')).toMatchObject({ unreadable: 1, log: [skip(0)] });
      expect(await readGame(db, 'worse')).toBeUndefined();
      expect((await readGame(db, 'good'))?.log).toHaveLength(3);
      expect(await listGames(db)).toHaveLength(3);
    });

    it.each(['{"type":"skip","at":1,"more":1}', '{"type":"jump","at":1}', '7', '{"type":"skip","at":1.5}'])(
      'takes %s for no action',
      async (body) => {
        await createGame(db, entry('g'), setup, [skip(0), skip(1)]);
        await db.run('UPDATE action SET body = ? WHERE seq = 1', [body]);
        expect(await readGame(db, 'g')).toMatchObject({ unreadable: 1 });
      },
    );

    it('keeps warbands: saved, changed, deleted, brought back, whatever their name', async () => {
      const roster = { id: 'r', ruleset: 'toy', name: 'The “Odd” ’s; -- 🛡', body: { units: [1] }, madeAt: 5 };
      await saveRoster(db, roster, 5);
      expect(await listRosters(db)).toEqual([roster]);
      await saveRoster(db, { ...roster, name: 'New', body: { units: [] } }, 6);
      expect(await listRosters(db)).toEqual([{ ...roster, name: 'New', body: { units: [] } }]);
      await deleteRoster(db, 'r', 7);
      expect(await listRosters(db)).toEqual([]);
      await restoreRoster(db, 'r');
      await db.run('UPDATE roster SET body = ? WHERE id = ?', ['{', 'r']);
      expect((await listRosters(db))[0]?.body).toBeNull();
    });

    it('keeps settings and takes nonsense for the default', async () => {
      expect(await readSettings(db)).toEqual(DEFAULTS);
      await writeSetting(db, 'light', 'dark');
      await writeSetting(db, 'light', 'light');
      await writeSetting(db, 'dice', 'loaded');
      expect(await readSettings(db)).toEqual({ ...DEFAULTS, light: 'light' });
    });

    it('keeps what is played for, by ruleset, and forgets what it cannot read', async () => {
      await writeAim(db, 'one', { goal: 'destroy', worth: 0.25 });
      await writeAim(db, 'two', { goal: 'net', worth: 0 });
      await writeAim(db, 'two', { goal: 'survive', worth: 1 });
      await writeSetting(db, 'aim:three', '{"goal":"net","worth":-1}');
      await writeSetting(db, 'aim:four', '{');
      expect(await readAims(db)).toEqual({
        one: { goal: 'destroy', worth: 0.25 },
        two: { goal: 'survive', worth: 1 },
      });
      expect(await readSettings(db)).toEqual(DEFAULTS);
    });
  });
}
