import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { run } from './run.mjs';

const bin = (name) => join('node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);

/** One check that passes or fails as a whole. */
export const tool = (name, command, ...args) => ({
  name,
  run: async () => {
    const { code, said } = await run(bin(command), args);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, said };
  },
});

/** One check made by our own code: it throws, or it has passed. */
export const task = (name, work) => ({
  name,
  run: async () => {
    try {
      await work();
      return { passed: 1, failed: 0, said: '' };
    } catch (error) {
      return { passed: 0, failed: 1, said: error.message };
    }
  },
});

/** The tests of some Jest projects, counted one by one. */
export const tests = (name, projects, env = {}, ...more) => ({
  name,
  run: async () => {
    const file = join(tmpdir(), `muster-${process.pid}-${projects.join('-')}.json`);
    const args = ['--selectProjects', ...projects, '--json', `--outputFile=${file}`, ...more];
    const { said } = await run(bin('jest'), args, { NODE_ENV: 'test', ...env });
    try {
      const report = JSON.parse(readFileSync(file, 'utf8'));
      const broken = report.numRuntimeErrorTestSuites + (report.success ? 0 : Number(!report.numFailedTests));
      return {
        passed: report.numPassedTests,
        failed: report.numFailedTests + broken,
        said: withoutJson(said),
      };
    } catch {
      return { passed: 0, failed: 1, said };
    } finally {
      rmSync(file, { force: true });
    }
  },
});
const withoutJson = (said) => said.replace(/^\{"num.*$/gm, '');

/** Runs lanes side by side, the steps of a lane one after the other; says what failed, and counts. */
export async function runLanes(...lanes) {
  const total = { passed: 0, failed: 0 };
  const walk = async (steps) => {
    for (const step of steps) {
      const began = Date.now();
      const { passed, failed, said } = await step.run();
      total.passed += passed;
      total.failed += failed;
      const seconds = ((Date.now() - began) / 1000).toFixed(0);
      const count = passed + failed > 1 ? `, ${passed} of ${passed + failed}` : '';
      console.log(`${failed ? 'FAIL' : 'ok  '} ${step.name} (${seconds} s${count})`);
      if (failed) console.log(said.trimEnd());
    }
  };
  await Promise.all(lanes.map(walk));
  return total;
}

export const sum = (...counts) => ({
  passed: counts.reduce((all, { passed }) => all + passed, 0),
  failed: counts.reduce((all, { failed }) => all + failed, 0),
});

export function close({ passed, failed }) {
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed ? 1 : 0);
}
