import { onPhone, see, tap } from './phone';
import { openTab, playToTheEnd, startGame, undoKey } from './table';

jest.setTimeout(400_000);

interface Play {
  readonly name: string;
  readonly ruleset: string;
  readonly choice?: RegExp;
  readonly sides?: number;
  readonly tab: string;
  readonly seed: number;
}

const PLAYS: readonly Play[] = [
  { name: 'Skirmish Fight', ruleset: 'skirmish-fight', tab: 'Health', seed: 3 },
  { name: 'Skirminion on the phone', ruleset: 'skirminion', choice: /^On the phone/, tab: 'Board', seed: 5 },
  { name: 'Skirminion on the table', ruleset: 'skirminion', choice: /^On the table/, tab: 'Dice', seed: 7 },
  { name: 'Skirminiac on the phone', ruleset: 'skirminiac', choice: /^On the phone/, tab: 'Board', seed: 9 },
  {
    name: 'Skirminiac on the table',
    ruleset: 'skirminiac',
    choice: /^On the table/,
    tab: 'Activation',
    seed: 11,
  },
  { name: '-Skirmish-', ruleset: 'skirmish', tab: 'Activation', seed: 13 },
  { name: '-Skirmish- with four sides', ruleset: 'skirmish', sides: 4, tab: 'Health', seed: 17 },
  { name: 'Skirmishers', ruleset: 'skirmishers', tab: 'Health', seed: 15 },
];

describe('a whole game by tapping', () => {
  it.each(PLAYS)('$name, with a reload on the way', ({ ruleset, choice, sides, tab, seed }) =>
    onPhone({}, async ({ page, complaints }) => {
      await startGame(page, ruleset, choice, sides);
      await openTab(page, tab);
      await playToTheEnd(page, seed, 12);
      const before = await undoKey(page);
      await page.reload();
      await openTab(page, tab);
      expect(await undoKey(page)).toBe(before);
      const { over, taps } = await playToTheEnd(page, seed + 1, 900);
      expect({ over, taps: taps > 10 }).toEqual({ over: true, taps: true });
      await tap(page, 'See the report');
      await see(page, /wins|draw|won/i);
      expect(complaints).toEqual([]);
    }),
  );
});
