import { readdirSync } from 'node:fs';

import { bundle } from './web.mjs';

/** A phone's bundle, compiled to the bytecode its engine runs. */
export async function buildNative(platform) {
  const folder = `dist/${platform}`;
  await bundle(platform, folder);
  const files = readdirSync(folder, { recursive: true }).map(String);
  if (!files.some((file) => file.endsWith('.hbc'))) throw new Error(`No Hermes bytecode for ${platform}.`);
}
