import { execFileSync } from 'node:child_process';

import { build } from 'esbuild';

const OUT = 'dist/bench/engine.mjs';
const RUN = `import { benchEngine } from './${OUT}'; console.log(JSON.stringify(benchEngine(() => performance.now())));`;

const rows = (...flags) =>
  JSON.parse(
    execFileSync(process.execPath, [...flags, '--input-type=module', '-e', RUN], { encoding: 'utf8' }),
  );

const figure = ({ value, unit }) => `${value < 10 ? value.toPrecision(2) : Math.round(value)} ${unit}`;

export async function bench() {
  await build({
    entryPoints: ['bench/engine.ts'],
    bundle: true,
    format: 'esm',
    outfile: OUT,
    logLevel: 'error',
  });
  const fast = rows();
  const slow = rows('--jitless');
  return [
    `${''.padEnd(48)}${'JIT'.padStart(14)}${'no JIT'.padStart(14)}`,
    ...fast.map((row, i) => row.name.padEnd(48) + figure(row).padStart(14) + figure(slow[i]).padStart(14)),
  ];
}
