/** npm run bench: every figure, or those named. */
import { setUp } from '../scripts/setup.mjs';

setUp();
const BENCHES = {
  engine: () => import('./engine.mjs'),
  storage: () => import('./storage.mjs'),
  size: () => import('./size.mjs'),
  taps: () => import('./taps.mjs'),
};
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in BENCHES));
if (unknown.length) {
  console.error(`No bench is called ${unknown.join(', ')}; there are ${Object.keys(BENCHES).join(', ')}.`);
  process.exit(1);
}
for (const name of asked.length ? asked : Object.keys(BENCHES)) {
  console.log(`\n${name}`);
  const { bench } = await BENCHES[name]();
  for (const line of await bench()) console.log(`  ${line}`);
}
