import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { buildWeb } from '../scripts/web.mjs';
import { exportApp } from './exportApp.mjs';

/** Kilobytes of JavaScript the page loads, gzipped; the service worker and the SQLite worker are alike in both. */
function javaScript(folder) {
  const files = readdirSync(folder, { recursive: true }).map(String);
  const scripts = files.filter((file) => /_expo\/static\/js\/web\/.*\.js$/.test(file.replaceAll('\\', '/')));
  return scripts.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length, 0) / 1024;
}

export async function bench() {
  const ours = javaScript(await buildWeb());
  const blank = javaScript(await exportApp('blank'));
  return [
    `Muster   ${ours.toFixed(0)} KB`,
    `blank    ${blank.toFixed(0)} KB`,
    `ratio    ${(ours / blank).toFixed(2)} (at most 1.5)`,
  ];
}
