import { drawsFrom, rollFor } from '../engine/core/dice';
import type { Ask, Answer, Setup } from '../engine/core/types';
import { skirmishers } from '../engine/skirmishers';
import { entryOf, type Roster } from '../engine/skirmishers/roster';
import type { Piece } from '../engine/skirmishers/data';
import type { Clock, Row } from './rows';

const force = (name: string, pieces: readonly Piece[], each: number): Roster => ({
  name,
  era: 'modern',
  groups: pieces.map((piece, i) => entryOf(`g${i + 1}`, piece, each)),
});

/** Five groups a side. */
const battle = (each: number): Setup => {
  const pieces = ['archer', 'manAtArms', 'machineGunner', 'subMachineGunner', 'galacticTrooper'] as const;
  return {
    seed: 1,
    sides: [
      { id: 'a', name: 'Red', roster: force('Red', pieces, each) },
      { id: 'b', name: 'Blue', roster: force('Blue', pieces, each) },
    ],
    choices: {},
    rulings: {},
  };
};

const ACTIONS = 2000;

/** One action: the answer, the question that follows and the picture; the middle and the slowest of many. */
function timeActions(now: Clock, each: number): { readonly middle: number; readonly slowest: number } {
  const setup = battle(each);
  const draw = drawsFrom(1);
  const times: number[] = [];
  let state = skirmishers.start(setup);
  let next = skirmishers.next(state);
  while (times.length < ACTIONS) {
    if (!next.ask) {
      state = skirmishers.start(setup);
      next = skirmishers.next(state);
      continue;
    }
    const answer = answerTo(next.ask, draw);
    const began = now();
    ({ state } = skirmishers.answer(state, answer));
    next = skirmishers.next(state);
    skirmishers.view(state);
    times.push(now() - began);
  }
  times.sort((one, other) => one - other);
  return { middle: times[ACTIONS / 2]!, slowest: times.at(-1)! };
}

function answerTo(ask: Ask, draw: ReturnType<typeof drawsFrom>): Answer {
  if (ask.kind === 'roll') return rollFor(ask.pools, draw(1, 1_000_000), 0);
  if (ask.kind !== 'choose') throw new Error(`Skirmishers does not ask a ${ask.kind}`);
  const open = ask.options.filter((option) => !option.blocked && option.verb?.id !== 'declare');
  return { kind: 'choose', option: open[draw(0, open.length - 1)]!.id };
}

/** A hundred pieces beside ten: a class of pieces is a count, so they should cost about the same. */
export function benchSkirmishers(now: Clock): readonly Row[] {
  timeActions(now, 1);
  return [1, 10].flatMap((each) => {
    const { middle, slowest } = timeActions(now, each);
    const name = `Skirmishers, ${each * 10} pieces: one action`;
    return [
      { name, value: middle, unit: 'ms' },
      { name: `${name}, slowest`, value: slowest, unit: 'ms' },
    ];
  });
}
