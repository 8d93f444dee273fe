import { calibrate } from './calibrate';
import { benchReplay } from './replay';
import type { Clock, Row } from './rows';
import { benchSkirminiac } from './skirminiac';
import { benchSkirmishers } from './skirmishers';

/** Everything that runs without a browser, beside the calibration loop. */
export function benchEngine(now: Clock): readonly Row[] {
  calibrate(now);
  return [
    { name: 'calibration loop', value: calibrate(now), unit: 'ms' },
    ...benchReplay(now),
    ...benchSkirminiac(now),
    ...benchSkirmishers(now),
  ];
}
