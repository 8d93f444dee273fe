import { drawsFrom, type Draws } from '../core/dice';
import { BANNERS, NAMES, SQUAD_SIZE, TROOPS } from './data';
import { squad, type Roster } from './roster';

/** Five different names, and one for the squad. */
export function random(seed: number): Roster {
  const draw = drawsFrom(seed);
  const left: string[] = [...NAMES];
  const names = Array.from({ length: SQUAD_SIZE }, () => left.splice(draw(0, left.length - 1), 1)[0]!);
  return squad(`${oneOf(BANNERS, draw)} ${oneOf(TROOPS, draw)}`, names);
}

const oneOf = (names: readonly string[], draw: Draws): string => names[draw(0, names.length - 1)]!;
