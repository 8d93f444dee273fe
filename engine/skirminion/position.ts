import { holds, inCentre, LEAPS, maskOf, NEIGHBOURS, touch, type Cell, type Mask } from './board';
import { has } from './profile';
import { isAlive, isHurt, type State, type Unit } from './state';

/** Who stands where, for the questions a board answers. */
export interface Position {
  readonly obstacles: Mask;
  /** Units and obstacles. */
  readonly taken: Mask;
  readonly units: readonly Placed[];
}
export type Placed = Unit & { readonly cell: Cell };

export const isPlaced = (unit: Unit): unit is Placed => unit.cell !== undefined && isAlive(unit);
export function positionOf(state: State): Position {
  const units = state.units.filter(isPlaced);
  return {
    obstacles: maskOf(state.obstacles),
    taken: maskOf([...state.obstacles, ...units.map((unit) => unit.cell)]),
    units,
  };
}

export const placedIn = ({ units }: Position, { id }: Pick<Unit, 'id'>): Placed => {
  const unit = units.find((each) => each.id === id);
  if (!unit) throw new Error(`${id} is not on the board`);
  return unit;
};

/** SN-R21: the units other than itself that touch it. */
const touching = ({ units }: Position, { cell }: Placed): readonly Placed[] =>
  units.filter((unit) => touch(unit.cell, cell));
export const enemiesTouching = (position: Position, unit: Placed): readonly Placed[] =>
  touching(position, unit).filter((each) => each.side !== unit.side);
export const friendsTouching = (position: Position, unit: Placed): readonly Placed[] =>
  touching(position, unit).filter((each) => each.side === unit.side);
export const engaged = (position: Position, unit: Placed): boolean => enemyAt(position, unit, unit.cell);

/** Would the unit touch an enemy there? */
const enemyAt = ({ units }: Position, { side }: Unit, cell: Cell): boolean =>
  units.some((each) => each.side !== side && touch(each.cell, cell));

/** SN-R32, SN-A9: another unit of its side touches its opponent. */
export const supported = (position: Position, unit: Unit, opponent: Placed): boolean =>
  enemiesTouching(position, opponent).some((each) => each.id !== unit.id);

const isFree = ({ taken }: Position, cell: Cell): boolean => !holds(taken, cell);
const steps = (position: Position, { cell }: Placed): readonly Cell[] =>
  NEIGHBOURS[cell]!.filter((each) => isFree(position, each));

export interface Reach {
  readonly to: Cell;
  readonly via?: Cell;
}

/** SN-R61 */
export const slowed = (unit: Unit): boolean => isHurt(unit) && !has(unit, 'fortis');

/** SN-R23 to R26, SN-A16, SN-A17: where a move may end. */
export function moves(position: Position, unit: Placed): readonly Reach[] {
  const near = steps(position, unit);
  if (engaged(position, unit))
    return near.filter((cell) => !enemyAt(position, unit, cell)).map((to) => ({ to }));
  const short = near.map((to): Reach => ({ to }));
  if (slowed(unit)) return short;
  const far = LEAPS[unit.cell]!.filter(({ via, to }) => isFree(position, via) && isFree(position, to));
  return [...short, ...far];
}

/** SN-R27, R29: a unit in contact with an enemy steps nowhere. */
export const slipSteps = (position: Position, unit: Placed): readonly Cell[] =>
  engaged(position, unit) ? [] : steps(position, unit);

/** SN-R30; SN-R65, SN-A30: with VOLTE, and in contact, any enemy that touches it and nobody else. */
export function slipSwaps(position: Position, unit: Placed): readonly Placed[] {
  const foes = enemiesTouching(position, unit);
  if (foes.length) return has(unit, 'volte') ? foes : [];
  return friendsTouching(position, unit).filter((friend) => !engaged(position, friend));
}

/** SN-R19 */
export const holdsCentre = (unit: Unit): boolean => isPlaced(unit) && inCentre(unit.cell);
