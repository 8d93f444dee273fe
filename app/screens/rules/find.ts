import type { RuleText } from '../../../engine';

export const sectionsOf = (rulebook: readonly RuleText[]): readonly string[] => [
  ...new Set(rulebook.map(({ section }) => section)),
];

/** Every word must occur, in the text, the id or the section. */
export function search(rulebook: readonly RuleText[], query: string): readonly RuleText[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return rulebook.filter(({ id, section, text }) => {
    const where = `${id} ${section} ${text}`.toLowerCase();
    return words.every((word) => where.includes(word));
  });
}
