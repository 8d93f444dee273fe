import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { skirmish } from '../../../engine/skirmish';

const ids = (letter: string, count: number) =>
  Array.from({ length: count }, (_, i) => `SK-${letter}${i + 1}`);
const text = (id: string) => skirmish.rulebook.find((rule) => rule.id === id)!.text;

describe('the rulebook', () => {
  it('has every rule and every reading once, in whole sentences', () => {
    const known = skirmish.rulebook.map((rule) => rule.id);
    expect([...known].sort()).toEqual([...ids('R', 32), ...ids('A', 23)].sort());
    for (const rule of skirmish.rulebook) expect(rule.text).toMatch(/^[A-Z].*\.$/s);
  });

  it('says of each table ruling, and of no other rule, that it can be switched', () => {
    const switched = skirmish.rulebook
      .filter((rule) => rule.text.includes('table ruling'))
      .map((rule) => rule.id);
    expect(switched.sort()).toEqual(skirmish.rulings.map((ruling) => ruling.id).sort());
    expect(switched.sort()).toEqual(['SK-A1', 'SK-A14', 'SK-A19', 'SK-A5', 'SK-A6']);
  });

  it('SK-A9 the example’s James is Eliot, and only Eliot is named in ours', () => {
    expect(text('SK-A9')).toContain('it is Eliot');
    expect(text('SK-R32')).toContain('Eliot');
    expect(text('SK-R32')).not.toContain('James');
  });

  it('every rule has a test that begins with its id', () => {
    const titles = readdirSync(__dirname)
      .filter((file) => file.endsWith('.test.ts'))
      .flatMap((file) => [
        ...readFileSync(join(__dirname, file), 'utf8').matchAll(
          /\bit(?:\.each\([^]*?\))?\(\s*'(SK-[RA]\d+)\b/g,
        ),
      ])
      .map(([, id]) => id);
    expect(skirmish.rulebook.map((rule) => rule.id).filter((id) => !titles.includes(id))).toEqual([]);
  });
});
