import type { Ruling, Setup } from '../core/types';
import { readingsIn, type ReadingsOf } from '../kit/rulings';

/** The readings a table may choose; the first of each is what the app does unless told. */
export const RULINGS = [
  {
    id: 'DC-A3',
    question: 'Sixes against sixes in missile fire',
    readings: [
      { id: 'both', label: 'The sixes rule holds for missiles too' },
      { id: 'melee', label: 'It holds in melee only' },
    ],
    preset: 'both',
  },
  {
    id: 'DC-A7',
    question: 'Attacking a piece that has reacted',
    readings: [
      { id: 'flat', label: 'One extra die' },
      { id: 'each', label: 'One extra die for each reaction' },
    ],
    preset: 'flat',
  },
  {
    id: 'DC-A10',
    question: 'A defender who wins the roll',
    readings: [
      { id: 'nothing', label: 'Does nothing to the attacker' },
      { id: 'wins', label: 'Wins like a counterattacker' },
    ],
    preset: 'nothing',
  },
  {
    id: 'DC-A23',
    question: 'Pushed off the table',
    readings: [
      { id: 'killed', label: 'Killed, as off a cliff' },
      { id: 'stops', label: 'It stops at the edge' },
    ],
    preset: 'killed',
  },
] as const satisfies readonly Ruling[];

/** The reading in force for each ruling. */
export type Rulings = ReadingsOf<typeof RULINGS>;

export const readRulings = (setup: Pick<Setup, 'rulings'>): Rulings => readingsIn(RULINGS, setup);
