import { spawn } from 'node:child_process';

import { ENV, ROOT } from './setup.mjs';

/** Runs a program and gives its exit code and all it printed. */
export function run(command, args, env = {}, cwd = ROOT) {
  return new Promise((settle) => {
    const child = spawn(command, args, { env: { ...ENV, ...env }, cwd, shell: process.platform === 'win32' });
    let said = '';
    child.stdout.on('data', (data) => (said += data));
    child.stderr.on('data', (data) => (said += data));
    child.on('error', (error) => settle({ code: 1, said: said + error.message }));
    child.on('close', (code) => settle({ code, said }));
  });
}
