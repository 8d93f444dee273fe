import type { Page } from 'playwright-core';

import { cutOff, onPhone, smallTargets, tap, violations, type Screen } from './phone';
import { dock, openTab, startGame } from './table';

jest.setTimeout(300_000);

const at = async (page: Page, place: string) => {
  await page.goto(`${new URL(page.url()).origin}/?at=${place}`);
  await page.getByRole('button').first().waitFor();
};

/** Every screen a game and the library have, by how to get there. */
const SCREENS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'first launch': (page) => page.getByRole('button', { name: 'Read the rules' }).waitFor(),
  'the lab': (page) => at(page, 'Dice'),
  'new game': (page) => at(page, 'NewGame'),
  rules: (page) => at(page, 'Rules&ruleset=skirminion&rule=SN-R33'),
  settings: (page) => at(page, 'Settings'),
  about: (page) => at(page, 'About'),
  health: (page) => startGame(page, 'skirmish-fight'),
  activation: (page) => openTab(page, 'Activation'),
  dice: (page) => openTab(page, 'Dice'),
  games: (page) => at(page, 'Games'),
  roster: (page) => at(page, 'Roster'),
  'a board of squares': async (page) => {
    await startGame(page, 'skirminion', /^On the phone/);
    await openTab(page, 'Board');
  },
  'a board of hexes': async (page) => {
    await startGame(page, 'skirminiac', /^On the phone/);
    await openTab(page, 'Board');
  },
  'the clock': async (page) => {
    await startGame(page, 'skirmish');
    await openTab(page, 'Activation');
  },
  pieces: async (page) => {
    await startGame(page, 'skirmishers');
    await openTab(page, 'Health');
  },
};

async function through(
  screen: Screen,
  look: (page: Page) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  const found: string[] = [];
  await onPhone(screen, async ({ page, complaints }) => {
    for (const [name, go] of Object.entries(SCREENS)) {
      await go(page);
      await page.waitForTimeout(150);
      found.push(...(await look(page)).map((each) => `${name}: ${each}`));
    }
    found.push(...complaints);
  });
  return found;
}

describe('everyone’s hands and eyes', () => {
  it.each(['light', 'dark'] as const)('axe finds nothing wrong on any screen, %s', async (colorScheme) => {
    expect(await through({ colorScheme }, violations)).toEqual([]);
  });

  it('every target is at least 48 dp', async () => {
    expect(await through({}, smallTargets)).toEqual([]);
  });

  it('nothing is cut off at 320 px and 200 % text', async () => {
    expect(await through({ width: 320, height: 640, text: 200 }, cutOff)).toEqual([]);
  });

  it('nothing is cut off on its side or on a tablet', async () => {
    expect(await through({ width: 844, height: 390 }, cutOff)).toEqual([]);
    expect(await through({ width: 1024, height: 768 }, cutOff)).toEqual([]);
  });

  it('a sheet keeps to the same rules', () =>
    onPhone({}, async ({ page }) => {
      await startGame(page, 'skirmish-fight');
      await dock(page).getByRole('button', { name: 'Everybody is down' }).click();
      await tap(page, /^Type dice/);
      expect(await violations(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
    }));
});
