import type { Locator, Page } from 'playwright-core';

import { drawsFrom, type Draws } from '../../engine/core/dice';
import { find, tap } from './phone';

/** The docked question of the tab in front. */
export const dock = (page: Page): Locator =>
  page.getByRole('region', { name: 'The question' }).filter({ visible: true }).first();

/** What the undo key would take back: it tells how far the game is. */
export const undoKey = (page: Page): Promise<string | null> =>
  find(page, /^Undo|^Nothing to undo/)
    .first()
    .getAttribute('aria-label');

export const prompt = (page: Page): Promise<string> => dock(page).getByRole('heading').first().innerText();

/** Taps an answer in the dock. */
export async function answer(page: Page, name: string | RegExp): Promise<void> {
  await dock(page)
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .tap();
  await settled(page);
}

/** The tap has been drawn, and nothing is being saved. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
}

export const openTab = (page: Page, name: string): Promise<void> => tap(page, name, 'tab');

/** A quick game of a ruleset, from anywhere; `choice` is tapped before it starts. */
export async function startGame(page: Page, ruleset: string, choice?: RegExp, sides = 2): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/?at=NewGame&ruleset=${ruleset}`);
  if (choice) await tap(page, choice, 'radio');
  for (let more = 2; more < sides; more++) await tap(page, 'Add a side');
  await tap(page, 'Start the game');
  await dock(page).waitFor();
}

const NEVER = /^(Back|Rule |Type dice|Change|Delete|Close|Run the clock|Pause)|, not now: |^More answers/;

/** A player who seldom lets an attack pass: a game of such players ends. */
const ATTACK = /^(Attack|Fight|Shoot|Fire|Melee|Grenade|Hand to hand|Missile|Injure|Counter)/i;

interface Step {
  readonly over: boolean;
  readonly said: string;
}

const reached = (control: Locator): Promise<boolean> =>
  control
    .first()
    .tap({ timeout: 1000 })
    .then(
      () => true,
      () => false,
    );

/** Answers the open question as a player would, by tapping; says what was tapped. */
async function step(page: Page, draw: Draws): Promise<Step> {
  const question = dock(page);
  const names = await question
    .getByRole('button')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
  if (names.includes('See the report')) return { over: true, said: 'over' };
  const open = names.filter((name) => name && !NEVER.test(name));
  const lit = page.getByTestId('lit').filter({ visible: true });
  const cells = await lit.count();
  if (!open.length && !cells)
    throw new Error(`nothing to tap at “${await prompt(page)}”: ${names.join(' · ')}`);
  const keen = open.filter((each) => ATTACK.test(each));
  const name =
    keen.length && draw(0, 3)
      ? keen[draw(0, keen.length - 1)]
      : open[draw(0, open.length + Math.min(cells, 6) - 1)];
  const target =
    name === undefined ? lit.nth(draw(0, cells - 1)) : question.getByRole('button', { name, exact: true });
  // A question that was redrawn between the look and the tap is looked at again.
  const filled = async () => !/^Fill in/.test(name ?? '') || reached(find(page, 'Done'));
  if (!(await reached(target)) || !(await filled())) return { over: false, said: `missed ${name}` };
  await settled(page);
  return { over: false, said: name ?? 'a cell' };
}

/** Plays on by tapping alone, to the end or for `most` taps. */
export async function playToTheEnd(
  page: Page,
  seed: number,
  most: number,
): Promise<{ readonly over: boolean; readonly taps: number; readonly last: readonly string[] }> {
  const draw = drawsFrom(seed * 7919);
  const said: string[] = [];
  for (let taps = 0; taps < most; taps++) {
    const { over, said: name } = await step(page, draw);
    if (over) return { over, taps, last: said.slice(-9) };
    said.push(name);
  }
  return { over: false, taps: most, last: said.slice(-9) };
}

/** Types the table's dice, a tap a die. */
export async function typeDice(page: Page, ...faces: readonly number[]): Promise<void> {
  const asked = await prompt(page);
  await dock(page)
    .getByRole('button', { name: /^Type dice/ })
    .tap();
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
