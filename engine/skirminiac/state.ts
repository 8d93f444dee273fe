import type { Event, RuleId, Setup, SideId, UnitId } from '../core/types';
import { DEPLOYMENT, OFF } from './board';
import { COUNTDOWN, FULL_HEALTH, LAST_STAND, UNITS_EACH, type Play, type SizeId } from './data';
import { stepsWith } from './moves';
import { NOT_YET, opponentOf, playerOf, UNITS, type Battle, type Player } from './position';
import { callOf, type Roster } from './roster';
import { readingsOf } from './rulings';
import { choicesOf } from './setup';

export interface Side {
  readonly id: SideId;
  readonly name: string;
}

/** How many others of its side touch the attacker's foe, and how many the target's. */
export interface Friends {
  readonly unit: number;
  readonly target: number;
}

export type Phase =
  | { readonly id: 'rolloff' }
  /** The winner of the roll-off says who has the initiative. */
  | { readonly id: 'initiative'; readonly winner: Player }
  /** `player` places the next piece. */
  | { readonly id: 'terrain' }
  /** `declined`: a draw was offered in this activation and not agreed to. */
  | { readonly id: 'turn'; readonly declined: boolean }
  /** The unit has moved and may attack. */
  | { readonly id: 'follow'; readonly unit: number }
  /** On the table: who else touches the two? `friends` is the likeliest answer. */
  | { readonly id: 'support'; readonly unit: number; readonly target: number; readonly friends: Friends }
  | { readonly id: 'draw' }
  | { readonly id: 'agreed' }
  | { readonly id: 'conceded'; readonly by: Player };
export type PhaseOf<I extends Phase['id']> = Extract<Phase, { id: I }>;

/** What one unit of an attack loses, and how that comes about. */
export interface Loss {
  readonly amount: number;
  readonly why: string;
  readonly rule: RuleId;
}
/** An attack with both losses worked out: first the attacker, then its target. */
export interface Bout {
  readonly units: readonly [number, number];
  readonly was: readonly [number, number];
  readonly losses: readonly [Loss, Loss];
}

export interface State extends Battle {
  readonly play: Play;
  readonly size: SizeId;
  readonly sides: readonly [Side, Side];
  /** By unit. */
  readonly names: readonly string[];
  readonly initiative: Player;
  /** Activations that have ended. */
  readonly activations: number;
  readonly phase: Phase;
  /** The last attack. */
  readonly bout?: Bout;
}

/** A state and what happened on the way to it. */
export interface Change {
  readonly state: State;
  readonly events: readonly Event[];
}

/** The units stand on their deployment hexes before any terrain is placed (SC-R4, SC-A3). */
export function start(setup: Setup): State {
  const { play, size, toss } = choicesOf(setup);
  const readings = readingsOf(setup);
  const [first, second] = setup.sides;
  return {
    play,
    size,
    sides: [sideFrom(first!), sideFrom(second!)],
    names: namesIn(setup),
    health: Array.from({ length: UNITS }, () => FULL_HEALTH),
    place: DEPLOYMENT.flat(),
    terrain: [],
    bastions: [OFF, OFF],
    lastStand: LAST_STAND[readings['SC-A12']],
    span: COUNTDOWN[readings['SC-A14']],
    initiative: 0,
    player: 0,
    activations: 0,
    countdown: NOT_YET,
    firstBlood: true,
    phase: toss === 'roll' ? { id: 'rolloff' } : { id: 'initiative', winner: toss === 'first' ? 0 : 1 },
  };
}

const sideFrom = ({ id, name }: Side): Side => ({ id, name });

/** A name borne twice gets the side's before it, and a number where that is not enough. */
function namesIn({ sides }: Setup): readonly string[] {
  const called = sides.flatMap(({ name, roster }) =>
    (roster as Roster).units.map((unit, i) => ({ side: name, name: callOf(unit, i) })),
  );
  const qualified = called.map(({ side, name }) =>
    called.filter((other) => other.name === name).length > 1 ? `${side} ${name}` : name,
  );
  return qualified.map((name, i) => {
    const before = qualified.slice(0, i).filter((other) => other === name).length;
    return before ? `${name} ${before + 1}` : name;
  });
}

/* ---- who is who ------------------------------------------------------------------------------------------------ */

/** "a1" to "a7": the side and the place in its warband. */
export const unitId = (state: State, unit: number): UnitId =>
  `${state.sides[playerOf(unit)].id}${(unit % UNITS_EACH) + 1}`;

/** The number of a unit whose id is known to be one. */
export function unitOf(state: State, id: UnitId): number {
  const player = state.sides[0].id === id.charAt(0) ? 0 : 1;
  return player * UNITS_EACH + Number(id.slice(1)) - 1;
}
export const playerWith = (state: State, side: SideId): Player => (state.sides[0].id === side ? 0 : 1);

export const nameOf = (state: State, unit: number): string => state.names[unit]!;
export const sideOf = (state: State, unit: number): Side => state.sides[playerOf(unit)];
export const activeSide = (state: State): Side => state.sides[state.player];
export const waitingSide = (state: State): Side => state.sides[opponentOf(state.player)];

export const unitsOf = (player: Player): readonly number[] =>
  Array.from({ length: UNITS_EACH }, (_, i) => player * UNITS_EACH + i);
export const isUp = (state: Battle, unit: number): boolean => state.health[unit]! > 0;
export const survivors = (state: Battle, player: Player): readonly number[] =>
  unitsOf(player).filter((unit) => isUp(state, unit));
export const standing = (state: Battle, player: Player): number => survivors(state, player).length;
/** SC-R22: combined health. */
export const totalOf = (state: Battle, player: Player): number =>
  unitsOf(player).reduce((sum, unit) => sum + state.health[unit]!, 0);

export const isLast = (state: Battle, unit: number): boolean =>
  isUp(state, unit) && standing(state, playerOf(unit)) === 1;
/** SC-R26, R28, for a unit that is not retreating. */
export const stepsFor = (state: Battle, unit: number): 1 | 2 =>
  stepsWith(state.health[unit]!, standing(state, playerOf(unit)));

export const setHealth = (state: State, unit: number, value: number): State => ({
  ...state,
  health: state.health.map((health, each) => (each === unit ? value : health)),
});

export const isSetUp = ({ phase }: State): boolean =>
  phase.id === 'rolloff' || phase.id === 'initiative' || phase.id === 'terrain';
