import type { Event, RuleId, Setup, SideId, UnitId } from '../core/types';
import type { Cell } from './board';
import { ROUNDS, UNITS_EACH } from './data';
import type { Exchange } from './exchange';
import { hurtLine, isElite, rowOf, startHealth, type Profile } from './profile';
import { entryName, profileOf, type Roster } from './roster';
import { readRulings, type Rulings } from './rulings';
import { choicesOf, type Way } from './setup';

export interface Unit extends Profile {
  readonly id: UnitId;
  readonly side: SideId;
  readonly name: string;
  readonly health: number;
  readonly marker: boolean;
  /** This round (SN-R16). */
  readonly attacked: boolean;
  /** Its free action of this round is spent (SN-R17). */
  readonly freed: boolean;
  /** On the phone; kept when destroyed, absent until deployed. */
  readonly cell?: Cell;
  /** On the table: stood in the centre when last asked. */
  readonly centre: boolean;
}

export interface Side {
  readonly id: SideId;
  readonly name: string;
  /** Points that are not for destroyed enemies: the centre, and what was set by hand. */
  readonly bonus: number;
}

/** The unit that is activating, and what it has done. */
export interface Acting {
  readonly unit: UnitId;
  readonly free: boolean;
  /** From and to; empty on the table. */
  readonly move?: readonly Cell[];
  readonly slip?: readonly Cell[];
  readonly attack?: 'melee' | 'ranged';
  /** Whom the second shot of a spread may hit, now or not at all. */
  readonly spread?: readonly UnitId[];
  /** Nothing may follow: a retreat (SN-R23), a melee that ended in contact (SN-R39), a free action (SN-R17). */
  readonly over?: boolean;
}

/** Named by the question that is open. */
export type Phase =
  | { readonly id: 'deploy.contest' | 'deploy' | 'round.contest' | 'round.centre' | 'turn' }
  | { readonly id: 'round.durus'; readonly units: readonly UnitId[] }
  | { readonly id: 'melee.support' | 'melee.roll' | 'melee.use' | 'melee.last-blow' }
  | { readonly id: 'ranged.facts' | 'ranged.order' | 'ranged.roll' | 'ranged.cancel' }
  | { readonly id: 'ranged.friendly'; readonly unit: UnitId };

export interface State {
  readonly way: Way;
  readonly rulings: Rulings;
  readonly obstacles: readonly Cell[];
  readonly sides: readonly Side[];
  readonly units: readonly Unit[];
  /** One more than the last when the battle is over. */
  readonly round: number;
  /** Whose turn it is, or was last. */
  readonly side: SideId;
  readonly phase: Phase;
  readonly acting?: Acting;
  /** The exchange under way, or the last one. */
  readonly exchange?: Exchange;
  readonly conceded?: SideId;
}

/** A state and what happened on the way to it. */
export interface Change {
  readonly state: State;
  readonly events: readonly Event[];
}
export const unchanged = (state: State): Change => ({ state, events: [] });
export function then(change: Change, go: (state: State) => Change): Change {
  const { state, events } = go(change.state);
  return { state, events: [...change.events, ...events] };
}
export const did = (state: State, event: Event): Change => ({ state, events: [event] });

export function start(setup: Setup): State {
  const { way, obstacles } = choicesOf(setup);
  const rulings = readRulings(setup);
  return {
    way,
    rulings,
    obstacles,
    sides: setup.sides.map(({ id, name }) => ({ id, name, bonus: 0 })),
    units: setup.sides
      .flatMap(({ id, roster }) => mustered(id, roster as Roster, rulings))
      .map(distinctly(setup)),
    round: 1,
    side: setup.sides[0]!.id,
    phase: { id: 'deploy.contest' },
  };
}

function mustered(side: SideId, roster: Roster, rulings: Rulings): readonly Unit[] {
  return roster.units.slice(0, UNITS_EACH).map((entry, i) => {
    const known = profileOf(roster, entry);
    const profile = rulings['SN-A37'] === 'used' ? known : { ...known, traits: [] };
    return {
      ...profile,
      id: `${side}${i + 1}`,
      side,
      name: entryName(entry),
      health: startHealth(profile),
      marker: true,
      attacked: false,
      freed: false,
      centre: false,
    };
  });
}

/** Units of one name get their side's before it, and a number where that is not enough. */
const distinctly =
  ({ sides }: Setup) =>
  (unit: Unit, _: number, all: readonly Unit[]): Unit => {
    const alike = all.filter((each) => each.name === unit.name);
    if (alike.length === 1) return unit;
    const own = alike.filter((each) => each.side === unit.side);
    const side = own.length < alike.length ? `${sides.find((each) => each.id === unit.side)?.name} ` : '';
    const number = own.length > 1 ? ` ${own.indexOf(unit) + 1}` : '';
    return { ...unit, name: `${side}${unit.name}${number}` };
  };

