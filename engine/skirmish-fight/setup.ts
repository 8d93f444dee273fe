import { drawsFrom } from '../core/dice';
import type { Field, Problem, Setup, SetupRules } from '../core/types';
import { MISSION_IDS, MISSIONS, type Mission } from './data';
import { problemsOf } from './roster';
import { parse } from './rosterRead';

/** Neighbouring seeds begin alike; so far on they have parted. */
const WARM_UP = 32;

/** What chance settles before the game, in a stream apart from the dice. */
export function drawnBy({ seed, sides }: Pick<Setup, 'seed' | 'sides'>) {
  const draw = drawsFrom(~seed);
  for (let i = 0; i < WARM_UP; i++) draw(0, 1);
  const pick = <T>(from: readonly T[]): T => from[draw(0, from.length - 1)]!;
  const ids = sides.map((side) => side.id);
  return { mission: pick(MISSION_IDS), doorSide: pick(ids), first: pick(ids) };
}

/** SF-R51: chosen, or drawn from the seed of the game. */
export const missionOf = (setup: Setup): Mission =>
  setup.choices.mission === 'draw'
    ? drawnBy(setup).mission
    : (MISSION_IDS.find((id) => id === setup.choices.mission) ?? 'kill');

const fields = (setup: Setup): readonly Field[] => [
  {
    id: 'mission',
    label: 'Mission',
    rule: 'SF-R51',
    kind: 'one',
    value: missionOf(setup),
    options: MISSION_IDS.map((id) => ({ id, label: MISSIONS[id].label, note: MISSIONS[id].note })),
    draw: true,
  },
];

function problems({ sides }: Setup): readonly Problem[] {
  const found: Problem[] = [];
  if (sides.length !== 2)
    found.push({
      text: 'Skirmish Fight is played by two sides.',
      fix: 'Choose two warbands.',
      rule: 'SF-R2',
    });
  for (const { id, name, roster } of sides) {
    const read = parse(roster);
    if (!read.ok) found.push({ text: `${name}: ${read.error}`, fix: 'Choose another warband.', field: id });
    else
      for (const problem of problemsOf(read.value))
        found.push({ ...problem, text: `${name}: ${problem.text}`, field: id });
  }
  return found;
}

export const SETUP: SetupRules = { fields, problems };
