import type { Event, RuleId, Step, UnitId } from '../core/types';
import { readChoice } from '../kit/choice';
import { nameCell, readCell, type Cell } from './board';
import { declareMelee } from './engage';
import { engaged, isPlaced, placedIn, positionOf } from './position';
import { declareRanged } from './ranged';
import { endRound } from './round';
import {
  foeOf,
  hasMarkers,
  heal,
  isAlive,
  isOver,
  nameOf,
  setUnit,
  sideName,
  then,
  unchanged,
  unitOf,
  type Acting,
  type Change,
  type State,
} from './state';
import { freshActing, hasFreeAction, isSpent, roundIsOver } from './turn';

/* ---- the end of an activation ---------------------------------------------------------------------------------- */

/** SN-R11, R16: the other side, unless only this one has anything to do. */
export function handOver(state: State): State {
  const foe = foeOf(state, state.side);
  const theirs = hasMarkers(state, foe) || (hasMarkers(state, state.side) && hasFreeAction(state, foe));
  return theirs ? { ...state, side: foe } : state;
}

/** SN-R10, R17: the disc is lifted, or the free action spent. */
export function finish(state: State): State {
  const { acting, ...rest } = state;
  if (!acting) return state;
  return handOver(setUnit(rest, acting.unit, acting.free ? { freed: true } : { marker: false }));
}

/** An activation that cannot go on ends by itself. */
export const finishIfSpent = (state: State): State => {
  const { acting } = state;
  const ends = acting && (!isAlive(unitOf(state, acting.unit)) || isSpent(state, acting));
  return ends ? finish(state) : state;
};

/** After every answer: what needs no question happens. */
export function onward(state: State): Change {
  if (isOver(state) || state.phase.id !== 'turn') return unchanged(state);
  const ready = finishIfSpent(state);
  if (isOver(ready) || ready.acting || !roundIsOver(ready)) return unchanged(ready);
  return then(endRound(ready), onward);
}

/* ---- what a unit does ------------------------------------------------------------------------------------------ */

export function takeTurn(state: State, option: string): Step<State> {
  const { verb, unit: id, target, cell } = readChoice(option);
  if (verb === 'round') return { ...endRound(state), name: `Round ${state.round} ends` };
  if (verb === 'pass') return { ...pass(state), name: `${sideName(state, state.side)} passes` };
  if (id === undefined) throw new Error(`No unit in ${option}`);
  const begun: State = { ...state, acting: state.acting ?? freshActing(unitOf(state, id)) };
  const name = nameOf(state, id);
  const named = (does: string, change: Change): Step<State> => ({ ...change, name: `${name} ${does}` });
  const to = cell === undefined ? undefined : readCell(cell);
  switch (verb) {
    case 'move':
      return named('moves', move(begun, id, to));
    case 'retreat':
      return named('retreats', retreat(begun, id, []));
    case 'slip':
      return target === undefined
        ? named('slips', slip(begun, id, to))
        : named(`and ${nameOf(state, target)} swap`, swap(begun, id, target));
    case 'melee':
      return named(`fights ${nameOf(state, target!)}`, attack(begun, id, target!, 'melee'));
    case 'shoot':
    case 'spread':
      return named(`shoots ${nameOf(state, target!)}`, attack(begun, id, target!, 'ranged'));
    case 'rest':
      return named('rests', rest(begun, id));
    case 'end':
      return named('ends', unchanged(finish(begun)));
    default:
      throw new Error(`No such deed: ${verb}`);
  }
}

function pass(state: State): Change {
  const text = `${sideName(state, state.side)} took no free action.`;
  return { state: handOver(state), events: [{ kind: 'did', text, rule: 'SN-R16', side: state.side }] };
}

/** Any deed but a second shot gives the spread up (SN-R48). */
function having(state: State, part: Partial<Acting>): State {
  const { spread: _, ...acting } = state.acting!;
  return { ...state, acting: { ...acting, ...part } };
}

function told(state: State, unit: UnitId, does: string, rule: RuleId): Change {
  const { name, side } = unitOf(state, unit);
  const event: Event = { kind: 'did', text: `${name} ${does}.`, rule, side, unit };
  return { state, events: [event] };
}

function move(state: State, id: UnitId, to: Cell | undefined): Change {
  const unit = unitOf(state, id);
  if (!isPlaced(unit) || to === undefined) return told(having(state, { move: [] }), id, 'moved', 'SN-R25');
  const position = positionOf(state);
  const path = [unit.cell, to];
  const moved = setUnit(state, id, { cell: to });
  if (engaged(position, placedIn(position, unit))) return retreat(moved, id, path);
  return told(
    having(moved, { move: path }),
    id,
    `moved from ${nameCell(unit.cell)} to ${nameCell(to)}`,
    'SN-R25',
  );
}

/** SN-R23, SN-A16: nothing may follow. */
function retreat(state: State, id: UnitId, path: readonly Cell[]): Change {
  const [, to] = path;
  const where = to === undefined ? '' : ` to ${nameCell(to)}`;
  return told(having(state, { move: path, over: true }), id, `retreated${where}`, 'SN-R23');
}

/** A slip in a free action ends it (SN-R17). */
const slipped = (state: State, path: readonly Cell[]): State =>
  having(state, { slip: path, ...(state.acting!.free && { over: true }) });

function slip(state: State, id: UnitId, to: Cell | undefined): Change {
  const { cell } = unitOf(state, id);
  if (cell === undefined || to === undefined) return told(slipped(state, []), id, 'slipped', 'SN-R29');
  const moved = slipped(setUnit(state, id, { cell: to }), [cell, to]);
  return told(moved, id, `slipped from ${nameCell(cell)} to ${nameCell(to)}`, 'SN-R29');
}

/** SN-R30, R65. */
function swap(state: State, id: UnitId, otherId: UnitId): Change {
  const unit = unitOf(state, id);
  const other = unitOf(state, otherId);
  if (!isPlaced(unit) || !isPlaced(other)) throw new Error('A swap needs a board');
  const swapped = setUnit(setUnit(state, id, { cell: other.cell }), otherId, { cell: unit.cell });
  const rule = other.side === unit.side ? 'SN-R30' : 'SN-R65';
  return told(slipped(swapped, [unit.cell, other.cell]), id, `swapped places with ${other.name}`, rule);
}

function attack(state: State, id: UnitId, target: UnitId, kind: 'melee' | 'ranged'): Change {
  const second = state.acting?.attack === 'ranged';
  const acting = having(state, { attack: kind });
  const declared =
    kind === 'melee' ? declareMelee(acting, id, target) : declareRanged(acting, id, target, second);
  const does = kind === 'melee' ? 'attacked' : 'shot at';
  return told(declared, id, `${does} ${nameOf(state, target)}`, kind === 'melee' ? 'SN-R31' : 'SN-R42');
}

/** SN-R15 */
function rest(state: State, id: UnitId): Change {
  return then(told(state, id, 'rested', 'SN-R15'), (next) =>
    then(heal(next, id, 'SN-R15'), (healed) => unchanged(finish(healed))),
  );
}
