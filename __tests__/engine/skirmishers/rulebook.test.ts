import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { skirmishers } from '../../../engine/skirmishers';
import { RULINGS } from '../../../engine/skirmishers/rulings';

const numbered = (letter: string, last: number) =>
  Array.from({ length: last }, (_, i) => `DC-${letter}${i + 1}`);
const ALL = [...numbered('R', 31), ...numbered('A', 23)];

it('the rulebook has every rule and reading, once, in whole sentences', () => {
  expect(skirmishers.rulebook.map(({ id }) => id).sort()).toEqual([...ALL].sort());
  for (const { text } of skirmishers.rulebook) expect(text).toMatch(/^[A-Z].*\.$/);
});

it('every rule and reading has a test that starts with its id', () => {
  const tests = readdirSync(__dirname).filter((name) => name.endsWith('.test.ts'));
  const titles = tests.flatMap((name) =>
    [
      ...readFileSync(join(__dirname, name), 'utf8').matchAll(
        /\bit(?:\.each\([\s\S]*?\))?\(\s*'((?:DC-[RA]\d+ )+)/g,
      ),
    ].flatMap(([, ids]) => ids!.trim().split(' ')),
  );
  expect(ALL.filter((id) => !titles.includes(id))).toEqual([]);
});

it('the switches are those four, and their rules say so', () => {
  expect(RULINGS.map(({ id, preset }) => `${id} ${preset}`)).toEqual([
    'DC-A3 both',
    'DC-A7 flat',
    'DC-A10 nothing',
    'DC-A23 killed',
  ]);
  const switched = skirmishers.rulebook
    .filter(({ text }) => text.includes('A table ruling'))
    .map(({ id }) => id);
  expect(switched.sort()).toEqual(RULINGS.map(({ id }) => id as string).sort());
});
