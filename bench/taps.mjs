import { launch } from '../scripts/browser.mjs';
import { serve } from '../scripts/serve.mjs';
import { buildWeb } from '../scripts/web.mjs';

const TAPS = 200;
const SLOWER = 4;
/** How long a finger stays down, and how long it is up between two taps, in ms: few are quicker. */
const DOWN = 60;
const PAUSE = 150;

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
const summary = (times) => {
  const sorted = [...times].sort((one, other) => one - other);
  return `p50 ${at(sorted, 0.5).toFixed(0)} ms, p95 ${at(sorted, 0.95).toFixed(0)} ms`;
};

/**
 * In the page: from the finger going down to the painted frame that shows the control pressed, and from the finger going up to the painted
 * frame that shows the new state. The pressed face changes styles, the answer changes words; a frame counts as painted at the first task
 * after it.
 */
function watch() {
  const taps = [];
  window.taps = taps;
  let now;
  const painted = (key) => {
    const { tap, began } = now;
    if (tap[key] !== undefined) return;
    tap[key] = 'awaited';
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => (tap[key] = performance.now() - began);
      port2.postMessage(undefined);
    });
  };
  new MutationObserver((changes) => {
    if (now?.up === false && changes.some(({ type }) => type === 'attributes')) painted('pressed');
    if (now?.up === true && changes.some(({ type }) => type !== 'attributes')) painted('drawn');
  }).observe(document, {
    ...{ subtree: true, childList: true, characterData: true, attributes: true },
    attributeFilter: ['class', 'style'],
  });
  const at = (up) => (event) => {
    const tap = up ? now.tap : { pressed: undefined, drawn: undefined, stored: undefined };
    now = { tap, up, began: event.timeStamp };
    if (!up) taps.push(tap);
  };
  addEventListener('touchstart', at(false), true);
  addEventListener('touchend', at(true), true);
  // The storage share: from a message to SQLite's worker to its answer.
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function send(...args) {
    const asked = performance.now();
    this.addEventListener(
      'message',
      () => {
        if (now) now.tap.stored = (now.tap.stored ?? 0) + performance.now() - asked;
      },
      { once: true },
    );
    return post.apply(this, args);
  };
}

const press = (page, name) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .filter({ visible: true })
    .first()
    .click();

/** How each game is opened, and the tap that is made and taken back a hundred times. */
const GAMES = {
  'a life lost and taken back': {
    open: async (page, url) => {
      await page.goto(`${url}/?at=NewGame`);
      await press(page, 'Start the game');
    },
    tap: /life minus 1$/,
  },
  'a kill among 100 pieces, and taken back': {
    open: async (page) => {
      await press(page, 'Build a warband');
      await press(page, /^Skirmishers/);
      await press(page, 'Back');
      await press(page, 'Ready-made');
      await press(page, /^Castle Garrison/);
      await press(page, /Archer/);
      for (let more = 0; more < 30; more++) await press(page, 'How many plus 1');
      await press(page, /^Next/);
      await page.waitForTimeout(500);
      for (let more = 0; more < 30; more++) await press(page, 'How many plus 1');
      await press(page, 'Done');
      await press(page, 'Play');
      await press(page, 'Start the game');
    },
    tap: /Kill/,
  },
};

async function measure(browser, url, { open, tap }) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(url);
  await open(page, url);
  const there = page.getByRole('button', { name: tap }).filter({ visible: true }).first();
  const back = page.getByRole('button', { name: /^Undo/ }).first();
  await there.waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(() => window.taps.splice(0));
  for (let i = 0; i < TAPS; i++) {
    const { x, y, width, height } = await (i % 2 ? back : there).boundingBox();
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await page.waitForTimeout(DOWN);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForFunction((n) => typeof window.taps[n]?.drawn === 'number', i, { timeout: 5000 });
    await page.waitForTimeout(PAUSE);
  }
  const taps = await page.evaluate(() => window.taps);
  await context.close();
  return taps;
}

export async function bench() {
  const server = await serve(await buildWeb());
  const browser = await launch();
  const lines = [`${TAPS} taps each, with the CPU slowed ${SLOWER} times`];
  for (const [name, game] of Object.entries(GAMES)) {
    const taps = await measure(browser, server.url, game);
    const of = (key) => taps.map((tap) => tap[key]).filter((time) => typeof time === 'number');
    lines.push(
      name,
      `  pressed state   ${summary(of('pressed'))} (p95 within 33)`,
      `  new state       ${summary(of('drawn'))} (p50 within 50, p95 within 100)`,
      `  storage share   ${summary(of('stored'))}`,
    );
  }
  await browser.close();
  await server.close();
  return lines;
}
