/** npm run shots: a PNG of every screen, light and dark, at phone size, into shots/. Names after -- pick some. */
import { mkdirSync } from 'node:fs';

import { setUp } from './setup.mjs';

setUp();
const { launch } = await import('./browser.mjs');
const { serve } = await import('./serve.mjs');
const { buildWeb } = await import('./web.mjs');
const { FIXTURES, LIBRARY } = await import('./scenes.mjs');

const asked = process.argv.slice(2);
const wanted = ({ name }) => !asked.length || asked.some((each) => name.startsWith(each));

async function shoot(browser, url, scene, colorScheme) {
  const { width = 390, height = 844, text = 100 } = scene;
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    colorScheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (text !== 100)
    await page.addInitScript((size) => {
      addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = `${size}%`));
    }, text);
  await page.goto(url);
  await scene.play(page, url);
  // Sheets rise and dice land before the picture is taken.
  await page.waitForTimeout(400);
  await page.screenshot({ path: `shots/${scene.name}-${colorScheme}.png` });
  await context.close();
}

mkdirSync('shots', { recursive: true });
const pictures = { MUSTER_RULESETS: '__tests__/fixtures/rulesets.ts' };
const browser = await launch();
for (const [folder, options, scenes] of [
  ['dist/shots', { env: pictures, madeFrom: ['__tests__/fixtures'] }, FIXTURES.filter(wanted)],
  ['dist/web', {}, LIBRARY.filter(wanted)],
]) {
  if (!scenes.length) continue;
  const server = await serve(await buildWeb(folder, options));
  for (const scene of scenes)
    for (const scheme of ['light', 'dark'])
      try {
        await shoot(browser, server.url, scene, scheme);
        console.log(`shots/${scene.name}-${scheme}.png`);
      } catch (error) {
        console.error(`${scene.name}-${scheme}: ${error.message.split('\n')[0]}`);
        process.exitCode = 1;
      }
  await server.close();
}
await browser.close();
