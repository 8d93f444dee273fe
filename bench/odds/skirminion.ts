import { destroyed, expectedLoss } from '../../engine/core/odds';
import type { LabValues, Odds } from '../../engine/core/types';
import { skirminion } from '../../engine/skirminion';
import { GOALS } from '../../engine/skirminion/goals';
import { LAB } from '../../engine/skirminion/lab';
import { advise, forget, odds } from '../../engine/skirminion/odds';
import { ATTACKER, duelOf, healthsAt } from '../../engine/skirminion/odds/duel';
import type { State } from '../../engine/skirminion/state';
import { median, type Clock, type Row } from '../rows';
import { byMultisets, bySampling, type Clash } from './skirminionRivals';

const AIM = { goal: GOALS[0].id, worth: 0 } as const;
const COLD_RUNS = 5;
const WARM_RUNS = 101;
const SAMPLES = 20_000;
const STANDARD_ERROR = 1e-4;

/** Anvil fights Lark: five dice against five. */
const FIVE: LabValues = { 'a.type': 'U10', 'a.health': 4, 'b.type': 'U9', 'b.health': 6 };
const CLASH: Clash = { hits: [2, 1], healths: [4, 6], lowest: [4, 3], dice: [5, 5] };
const RIPOSTE: LabValues = { 'a.type': 'U12', 'b.type': 'U12', 'b.traits': ['lamian', 'riposte', 'berserk'] };

const rolled = (values: LabValues, ...faces: readonly (readonly number[])[]): State =>
  skirminion.answer(LAB.state(values), { kind: 'roll', faces, app: 0 }).state;

const oddsOf = (state: State): Odds => odds(state, AIM)[0]!;

/** Cold: nothing is known of any exchange. */
function timed(now: Clock, name: string, work: () => unknown): readonly [Row, Row] {
  const colds = Array.from({ length: COLD_RUNS }, () => {
    forget();
    return median(1, now, () => void work());
  }).sort((one, other) => one - other);
  return [
    { name: `Skirminion ${name}: cold`, value: colds[Math.floor(COLD_RUNS / 2)]!, unit: 'ms' },
    { name: `Skirminion ${name}: warm`, value: median(WARM_RUNS, now, () => void work()), unit: 'ms' },
  ];
}

/** The same melee by two other roads. They must come to the same figures, or the race is off. */
function rivals(now: Clock, cold: number): readonly Row[] {
  const state = LAB.state(FIVE);
  const exact = oddsOf(state);
  let net = 0;
  const generic = median(1, now, () => (net = byMultisets(CLASH)));
  if (Math.abs(net - (expectedLoss(exact, 1)! - expectedLoss(exact, 0)!)) > 1e-9)
    throw new Error(`The rival has ${net}`);
  const unit = { points: 2, berserk: false, lamian: false };
  const { play } = duelOf({ ...unit, hit: 2, max: 10 }, { ...unit, hit: 1, max: 9 }, AIM.goal);
  const chance = destroyed(exact, 1);
  let guess = 0;
  const some = median(1, now, () => {
    guess = bySampling(CLASH, SAMPLES, (attack, defence) =>
      healthsAt(play(ATTACKER, attack, defence, ...CLASH.healths)),
    );
  });
  if (Math.abs(guess - chance) > 0.02) throw new Error(`The sampler has ${guess}`);
  const needed = (chance * (1 - chance)) / STANDARD_ERROR ** 2;
  const sampling = (some / SAMPLES) * needed;
  return [
    { name: 'Skirminion 5 against 5, generic multisets', value: generic, unit: 'ms' },
    { name: 'Skirminion 5 against 5, sampled to 1e-4', value: sampling, unit: 'ms' },
    { name: 'Skirminion 5 against 5, over multisets', value: generic / cold, unit: 'times' },
    { name: 'Skirminion 5 against 5, over sampling', value: sampling / cold, unit: 'times' },
  ];
}

export function benchSkirminionOdds(now: Clock): readonly Row[] {
  const five = LAB.state(FIVE);
  const twelve = LAB.state({ 'a.type': 'U12', 'b.type': 'U12' });
  const riposte = LAB.state(RIPOSTE);
  const use = rolled(FIVE, [6, 6, 5, 5, 4], [6, 6, 5, 4, 3]);
  const shot = LAB.state({ attack: 'ranged', 'a.type': 'U8' });
  const friends = LAB.state({ attack: 'ranged', 'a.type': 'U8', friends: 3 });
  const cancel = rolled({ attack: 'ranged', 'a.type': 'U8' }, [6, 6, 5, 4, 3], [6, 4, 3]);
  const melee = timed(now, 'melee, 5 dice against 5', () => oddsOf(five));
  return [
    ...melee,
    ...timed(now, 'melee, U12 against U12', () => oddsOf(twelve)),
    ...timed(now, 'melee, every trait and Riposte', () => oddsOf(riposte)),
    ...timed(now, 'use of a die, advice', () => advise(use, AIM)),
    ...timed(now, 'shot, 5 dice against 3', () => oddsOf(shot)),
    ...timed(now, 'shot past 3 friends', () => oddsOf(friends)),
    ...timed(now, 'shot past 3 friends, advice', () => advise(friends, AIM)),
    ...timed(now, 'cancelling, advice', () => advise(cancel, AIM)),
    ...rivals(now, melee[0].value),
  ];
}
