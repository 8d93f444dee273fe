import { tests, tool } from './steps.mjs';

export const TYPES = [
  tool('types of the engine', 'tsc', '-p', 'engine/tsconfig.json'),
  tool('types of the app and the tests', 'tsc', '--noEmit'),
];
export const LINT = tool('lint', 'eslint', '.', '--max-warnings', '0');
export const FORMAT = tool('format', 'prettier', '--check', '--log-level', 'warn', '.');
export const UNIT = tests('unit, contract and store tests', ['engine', 'app']);
