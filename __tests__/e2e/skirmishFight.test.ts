import type { Page } from 'playwright-core';

import { find, onPhone, see, tap } from './phone';
import { answer, dock, openTab, startGame, typeDice, undoKey, until } from './table';

jest.setTimeout(240_000);

/** Taps counted: every one a player makes between choosing the unit and the damage being applied. */
function counting(page: Page) {
  let taps = 0;
  return {
    tap: async (name: string | RegExp) => {
      taps++;
      await answer(page, name);
    },
    type: async (...faces: readonly number[]) => {
      taps += faces.length + 1;
      await typeDice(page, ...faces);
    },
    get taps() {
      return taps;
    },
  };
}

/** Red acts first; both sides hold two command points. */
async function begin(page: Page): Promise<void> {
  await startGame(page, 'skirmish-fight');
  await answer(page, 'Everybody is down');
  await typeDice(page, 6, 1);
}

describe('the warband builder', () => {
  it('a legal warband of six units and 36 points takes at most 40 taps', () =>
    onPhone({}, async ({ page }) => {
      let taps = 0;
      const press = async (name: RegExp | string, role?: 'checkbox') => {
        taps++;
        await tap(page, name, role);
      };
      await press('Build a warband');
      await press(/^Skirmish Fight/);
      for (let unit = 1; unit <= 6; unit++) {
        await press(/^Add a unit/);
        await until(
          async () =>
            (await page.getByLabel('Name').filter({ visible: true }).last().inputValue()) === `Unit ${unit}`,
        );
        await press(/^Tough/, 'checkbox');
        await press(/^Skilled/, 'checkbox');
        // The leader, the first, has one buff free.
        if (unit === 1) await press(/^Fighter/, 'checkbox');
      }
      await press('Done');
      await see(page, 'Legal');
      await find(page, 'Play').waitFor();
      expect(taps).toBeLessThanOrEqual(40);
    }));
});

describe('Skirmish Fight at the table', () => {
  it('an attack takes at most 6 taps with app dice and 8 with typed dice', () =>
    onPhone({}, async ({ page }) => {
      await begin(page);
      const typed = counting(page);
      await typed.tap('Commander');
      await typed.tap(/^Fight/);
      await typed.tap('Pack leader');
      await typed.tap('That is so');
      await typed.type(6, 1);
      await typed.tap(/^Moved away/);
      expect(typed.taps).toBeLessThanOrEqual(8);
      await see(page, /^Undo:?\s*Pack leader −1/);
      const rolled = counting(page);
      await rolled.tap(/^Pack Silver 1/);
      await rolled.tap(/^Fight/);
      await rolled.tap('Champion');
      await rolled.tap('That is so');
      await rolled.tap(/^Roll in the app/);
      await rolled.tap(/^Moved away|^It stands/);
      expect(rolled.taps).toBeLessThanOrEqual(6);
      await see(page, /^Undo:?\s*(Pack Silver 1|Champion) −/);
    }));

  it('a reload in the middle of a combat comes back to it, dice and all', () =>
    onPhone({}, async ({ page }) => {
      await begin(page);
      await answer(page, 'Commander');
      await answer(page, /^Fight/);
      await answer(page, 'Pack leader');
      await answer(page, 'That is so');
      await typeDice(page, 6, 1);
      await openTab(page, 'Dice');
      await see(page, '“6 + 1 fight = 7 against 4”');
      await page.reload();
      await dock(page).waitFor();
      await see(page, '“6 + 1 fight = 7 against 4”');
      await answer(page, /^Moved away/);
      await openTab(page, 'Health');
      await find(page, /^Pack leader, leader, Life 2 of 3/).waitFor();
    }));

  it('five rounds kept by hand: health, discs and “next round”, no question answered', () =>
    onPhone({}, async ({ page, complaints }) => {
      await startGame(page, 'skirmish-fight');
      for (let round = 1; round <= 5; round++) {
        await tap(page, 'Next round');
        await see(page, new RegExp(`Round ${round}`));
        await tap(page, 'Commander, use the activation');
        await find(page, /^Commander, leader, .*Activation used/).waitFor();
        await tap(page, `Hordling ${round}, life minus 1`);
        await find(page, new RegExp(`^Hordling ${round}, Life 1 of 2`)).waitFor();
      }
      await tap(page, 'Hordling 1, life minus 1');
      await find(page, /^Hordling 1, .*Life 0 of 2|^Hordling 1, .*Defeated/i).waitFor();
      await tap(page, 'Next round');
      await see(page, /wins|draw/i);
      expect(await undoKey(page)).toMatch(/^Undo/);
      await tap(page, /^Undo/);
      await until(async () => (await find(page, 'See the report').count()) === 0);
      expect(complaints).toEqual([]);
    }));
});
