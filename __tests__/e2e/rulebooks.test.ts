import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from 'playwright-core';

import { find, flaws, onPhone, see, tap, URL_OF_APP, type Phone } from './phone';
import { dock, openTab, startGame, until } from './table';

jest.setTimeout(180_000);

const folder = join(process.env.MUSTER_WEB ?? '', '_expo/static/js/web');
/** Each game's rules are one file; no other holds its first rule. */
const FIRST_RULE = {
  'skirmish-fight': 'SF-R1',
  skirminion: 'SN-R1',
  skirminiac: 'SC-R1',
  skirmish: 'SK-R1',
  skirmishers: 'DC-R1',
} as const;
type Name = keyof typeof FIRST_RULE;
const NAMES = Object.keys(FIRST_RULE) as readonly Name[];

function fileOf(name: Name): string {
  const rule = new RegExp(`["'\`]${FIRST_RULE[name]}["'\`]`);
  const found = readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .filter((file) => rule.test(readFileSync(join(folder, file), 'utf8')));
  expect(found).toHaveLength(1);
  return found[0]!;
}
const urlOf = (name: Name) => `**/${fileOf(name)}`;
const lose = (page: Page, name: Name) => page.route(urlOf(name), (route) => route.abort());
const findAgain = (page: Page, name: Name) => page.unroute(urlOf(name));

/** What the host is asked for goes past the test, not to a service worker. */
const onPlainPhone = (work: (phone: Phone) => Promise<void>) => onPhone({ serviceWorkers: 'block' }, work);
const goTo = (page: Page, search: string) => page.goto(`${URL_OF_APP}/?${search}`);
const thrown = ({ complaints }: Phone) => complaints.filter((each) => each.startsWith('thrown'));

const rows = (page: Page) => find(page, /^New (warband|force), /);

const LOST = 'The rules of Skirminion could not be read.';

describe('a rulebook whose file cannot be had', () => {
  it('is missed on New game alone; the other games can be played, and it when it is there', () =>
    onPlainPhone(async (phone) => {
      const { page } = phone;
      await lose(page, 'skirminion');
      await goTo(page, 'at=NewGame&ruleset=skirminion');
      await see(page, LOST);
      expect(await flaws(page)).toEqual([]);
      await tap(page, 'Try again');
      await see(page, LOST);
      await tap(page, 'Skirminiac', 'radio');
      await find(page, 'Start the game').waitFor();
      await tap(page, 'Skirminion', 'radio');
      await see(page, LOST);
      await findAgain(page, 'skirminion');
      await tap(page, 'Try again');
      await tap(page, 'Start the game');
      await dock(page).waitFor();
      expect(thrown(phone)).toEqual([]);
    }));

  it.each(['at=Rules&ruleset=skirminion', 'at=Dice'])('%s says so without a flaw', (search) =>
    onPlainPhone(async (phone) => {
      const { page } = phone;
      await lose(page, 'skirminion');
      await goTo(page, search);
      if (search === 'at=Dice') {
        await tap(page, /Another game$/);
        await tap(page, 'Skirminion');
      }
      await see(page, LOST);
      expect(await flaws(page)).toEqual([]);
      await findAgain(page, 'skirminion');
      await tap(page, 'Try again');
      await until(async () => (await page.getByText(LOST).count()) === 0);
      expect(thrown(phone)).toEqual([]);
    }),
  );

  it('hides no warband of another game, and brings its own back', () =>
    onPlainPhone(async (phone) => {
      const { page } = phone;
      for (const game of [/^Skirminion/, /^Skirmishers/]) {
        await goTo(page, 'at=Roster');
        await tap(page, /^(Build a|New) warband$/);
        await tap(page, game);
        await find(page, 'More for this warband').waitFor();
      }
      const warband = page.url();
      await lose(page, 'skirminion');
      await goTo(page, 'at=Roster');
      await see(page, LOST);
      await until(async () => (await rows(page).count()) === 1);
      expect(await flaws(page)).toEqual([]);
      await tap(page, 'New warband');
      await tap(page, /^Skirminion/);
      await see(page, LOST);
      await tap(page, 'Close');
      await findAgain(page, 'skirminion');
      await tap(page, 'Try again');
      await until(async () => (await rows(page).count()) === 2);
      await lose(page, 'skirmishers');
      await page.goto(warband);
      await see(page, 'The rules of Skirmishers could not be read.');
      expect(await flaws(page)).toEqual([]);
      expect(thrown(phone)).toEqual([]);
    }));
});

describe('a game under way', () => {
  it('comes back with its own file and no other', () =>
    onPlainPhone(async (phone) => {
      const { page } = phone;
      await startGame(page, 'skirminion');
      for (const name of NAMES) if (name !== 'skirminion') await lose(page, name);
      const asked: string[] = [];
      const rulebooks = new Map(NAMES.map((name) => [fileOf(name), name]));
      page.on('request', (request) => {
        const name = rulebooks.get(new URL(request.url()).pathname.split('/').at(-1) ?? '');
        if (name) asked.push(name);
      });
      await page.goto(URL_OF_APP);
      await dock(page).waitFor();
      expect(asked[0]).toBe('skirminion');
      expect(asked.filter((name) => name === 'skirminion')).toHaveLength(1);
      expect(thrown(phone)).toEqual([]);
    }));

  it('waits among the games when its rules are missing, is not called broken, and goes on', () =>
    onPlainPhone(async (phone) => {
      const { page } = phone;
      await startGame(page, 'skirminion');
      await lose(page, 'skirminion');
      await page.goto(URL_OF_APP);
      await tap(page, /^Resume/);
      await see(page, /^The rules of Skirminion could not be read\. The game is safe\.$/);
      expect(await flaws(page)).toEqual([]);
      await openReport(page);
      await see(page, LOST);
      expect(await flaws(page)).toEqual([]);
      await tap(page, 'Back');
      await findAgain(page, 'skirminion');
      await tap(page, 'Try again');
      await dock(page).waitFor();
      await page.goto(URL_OF_APP);
      await dock(page).waitFor();
      expect(thrown(phone)).toEqual([]);
    }));
});

const openReport = async (page: Page) => {
  await tap(page, /^More for/);
  await tap(page, /^Report/);
};

describe('once the page stands', () => {
  it('every rulebook is read in, and the host may go', () =>
    onPlainPhone(async ({ page, complaints }) => {
      await Promise.all([
        ...NAMES.map((name) => page.waitForResponse(urlOf(name))),
        page.goto(`${URL_OF_APP}/?at=Games`),
      ]);
      await page.route('**/*', (route) => route.abort());
      await tap(page, 'New game');
      for (const name of ['Skirminion', 'Skirminiac', '-Skirmish-', 'Skirmishers', 'Skirmish Fight']) {
        await tap(page, name, 'radio');
        await find(page, 'Start the game').waitFor();
      }
      await tap(page, 'Start the game');
      await dock(page).waitFor();
      await openTab(page, 'Activation');
      expect(complaints.filter((each) => !/Service Worker/.test(each))).toEqual([]);
    }));

  it('rulebooks are found from an address of any depth', () =>
    onPlainPhone(async ({ page }) => {
      await page.goto(`${URL_OF_APP}/some/where/deep?at=NewGame&ruleset=skirmish`);
      await find(page, 'Start the game').waitFor();
    }));
});
