import { setTimeout as sleep } from 'node:timers/promises';

import { launch } from '../scripts/browser.mjs';
import { serve } from '../scripts/serve.mjs';
import { buildWeb } from '../scripts/web.mjs';

const TAPS = 200;
const SLOWER = 4;
/** How long a finger stays down, and how long it is up between two taps, in ms. */
const DOWN = 70;
const PAUSE = 400;
/** Taps that are not counted: they tell where the controls are. */
const FIRST = 4;

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
const summary = (times) => {
  if (times.length === 0) return 'none';
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

/** With a finger: a mouse, once there, would be looked after at every frame. */
const press = (page, name) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .filter({ visible: true })
    .first()
    .tap();

/** The least a browser can do about a tap: two buttons that sink and a number that changes, without React or storage. */
const BARE = `<!doctype html><meta name="viewport" content="width=device-width">
<style>button { position: absolute; top: 20px; width: 80px; height: 56px } #back { left: 200px }</style>
<button aria-label="life minus 1">minus</button><button id="back" aria-label="Undo">undo</button><p>0</p>
<script>
  const number = document.querySelector('p');
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('touchstart', () => (button.style.transform = 'translateY(3px)'), { passive: true });
    button.addEventListener('touchend', (event) => {
      event.preventDefault();
      number.textContent = Number(number.textContent) + 1;
      setTimeout(() => (button.style.transform = ''), 80);
    });
  }
</script>`;

/** How each page is opened, and the tap that is made and taken back a hundred times. */
const PAGES = {
  'a bare page, for what the machine itself takes': {
    open: async (page) => {
      await page.route('http://bare.localhost/', (route) =>
        route.fulfill({ contentType: 'text/html', body: BARE }),
      );
      await page.goto('http://bare.localhost/');
    },
    tap: /life minus 1$/,
  },
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
  const tapAt = async (touchPoints) => {
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await sleep(DOWN);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await sleep(PAUSE);
  };
  const places = [];
  for (let i = 0; i < FIRST; i++) {
    const { x, y, width, height } = await (i % 2 ? back : there).boundingBox();
    places[i % 2] = [{ x: x + width / 2, y: y + height / 2 }];
    await tapAt(places[i % 2]);
  }
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(() => window.taps.splice(0));
  // Nothing else is asked of the page while it is measured.
  for (let i = 0; i < TAPS; i++) await tapAt(places[i % 2]);
  const taps = await page.evaluate(() => window.taps);
  await context.close();
  return taps;
}

export async function bench() {
  const server = await serve(await buildWeb());
  const browser = await launch();
  const lines = [`${TAPS} taps each, with the CPU slowed ${SLOWER} times`];
  for (const [name, opened] of Object.entries(PAGES)) {
    const taps = await measure(browser, server.url, opened);
    const of = (key) => taps.map((tap) => tap[key]).filter((time) => typeof time === 'number');
    if (of('drawn').length < TAPS)
      throw new Error(`Only ${of('drawn').length} of ${TAPS} taps were answered.`);
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
