import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { skirmishFight } from '../../../engine/skirmish-fight';

const RULES = 64;
const READINGS = 39;
const ids = (letter: string, count: number) =>
  Array.from({ length: count }, (_, i) => `SF-${letter}${i + 1}`);
const text = (id: string) => skirmishFight.rulebook.find((rule) => rule.id === id)?.text;

describe('the rulebook', () => {
  it('has every rule and every reading once, in whole sentences', () => {
    const known = skirmishFight.rulebook.map((rule) => rule.id);
    expect([...known].sort()).toEqual([...ids('R', RULES), ...ids('A', READINGS)].sort());
    for (const rule of skirmishFight.rulebook) expect(rule.text).toMatch(/\.$/);
  });

  it('says of each table ruling, and of no other reading, that it can be switched', () => {
    const switched = skirmishFight.rulebook
      .filter((rule) => rule.text.includes('Table ruling:'))
      .map((rule) => rule.id);
    expect(skirmishFight.rulings.map((ruling) => ruling.id)).toEqual([
      'SF-A1',
      'SF-A7',
      'SF-A10',
      'SF-A14',
      'SF-A31',
      'SF-A35',
    ]);
    expect([...switched].sort()).toEqual(skirmishFight.rulings.map((ruling) => ruling.id).sort());
    for (const { readings, preset } of skirmishFight.rulings) expect(readings[0]?.id).toBe(preset);
  });

  it.each([
    ['SF-R8 how far a move goes', 'SF-R8', 'No part of the model goes further'],
    ['SF-R9 what cannot be moved through', 'SF-R9', 'through terrain'],
    ['SF-R13 moving near an enemy', 'SF-R13', 'within 1″ of an enemy'],
    ['SF-R57 Example Move 1: 3″ and 2½″ of 6″ leave ½″', 'SF-R57', '3″ ahead and 2½″ around a tree leave ½″'],
    ['SF-R56 unclear points are for the table', 'SF-R56', 'what you both think was meant'],
    ['SF-A18 what a jump crosses', 'SF-A18', 'wholly inside that inch'],
    ['SF-A25 what counts as cover', 'SF-A25', 'of either side'],
    ['SF-A28 which 1″ moves must be made', 'SF-A28', 'it is a choice'],
    ['SF-A32 where the loser goes', 'SF-A32', 'the distance to the winner must grow'],
    ['SF-A36 climbing down', 'SF-A36', 'Climbing down needs no roll'],
  ])('%s is for the players to see to, and the rulebook says it', (_, id, words) => {
    expect(text(id)).toContain(words);
  });

  it('every rule and every reading has a test named by it', () => {
    const titles = readdirSync(__dirname)
      .filter((file) => file.endsWith('.test.ts'))
      .flatMap((file) => readFileSync(join(__dirname, file), 'utf8').match(/SF-[RA]\d+(?= )/g) ?? []);
    const untested = skirmishFight.rulebook.map((rule) => rule.id).filter((id) => !titles.includes(id));
    expect(untested).toEqual([]);
  });
});
