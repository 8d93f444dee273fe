import type { Page } from 'playwright-core';

import { inDatabase } from './disk';
import { find, flaws, openPhone, see, tap, URL_OF_APP, type Phone } from './phone';
import { answer, dock, startGame } from './table';

jest.setTimeout(180_000);

const openGames = (page: Page) => page.goto(`${URL_OF_APP}/?at=Games`);
const CANNOT = 'This game cannot be read. It is kept as it is; your other games are not touched.';

interface Row {
  readonly ruleset: string;
  readonly title: string;
  readonly setup: string;
  readonly log: string;
}
/** Every game with its steps, as they are stored. */
const rowsIn = (folder: string): readonly Row[] =>
  inDatabase(folder, (db) =>
    db.all(
      `SELECT ruleset, title, setup,
         (SELECT json_group_array(body) FROM action WHERE game_id = game.id) AS log
       FROM game WHERE deleted_at IS NULL ORDER BY started_at`,
    ),
  ) as unknown as readonly Row[];

/** Not scrolled away, nor covered. */
const inView = (page: Page, words: string): Promise<boolean> =>
  page
    .getByText(words)
    .first()
    .evaluate((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      return each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });

const stepsOf = ({ log }: Row): readonly unknown[] =>
  (JSON.parse(log) as readonly string[]).map((body) => JSON.parse(body));

describe('games that cannot be read', () => {
  let phone: Phone;
  let stored: readonly Row[];
  const titled = (ruleset: string) => stored.find((row) => row.ruleset === ruleset)!.title;

  beforeAll(async () => {
    phone = await openPhone();
    const { page } = phone;
    for (const ruleset of ['skirminiac', 'skirmishers', 'skirminion']) await startGame(page, ruleset);
    await startGame(page, 'skirmish-fight');
    for (let step = 1; step <= 3; step++) await answer(page, 'It is down');
    phone = await phone.relaunch((folder) => {
      inDatabase(folder, (db) => {
        db.exec(`UPDATE game SET setup = '{"seed":' WHERE ruleset = 'skirminiac'`);
        db.exec(`UPDATE game SET ruleset = 'tiddlywinks' WHERE ruleset = 'skirmishers'`);
        db.exec(`UPDATE action SET body = '{"type":"spilt"}' WHERE seq = 1`);
      });
      stored = rowsIn(folder);
    });
  });
  afterAll(() => phone.close());

  it('one with a bad step opens up to it, and its report says where it ends', async () => {
    const { page } = phone;
    await dock(page).waitFor();
    await see(page, 'This game can be read up to step 1');
    await see(page, 'At step 2: it cannot be read. The rest is kept as it is.');
    expect(await flaws(page)).toEqual([]);
    await openGames(page);
    await tap(page, 'More for this game');
    await tap(page, /^Report/);
    await see(page, 'The report ends at step 1.');
    await see(page, 'At step 2: it cannot be read. The rest is kept as it is.');
    expect(await flaws(page)).toEqual([]);
  });

  it.each([
    ['set-up', 'skirminiac'],
    ['ruleset', 'tiddlywinks'],
  ])('one with a bad %s says so and stays in the list', async (_, ruleset) => {
    const { page } = phone;
    await openGames(page);
    await tap(page, `Resume ${titled(ruleset)}`);
    await see(page, CANNOT);
    expect(await inView(page, CANNOT)).toBe(true);
    await find(page, `Resume ${titled(ruleset)}`).waitFor();
    expect(await flaws(page)).toEqual([]);
    await tap(page, `More for ${titled(ruleset)}`);
    await tap(page, /^Report/);
    await see(page, 'This game cannot be read.');
    expect(await flaws(page)).toEqual([]);
  });

  it('the other games open', async () => {
    const { page } = phone;
    await openGames(page);
    await tap(page, `Resume ${titled('skirminion')}`);
    await dock(page).getByRole('button').first().waitFor();
    expect(await page.getByText(/can be read up to/).count()).toBe(0);
  });

  it('one with a bad step is played on in a copy', async () => {
    const { page } = phone;
    await openGames(page);
    await tap(page, `Resume ${titled('skirmish-fight')}`);
    await tap(page, /^Go on from here/);
    await answer(page, 'It is down');
    await openGames(page);
    await find(page, `Resume ${titled('skirmish-fight')}`).waitFor();
    await see(page, `${titled('skirmish-fight')} copy`);
  });

  it('nothing of what could not be read was touched', async () => {
    let after: readonly Row[] = [];
    phone = await phone.relaunch((folder) => (after = rowsIn(folder)));
    await dock(phone.page).waitFor();
    expect(after.slice(0, -1)).toEqual(stored);
    const [bad, copy] = [stored.at(-1)!, after.at(-1)!];
    expect(copy).toMatchObject({ ruleset: bad.ruleset, setup: bad.setup });
    const [stepsOfBad, stepsOfCopy] = [stepsOf(bad), stepsOf(copy)];
    expect(stepsOfBad).toHaveLength(3);
    expect(stepsOfCopy).toEqual([stepsOfBad[0], { ...(stepsOfBad[0] as object), at: 1 }]);
    expect(phone.complaints).toEqual([]);
  });
});
