import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(ROOT);

/** No telemetry, no look-ups: everything works without a network once the packages are there. */
export const ENV = {
  ...process.env,
  CI: '1',
  EXPO_OFFLINE: '1',
  EXPO_NO_TELEMETRY: '1',
  EXPO_NO_GIT_STATUS: '1',
  NODE_ENV: process.env.NODE_ENV ?? 'production',
};

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Muster needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

const hashOf = (...parts) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');

/** Installs the packages of the lock file, once for each lock file. */
export function setUp() {
  const stamp = join('node_modules', '.muster-lock');
  const lock = hashOf(readFileSync('package-lock.json'));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Setting up: installing the packages of the lock file (about a minute, once).');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync(npm, ['ci', ...quiet], { stdio: 'inherit', shell: process.platform === 'win32' });
  writeFileSync(stamp, lock);
}

/** Names what the given files and folders hold, to know whether something made from them is still good. */
export function fingerprint(places) {
  const files = (place) =>
    readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
      const path = join(place, entry.name);
      return entry.isDirectory() ? files(path) : [path];
    });
  const all = places.flatMap((place) =>
    existsSync(place) ? (isFolder(place) ? files(place) : [place]) : [],
  );
  return hashOf(...all.sort().flatMap((file) => [relative(ROOT, file), readFileSync(file)]));
}
function isFolder(place) {
  try {
    readdirSync(place);
    return true;
  } catch {
    return false;
  }
}
