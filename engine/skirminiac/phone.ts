import type { AskOf, Option, Verb } from '../core/types';
import { choice } from '../kit/choice';
import { CELL_IDS, hexName, neighboursOf, OFF, SECOND, SECOND_SIZE } from './board';
import { VERBS } from './data';
import { boutOn, foretell } from './melee';
import { newReach, traverse, walk } from './moves';
import { foesOf, opponentOf, playerOf, positionOf, unitsTouching, type Position } from './position';
import { attackRefusal, paceOf, recuperateRefusal, stepRefusal, traverseRefusal } from './refusals';
import { activeSide, nameOf, unitId, type PhaseOf, type State } from './state';
import { capital, listed } from './words';

/** What each unit may do where the board is on the phone, and why not the rest. */
export function phoneOptions(state: State, units: readonly number[]): readonly Option[] {
  const position = positionOf(state);
  return units.flatMap((unit) => [
    ...moveOptions(state, position, unit),
    ...attackOptions(state, position, unit),
    ...traverseOptions(state, position, unit),
    recuperateOption(state, position, unit),
    choice(VERBS.stay, `${nameOf(state, unit)} stays`, {
      unit: unitId(state, unit),
      note: 'No move, no attack',
    }),
  ]);
}

/** Every cell at most two steps away: those a unit can go to, and why not to the others. */
function moveOptions(state: State, position: Position, unit: number): readonly Option[] {
  const verb: Verb = { ...VERBS.move, note: paceOf(state, position, unit) };
  const to = newReach();
  const via = newReach();
  const reached = walk(position, unit, to, via);
  const within = near(position.place[unit]!);
  return within.map((cell) => {
    const i = to.subarray(0, reached).indexOf(cell);
    if (i >= 0) return cellOption(state, position, unit, verb, cell, via[i]!);
    const blocked = stepRefusal(state, position, unit, cell)!;
    return choice(verb, capital(hexName(cell)), {
      unit: unitId(state, unit),
      cell: CELL_IDS[cell]!,
      blocked,
    });
  });
}

/** The cells one and two steps away. */
function near(cell: number): readonly number[] {
  const far: number[] = [];
  for (let i = SECOND_SIZE * cell; i < SECOND_SIZE * (cell + 1) && SECOND[i] !== OFF; i += 3)
    far.push(SECOND[i]!);
  return [...neighboursOf(cell), ...far];
}

function cellOption(
  state: State,
  position: Position,
  unit: number,
  verb: Verb,
  cell: number,
  via = OFF,
): Option {
  const foes = unitsTouching(position, opponentOf(playerOf(unit)), cell);
  const note = foes.length
    ? `Touches ${listed(foes.map((foe) => nameOf(state, foe)))}`
    : via === OFF
      ? undefined
      : 'Two steps';
  return choice(verb, capital(hexName(cell)), {
    unit: unitId(state, unit),
    cell: CELL_IDS[cell]!,
    ...(via !== OFF && { via: [CELL_IDS[via]!] }),
    ...(note && { note }),
    ...(foes.length > 0 && { icon: 'melee' }),
  });
}

function traverseOptions(state: State, position: Position, unit: number): readonly Option[] {
  const verb: Verb = { ...VERBS.traverse, note: 'Round your bastion' };
  const blocked = traverseRefusal(state, position, unit);
  if (blocked) return [choice(verb, 'Traverse', { unit: unitId(state, unit), blocked })];
  const to = newReach();
  const count = traverse(position, unit, to, 0);
  return [...to.subarray(0, count)].map((cell) => cellOption(state, position, unit, verb, cell));
}

function recuperateOption(state: State, position: Position, unit: number): Option {
  const blocked = recuperateRefusal(state, position, unit);
  return choice(VERBS.recuperate, 'Recuperate', {
    unit: unitId(state, unit),
    ...(blocked ? { blocked } : { note: 'One health more' }),
  });
}

/** Each says what both will lose, before it is chosen. */
function attackOptions(state: State, position: Position, unit: number): readonly Option[] {
  const blocked = attackRefusal(position, unit);
  if (blocked) return [choice(VERBS.attack, 'Attack', { unit: unitId(state, unit), blocked })];
  return foesOf(position, unit).map((target) =>
    choice(VERBS.attack, `Attack ${nameOf(state, target)}`, {
      unit: unitId(state, unit),
      target: unitId(state, target),
      note: foretell(state, boutOn(state, position, unit, target)),
    }),
  );
}

/** The attack that may follow a move (SC-R18). */
export function followAsk(state: State, { unit }: PhaseOf<'follow'>): AskOf<'choose'> {
  const attacks = attackOptions(state, positionOf(state), unit);
  const [only] = attacks;
  return {
    kind: 'choose',
    id: 'attack',
    asked: { by: 'player', side: activeSide(state).id },
    prompt: `${nameOf(state, unit)}: attack or end?`,
    rule: 'SC-R18',
    unit: unitId(state, unit),
    notes: [],
    options: [
      ...(attacks.length === 1 && only ? [{ ...only, main: true }] : attacks),
      choice(VERBS.end, 'End', { unit: unitId(state, unit), note: 'No attack' }),
    ],
  };
}
