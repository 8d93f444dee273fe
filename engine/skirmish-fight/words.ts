const NUMBERS = [
  ...['Nought', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
  ...['Eleven', 'Twelve', 'Thirteen', 'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen'],
];
export const inWords = (value: number): string =>
  value < 0 ? `minus ${inWords(-value).toLowerCase()}` : (NUMBERS[value] ?? `${value}`);

export const count = (value: number, noun: string, plural = `${noun}s`): string =>
  `${value} ${value === 1 ? noun : plural}`;

export const lives = (value: number): string => `${value} life`;

/** "Red, Blue and Green". */
export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
