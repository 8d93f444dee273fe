import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

import { run } from './run.mjs';
import { fingerprint } from './setup.mjs';

const MADE_FROM = [
  ...['app', 'engine', 'assets', 'public', 'scripts/web.mjs', 'scripts/sw.js'],
  ...['app.json', 'metro.config.js', 'package-lock.json'],
];

/** Exports the web app to `folder` unless it is there already, made from the same sources. */
export async function buildWeb(folder = 'dist/web', { env = {}, madeFrom = [] } = {}) {
  const stamp = join(folder, '.made-from');
  const print = fingerprint([...MADE_FROM, ...madeFrom]) + JSON.stringify(env);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return folder;
  rmSync(folder, { recursive: true, force: true });
  await bundle('web', folder, env);
  writeServiceWorker(folder, print);
  writeFileSync(stamp, print);
  return folder;
}

/** One platform's bundle, as `expo export` makes it; what Metro says is shown only when it fails. */
export async function bundle(platform, folder, env = {}) {
  const cli = join('node_modules', 'expo', 'bin', 'cli');
  const args = [cli, 'export', '--platform', platform, '--output-dir', folder];
  const { code, said } = await run(process.execPath, args, env);
  if (code !== 0) throw new Error(`expo export ${platform} failed:\n${said}`);
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

/** Every file of the export is named in the service worker; it installs only when all of them are in its cache. */
function writeServiceWorker(folder, print) {
  const files = filesIn(folder)
    .map((file) => relative(folder, file).split(sep).join('/'))
    .filter((file) => file !== 'metadata.json' && !file.endsWith('.map'));
  const needed = [/^index\.html$/, /\.js$/, /\.wasm$/, /^manifest\.webmanifest$/, /icon-512\.png$/];
  for (const each of needed)
    if (!files.some((file) => each.test(file))) throw new Error(`The export has no file like ${each}.`);
  const version = `muster-${print.slice(0, 16)}`;
  const urls = ['./', ...files.filter((file) => file !== 'index.html')];
  const source = readFileSync('scripts/sw.js', 'utf8')
    .replace("'VERSION'", JSON.stringify(version))
    .replace("['FILES']", JSON.stringify(urls));
  writeFileSync(join(folder, 'sw.js'), source);
}
