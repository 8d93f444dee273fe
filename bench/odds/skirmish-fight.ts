import { GOALS, RESOURCE } from '../../engine/skirmish-fight/goals';
import { LAB } from '../../engine/skirmish-fight/lab';
import { answer } from '../../engine/skirmish-fight/conversation';
import { advise, odds } from '../../engine/skirmish-fight/odds';
import type { State } from '../../engine/skirmish-fight/state';
import { median, type Clock, type Row } from '../rows';

const AIM = { goal: GOALS[0].id, worth: RESOURCE.preset } as const;
const RUNS = 201;

/** Every point to spend, so that the game of rerolls is as long as it gets. */
const POINTS = { 'a.points': 2, 'b.points': 2 } as const;
const COMBAT: State = LAB.state({
  ...POINTS,
  'a.buffs': ['strong', 'skilled', 'push'],
  'b.buffs': ['berzerk', 'push'],
});
/** Both may push: four combats in one. */
const FACTS: State = { ...COMBAT, phase: { id: 'facts' } };
const LAID: State = answer(COMBAT, { kind: 'roll', faces: [[2], [4]], app: 0 }).state;
const SHOT: State = LAB.state({
  ...POINTS,
  kind: 'shoot',
  'a.buffs': ['blast', 'eagleEye'],
  'b.buffs': ['dodge'],
});

/** Nothing is kept between calls: cold is the first one. */
export function benchSkirmishFightOdds(now: Clock): readonly Row[] {
  return [
    ...timed(now, 'Skirmish Fight combat, both may push', () => odds(FACTS, AIM)),
    ...timed(now, 'Skirmish Fight combat', () => odds(COMBAT, AIM)),
    ...timed(now, 'Skirmish Fight combat, dice laid', () => odds(LAID, AIM)),
    ...timed(now, 'Skirmish Fight shot', () => odds(SHOT, AIM)),
    ...timed(now, 'Skirmish Fight advice, push', () => advise(FACTS, AIM)),
    ...timed(now, 'Skirmish Fight advice, reroll', () => advise(LAID, AIM)),
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
