import type { CDPSession, Locator, Page } from 'playwright-core';

import { find, onPhone, openPhone, see, tap, type Phone } from './phone';
import { openTab, settled, startGame, undoKey, until } from './table';

jest.setTimeout(120_000);

interface Spot {
  readonly x: number;
  readonly y: number;
}
const middleOf = async (control: Locator): Promise<Spot> => {
  const box = (await control.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Fingers put down, moved and lifted one step at a time. */
class Hand {
  private constructor(
    private readonly page: Page,
    private readonly devtools: CDPSession,
  ) {}
  static over = async (page: Page) => new Hand(page, await page.context().newCDPSession(page));
  private async send(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Spot[]) {
    await this.devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
  }
  down = (...at: readonly Spot[]) => this.send('touchStart', at);
  move = (...at: readonly Spot[]) => this.send('touchMove', at);
  up = async (...left: readonly Spot[]) => {
    await this.send('touchEnd', left);
    await settled(this.page);
  };
}

const minus = (page: Page, place = 0) => find(page, /life minus 1$/).nth(place);
const nothing = (page: Page) => page.getByText('Nothing to undo').filter({ visible: true });

describe('a finger on a control', () => {
  let phone: Phone;
  let page: Page;
  let hand: Hand;
  beforeAll(async () => {
    phone = await openPhone();
    page = phone.page;
    await startGame(page, 'skirmish-fight');
    await openTab(page, 'Health');
    await minus(page).waitFor();
    hand = await Hand.over(page);
  });
  afterAll(() => phone.close());

  const takeBack = async () => {
    await find(page, /^Undo/).first().tap();
    await nothing(page).waitFor();
  };

  it('presses once, when it is lifted, and no click follows', async () => {
    const spot = await middleOf(minus(page));
    await page.evaluate(() => {
      const counted = { clicks: 0 };
      Object.assign(window, { counted });
      addEventListener('click', () => (counted.clicks += 1), true);
    });
    await hand.down(spot);
    await page.waitForTimeout(80);
    await nothing(page).waitFor();
    await hand.up();
    await until(async () => /−1$/.test((await undoKey(page)) ?? ''));
    expect(await page.evaluate(() => (window as unknown as { counted: object }).counted)).toEqual({
      clicks: 0,
    });
    await takeBack();
  });

  it('that slides away presses nothing', async () => {
    const spot = await middleOf(minus(page));
    await hand.down(spot);
    for (let step = 1; step <= 6; step++) await hand.move({ x: spot.x - step * 12, y: spot.y });
    await hand.up();
    await page.waitForTimeout(200);
    await nothing(page).waitFor();
  });

  it('that stays opens the pad and presses nothing', async () => {
    await hand.down(await middleOf(minus(page)));
    await see(page, /set to/i);
    await hand.up();
    await nothing(page).waitFor();
    await tap(page, 'Close');
  });

  it('beside another one presses each its own', async () => {
    const [one, other] = [await middleOf(minus(page, 0)), await middleOf(minus(page, 1))];
    await hand.down(one);
    await hand.down(one, other);
    await hand.up(other);
    await until(async () => /−1$/.test((await undoKey(page)) ?? ''));
    const first = await undoKey(page);
    await hand.up();
    await until(async () => (await undoKey(page)) !== first);
    expect(await undoKey(page)).toMatch(/−1$/);
    await find(page, /^Undo/).first().tap();
    await until(async () => (await undoKey(page)) === first);
    await takeBack();
  });

  it.each(['Enter', 'Space'])('can be done without: %s presses what has the focus, once', async (key) => {
    await minus(page).focus();
    await page.keyboard.press(key);
    await until(async () => /−1$/.test((await undoKey(page)) ?? ''));
    await takeBack();
  });

  it('can be done without: a mouse presses once', async () => {
    await minus(page).click();
    await until(async () => /−1$/.test((await undoKey(page)) ?? ''));
    await takeBack();
  });

  it('leaves nothing in the console', () => expect(phone.complaints).toEqual([]));
});

describe('a finger on another control', () => {
  it('leaves the field that was being typed in, and what was typed is kept', () =>
    onPhone({}, async ({ page }) => {
      await startGame(page, 'skirmish-fight');
      await tap(page, /Games$/);
      await tap(page, 'More for this game');
      await tap(page, /^Rename/);
      const field = page.getByRole('textbox').first();
      await field.fill('Tuesday');
      await find(page, /^(Done|Save|Rename)/)
        .first()
        .tap();
      await see(page, 'Tuesday');
      expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('INPUT');
    }));
});
