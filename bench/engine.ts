import { calibrate } from './calibrate';
import { benchSkirminiacOdds } from './odds/skirminiac';
import { benchSkirminionOdds } from './odds/skirminion';
import { benchSkirmishOdds } from './odds/skirmish';
import { benchSkirmishFightOdds } from './odds/skirmish-fight';
import { benchSkirmishersOdds } from './odds/skirmishers';
import { benchReplay } from './replay';
import type { Clock, Row } from './rows';
import { benchSkirminiac } from './skirminiac';
import { benchSkirminion } from './skirminion';
import { benchSkirmishers } from './skirmishers';

/** Everything that runs without a browser, beside the calibration loop. */
export function benchEngine(now: Clock): readonly Row[] {
  calibrate(now);
  const odds = [
    ...benchSkirminionOdds(now),
    ...benchSkirmishFightOdds(now),
    ...benchSkirmishOdds(now),
    ...benchSkirmishersOdds(now),
    ...benchSkirminiacOdds(now),
  ];
  return [
    { name: 'calibration loop', value: calibrate(now), unit: 'ms' },
    ...benchReplay(now),
    ...benchSkirminion(now),
    ...benchSkirminiac(now),
    ...benchSkirmishers(now),
    ...odds,
  ];
}
