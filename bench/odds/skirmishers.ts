import type { Answer, LabValues } from '../../engine/core/types';
import { skirmishers } from '../../engine/skirmishers';
import { GOALS } from '../../engine/skirmishers/goals';
import { LAB } from '../../engine/skirmishers/lab';
import { advise, odds } from '../../engine/skirmishers/odds';
import type { State } from '../../engine/skirmishers/state';
import { median, type Clock, type Row } from '../rows';

const AIM = { goal: GOALS[0].id, worth: 0 } as const;
const RUNS = 301;

/** The most dice a rating allows: ten against nine or ten. */
const MOST: LabValues = { 'a.ratings': '9/9/9', 'b.ratings': '9/9/9', facts: ['reacted'] };
const PRINTED: LabValues = { 'a.ratings': '1/2/1', 'b.ratings': '2/2' };

const rolled = (values: LabValues, faces: readonly number[]): State => {
  const answer: Answer = { kind: 'roll', faces: [faces], app: 0 };
  return skirmishers.answer(LAB.state(values), answer).state;
};

/** There are no tables to fill: cold is the first call. */
export function benchSkirmishersOdds(now: Clock): readonly Row[] {
  const melee = LAB.state(MOST);
  const shot = LAB.state({ ...MOST, attack: 'shoot', cover: 'low' });
  const reaction = rolled(MOST, [6, 6, 5, 5, 4, 4, 3, 3, 2, 1]);
  const printed = LAB.state(PRINTED);
  return [
    ...timed(now, 'Skirmishers melee, 10 dice against 10', () => odds(melee, AIM)),
    ...timed(now, 'Skirmishers melee, 2 dice against 3', () => odds(printed, AIM)),
    ...timed(now, 'Skirmishers reaction to 10 dice', () => odds(reaction, AIM)),
    ...timed(now, 'Skirmishers reaction, advice', () => advise(reaction, AIM)),
    ...timed(now, 'Skirmishers shot, 9 dice against 9', () => odds(shot, AIM)),
  ];
}

function timed(now: Clock, name: string, work: () => unknown): readonly Row[] {
  const began = now();
  work();
  const cold = now() - began;
  return [
    { name: `${name}, cold`, value: cold, unit: 'ms' },
    { name: `${name}, warm`, value: median(RUNS, now, work), unit: 'ms' },
  ];
}
