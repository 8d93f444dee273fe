import type { AskOf, Event, Note, Pool, RuleId, SideId, UnitId } from '../core/types';
import { contestLeaders } from '../kit/contest';
import type { Bonus } from './profile';
import { sideOf, unitOf, withSide, type Change, type State } from './state';

/** One die of an exchange and what is added to it. */
export interface Roller {
  readonly side: SideId;
  /** Nobody in particular rolls for initiative. */
  readonly unit?: UnitId;
  /** Its life when the exchange began. */
  readonly was: number;
  /** The last one counts; those before it were rerolled. */
  readonly faces: readonly number[];
  /** What the table said: Flank, Charge, cover. */
  readonly extras: readonly Bonus[];
  /** SF-R44 */
  readonly pushes: boolean;
}

type Kind = 'initiative' | 'combat' | 'shoot' | 'climb' | 'jump';

/** What came of it, in a sentence, with the life it cost. */
export interface Outcome {
  readonly text: string;
  readonly unit?: UnitId;
  readonly from?: number;
  readonly to?: number;
}

/** Combat and shooting: the attacker first, then its target. Initiative: a die for each side. */
export interface Exchange {
  readonly kind: Kind;
  readonly rollers: readonly Roller[];
  /** Filled when it is over. */
  readonly outcomes: readonly Outcome[];
}

export function exchangeOf(state: State): Exchange {
  if (!state.exchange) throw new Error('No exchange is open');
  return state.exchange;
}

const roller = (side: SideId, was: number): Roller => ({ side, was, faces: [], extras: [], pushes: false });
const unitRoller = (state: State, id: UnitId): Roller & { readonly unit: UnitId } => {
  const { side, life } = unitOf(state, id);
  return { ...roller(side, life), unit: id };
};

/** SF-R5 */
export const openInitiative = (state: State): State => ({
  ...state,
  phase: { id: 'roll', who: state.sides.map((_, i) => i) },
  exchange: { kind: 'initiative', rollers: state.sides.map(({ id }) => roller(id, 0)), outcomes: [] },
});

export const openExchange = (
  state: State,
  kind: Exclude<Kind, 'initiative'>,
  units: readonly UnitId[],
): State => ({
  ...state,
  reminders: [],
  exchange: { kind, rollers: units.map((id) => unitRoller(state, id)), outcomes: [] },
});

/** Attacker and target of a combat or a shot. */
export function pairOf(exchange: Exchange): readonly [attacker: Roller, target: Roller] {
  const [attacker, target] = exchange.rollers;
  if (!attacker || !target) throw new Error('An attack needs two');
  return [attacker, target];
}
export function rollerAt({ rollers }: Exchange, i: number): Roller {
  const found = rollers[i];
  if (!found) throw new Error(`Nobody rolls die ${i}`);
  return found;
}

export const faceOf = ({ faces }: Roller): number => faces.at(-1) ?? 0;
export const unitIn = ({ unit }: Roller): UnitId => {
  if (!unit) throw new Error('Nobody in particular rolls this die');
  return unit;
};

/** Who attacks, and whom. */
export function idsOf(exchange: Exchange): readonly [attacker: UnitId, target: UnitId] {
  const [attacker, target] = pairOf(exchange);
  return [unitIn(attacker), unitIn(target)];
}

export const withRoller = (exchange: Exchange, i: number, part: Partial<Roller>): Exchange => ({
  ...exchange,
  rollers: exchange.rollers.map((each, at) => (at === i ? { ...each, ...part } : each)),
});
/** The exchange as it would be had roller `i` rolled `face`. */
const withFace = (exchange: Exchange, i: number, face: number): Exchange =>
  withRoller(exchange, i, { faces: [...rollerAt(exchange, i).faces, face] });

/* ---- the roll -------------------------------------------------------------------------------------------------- */

export const poolId = ({ side }: Roller): string => side;
export const dieId = (from: Roller, i: number): string => `${poolId(from)}.${i}`;

type Head = Pick<AskOf<'roll'>, 'id' | 'prompt' | 'rule'>;
export function rollAsk(
  state: State,
  who: readonly number[],
  head: Head,
  notes: readonly Note[],
): AskOf<'roll'> {
  const exchange = exchangeOf(state);
  const pools = who.map((i): Pool => {
    const from = rollerAt(exchange, i);
    const { side, unit } = from;
    const label = unit ? unitOf(state, unit).name : sideOf(state, side).name;
    return { id: poolId(from), side, label, ...(unit && { unit }), dice: 1, faces: 6 };
  });
  return { ...head, kind: 'roll', asked: { by: 'dice' }, notes, pools };
}

/** Lays the dice down. */
export function lay(state: State, who: readonly number[], faces: readonly (readonly number[])[]): State {
  const exchange = who.reduce((laid, i, at) => withFace(laid, i, faces[at]?.[0] ?? 0), exchangeOf(state));
  return { ...state, exchange };
}

/** "Sally rolled 3, Bob 5". */
export function rolledEvent(state: State, who: readonly number[], rule: RuleId): Event {
  const exchange = exchangeOf(state);
  const said = who.map((i, at) => {
    const from = rollerAt(exchange, i);
    const name = from.unit ? unitOf(state, from.unit).name : sideOf(state, from.side).name;
    return `${name} ${at ? '' : 'rolled '}${faceOf(from)}`;
  });
  return { kind: 'rolled', text: `${said.join(', ')}.`, rule };
}

/** The side that starts, or nobody where the dice tie (SF-A20). */
export function starterOf(exchange: Exchange): SideId | undefined {
  const leaders = contestLeaders(
    exchange.rollers.map((each) => each.side),
    exchange.rollers.map((each) => [faceOf(each)]),
  );
  return leaders.length === 1 ? leaders[0] : undefined;
}

/* ---- rerolls --------------------------------------------------------------------------------------------------- */

/** SF-R25: a command point, and the die is rolled again. */
export function payReroll(state: State, i: number): Change {
  const from = rollerAt(exchangeOf(state), i);
  const { id, name, points } = sideOf(state, from.side);
  const paid = withSide(state, id, { points: Math.max(0, points - 1) });
  const text = `${name} spent a command point to reroll the ${faceOf(from)}.`;
  return {
    state: { ...paid, phase: { id: 'roll', who: [i] }, reminders: [] },
    events: [{ kind: 'did', text, rule: 'SF-R25', side: id }],
  };
}

/** SF-A13: its own die, with a point left, and only where another face would make a difference. */
export function canReroll(state: State, i: number, worth: (exchange: Exchange) => string): boolean {
  const exchange = exchangeOf(state);
  if (!sideOf(state, rollerAt(exchange, i).side).points) return false;
  const now = worth(exchange);
  return [1, 2, 3, 4, 5, 6].some((face) => worth(withFace(exchange, i, face)) !== now);
}
