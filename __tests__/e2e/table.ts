import type { Locator, Page } from 'playwright-core';

import { drawsFrom, type Draws } from '../../engine/core/dice';
import { tap } from './phone';

/** The docked question of the tab in front. */
export const dock = (page: Page): Locator =>
  page.getByRole('region', { name: 'The question' }).filter({ visible: true }).first();

export const prompt = (page: Page): Promise<string> => dock(page).getByRole('heading').first().innerText();

/** Taps an answer in the dock. */
export async function answer(page: Page, name: string | RegExp): Promise<void> {
  await dock(page)
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();
  await settled(page);
}

/** Nothing is being saved. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
}

export const openTab = (page: Page, name: string): Promise<void> => tap(page, name, 'tab');

/** A quick game of a ruleset, from anywhere. */
export async function startGame(page: Page, ruleset: string): Promise<void> {
  const url = new URL(page.url());
  await page.goto(`${url.origin}/?at=NewGame&ruleset=${ruleset}`);
  await tap(page, 'Start the game');
  await dock(page).waitFor();
}

const NEVER = /^(Back|Rule |Type dice|Change|Delete|Close|Run the clock|Pause)|, not now: |^More answers/;

interface Step {
  readonly over: boolean;
  readonly said: string;
}

/** Answers the open question as a player would, by tapping; says what was tapped. */
async function step(page: Page, draw: Draws): Promise<Step> {
  const question = dock(page);
  const names = await question
    .getByRole('button')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
  if (names.includes('See the report')) return { over: true, said: 'over' };
  const open = names.filter((name) => name && !NEVER.test(name));
  if (!open.length) {
    const lit = page
      .getByRole('button', { name: /may (move|go|be placed|stand)|lit/i })
      .filter({ visible: true });
    const cells = await lit.count();
    if (!cells) throw new Error(`nothing to tap at “${await prompt(page)}”: ${names.join(' · ')}`);
    await lit.nth(draw(0, cells - 1)).click();
    return { over: false, said: 'a cell' };
  }
  const name = open[draw(0, open.length - 1)]!;
  await question.getByRole('button', { name, exact: true }).first().click();
  if (/^Fill in/.test(name)) await tap(page, 'Done');
  await settled(page);
  return { over: false, said: name };
}

/** Plays to the end by tapping alone; gives the number of taps. */
export async function playToTheEnd(page: Page, seed: number, most = 600): Promise<number> {
  const draw = drawsFrom(seed);
  const said: string[] = [];
  for (let taps = 0; taps < most; taps++) {
    const { over, said: name } = await step(page, draw);
    if (over) return taps;
    said.push(name);
  }
  throw new Error(`still going on after ${most} taps: ${said.slice(-12).join(' · ')}`);
}

/** Types the table's dice, a tap a die. */
export async function typeDice(page: Page, ...faces: readonly number[]): Promise<void> {
  const asked = await prompt(page);
  await dock(page)
    .getByRole('button', { name: /^Type dice/ })
    .click();
  for (const face of faces) await tap(page, `${face}`);
  await until(async () => (await prompt(page)) !== asked);
}

/** Waits until something is so. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 8000;
  while (Date.now() < end) {
    if (await holds().catch(() => false)) return;
    await new Promise((settle) => setTimeout(settle, 50));
  }
  if (!(await holds())) throw new Error('It never came about.');
}
