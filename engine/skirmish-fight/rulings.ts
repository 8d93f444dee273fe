import type { Ruling, Setup } from '../core/types';
import { readingsIn, type ReadingsOf } from '../kit/rulings';

/** The readings a table may choose; the first of each is what the app does unless told. */
export const RULINGS = [
  {
    id: 'SF-A1',
    question: 'A shooting tie',
    readings: [
      { id: 'hit', label: 'The target loses 1 life, and may move 1″' },
      { id: 'nothing', label: 'Nothing happens (the printed example)' },
    ],
    preset: 'hit',
  },
  {
    id: 'SF-A7',
    question: 'Does Flank help the flanker itself?',
    readings: [
      { id: 'friends', label: 'No, only its friends' },
      { id: 'itself', label: 'Yes, the flanker too' },
    ],
    preset: 'friends',
  },
  {
    id: 'SF-A10',
    question: 'Does Berzerk strike back when its unit is defeated?',
    readings: [
      { id: 'always', label: 'Yes, even then' },
      { id: 'alive', label: 'Only if it survives' },
    ],
    preset: 'always',
  },
  {
    id: 'SF-A14',
    question: 'Calls from different units',
    readings: [
      { id: 'stack', label: 'They stack' },
      { id: 'once', label: 'They do not stack' },
    ],
    preset: 'stack',
  },
  {
    id: 'SF-A31',
    question: 'A unit in contact with an enemy',
    readings: [
      { id: 'held', label: 'It cannot move away' },
      { id: 'shift', label: 'It may move, by the shortest path, to another enemy' },
    ],
    preset: 'held',
  },
  {
    id: 'SF-A35',
    question: 'Which defeated enemies score in Kill or be Killed?',
    readings: [
      { id: 'any', label: 'Any defeated enemy' },
      { id: 'opponent', label: 'Only those the opponent defeated' },
    ],
    preset: 'any',
  },
] as const satisfies readonly Ruling[];

/** The reading in force for each ruling. */
export type Rulings = ReadingsOf<typeof RULINGS>;

export const readRulings = (setup: Pick<Setup, 'rulings'>): Rulings => readingsIn(RULINGS, setup);
