import { resolve } from 'node:path';

import { findChromium } from './browser.mjs';
import { serve } from './serve.mjs';
import { tests } from './steps.mjs';
import { buildWeb } from './web.mjs';

/** The browser tests against the exported app, on a server of their own. */
export const browserTests = {
  name: 'the exported app in Chromium',
  run: async () => {
    try {
      const MUSTER_CHROMIUM = findChromium();
      const folder = await buildWeb();
      const { url, close } = await serve(folder);
      const env = { MUSTER_CHROMIUM, MUSTER_URL: url, MUSTER_WEB: resolve(folder) };
      const result = await tests(
        '',
        ['e2e'],
        env,
        '--runInBand',
        '--forceExit',
        ...process.argv.slice(2),
      ).run();
      await close();
      return result;
    } catch (error) {
      return { passed: 0, failed: 1, said: error.message };
    }
  },
};
