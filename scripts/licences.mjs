/** node scripts/licences.mjs: writes app/licences.json, the packages the app is made with and their licences. */
import { readFileSync, writeFileSync } from 'node:fs';

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
const { packages } = read('package-lock.json');

const list = Object.keys(read('package.json').dependencies)
  .sort()
  .map((name) => {
    const { version, license } = packages[`node_modules/${name}`];
    return { name, version, licence: license };
  });
writeFileSync('app/licences.json', `${JSON.stringify(list, undefined, 2)}\n`);
