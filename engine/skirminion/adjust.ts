import { PLACE } from '../core/check';
import type { Adjust, SideId, Step } from '../core/types';
import { handOver, finish, finishIfSpent } from './activation';
import { nameCell } from './board';
import { ROUNDS } from './data';
import { nextDeployment, seat, seated, undeployed } from './deploy';
import type { Exchange } from './exchange';
import { toFriendlyFire } from './ranged';
import { beginRound, openRound } from './round';
import {
  foeOf,
  hasMarkers,
  isAlive,
  isOver,
  living,
  pointsForKills,
  setBonus,
  setUnit,
  sideName,
  toPhase,
  unchanged,
  unitOf,
  type Change,
  type State,
  type Unit,
} from './state';
import { hasFreeAction } from './turn';

/** The table overrules: the track takes the value, and the rest of the state follows. */
export function adjust(state: State, edit: Adjust): Step<State> {
  const { change, name } = byHand(state, edit);
  const settled = settle(change.state);
  const told = { kind: 'set', text: `${name}, by hand.`, ...whose(state, edit) } as const;
  return { state: settled.state, name, events: [told, ...change.events, ...settled.events] };
}

function whose(state: State, { of }: Adjust) {
  const unit = state.units.find((each) => each.id === of);
  if (unit) return { unit: unit.id, side: unit.side };
  const side = state.sides.find((each) => each.id === of);
  return side ? { side: side.id } : {};
}

interface Edited {
  readonly change: Change;
  readonly name: string;
}
const edited = (state: State, name: string): Edited => ({ change: unchanged(state), name });

function byHand(state: State, { of, track, value }: Adjust): Edited {
  if (of === 'game') return track === 'round' ? setRound(state, value) : setTurn(state, value);
  const side = state.sides.find((each) => each.id === of);
  if (side)
    return edited(
      setBonus(state, side.id, value - pointsForKills(state, side.id)),
      `${side.name} at ${value}`,
    );
  const unit = unitOf(state, of);
  if (track === PLACE) return setPlace(state, unit, value);
  return track === 'marker' ? setMarker(state, unit, value > 0) : setHealth(state, unit, value);
}

/** A later round begins as rounds do; what was open is left. On the table nobody has said who is in the centre. */
function setRound(state: State, value: number): Edited {
  const round = Math.max(1, value);
  const name = round > ROUNDS ? 'Battle ended' : `Round ${round}`;
  if (round === state.round) return edited(state, name);
  if (round < state.round || isOver(state)) return edited({ ...leaveOpen(state), round }, name);
  const unseen = { ...leaveOpen(state), units: state.units.map((unit) => ({ ...unit, centre: false })) };
  return { change: beginRound(seated(unseen), round), name };
}

/** The open question goes; the units stay where they are. */
function leaveOpen(state: State): State {
  const { acting: _, ...rest } = state;
  return toPhase(seated(rest), { id: 'turn' });
}

function setTurn(state: State, value: number): Edited {
  const side = state.sides[value]!.id;
  const name = `${sideName(state, side)}’s turn`;
  if (side === state.side && state.acting) return edited(state, name);
  if (state.phase.id === 'deploy') return edited({ ...state, side }, name);
  return edited({ ...leaveOpen(state), side }, name);
}

/** Two units change places; an obstacle stays where it is. */
function setPlace(state: State, unit: Unit, cell: number): Edited {
  const there = state.units.find((each) => each.cell === cell && isAlive(each) && each.id !== unit.id);
  const moved = setUnit(state, unit.id, { cell });
  const swapped = there ? setUnit(moved, there.id, { cell: unit.cell! }) : moved;
  return edited(seat(swapped, unit.id), `${unit.name} on ${nameCell(cell)}`);
}

/** A disc lifted by hand from the side to act is an activation that has been played. */
function setMarker(state: State, unit: Unit, marker: boolean): Edited {
  const set = setUnit(state, unit.id, { marker });
  const name = marker ? `${unit.name} gets a disc` : `${unit.name}’s disc lifted`;
  if (marker || !unit.marker || state.phase.id !== 'turn' || unit.side !== state.side)
    return edited(set, name);
  if (state.acting) return edited(state.acting.unit === unit.id ? finish(set) : set, name);
  return edited(handOver(set), name);
}

