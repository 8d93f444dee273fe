import { find, onPhone, see, tap } from './phone';
import { answer, dock, openTab, startGame } from './table';

jest.setTimeout(120_000);

describe('the running minute', () => {
  it('runs on while the page is hidden, pauses, and can be ended early', () =>
    onPhone({}, async ({ page, complaints }) => {
      await page.clock.install();
      await startGame(page, 'skirmish');
      await openTab(page, 'Activation');
      await answer(page, /^Run the clock/);
      await page.clock.runFor(10_000);
      await see(page, /^50$/);
      // A page in the background runs no timers: time alone moves on.
      await page.clock.fastForward(35_000);
      await see(page, /^15$/);
      await answer(page, /^Pause/);
      await page.clock.runFor(20_000);
      await see(page, /^15$/);
      await answer(page, /^Run the clock/);
      await page.clock.runFor(16_000);
      await see(page, /^0$/);
      await answer(page, /^All done/);
      await find(page, /^Fill in/).waitFor();
      expect(complaints).toEqual([]);
    }));

  it('ends early where nobody wants to wait, and knows who moved at one tap a figure', () =>
    onPhone({}, async ({ page }) => {
      await startGame(page, 'skirmish');
      await answer(page, /^All done/);
      await answer(page, /^Fill in/);
      const chips = page.getByRole('dialog').getByRole('button', { name: /, / });
      const first = await chips.first().getAttribute('aria-label');
      await chips.first().click();
      expect(await chips.first().getAttribute('aria-label')).not.toBe(first);
      await tap(page, 'Done');
      await dock(page)
        .getByRole('button', { name: /^Roll in the app/ })
        .waitFor();
    }));
});
