import { GOALS } from '../../engine/skirminiac/goals';
import { LAB } from '../../engine/skirminiac/lab';
import { advise, odds } from '../../engine/skirminiac/odds';
import type { State } from '../../engine/skirminiac/state';
import { BATTLES } from '../skirminiac';
import { median, type Clock, type Row } from '../rows';

const AIM = { goal: GOALS[0].id, worth: 0 } as const;
const RUNS = 1001;

const TABLE: State = LAB.state({ 'a.friends': 2, 'b.friends': 1 });
/** Unit 3 touches three foes. */
const PHONE: State = { ...TABLE, ...BATTLES.MELEE, play: 'phone', phase: { id: 'follow', unit: 3 } };

/** There are no tables to fill: cold is the first call. */
export function benchSkirminiacOdds(now: Clock): readonly Row[] {
  return [
    ...timed(now, 'Skirminiac attack on the table', () => odds(TABLE)),
    ...timed(now, 'Skirminiac attacks on the phone', () => odds(PHONE)),
    ...timed(now, 'Skirminiac attacks, advice', () => advise(PHONE, AIM)),
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
