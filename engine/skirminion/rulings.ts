import type { Ruling, Setup } from '../core/types';
import { readingsIn, type ReadingsOf } from '../kit/rulings';

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

/** The reading in force for each ruling. */
export type Rulings = ReadingsOf<typeof RULINGS>;

export const readRulings = (setup: Pick<Setup, 'rulings'>): Rulings => readingsIn(RULINGS, setup);
