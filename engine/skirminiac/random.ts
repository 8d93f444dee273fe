import { drawsFrom, type Draws } from '../core/dice';
import { BANNERS, NAMES, TROOPS, UNITS_EACH } from './data';
import { warband, type Roster } from './roster';

/** Seven different names, and one for the warband; the same seed gives the same ones. */
export function random(seed: number): Roster {
  const draw = drawsFrom(seed);
  const left: string[] = [...NAMES];
  const names = Array.from({ length: UNITS_EACH }, () => left.splice(draw(0, left.length - 1), 1)[0]!);
  return warband(`${oneOf(BANNERS, draw)} ${oneOf(TROOPS, draw)}`, names);
}

const oneOf = (names: readonly string[], draw: Draws): string => names[draw(0, names.length - 1)]!;