/** SN-R13 holds for hands too, and a unit raised from 0 is back where it stood. */
function setHealth(state: State, unit: Unit, health: number): Edited {
  const set = setUnit(state, unit.id, { health });
  const back = health > 0 && !isAlive(unit) && unit.cell !== undefined ? seat(set, unit.id) : set;
  const { exchange } = back;
  const name = `${unit.name} at ${health}`;
  return edited(
    exchange && isOpen(state) ? { ...back, exchange: noted(exchange, unit.id, health) } : back,
    name,
  );
}

const isOpen = ({ phase }: State): boolean => /^(melee|ranged)\./.test(phase.id);

function noted(exchange: Exchange, unit: string, to: number): Exchange {
  if (exchange.kind !== 'melee' && exchange.kind !== 'ranged') return exchange;
  const hand = (each: typeof exchange.attacker) => (each.unit === unit ? { ...each, to } : each);
  return { ...exchange, attacker: hand(exchange.attacker), defender: hand(exchange.defender) };
}

/* ---- what follows ---------------------------------------------------------------------------------------------- */

/** Leaves no question open that the state no longer asks. Never ends a round: that waits for the table. */
export function settle(state: State): Change {
  if (isOver(state)) return unchanged(state);
  const { phase } = state;
  switch (phase.id) {
    case 'deploy.contest':
    case 'round.centre':
      return unchanged(state);
    case 'deploy':
      return undeployed(state, state.side).length ? unchanged(state) : nextDeployment(state);
    case 'round.contest':
      return state.sides.every((side) => living(state, side.id).length) ? unchanged(state) : openRound(state);
    case 'round.durus': {
      const units = phase.units.filter((id) => isAlive(unitOf(state, id)));
      return units.length ? unchanged(toPhase(state, { ...phase, units })) : openRound(state);
    }
    case 'turn':
      return unchanged(settleTurn(seated(state)));
    default:
      return unchanged(
        exchangeStands(state) ? withoutFallen(state) : settleTurn(toPhase(state, { id: 'turn' })),
      );
  }
}

/** Both still fight; before a last blow one of them has fallen. */
function exchangeStands({ exchange, phase, ...state }: State): boolean {
  if (exchange?.kind !== 'melee' && exchange?.kind !== 'ranged') return false;
  const alive = (id: string) => state.units.some((unit) => unit.id === id && isAlive(unit));
  const fallen = [exchange.attacker, exchange.defender].filter((hand) => !alive(hand.unit));
  if (phase.id !== 'melee.last-blow' || exchange.kind !== 'melee') return fallen.length === 0;
  return fallen.length === 1 && fallen[0] === exchange[exchange.turn];
}

/** Fallen friends roll for no friendly fire. */
function withoutFallen(state: State): State {
  const { exchange, phase } = state;
  if (exchange?.kind !== 'ranged') return state;
  const friends = exchange.friends.filter((id) => isAlive(unitOf(state, id)));
  if (friends.length === exchange.friends.length) return state;
  const next: State = { ...state, exchange: { ...exchange, friends } };
  if (phase.id === 'ranged.friendly' && friends.includes(phase.unit)) return next;
  return phase.id === 'ranged.order' || phase.id === 'ranged.friendly' ? toFriendlyFire(next) : next;
}

function settleTurn(state: State): State {
  const { acting } = state;
  if (acting?.spread) {
    const spread = acting.spread.filter((id) => isAlive(unitOf(state, id)));
    return finishIfSpent({ ...state, acting: { ...acting, spread } });
  }
  if (acting) return finishIfSpent(state);
  const idle = (side: SideId) => !hasMarkers(state, side) && !hasFreeAction(state, side);
  const foe = foeOf(state, state.side);
  return idle(state.side) && hasMarkers(state, foe) ? { ...state, side: foe } : state;
}
