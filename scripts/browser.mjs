import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { chromium } from 'playwright-core';

const PLACES = [
  process.env.MUSTER_CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const HOW =
  'No Chromium was found and none could be installed: install Chromium or Chrome, or set MUSTER_CHROMIUM to its path, and run this again.';

const found = () => [...PLACES, chromium.executablePath()].find((place) => place && existsSync(place));

/** Ways to get one, the quickest first. */
const WAYS = [
  () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && apt(),
  () => spawnSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium']),
];

function apt() {
  const run = (...args) => execFileSync('apt-get', args, { stdio: 'ignore' });
  run('update');
  run('install', '-y', '--no-install-recommends', 'chromium');
}

/** The path of a Chromium, installed first where there is none. */
export function findChromium() {
  for (const way of [() => undefined, ...WAYS]) {
    try {
      way();
    } catch {
      // The next way, or the sentence below, follows.
    }
    const place = found();
    if (place) return place;
  }
  throw new Error(HOW);
}

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const launchOptions = () => ({ executablePath: findChromium(), args: QUIET });
export const launch = () => chromium.launch(launchOptions());
