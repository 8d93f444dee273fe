/** The highest total here is 24, of four dice. */
// prettier-ignore
const NUMBERS = [
  'none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen',
  'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty', 'twenty-one', 'twenty-two',
  'twenty-three', 'twenty-four',
] as const;

export const spoken = (value: number): string => NUMBERS[value] ?? String(value);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Ann", "Ann and Bill", "Ann, Bill and Dot". */
export function listed(names: readonly string[], word: 'and' | 'or' = 'and'): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${word} ${last}`;
}

export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
