import type { Ruling, Setup } from '../core/types';
import { readingsIn, type ReadingsOf } from '../kit/rulings';

export const RULINGS = [
  {
    id: 'SK-A1',
    question: 'How many dice of armor has a figure with exactly 5 hit points?',
    readings: [
      { id: 'two', label: '2 dice' },
      { id: 'four', label: '4 dice' },
    ],
    preset: 'two',
  },
  {
    id: 'SK-A5',
    question:
      'Which rules for hand to hand? By the normal ones an attack wounds a fully armored figure in about 0.3 % of cases; the printed alternate is the cure.',
    readings: [
      { id: 'normal', label: 'Normal: either may be hit, and armor takes its share' },
      { id: 'alternate', label: 'Alternate: only the attacked can be hit, and armor does not help' },
      {
        id: 'alternate-armor',
        label: 'Alternate with armor: only the attacked can be hit, armor takes its share',
      },
    ],
    preset: 'normal',
  },
  {
    id: 'SK-A6',
    question: 'What are the 2″ and 3″ of a blast?',
    readings: [
      { id: 'distance', label: 'Distances from the point of impact' },
      { id: 'diameter', label: 'Diameters: within 1″ and 1.5″ of it' },
    ],
    preset: 'distance',
  },
  {
    id: 'SK-A14',
    question: 'Does it win to tell a figure that is at home?',
    readings: [
      { id: 'carried', label: 'No: the report must be carried home' },
      { id: 'told', label: 'Yes: a figure told while at home counts' },
    ],
    preset: 'carried',
  },
  {
    id: 'SK-A19',
    question: 'Who may tell the others?',
    readings: [
      { id: 'saw', label: 'Only one who saw' },
      { id: 'told', label: 'Those who were told, too' },
    ],
    preset: 'saw',
  },
] as const satisfies readonly Ruling[];

/** The reading in force for each ruling. */
export type Readings = ReadingsOf<typeof RULINGS>;

export const readingsOf = (setup: Pick<Setup, 'rulings'>): Readings => readingsIn(RULINGS, setup);
