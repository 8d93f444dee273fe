import { CELL_IDS } from '../engine/skirminiac/board';
import type { Battle } from '../engine/skirminiac/position';

/** The rules of Skirminiac as one would first write them down: plain objects, copied for every change. */
export interface Hex {
  readonly column: number;
  readonly row: number;
}
export interface PlainUnit {
  readonly player: number;
  readonly hex: Hex;
  readonly health: number;
}
export interface Plain {
  readonly units: readonly PlainUnit[];
  readonly terrain: readonly Hex[];
  readonly bastions: readonly (Hex | undefined)[];
  readonly player: number;
  readonly countdown: number | undefined;
  readonly firstBlood: boolean;
  readonly lastStand: number;
  readonly span: number;
}

export const HEXES: readonly Hex[] = CELL_IDS.map((id) => {
  const [column = 0, row = 0] = id.split(',').map(Number);
  return { column, row };
});

/** Flat-top columns, the odd ones half a hex lower, as cube coordinates. */
const cube = ({ column, row }: Hex) => {
  const q = column;
  const r = row - (column - (column % 2)) / 2;
  return { q, r, s: -q - r };
};
export function distance(one: Hex, other: Hex): number {
  const [a, b] = [cube(one), cube(other)];
  return Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.s - b.s));
}
const same = (one: Hex, other: Hex) => one.column === other.column && one.row === other.row;
const touch = (one: Hex, other: Hex) => distance(one, other) === 1;

export function plainFrom(battle: Battle): Plain {
  const hexOf = (cell: number) => HEXES[cell];
  return {
    units: battle.health.map((health, i) => ({
      player: i < battle.health.length / 2 ? 0 : 1,
      hex: hexOf(battle.place[i]!)!,
      health,
    })),
    terrain: battle.terrain.map((cell) => hexOf(cell)!),
    bastions: battle.bastions.map(hexOf),
    player: battle.player,
    countdown: battle.countdown < 0 ? undefined : battle.countdown,
    firstBlood: battle.firstBlood,
    lastStand: battle.lastStand,
    span: battle.span,
  };
}

const alive = (plain: Plain, player?: number) =>
  plain.units.filter((unit) => unit.health > 0 && (player === undefined || unit.player === player));
const isFree = (plain: Plain, hex: Hex) =>
  !plain.terrain.some((each) => same(each, hex)) && !alive(plain).some((unit) => same(unit.hex, hex));
const foesBy = (plain: Plain, player: number, hex: Hex) =>
  alive(plain, 1 - player).filter((unit) => touch(unit.hex, hex));

function canWalk(plain: Plain, unit: PlainUnit, to: Hex): boolean {
  if (!isFree(plain, to)) return false;
  const retreating = foesBy(plain, unit.player, unit.hex).length > 0;
  if (touch(unit.hex, to)) return !retreating || foesBy(plain, unit.player, to).length === 0;
  if (retreating || distance(unit.hex, to) !== 2) return false;
  if (unit.health <= 3 && alive(plain, unit.player).length > 1) return false;
  return HEXES.some(
    (way) =>
      touch(unit.hex, way) &&
      touch(way, to) &&
      isFree(plain, way) &&
      foesBy(plain, unit.player, way).length === 0,
  );
}

function canTraverse(plain: Plain, unit: PlainUnit, to: Hex): boolean {
  const bastion = plain.bastions[unit.player];
  return (
    bastion !== undefined &&
    touch(unit.hex, bastion) &&
    foesBy(plain, unit.player, unit.hex).length === 0 &&
    touch(bastion, to) &&
    isFree(plain, to)
  );
}

const canRecuperate = (plain: Plain, unit: PlainUnit) =>
  unit.health === 1 &&
  foesBy(plain, unit.player, unit.hex).length === 0 &&
  alive(plain, unit.player).length < alive(plain, 1 - unit.player).length;

const replace = (plain: Plain, old: PlainUnit, unit: PlainUnit): Plain => ({
  ...plain,
  units: plain.units.map((each) => (each === old ? unit : each)),
});

function lossBy(plain: Plain, unit: PlainUnit, foe: PlainUnit): number {
  const friends = alive(plain, unit.player);
  if (friends.length === 1) return plain.lastStand;
  return 1 + friends.filter((each) => each !== unit && touch(each.hex, foe.hex)).length;
}

function attack(plain: Plain, unit: PlainUnit, foe: PlainUnit): Plain {
  const hit = lossBy(plain, unit, foe) + (plain.firstBlood ? 1 : 0);
  const back = lossBy(plain, foe, unit);
  const struck = replace(plain, foe, { ...foe, health: Math.max(0, foe.health - hit) });
  return {
    ...replace(struck, unit, { ...unit, health: Math.max(0, unit.health - back) }),
    firstBlood: false,
  };
}

function ended(plain: Plain): Plain {
  const lone = alive(plain, 0).length === 1 || alive(plain, 1).length === 1;
  const countdown = plain.countdown === undefined ? (lone ? plain.span : undefined) : plain.countdown - 1;
  return { ...plain, player: 1 - plain.player, countdown };
}

export const isPlainOver = (plain: Plain): boolean =>
  plain.countdown === 0 || alive(plain, 0).length === 0 || alive(plain, 1).length === 0;

const attacksFrom = (plain: Plain, unit: PlainUnit): readonly Plain[] =>
  foesBy(plain, unit.player, unit.hex).map((foe) => attack(plain, unit, foe));

/** Every position one activation away. */
export function plainActivations(plain: Plain): readonly Plain[] {
  const found: Plain[] = [plain];
  for (const unit of alive(plain, plain.player)) {
    found.push(...attacksFrom(plain, unit));
    if (canRecuperate(plain, unit)) found.push(replace(plain, unit, { ...unit, health: unit.health + 1 }));
    for (const hex of HEXES) {
      if (!canWalk(plain, unit, hex) && !canTraverse(plain, unit, hex)) continue;
      const there = { ...unit, hex };
      const moved = replace(plain, unit, there);
      found.push(moved, ...attacksFrom(moved, there));
    }
  }
  return found.map(ended);
}
