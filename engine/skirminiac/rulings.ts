import type { Ruling, Setup } from '../core/types';
import { readingsIn, type ReadingsOf } from '../kit/rulings';

export const RULINGS = [
  {
    id: 'SC-A12',
    question: 'What does the last unit of a side take off its opponent?',
    readings: [
      { id: 'two', label: 'Two in all' },
      { id: 'three', label: 'Two more: three in all' },
    ],
    preset: 'two',
  },
  {
    id: 'SC-A14',
    question: 'How many activations follow when a side is down to one unit?',
    readings: [
      { id: 'each', label: 'Five for each player' },
      { id: 'all', label: 'Five in all' },
    ],
    preset: 'each',
  },
] as const satisfies readonly Ruling[];

/** The reading in force for each ruling. */
export type Readings = ReadingsOf<typeof RULINGS>;

export const readingsOf = (setup: Pick<Setup, 'rulings'>): Readings => readingsIn(RULINGS, setup);
