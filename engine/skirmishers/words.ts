export const count = (value: number, noun: string): string => `${value} ${noun}${value === 1 ? '' : 's'}`;

/** "6", "6 and 5", "6, 5 and 4". */
export const listed = (words: readonly (string | number)[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
export const inWords = (value: number): string => NUMBERS[value] ?? `${value}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Red’s", "the Foxes’". */
export const ownerOf = (name: string): string => (/s$/i.test(name) ? `${name}’` : `${name}’s`);

export const diceWords = (dice: number): string => `${dice} ${dice === 1 ? 'die' : 'dice'}`;
