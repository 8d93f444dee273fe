import type { Ruling, Setup } from '../core/types';

/** The readings a table may choose; the first of each is what the app does unless told. */
export const RULINGS = [
  {
    id: 'SN-A1',
    question: 'How the obstacles mirror each other',
    readings: [
      { id: 'half-turn', label: 'By a half-turn: both players see the same' },
      { id: 'diagonal', label: 'In a diagonal of the board' },
    ],
    preset: 'half-turn',
  },
  {
    id: 'SN-A20',
    question: 'Spread shot: who touched the first target?',
    readings: [
      { id: 'first', label: 'As it was at the first attack' },
      { id: 'after', label: 'As it is after the first attack' },
    ],
    preset: 'first',
  },
  {
    id: 'SN-A29',
    question: 'When a side has no units left',
    readings: [
      { id: 'played', label: 'Four rounds are played out' },
      { id: 'ends', label: 'The battle ends' },
    ],
    preset: 'played',
  },
  {
    id: 'SN-A37',
    question: 'Traits',
    readings: [
      { id: 'used', label: 'Traits are used' },
      { id: 'none', label: 'No traits' },
    ],
    preset: 'used',
  },
] as const satisfies readonly Ruling[];

type Row = (typeof RULINGS)[number];
export type Rulings = { readonly [R in Row as R['id']]: R['readings'][number]['id'] };

export const readRulings = ({ rulings }: Pick<Setup, 'rulings'>): Rulings =>
  Object.fromEntries(
    RULINGS.map(({ id, readings, preset }) => [
      id,
      readings.find((reading) => reading.id === rulings[id])?.id ?? preset,
    ]),
  ) as Rulings;
