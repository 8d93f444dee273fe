import { countdownAfter } from './activation';
import { CELLS, NEIGHBOURS, OFF, SIX } from './board';
import { UNITS_EACH } from './data';
import { blow } from './melee';
import { canRecuperate, newReach, traverse, walk } from './moves';
import { contactOf, lift, opponentOf, playerOf, put, UNITS, type Player, type Position } from './position';

/** A whole activation in one number: the unit, where it goes, whom it attacks. */
export type Activation = number;
const STAY = CELLS;
const RECUPERATE = CELLS + 1;
/** Nobody attacked. */
const NOBODY = 15;

const pack = (unit: number, to: number, target: number): Activation => unit | (to << 4) | (target << 11);
const unitIn = (activation: Activation): number => activation & 15;
const toIn = (activation: Activation): number => (activation >> 4) & 127;
const targetIn = (activation: Activation): number => activation >> 11;

/** More than any player can have: 7 units, 25 places each, 7 ways to attack or not. */
export const MOST_ACTIVATIONS = 1280;

const TO = newReach();
const VIA = newReach();

export const isOver = ({ standing, countdown }: Position): boolean =>
  standing[0] === 0 || standing[1] === 0 || countdown === 0;

/** Writes every different activation of the active player into `list` from `at` on; gives the end. Doing nothing is one. */
export function activations(position: Position, list: Int32Array, at: number): number {
  const { player, place, health } = position;
  const from = player * UNITS_EACH;
  let end = at;
  let rested = false;
  for (let unit = from; unit < from + UNITS_EACH; unit++) {
    if (health[unit] === 0) continue;
    if (!rested) list[end++] = pack(unit, STAY, NOBODY);
    rested = true;
    end = attacks(position, unit, STAY, place[unit]!, list, end);
    if (canRecuperate(position, unit)) list[end++] = pack(unit, RECUPERATE, NOBODY);
    const count = traverse(position, unit, TO, walk(position, unit, TO, VIA));
    for (let i = 0; i < count; i++) {
      list[end++] = pack(unit, TO[i]!, NOBODY);
      end = attacks(position, unit, TO[i]!, TO[i]!, list, end);
    }
  }
  return end;
}

/** SC-R31: from a cell the unit stands on, or would. */
function attacks(
  position: Position,
  unit: number,
  to: number,
  cell: number,
  list: Int32Array,
  at: number,
): number {
  const foe = opponentOf(playerOf(unit));
  if (contactOf(position, foe, cell) === 0) return at;
  const first = foe * UNITS_EACH;
  let end = at;
  for (let i = SIX * cell; i < SIX * cell + SIX; i++) {
    const beside = NEIGHBOURS[i]!;
    if (beside === OFF) continue;
    const target = position.occupant[beside]!;
    if (target >= first && target < first + UNITS_EACH) list[end++] = pack(unit, to, target);
  }
  return end;
}

/** What `takeBack` needs, activation upon activation. */
export interface Trail {
  readonly kept: Int8Array;
  top: number;
}
const KEPT = 5;
export const newTrail = (depth: number): Trail => ({ kept: new Int8Array(KEPT * depth), top: 0 });

/** Performs an activation in place. */
export function perform(position: Position, activation: Activation, trail: Trail): void {
  const unit = unitIn(activation);
  const to = toIn(activation);
  const target = targetIn(activation);
  const { health, place, standing } = position;
  const { kept } = trail;
  let { top } = trail;
  kept[top++] = place[unit]!;
  kept[top++] = health[unit]!;
  kept[top++] = target === NOBODY ? 0 : health[target]!;
  kept[top++] = position.countdown;
  kept[top++] = position.firstBlood;
  trail.top = top;
  if (to === RECUPERATE) health[unit]!++;
  else if (to !== STAY) {
    lift(position, unit);
    put(position, unit, to);
  }
  if (target !== NOBODY) strike(position, unit, target);
  position.countdown = countdownAfter(position.countdown, standing[0]!, standing[1]!, position.span);
  position.player = opponentOf(position.player);
}

/** SC-R32 to R35: both losses are read before either is applied. */
function strike(position: Position, unit: number, target: number): void {
  const hit = loss(position, unit, target) + position.firstBlood;
  const back = loss(position, target, unit);
  position.firstBlood = 0;
  injure(position, target, hit);
  injure(position, unit, back);
}

function loss(position: Position, by: number, foe: number): number {
  const player: Player = playerOf(by);
  const friends = contactOf(position, player, position.place[foe]!) - 1;
  return blow(friends, position.standing[player] === 1, position.lastStand);
}

function injure(position: Position, unit: number, amount: number): void {
  const left = position.health[unit]! - amount;
  position.health[unit] = left > 0 ? left : 0;
  if (left > 0) return;
  lift(position, unit);
  position.standing[playerOf(unit)]!--;
}

/** Takes the last activation back. */
export function takeBack(position: Position, activation: Activation, trail: Trail): void {
  const unit = unitIn(activation);
  const target = targetIn(activation);
  const { kept } = trail;
  trail.top -= KEPT;
  const { top } = trail;
  position.player = opponentOf(position.player);
  position.countdown = kept[top + 3]!;
  position.firstBlood = kept[top + 4]!;
  if (target < UNITS) heal(position, target, kept[top + 2]!);
  heal(position, unit, kept[top + 1]!);
  if (position.place[unit] !== kept[top]) {
    lift(position, unit);
    put(position, unit, kept[top]!);
  }
}

/** Back to what it was, and onto the board if it was destroyed. */
function heal(position: Position, unit: number, health: number): void {
  if (position.health[unit] === 0) {
    put(position, unit, position.place[unit]!);
    position.standing[playerOf(unit)]!++;
  }
  position.health[unit] = health;
}
