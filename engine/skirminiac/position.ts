import { CELLS, NEIGHBOURS, neighboursOf, OFF, SIX } from './board';
import { UNITS_EACH } from './data';

/** The first player has units 0 to 6, the second 7 to 13. */
export type Player = 0 | 1;
export const UNITS = 2 * UNITS_EACH;
export const playerOf = (unit: number): Player => (unit < UNITS_EACH ? 0 : 1);
export const opponentOf = (player: Player): Player => (player === 0 ? 1 : 0);

/** What stands on a cell, where it is not a unit. */
export const FREE = -1;
export const TERRAIN = UNITS;

/** The countdown before it begins. */
export const NOT_YET = -1;

/** A battle as numbers, changed in place: what a search works on. */
export interface Position {
  /** By cell: a unit, FREE or TERRAIN. */
  readonly occupant: Int8Array;
  /** By player and cell (72 * player + cell): how many of the player's units are in contact with it. */
  readonly contact: Int8Array;
  /** By unit. A destroyed unit keeps its last place. */
  readonly place: Int8Array;
  readonly health: Int8Array;
  /** By player: the cell of the bastion, or OFF. */
  readonly bastion: Int8Array;
  /** By player: units that survive. */
  readonly standing: Int8Array;
  /** SC-A12: what the last unit of a side takes off its opponent. */
  readonly lastStand: number;
  /** SC-A14: activations once a side is down to one unit. */
  readonly span: number;
  player: Player;
  /** Activations left, or NOT_YET. */
  countdown: number;
  /** 1 until the first attack. */
  firstBlood: number;
}

/** What a position is made from; a state is one. */
export interface Battle {
  readonly health: readonly number[];
  readonly place: readonly number[];
  readonly terrain: readonly number[];
  readonly bastions: readonly [number, number];
  readonly lastStand: number;
  readonly span: number;
  readonly player: Player;
  readonly countdown: number;
  readonly firstBlood: boolean;
}

export function positionOf(battle: Battle): Position {
  const position: Position = {
    occupant: new Int8Array(CELLS).fill(FREE),
    contact: new Int8Array(2 * CELLS),
    place: Int8Array.from(battle.place),
    health: Int8Array.from(battle.health),
    bastion: Int8Array.from(battle.bastions),
    standing: new Int8Array(2),
    lastStand: battle.lastStand,
    span: battle.span,
    player: battle.player,
    countdown: battle.countdown,
    firstBlood: battle.firstBlood ? 1 : 0,
  };
  for (const cell of battle.terrain) position.occupant[cell] = TERRAIN;
  for (let unit = 0; unit < UNITS; unit++) {
    if (position.health[unit] === 0) continue;
    put(position, unit, position.place[unit]!);
    position.standing[playerOf(unit)]!++;
  }
  return position;
}

/** Puts a unit that is off the board onto a free cell. */
export function put(position: Position, unit: number, cell: number): void {
  position.occupant[cell] = unit;
  position.place[unit] = cell;
  touch(position, unit, cell, 1);
}

/** Takes a unit off the board; it keeps its last place. */
export function lift(position: Position, unit: number): void {
  const cell = position.place[unit]!;
  position.occupant[cell] = FREE;
  touch(position, unit, cell, -1);
}

function touch({ contact }: Position, unit: number, cell: number, by: number): void {
  const from = playerOf(unit) * CELLS;
  for (let i = SIX * cell; i < SIX * cell + SIX; i++) {
    const each = NEIGHBOURS[i]!;
    if (each !== OFF) contact[from + each]! += by;
  }
}

/** How many of the player's units are in contact with a cell. */
export const contactOf = (position: Position, player: Player, cell: number): number =>
  position.contact[CELLS * player + cell]!;

/** How many enemies a unit is in contact with. */
export const enemiesOn = (position: Position, unit: number): number =>
  contactOf(position, opponentOf(playerOf(unit)), position.place[unit]!);

/** The player's units in contact with a cell. */
export const unitsTouching = ({ occupant }: Position, player: Player, cell: number): readonly number[] =>
  neighboursOf(cell)
    .map((each) => occupant[each]!)
    .filter((each) => each >= 0 && each < UNITS && playerOf(each) === player)
    .sort((one, other) => one - other);

/** The enemies a unit is in contact with. */
export const foesOf = (position: Position, unit: number): readonly number[] =>
  unitsTouching(position, opponentOf(playerOf(unit)), position.place[unit]!);
