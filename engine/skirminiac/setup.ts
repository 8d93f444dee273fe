import { oneOf } from '../core/shape';
import type { Field, Problem, Setup } from '../core/types';
import { DEFAULT_PLAY, DEFAULT_SIZE, PLAYS, SIZES, type Play, type SizeId } from './data';
import { parse } from './roster';

/** SC-R12: a roll-off, or the side that has won the toss already. */
const TOSSES = ['roll', 'first', 'second'] as const;
export type Toss = (typeof TOSSES)[number];

export interface Choices {
  readonly play: Play;
  readonly size: SizeId;
  readonly toss: Toss;
}

const SIZE_IDS = SIZES.map(({ id }) => id);

export const choicesOf = ({ choices }: Pick<Setup, 'choices'>): Choices => ({
  play: oneOf(PLAYS)(choices.play) ?? DEFAULT_PLAY,
  size: oneOf(SIZE_IDS)(choices.size) ?? DEFAULT_SIZE,
  toss: oneOf(TOSSES)(choices.toss) ?? 'roll',
});

export function fields(setup: Setup): readonly Field[] {
  const { play, size, toss } = choicesOf(setup);
  const [first = 'The first side', second = 'The second side'] = setup.sides.map((side) => side.name);
  return [
    {
      id: 'play',
      label: 'Where you play',
      rule: 'SC-R1',
      kind: 'one',
      value: play,
      options: [
        { id: 'table', label: 'On the table', note: 'You move, the app asks who touches whom' },
        { id: 'phone', label: 'On the phone', note: 'The app is the board and knows every contact' },
      ],
    },
    {
      id: 'size',
      label: 'Board size',
      help: 'A printed board has 72 hexes in 11 columns, seven and six high by turns; each player has a long edge.',
      rule: 'SC-R3',
      kind: 'one',
      value: size,
      options: SIZES.map((each) => ({
        id: each.id,
        label: each.id,
        note:
          each.draw === 'minis' ? `Miniatures: ${each.four} counts 4, ${each.one} 1` : 'One D6 for each unit',
      })),
    },
    {
      id: 'toss',
      label: 'Roll-off',
      help: 'The winner says which player has the initiative.',
      rule: 'SC-R12',
      kind: 'one',
      value: toss,
      options: [
        { id: 'roll', label: 'Roll for it' },
        { id: 'first', label: `${first} won the toss` },
        { id: 'second', label: `${second} won the toss` },
      ],
    },
  ];
}

export function problems({ sides }: Setup): readonly Problem[] {
  if (sides.length !== 2)
    return [{ text: 'Skirminiac is for two players.', fix: 'Choose two sides.', rule: 'SC-R1' }];
  return sides.flatMap(({ name, roster }) => {
    const parsed = parse(roster);
    return parsed.ok
      ? []
      : [{ text: `${name}: ${parsed.error}`, fix: 'Choose another warband.', rule: 'SC-R4' }];
  });
}
