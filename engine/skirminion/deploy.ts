import type { AskOf, Blocked, Option, SideId, Step, UnitId, Verb } from '../core/types';
import { alternate } from '../kit/alternate';
import { choice, readChoice } from '../kit/choice';
import { CELLS, columnOf, holds, maskOf, nameCell, readCell, rowOfCell, zoneOf, type Cell } from './board';
import { positionOf, isPlaced } from './position';
import { elitesIn } from './profile';
import { beginRound } from './round';
import { foeOf, isAlive, living, setUnit, sideName, then, unitOf, type State, type Unit } from './state';

const DEPLOY = { id: 'deploy', label: 'Deploy', icon: 'flag' } as const satisfies Verb;

export const undeployed = (state: State, side: SideId): readonly Unit[] =>
  living(state, side).filter((unit) => unit.cell === undefined);

/** SN-R6; anywhere, if hands have filled the rows. */
function openCells(state: State, side: SideId): readonly Cell[] {
  const { taken } = positionOf(state);
  const free = (cell: Cell) => !holds(taken, cell);
  const zone = zoneOf(side).filter(free);
  return zone.length ? zone : CELLS.map((_, cell) => cell).filter(free);
}

/** SN-R7, SN-A26: can both still end with as many elites? `left` is how many are to be placed. */
export const canEndEqual = (
  one: { readonly elites: number; readonly left: number },
  other: { readonly elites: number; readonly left: number },
): boolean =>
  Math.max(one.elites, other.elites) <= Math.min(one.elites + one.left, other.elites + other.left);

function keepsParity(state: State, unit: Unit): boolean {
  const standing = (side: SideId, extra: readonly Unit[]) => {
    const placed = [...living(state, side).filter(isPlaced), ...extra];
    return {
      elites: elitesIn(placed.map((each) => each.type)),
      left: undeployed(state, side).length - extra.length,
    };
  };
  return canEndEqual(standing(unit.side, [unit]), standing(foeOf(state, unit.side), []));
}

export function deployAsk(state: State): AskOf<'choose'> {
  const { side } = state;
  const units = undeployed(state, side);
  const equal = units.filter((unit) => keepsParity(state, unit));
  const options = units.flatMap((unit): readonly Option[] => {
    // Where no unit would keep the sides equal the table has decided otherwise by hand.
    const blocked: Blocked | undefined =
      equal.length && !equal.includes(unit)
        ? { why: 'Both sides must end with as many elites', rule: 'SN-A26' }
        : undefined;
    if (blocked) return [choice(DEPLOY, unit.name, { unit: unit.id, blocked })];
    return openCells(state, side).map((cell) =>
      choice(DEPLOY, `${unit.name} on ${nameCell(cell)}`, { unit: unit.id, cell: nameCell(cell) }),
    );
  });
  const prompt = `${sideName(state, side)}: deploy a unit`;
  return {
    kind: 'choose',
    id: 'deploy',
    asked: { by: 'player', side },
    prompt,
    rule: 'SN-R6',
    notes: [],
    options,
  };
}

export function deploy(state: State, option: string): Step<State> {
  const { unit: id, cell } = readChoice(option);
  const unit = unitOf(state, id!);
  const placed = setUnit(state, unit.id, { cell: readCell(cell!)! });
  const text = `${unit.name} deployed on ${cell}.`;
  const change = then(
    { state: placed, events: [{ kind: 'did', text, rule: 'SN-R6', side: unit.side, unit: unit.id }] },
    nextDeployment,
  );
  return { ...change, name: `${unit.name} on ${cell}` };
}

/** SN-R6: the other side, as long as it has units to place; then the first round. */
export function nextDeployment(state: State) {
  const ids = state.sides.map((side) => side.id);
  const side = alternate(ids, state.side, (each) => undeployed(state, each).length > 0);
  return side ? { state: { ...state, side }, events: [] } : beginRound(state, 1);
}

/* ---- places for those who have none ---------------------------------------------------------------------------- */

const distance = (one: Cell, other: Cell): number =>
  Math.max(Math.abs(rowOfCell(one) - rowOfCell(other)), Math.abs(columnOf(one) - columnOf(other)));

/** Every living unit on a square of its own: one that has none, or one that is taken, goes to the nearest that is free. */
export function seated(state: State): State {
  if (state.way === 'table') return state;
  return state.units.filter(isAlive).reduce((next, { id }) => seat(next, id), state);
}

export function seat(state: State, id: UnitId): State {
  const { cell, side } = unitOf(state, id);
  const others = state.units.filter((each) => each.id !== id && isPlaced(each));
  const taken = maskOf([...state.obstacles, ...others.map((each) => each.cell!)]);
  if (cell !== undefined && !holds(taken, cell)) return state;
  const from = cell ?? zoneOf(side)[0]!;
  const free = CELLS.map((_, each) => each).filter((each) => !holds(taken, each));
  return setUnit(state, id, {
    cell: free.reduce((best, each) => (distance(each, from) < distance(best, from) ? each : best)),
  });
}
