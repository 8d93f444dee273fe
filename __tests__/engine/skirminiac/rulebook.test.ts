import { skirminiac } from '../../../engine/skirminiac';

const ids = (letter: string, count: number) =>
  Array.from({ length: count }, (_, i) => `SC-${letter}${i + 1}`);

describe('the rulebook', () => {
  it('has every rule and every reading once', () => {
    const known = skirminiac.rulebook.map((rule) => rule.id);
    expect(new Set(known).size).toBe(known.length);
    expect([...known].sort()).toEqual([...ids('R', 37), ...ids('A', 21)].sort());
  });

  it('is in whole sentences, by topic', () => {
    for (const { text } of skirminiac.rulebook) expect(text).toMatch(/^[A-Z].*\.$/);
    expect(new Set(skirminiac.rulebook.map((rule) => rule.section)).size).toBeGreaterThan(4);
  });

  it('says of the table rulings that the table may choose', () => {
    expect(skirminiac.rulings.map((ruling) => ruling.id)).toEqual(['SC-A12', 'SC-A14']);
    for (const { id } of skirminiac.rulings)
      expect(skirminiac.rulebook.find((rule) => rule.id === id)?.text).toContain('table may play');
  });
});
