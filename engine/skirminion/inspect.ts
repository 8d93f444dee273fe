import type { CellId, Inspection } from '../core/types';
import { CELLS, holds, maskOf, nameCell, readCell, type Cell, type Mask } from './board';
import { enemiesTouching, engaged, isPlaced, moves, positionOf, type Placed } from './position';
import { rowOf } from './profile';
import { attackDice, shotFacts, visible } from './ranged';
import { blockedPaths, coveredBy, provingPath, sees } from './sight';
import type { State } from './state';
import { count, listed } from './words';

/** One square: what stands there may do, or what can be seen from it. Two: sight from the first to the second. */
export function inspect(state: State, tapped: readonly CellId[]): Inspection | undefined {
  const [from, to] = tapped.flatMap((id) => readCell(id) ?? []);
  if (from === undefined) return undefined;
  const obstacles = maskOf(state.obstacles);
  const stone = [from, ...(to === undefined ? [] : [to])].find((cell) => holds(obstacles, cell));
  if (stone !== undefined)
    return { title: `An obstacle on ${nameCell(stone)}`, lines: ['Nobody stands there, and no path crosses it.'], good: false, rule: 'SN-R50' }; // prettier-ignore
  if (to !== undefined && to !== from) return sightBetween(state, obstacles, from, to);
  const unit = unitAt(state, from);
  return unit ? unitReach(state, unit) : squareSight(obstacles, from);
}

const unitAt = (state: State, cell: Cell): Placed | undefined =>
  state.units.filter(isPlaced).find((unit) => unit.cell === cell);
const nameAt = (state: State, cell: Cell): string => unitAt(state, cell)?.name ?? nameCell(cell);

function sightBetween(state: State, obstacles: Mask, from: Cell, to: Cell): Inspection {
  const one = nameAt(state, from);
  const other = nameAt(state, to);
  const path = provingPath(obstacles, from, to);
  if (!path) {
    const tried = blockedPaths(obstacles, from, to);
    const stops = [...new Set(tried.map(({ stop }) => nameCell(stop)))];
    return {
      title: `${one} does not see ${other}`,
      lines: [`${count(tried.length, 'path')}, each stopped: ${listed(stops)} in the way.`],
      good: false,
      rule: 'SN-R49',
      tried: tried.map(({ squares, stop }) => ({ path: squares.map(nameCell), stop: nameCell(stop) })),
    };
  }
  const cover = coveredBy(obstacles, from, to);
  return {
    title: `${one} sees ${other}, ${cover === undefined ? 'in the open' : 'in cover'}`,
    lines: [path.squares.map(nameCell).join(' › '), ...diceLines(state, from, to, cover)],
    good: true,
    rule: cover === undefined ? 'SN-R49' : 'SN-R54',
    path: path.squares.map(nameCell),
    ...(cover !== undefined && { cover: nameCell(cover) }),
  };
}

function diceLines(state: State, from: Cell, to: Cell, cover: Cell | undefined): readonly string[] {
  const shooter = unitAt(state, from);
  const target = unitAt(state, to);
  const position = positionOf(state);
  const facts = shooter && target && shotFacts(position, shooter, target);
  const dice = facts ? attackDice(facts, target.id) : cover === undefined ? 5 : 4;
  const near = facts ? position.units.filter((unit) => facts.friends.includes(unit.id)) : [];
  return [
    cover === undefined
      ? `${dice} dice, and 6s take one more${facts?.obscured.length ? ' (Obscuro)' : ''}`
      : `${nameCell(cover)} covers it: ${dice} dice, and 6s add nothing`,
    ...(near.length ? [`Friendly fire: ${listed(near.map((unit) => unit.name))}`] : []),
  ];
}

function unitReach(state: State, unit: Placed): Inspection {
  const position = positionOf(state);
  const held = engaged(position, unit);
  const reach = moves(position, unit);
  const foes = position.units.filter((each) => each.side !== unit.side && visible(position, unit, each));
  const names = (units: readonly Placed[]) => listed(units.map((each) => each.name));
  const touched = enemiesTouching(position, unit);
  const aim = rowOf(unit).ranged
    ? foes.length
      ? `May shoot ${names(foes)}`
      : 'Sees no enemy'
    : `${unit.type} cannot shoot`;
  return {
    title: `${unit.name} on ${nameCell(unit.cell)}`,
    lines: [
      `${count(reach.length, 'square')} ${held ? 'to retreat to' : 'to move to'}`,
      held ? `Touches ${names(touched)}` : aim,
    ],
    good: true,
    rule: held ? 'SN-R23' : 'SN-R25',
    lit: reach.map(({ to }) => nameCell(to)),
  };
}

function squareSight(obstacles: Mask, from: Cell): Inspection {
  const seen = CELLS.map((_, cell) => cell).filter(
    (cell) => !holds(obstacles, cell) && sees(obstacles, from, cell),
  );
  return {
    title: `${nameCell(from)} sees ${count(seen.length, 'square')}`,
    lines: ['Tap a second square for the path and the cover.'],
    good: true,
    rule: 'SN-R49',
    lit: seen.map(nameCell),
  };
}
