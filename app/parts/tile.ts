/** A name below a mark stands in lines of whole words. */
export const unbroken = (name: string): string => name.replaceAll('-', '\u2011');

/** Room for the longest word, up to the scale at which the name stops growing. */
export function tileWidth(name: string, fontScale: number): number {
  const longest = Math.max(...name.split(' ').map((word) => word.length));
  return Math.max(62, 2 + 7.2 * Math.min(fontScale, 1.5) * longest);
}
