import type { Event, Note, Setup, SideId, UnitId } from '../core/types';
import { alternate } from '../kit/alternate';
import { COMMAND_POINTS, type Mission } from './data';
import type { Exchange } from './exchange';
import { musterUnits } from './muster';
import type { Profile } from './profile';
import { readRulings, type Rulings } from './rulings';
import { drawnBy, missionOf } from './setup';

/** One model on the table. */
export interface Unit extends Profile {
  readonly id: UnitId;
  readonly side: SideId;
  readonly name: string;
  readonly leader: boolean;
  /** What was paid for it (SF-A22). */
  readonly cost: number;
  readonly life: number;
  /** Has not activated this round. */
  readonly ready: boolean;
  /** Who has called to it this round (SF-R48). */
  readonly calls: readonly UnitId[];
  /** Who defeated it; nobody else where a fall or its own Blast did (SF-A35). */
  readonly felledBy?: Felled;
}
export type Felled = 'enemy' | 'itself';

export interface Side {
  readonly id: SideId;
  readonly name: string;
  /** Command points left this round. */
  readonly points: number;
  readonly score: number;
  /** Units put down so far (SF-R3). */
  readonly placed: number;
  readonly conceded: boolean;
}

export type Phase =
  | { readonly id: 'deploy' }
  | { readonly id: 'turn' }
  /** The three steps of `exchange`. Of its rollers, `who` are to roll. */
  | { readonly id: 'facts' }
  | { readonly id: 'roll'; readonly who: readonly number[] }
  | { readonly id: 'result' }
  /** A unit falls; `ends`: its fall was the last of an activation. */
  | { readonly id: 'fall'; readonly unit: UnitId; readonly ends: boolean }
  /** The table says what the mission counts. */
  | { readonly id: 'score'; readonly last: boolean }
  | { readonly id: 'over' };

export interface State {
  readonly mission: Mission;
  readonly rulings: Rulings;
  /** 0 until everybody is on the table. */
  readonly round: number;
  readonly sides: readonly Side[];
  readonly units: readonly Unit[];
  /** Whose edge is the one nearer the door (SF-R2). */
  readonly doorSide: SideId;
  /** Whose turn it is, or was last. */
  readonly side: SideId;
  /** SF-R26: two in a row have been called for, or the second of them is due. */
  readonly row: 'none' | 'called' | 'second';
  /** In the middle of its activation, before any attack. */
  readonly acting?: UnitId;
  /** Has attacked, and may still be moving on the table (SF-R7). */
  readonly trailing?: UnitId;
  readonly phase: Phase;
  /** The dice on the table: those of the exchange under way, or of the last one. */
  readonly exchange?: Exchange;
  /** What the table should remember while it answers the next question. */
  readonly reminders: readonly Note[];
}

/** SF-R2, R3: chance gives the edges and says who puts down first. */
export function start(setup: Setup): State {
  const { doorSide, first } = drawnBy(setup);
  return {
    mission: missionOf(setup),
    rulings: readRulings(setup),
    round: 0,
    sides: setup.sides.map(({ id, name }) => ({
      id,
      name,
      points: COMMAND_POINTS,
      score: 0,
      placed: 0,
      conceded: false,
    })),
    units: musterUnits(setup),
    doorSide,
    side: first,
    row: 'none',
    phase: { id: 'deploy' },
    reminders: [],
  };
}

/** An exchange is open: its facts, its dice or its result are asked for. */
export const inExchange = ({ phase }: State): boolean =>
  phase.id === 'facts' || phase.id === 'roll' || phase.id === 'result';

/** A state and what happened on the way to it. */
export interface Change {
  readonly state: State;
  readonly events: readonly Event[];
}
export const quietly = (state: State): Change => ({ state, events: [] });
export function then(change: Change, next: (state: State) => Change): Change {
  const after = next(change.state);
  return { state: after.state, events: [...change.events, ...after.events] };
}

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
export function foeOf(state: State, id: SideId): Side {
  const foe = state.sides.find((each) => each.id !== id);
  if (!foe) throw new Error(`No side against ${id}`);
  return foe;
}
export const nameOf = (state: State, id: UnitId): string => unitOf(state, id).name;

export const isUp = (unit: Unit): boolean => unit.life > 0;
export const unitsOf = (state: State, side: SideId): readonly Unit[] =>
  state.units.filter((unit) => unit.side === side);
export const standing = (state: State, side: SideId): readonly Unit[] => unitsOf(state, side).filter(isUp);
/** The sides with nobody left. */
export const wipedOut = (state: State): readonly Side[] =>
  state.sides.filter((side) => !standing(state, side.id).length);

export const readyUnits = (state: State, side: SideId): readonly Unit[] =>
  standing(state, side).filter((unit) => unit.ready);
export const canAct = (state: State, side: SideId): boolean => readyUnits(state, side).length > 0;

/** The side after `last` that still has a unit to activate; a side may go on alone (SF-R4, SF-A21). */
export const nextSide = (state: State, last: SideId): SideId | undefined =>
  alternate(
    state.sides.map((side) => side.id),
    last,
    (side) => canAct(state, side),
  );
/** The side whose turn it is; nobody's when all have activated. */
export const toAct = (state: State): SideId | undefined =>
  canAct(state, state.side) ? state.side : nextSide(state, state.side);

export const withUnit = (state: State, id: UnitId, part: Partial<Unit>): State => ({
  ...state,
  units: state.units.map((unit) => (unit.id === id ? { ...unit, ...part } : unit)),
});
export const withSide = (state: State, id: SideId, part: Partial<Side>): State => ({
  ...state,
  sides: state.sides.map((side) => (side.id === id ? { ...side, ...part } : side)),
});

export const without = <K extends 'acting' | 'trailing' | 'exchange'>(
  state: State,
  ...keys: readonly K[]
): State => {
  const rest = { ...state };
  for (const key of keys) delete rest[key];
  return rest;
};
