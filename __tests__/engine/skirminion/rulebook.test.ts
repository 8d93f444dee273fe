import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { skirminion } from '../../../engine/skirminion';

const ids = (letter: string, last: number) => Array.from({ length: last }, (_, i) => `SN-${letter}${i + 1}`);

describe('rulebook', () => {
  it('holds every rule and reading once, as sentences', () => {
    expect(skirminion.rulebook.map((rule) => rule.id)).toEqual([...ids('R', 68), ...ids('A', 37)]);
    for (const { id, text, section } of skirminion.rulebook) {
      expect([id, /^[A-Z].*\.$/.test(text)]).toEqual([id, true]);
      expect(section).not.toBe('');
    }
  });

  it('has a test named by every rule', () => {
    const tests = readdirSync(__dirname)
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => readFileSync(join(__dirname, file), 'utf8'))
      .join();
    const titles = [...tests.matchAll(/it\('([^']*)'/g)].map(([, title]) => title!).join();
    expect(ids('R', 68).filter((id) => !new RegExp(`${id}\\b`).test(titles))).toEqual([]);
  });

  it('offers the four table rulings, the first reading by default', () => {
    expect(skirminion.rulings.map((ruling) => ruling.id)).toEqual(['SN-A1', 'SN-A20', 'SN-A29', 'SN-A37']);
    for (const { preset, readings } of skirminion.rulings) expect(readings[0]!.id).toBe(preset);
  });
});
