import type { Page } from 'playwright-core';

import { inDatabase, readStored, writeStored } from './disk';
import { find, flaws, onPhone, openPhone, see, tap, URL_OF_APP, type Phone } from './phone';
import { answer, dock, openTab, startGame, undoKey, until } from './table';

jest.setTimeout(180_000);

const openGames = (page: Page) => page.goto(`${URL_OF_APP}/?at=Games`);
const gone = (page: Page, words: RegExp) => until(async () => (await page.getByText(words).count()) === 0);

describe('a damaged file', () => {
  let phone: Phone;
  afterEach(() => phone.close());

  const DAMAGE: Readonly<Record<string, (file: Buffer) => Buffer>> = {
    'that is no database any more': (file) => Buffer.alloc(file.length, 'spilt coffee '),
    'with a page lost in the middle': (file) => Buffer.from(file).fill(0xee, 4096 * 2, 4096 * 3),
  };
  it.each(Object.entries(DAMAGE))('%s is set aside, and told of once', async (_, damage) => {
    phone = await openPhone();
    await startGame(phone.page, 'skirmish-fight');
    let damaged: Buffer = Buffer.alloc(0);
    phone = await phone.relaunch((folder) => {
      inDatabase(folder, (db) => expect(db.all('SELECT title FROM game')).toHaveLength(1));
      damaged = damage(readStored(folder, 'muster.db'));
      writeStored(folder, 'muster.db', damaged);
    });
    await see(phone.page, /^The file with your games was damaged\. It is kept as muster\.db; Muster goes on/);
    expect(await flaws(phone.page)).toEqual([]);
    await openGames(phone.page);
    await see(phone.page, /^No game has been played yet/);

    await startGame(phone.page, 'skirmish-fight');
    await answer(phone.page, 'It is down');
    const done = await undoKey(phone.page);
    await phone.page.reload();
    await dock(phone.page).waitFor();
    expect(await undoKey(phone.page)).toBe(done);
    await see(phone.page, /was damaged/);
    await tap(phone.page, 'Dismiss');
    await gone(phone.page, /was damaged/);
    phone = await phone.relaunch((folder) => {
      expect(readStored(folder, 'muster.db').equals(damaged)).toBe(true);
    });
    await dock(phone.page).waitFor();
    expect(await undoKey(phone.page)).toBe(done);
    expect(await phone.page.getByText(/was damaged/).count()).toBe(0);
    expect(phone.complaints).toEqual([]);
  });
});

describe('games saved by a newer app', () => {
  it('are left alone until this one can read them', async () => {
    let phone = await openPhone();
    try {
      await startGame(phone.page, 'skirmish-fight');
      let kept: Buffer = Buffer.alloc(0);
      phone = await phone.relaunch((folder) => {
        inDatabase(folder, (db) => db.exec('PRAGMA user_version = 99'));
        kept = readStored(folder, 'muster.db');
      });
      await see(phone.page, /saved by a newer Muster/);
      await see(phone.page, 'They are in format 99.');
      expect(await flaws(phone.page)).toEqual([]);
      await tap(phone.page, 'Try again');
      await see(phone.page, /saved by a newer Muster/);
      phone = await phone.relaunch((folder) => {
        expect(readStored(folder, 'muster.db').equals(kept)).toBe(true);
        inDatabase(folder, (db) => db.exec('PRAGMA user_version = 1'));
      });
      await dock(phone.page).waitFor();
    } finally {
      await phone.close();
    }
  });
});

describe('storage that does not open', () => {
  it('opens when it is tried again', () =>
    onPhone({}, async ({ page }) => {
      await startGame(page, 'skirmish-fight');
      await page.addInitScript(() => {
        const { postMessage } = Worker.prototype;
        Object.assign(window, { mend: () => (Worker.prototype.postMessage = postMessage) });
        Worker.prototype.postMessage = () => {
          throw new Error('unable to open database file');
        };
      });
      await page.reload();
      await see(page, 'The storage does not open');
      await see(page, /unable to open database file/);
      expect(await flaws(page)).toEqual([]);
      await page.evaluate(() => (window as unknown as { mend(): void }).mend());
      await tap(page, 'Try again');
      await dock(page).waitFor();
    }));

  it('that can be read but is full still shows the game', () =>
    onPhone({}, async ({ page }) => {
      await startGame(page, 'skirmish-fight');
      const asked = await dock(page).innerText();
      await page.addInitScript(() => {
        const { postMessage } = Worker.prototype;
        Worker.prototype.postMessage = function (this: Worker, message: { data?: { source?: string } }) {
          if (/^\s*(INSERT|UPDATE)/.test(message.data?.source ?? ''))
            throw new Error('database or disk is full');
          postMessage.call(this, message);
        };
      });
      await page.reload();
      await dock(page).waitFor();
      expect(await dock(page).innerText()).toBe(asked);
      await dock(page).getByRole('button', { name: 'It is down' }).click();
      await see(page, 'Not saved, nothing changed');
      await see(page, /storage is full/);
      expect(await flaws(page)).toEqual([]);
    }));
});

describe('a second tab and an address without storage', () => {
  it('have faces without a flaw', () =>
    onPhone({}, async ({ page, context }) => {
      await startGame(page, 'skirmish-fight');
      const second = await context.newPage();
      await second.goto(URL_OF_APP);
      await see(second, /another tab/);
      expect(await flaws(second)).toEqual([]);
      await second.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
      await second.reload();
      await see(second, /https/);
      expect(await flaws(second)).toEqual([]);
    }));
});

describe('a bug in what is drawn', () => {
  it('is owned up to, and leads back to the games', () =>
    onPhone({}, async ({ page }) => {
      await startGame(page, 'skirmish-fight');
      await answer(page, 'It is down');
      const done = await undoKey(page);
      // The report alone draws a date.
      await page.evaluate(() => {
        const { getMonth } = Date.prototype;
        const gone = () => {
          throw new Error('the calendar is gone');
        };
        Object.assign(window, { mend: () => Object.assign(Date.prototype, { getMonth }) });
        Object.assign(Date.prototype, { getMonth: gone });
      });
      const openReport = async () => {
        await tap(page, 'More for this game');
        await tap(page, /^Report/);
      };
      await openTab(page, 'Health');
      await find(page, /^Games|^Skirmish Fight/)
        .first()
        .click();
      await openReport();
      await see(page, 'That should not have happened');
      await see(page, 'the calendar is gone');
      expect(await flaws(page)).toEqual([]);
      await tap(page, 'Back to games');
      await find(page, 'Resume').waitFor();
      await page.evaluate(() => (window as unknown as { mend(): void }).mend());
      await openReport();
      await see(page, 'Battle report');
      await tap(page, 'Keep playing');
      await dock(page).waitFor();
      expect(await undoKey(page)).toBe(done);
      await answer(page, 'It is down');
    }));
});
