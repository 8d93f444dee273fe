import { copyFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { run } from '../scripts/run.mjs';

/** Exports a small web app of one file of this folder, with our packages, and gives the folder it is in. */
export async function exportApp(name) {
  const home = `dist/bench/${name}`;
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  copyFileSync(`bench/${name}.tsx`, join(home, 'index.tsx'));
  copyFileSync('metro.config.js', join(home, 'metro.config.js'));
  symlinkSync(resolve('node_modules'), join(home, 'node_modules'));
  writeFileSync(join(home, 'package.json'), JSON.stringify({ name, main: 'index.tsx' }));
  writeFileSync(join(home, 'app.json'), JSON.stringify({ expo: { name, slug: name, platforms: ['web'] } }));
  writeFileSync(join(home, 'tsconfig.json'), JSON.stringify({ extends: 'expo/tsconfig.base' }));
  const cli = resolve('node_modules/expo/bin/cli');
  const args = [cli, 'export', '--platform', 'web', '--output-dir', 'out'];
  const { code, said } = await run(process.execPath, args, {}, resolve(home));
  if (code !== 0) throw new Error(said);
  return join(home, 'out');
}
