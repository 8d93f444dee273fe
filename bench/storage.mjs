import { launch } from '../scripts/browser.mjs';
import { serve } from '../scripts/serve.mjs';
import { exportApp } from './exportApp.mjs';

export async function bench() {
  const server = await serve(await exportApp('storageApp'));
  const browser = await launch();
  const page = await browser.newPage();
  await page.goto(server.url);
  await page.waitForFunction(() => document.title.startsWith('{'), undefined, { timeout: 60_000 });
  const { byDefault, ours } = JSON.parse(await page.title());
  await browser.close();
  await server.close();
  return [
    `one saved action, default journal   ${byDefault.toFixed(2)} ms`,
    `one saved action, our pragmas       ${ours.toFixed(2)} ms`,
    `ratio                               ${(byDefault / ours).toFixed(1)} (at least 3)`,
  ];
}
