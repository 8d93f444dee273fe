import { skirminion } from '../engine/skirminion';
import { CELLS, maskOf } from '../engine/skirminion/board';
import { isPlaced, moves, positionOf, slipSteps, slipSwaps } from '../engine/skirminion/position';
import { PRESETS } from '../engine/skirminion/presets';
import { coveredBy, sees } from '../engine/skirminion/sight';
import { STARTERS } from '../engine/skirminion/starters';
import type { State } from '../engine/skirminion/state';
import type { Clock, Row } from './rows';

/** The middle of a battle on each of the six boards, every unit on the board and some of them in contact. */
export function positions(): readonly State[] {
  const [red, blue] = [STARTERS[0]!.roster, STARTERS[2]!.roster];
  return PRESETS.map(({ id, obstacles }) => {
    const start = skirminion.start({
      seed: 1,
      sides: [
        { id: 'a', name: 'Red', roster: red },
        { id: 'b', name: 'Blue', roster: blue },
      ],
      choices: { way: 'phone', board: id },
      rulings: {},
    });
    const free = [26, 27, 20, 13, 35, 45, 30, 54, 36, 44].filter((cell) => !obstacles.includes(cell));
    return {
      ...start,
      phase: { id: 'turn' },
      units: start.units.map((unit, i) => ({ ...unit, cell: free[i] ?? i })),
    };
  });
}

/** How often `work` gets through all positions, as positions a second. */
function perSecond(name: string, states: readonly State[], now: Clock, work: (state: State) => number): Row {
  let done = 0;
  let seen = 0;
  for (const state of states) seen += work(state);
  const began = now();
  while (now() - began < 300) {
    for (const state of states) seen += work(state);
    done += states.length;
  }
  if (seen < 0) throw new Error('nothing was counted');
  return { name, value: Math.round((done * 1000) / (now() - began)), unit: 'positions/s' };
}

export function benchSkirminion(now: Clock): readonly Row[] {
  const states = positions();
  const count = (of: (state: State) => number, name: string) => perSecond(name, states, now, of);
  return [
    count((state) => {
      const position = positionOf(state);
      return position.units.reduce((sum, unit) => sum + moves(position, unit).length, 0);
    }, 'Skirminion: moves of eight units'),
    count((state) => {
      const position = positionOf(state);
      return position.units.reduce(
        (sum, unit) => sum + slipSteps(position, unit).length + slipSwaps(position, unit).length,
        0,
      );
    }, 'Skirminion: slips of eight units'),
    count((state) => {
      const obstacles = maskOf(state.obstacles);
      let seen = 0;
      for (const { cell } of state.units.filter(isPlaced))
        for (let to = 0; to < CELLS.length; to++)
          if (sees(obstacles, cell, to) && coveredBy(obstacles, cell, to) === undefined) seen++;
      return seen;
    }, 'Skirminion: sight and cover, 8 × 64 squares'),
    count((state) => {
      const { ask } = skirminion.next(state);
      return ask?.kind === 'choose' ? ask.options.length : -1;
    }, 'Skirminion: legal actions of a side'),
  ];
}
