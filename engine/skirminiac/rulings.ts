import type { Ruling, Setup } from '../core/types';

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

type Each = (typeof RULINGS)[number];
/** The reading in force for each ruling. */
export type Readings = { readonly [R in Each as R['id']]: R['readings'][number]['id'] };

export const readingsOf = ({ rulings }: Pick<Setup, 'rulings'>): Readings =>
  Object.fromEntries(
    RULINGS.map(({ id, readings, preset }) => [
      id,
      readings.find((reading) => reading.id === rulings[id])?.id ?? preset,
    ]),
  ) as Readings;
