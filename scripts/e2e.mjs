/** npm run e2e: the exported app in a real Chromium. */
import { setUp } from './setup.mjs';

setUp();
const { close, runLanes } = await import('./steps.mjs');
const { browserTests } = await import('./browserTests.mjs');

close(await runLanes([browserTests]));
