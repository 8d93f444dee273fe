import type { Page } from 'playwright-core';

import { find, openPhone, see, tap, type Phone } from './phone';
import { answer, dock, openTab, prompt, typeDice, until } from './table';

jest.setTimeout(240_000);

/** "2 of 3", as a screen reader hears it on the Health tab. */
async function life(page: Page, unit: string): Promise<string> {
  const row = find(page, new RegExp(`^${unit}, .*Life \\d of \\d`)).first();
  return /Life (\d of \d)/.exec((await row.getAttribute('aria-label')) ?? '')?.[1] ?? 'gone';
}

const nameField = (page: Page) => page.getByLabel('Name').filter({ visible: true }).last();

/** A new unit opens its own page under its first name; then it is called something else. */
async function addUnit(page: Page, place: number, name: string, buff: RegExp): Promise<void> {
  await tap(page, /^Add a unit/);
  await until(async () => (await nameField(page).inputValue()) === `Unit ${place}`);
  await nameField(page).fill(name);
  await tap(page, buff, 'checkbox');
}

async function buildWarband(page: Page, name: string, leader: string, fighter: string): Promise<void> {
  await tap(page, /^Skirmish Fight, 36/);
  await nameField(page).fill(name);
  await addUnit(page, 1, leader, /^Skilled/);
  await addUnit(page, 2, fighter, /^Tough/);
  await tap(page, 'Done');
}

describe('the frame, from an empty phone to a saved fight', () => {
  let phone: Phone;
  beforeAll(async () => {
    phone = await openPhone();
  });
  afterAll(() => phone.close());

  it('builds two small warbands and starts a game with them', async () => {
    const { page } = phone;
    await tap(page, 'Build a warband');
    await buildWarband(page, 'North', 'Ash', 'Brandt');
    await tap(page, 'Back');
    await tap(page, 'New warband');
    await buildWarband(page, 'South', 'Vet', 'Orrin');
    await tap(page, 'Play');
    await tap(page, 'Start the game');
    await see(page, /put down a unit/);
    expect(await life(page, 'Brandt')).toBe('4 of 4');
  });

  it('rolls a combat in the app: contest, unit, target, facts, dice, damage', async () => {
    const { page } = phone;
    await answer(page, 'Everybody is down');
    // South plays Red; a 6 against a 1 lets it act first.
    await typeDice(page, 6, 1);
    await answer(page, 'Vet');
    await answer(page, /^Fight/);
    await answer(page, /Ash/);
    await answer(page, /^Roll in the app/);
    await openTab(page, 'Dice');
    await see(page, /against/);
    await openTab(page, 'Health');
    await answer(page, /^Moved away|^It stands/);
    const [vet, ash] = [await life(page, 'Vet'), await life(page, 'Ash')];
    expect([vet, ash].filter((each) => each !== '3 of 3').length).toBeGreaterThan(0);
  });

  it('takes the table’s dice for the next combat', async () => {
    const { page } = phone;
    await answer(page, 'Brandt');
    await answer(page, /^Fight/);
    await answer(page, /Orrin/);
    await typeDice(page, 6, 1);
    await openTab(page, 'Dice');
    await see(page, /^“?6 \+ .*= 7 against/);
    await openTab(page, 'Health');
    await answer(page, /^Moved away/);
    expect(await life(page, 'Orrin')).toBe('3 of 4');
  });

  it('lets the table overrule it, skips, takes back and brings back', async () => {
    const { page } = phone;
    await tap(page, 'Orrin, life minus 1');
    await until(async () => (await life(page, 'Orrin')) === '2 of 4');
    await tap(page, /^Undo: Orrin/);
    await until(async () => (await life(page, 'Orrin')) === '3 of 4');
    await tap(page, /^Redo: Orrin/);
    await until(async () => (await life(page, 'Orrin')) === '2 of 4');
    const before = await prompt(page);
    await tap(page, /^Skip this/);
    expect(before).toBeTruthy();
    await dock(page).waitFor();
  });

  it('has everything after a reload and after the browser was closed', async () => {
    const asked = await prompt(phone.page);
    await phone.page.reload();
    await until(async () => (await life(phone.page, 'Orrin')) === '2 of 4');
    expect(await prompt(phone.page)).toBe(asked);
    phone = await phone.relaunch();
    await until(async () => (await life(phone.page, 'Orrin')) === '2 of 4');
    expect(await prompt(phone.page)).toBe(asked);
  });

  it('says nothing in the console and asks nobody else', () => {
    expect(phone.complaints).toEqual([]);
  });
});