export function unitOf(state: State, id: UnitId): Unit {
  const unit = state.units.find((each) => each.id === id);
  if (!unit) throw new Error(`No unit ${id}`);
  return unit;
}
export function sideOf(state: State, id: SideId): Side {
  const side = state.sides.find((each) => each.id === id);
  if (!side) throw new Error(`No side ${id}`);
  return side;
}
export const foeOf = (state: State, id: SideId): SideId => state.sides.find((each) => each.id !== id)!.id;
export const nameOf = (state: State, id: UnitId): string => unitOf(state, id).name;
export const sideName = (state: State, id: SideId): string => sideOf(state, id).name;

/** SN-R13 */
export const isAlive = ({ health }: Unit): boolean => health > 0;
/** SN-R14, SN-A4 */
export const isHurt = ({ health, type }: Unit): boolean => health <= hurtLine(type);
export const living = (state: State, side: SideId): readonly Unit[] =>
  state.units.filter((unit) => unit.side === side && isAlive(unit));
/** SN-R9 */
export const friendsOf = (state: State, unit: Unit): readonly Unit[] =>
  living(state, unit.side).filter((each) => each.id !== unit.id);
export const enemiesOf = (state: State, unit: Unit): readonly Unit[] =>
  living(state, foeOf(state, unit.side));
/** SN-R10 */
export const hasMarkers = (state: State, side: SideId): boolean =>
  living(state, side).some((unit) => unit.marker);

export const setUnit = (state: State, id: UnitId, part: Partial<Unit>): State => ({
  ...state,
  units: state.units.map((unit) => (unit.id === id ? { ...unit, ...part } : unit)),
});
export const toPhase = (state: State, phase: Phase): State => ({ ...state, phase });

/** SN-R18: what destroying a unit is worth to its enemy. */
export const worthOf = ({ type }: Unit): number => (isElite(type) ? 2 : 1);
export const pointsForKills = (state: State, side: SideId): number =>
  state.units.reduce((sum, unit) => sum + (unit.side !== side && !isAlive(unit) ? worthOf(unit) : 0), 0);
export const MOST_SCORE = 99;
export const scoreOf = (state: State, side: SideId): number =>
  Math.max(0, Math.min(MOST_SCORE, pointsForKills(state, side) + sideOf(state, side).bonus));
export const setBonus = (state: State, id: SideId, bonus: number): State => ({
  ...state,
  sides: state.sides.map((side) => (side.id === id ? { ...side, bonus } : side)),
});

/** SN-A29: with that ruling a side without units ends the battle. */
export const wipedOut = (state: State): SideId | undefined =>
  state.sides.find((side) => !living(state, side.id).length)?.id;
export const isOver = (state: State): boolean =>
  state.conceded !== undefined ||
  state.round > ROUNDS ||
  (state.rulings['SN-A29'] === 'ends' && wipedOut(state) !== undefined);

/** SN-R13, R18, SN-A19: the loss shows on the unit's die at once; whoever did it, its enemy scores. */
export function injure(state: State, id: UnitId, loss: number, rule: RuleId): Change {
  const unit = unitOf(state, id);
  const { side, name } = unit;
  const taken = Math.min(unit.health, loss);
  if (taken <= 0) return unchanged(state);
  const after = setUnit(state, id, { health: unit.health - taken });
  const lost: Event = {
    kind: 'lost',
    text: `${name} lost ${taken} health.`,
    rule,
    side,
    unit: id,
    amount: taken,
  };
  if (taken < unit.health) return did(after, lost);
  const foe = foeOf(state, side);
  const points = worthOf(unit);
  return {
    state: after,
    events: [
      lost,
      { kind: 'destroyed', text: `${name} was destroyed.`, rule: 'SN-R13', side, unit: id },
      {
        kind: 'scored',
        text: `${sideName(state, foe)} scored ${points} for ${name}.`,
        rule: 'SN-R18',
        side: foe,
        amount: points,
      },
    ],
  };
}

/** SN-R8, SN-A6: never above the die's maximum. */
export function heal(state: State, id: UnitId, rule: RuleId): Change {
  const unit = unitOf(state, id);
  if (!isAlive(unit) || unit.health >= rowOf(unit).max) return unchanged(state);
  const event: Event = {
    kind: 'gained',
    text: `${unit.name} gained 1 health.`,
    rule,
    side: unit.side,
    unit: id,
    amount: 1,
  };
  return did(setUnit(state, id, { health: unit.health + 1 }), event);
}
