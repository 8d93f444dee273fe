/** npm test: everything, from a fresh clone. */
import { setUp } from './setup.mjs';

setUp();
const { close, runLanes, sum, task } = await import('./steps.mjs');
const { FORMAT, LINT, TYPES, UNIT } = await import('./checks.mjs');
const { buildNative } = await import('./native.mjs');
const { buildWeb } = await import('./web.mjs');
const { browserTests } = await import('./browserTests.mjs');

const bundles = [
  task('the web app, exported', () => buildWeb()),
  task('Android bundle in Hermes bytecode', () => buildNative('android')),
  task('iOS bundle in Hermes bytecode', () => buildNative('ios')),
];
const made = await runLanes([...TYPES, LINT, FORMAT], bundles);
// Alone on the machine, so that what they wait for comes when it should.
const tested = await runLanes([UNIT, browserTests]);
close(sum(made, tested));
