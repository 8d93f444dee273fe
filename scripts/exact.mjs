/** npm run exact: the odds of every game against their slow, exact references, in 2,000 situations each. */
import { setUp } from './setup.mjs';

setUp();
const { close, runLanes, tests } = await import('./steps.mjs');

const pattern = ['--testPathPattern', '(odds|oddsRanged|advice)\\.test'];
close(await runLanes([tests('exact odds', ['engine'], { MUSTER_EXACT: '2000' }, ...pattern)]));
