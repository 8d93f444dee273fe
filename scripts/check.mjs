/** npm run check: the fast inner loop. */
import { setUp } from './setup.mjs';

setUp();
const { close, runLanes } = await import('./steps.mjs');
const { LINT, TYPES, UNIT } = await import('./checks.mjs');

close(await runLanes([...TYPES, LINT, UNIT]));
