import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { buildWeb } from '../scripts/web.mjs';
import { exportApp } from './exportApp.mjs';

const SCRIPTS = '_expo/static/js/web';

/** Kilobytes of JavaScript in a web export, gzipped. */
function javaScript(folder) {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const opening = new Set([...page.matchAll(/<script src="([^"]+)"/g)].map(([, src]) => basename(src)));
  const weigh = (name) => gzipSync(readFileSync(join(folder, SCRIPTS, name))).length / 1024;
  const files = readdirSync(join(folder, SCRIPTS)).filter((name) => name.endsWith('.js'));
  // SQLite runs in a worker of its own, which no app with storage can open without.
  const opens = (name) => opening.has(name) || name.startsWith('worker-');
  const sum = (sizes) => sizes.reduce((all, each) => all + each, 0);
  return {
    opening: sum(files.filter(opens).map(weigh)),
    later: files.filter((name) => !opens(name)).map(weigh),
    all: sum(files.map(weigh)),
  };
}

export async function bench() {
  const ours = javaScript(await buildWeb());
  const blank = javaScript(await exportApp('blank')).all;
  const row = (name, size, note = '') =>
    `${name.padEnd(27)} ${size.toFixed(0).padStart(4)} KB   ${(size / blank).toFixed(2)}${note}`;
  return [
    'JavaScript, gzipped, and its ratio to a blank app with the same navigation, drawing and SQLite.',
    row('blank app', blank),
    row('to open', ours.opening, ' (at most 1.5): the scripts of the page and the SQLite worker'),
    row('with one game open', ours.opening + Math.max(...ours.later), ': and the largest rulebook’s file'),
    row('all together', ours.all, `: and all ${ours.later.length} rulebooks, read in when idle`),
  ];
}
