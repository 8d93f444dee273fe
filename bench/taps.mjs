import { launch } from '../scripts/browser.mjs';
import { serve } from '../scripts/serve.mjs';
import { buildWeb } from '../scripts/web.mjs';

const TAPS = 200;
const SLOWER = 4;

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
const summary = (times) => {
  const sorted = [...times].sort((one, other) => one - other);
  return `p50 ${at(sorted, 0.5).toFixed(0)} ms, p95 ${at(sorted, 0.95).toFixed(0)} ms`;
};

/** In the page: when a tap went down, and when the frames that show it pressed and answered were drawn. */
function watch() {
  const taps = [];
  window.taps = taps;
  let said = '';
  const words = () => document.querySelector('main')?.innerText ?? '';
  addEventListener(
    'pointerdown',
    () => {
      const began = performance.now();
      const tap = { pressed: undefined, drawn: undefined, stored: undefined };
      taps.push(tap);
      said = words();
      requestAnimationFrame(() => setTimeout(() => (tap.pressed ??= performance.now() - began)));
      const look = () => {
        if (words() !== said) tap.drawn = performance.now() - began;
        else if (performance.now() - began < 2000) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
      window.tapped = { tap, began };
    },
    true,
  );
  // The storage share: from a message to SQLite's worker to its answer.
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function send(...args) {
    const asked = performance.now();
    this.addEventListener(
      'message',
      () => {
        const { tap } = window.tapped ?? {};
        if (tap) tap.stored = (tap.stored ?? 0) + performance.now() - asked;
      },
      { once: true },
    );
    return post.apply(this, args);
  };
}

/** 200 taps in a running game: a life lost, and taken back. */
export async function bench() {
  const server = await serve(await buildWeb());
  const browser = await launch();
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(`${server.url}/?at=NewGame`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  const minus = page.getByRole('button', { name: /life minus 1$/ }).first();
  const undo = page.getByRole('button', { name: /^Undo/ }).first();
  await minus.waitFor();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(() => window.taps.splice(0));
  for (let i = 0; i < TAPS; i++) {
    await (i % 2 ? undo : minus).click();
    await page.waitForFunction((n) => window.taps[n]?.drawn !== undefined, i, { timeout: 5000 });
  }
  const taps = await page.evaluate(() => window.taps);
  await browser.close();
  await server.close();
  const of = (key) => taps.map((tap) => tap[key]).filter((time) => time !== undefined);
  return [
    `${taps.length} taps with the CPU slowed ${SLOWER} times`,
    `pressed state   ${summary(of('pressed'))} (p95 within 33)`,
    `new state       ${summary(of('drawn'))} (p50 within 50, p95 within 100)`,
    `storage share   ${summary(of('stored'))}`,
  ];
}
