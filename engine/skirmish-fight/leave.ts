import type { Step, UnitId } from '../core/types';
import { ROUNDS } from './data';
import { deployed } from './deploy';
import { closeRound, passTurn } from './round';
import {
  inExchange,
  isUp,
  nextSide,
  quietly,
  then,
  toAct,
  unitOf,
  without,
  type Change,
  type State,
} from './state';

/** The unit whose activation, or whose leftover move, is under way. */
function actorOf({ phase, acting, exchange, trailing }: State): UnitId | undefined {
  switch (phase.id) {
    case 'facts':
    case 'roll':
    case 'result':
      return exchange?.rollers[0]?.unit;
    case 'fall':
      return phase.ends ? exchange?.rollers[0]?.unit : phase.unit;
    case 'turn':
      return acting ?? trailing;
    default:
      return undefined;
  }
}

/** Leaves what is open; the unit that was at it has had its activation. */
export function abandon(state: State): State {
  const id = actorOf(state);
  const settled = inExchange(state) ? without(state, 'exchange') : state;
  const quiet = without({ ...settled, reminders: [] }, 'trailing');
  const trailed = id === state.trailing && id !== state.acting;
  if (!id || trailed) return { ...quiet, phase: { id: 'turn' } };
  return passTurn(quiet, id);
}

/** After a change by hand: nobody who is down is in the middle of anything. */
export function settle(state: State): State {
  const { phase, exchange, trailing, acting } = state;
  const down = (id: UnitId | undefined) => id !== undefined && !isUp(unitOf(state, id));
  const open = inExchange(state) ? (exchange?.rollers ?? []) : [];
  const gone =
    open.some(({ unit }) => down(unit)) ||
    (phase.id === 'fall' && (down(phase.unit) || down(actorOf(state)))) ||
    down(acting);
  if (gone) return abandon(state);
  return down(trailing) ? without(state, 'trailing') : state;
}

/** "We did it ourselves." Leads to a turn, or to the end of the game. */
export function skip(state: State): Step<State> {
  const { state: left, events } = leave(state);
  return {
    state: left,
    name: 'Skip',
    events: [{ kind: 'set', text: 'The table saw to it.', rule: 'SF-R56' }, ...events],
  };
}

function leave(state: State): Change {
  const { phase } = state;
  switch (phase.id) {
    case 'deploy':
      return then(deployed(state), (now) => quietly(toTurn(now)));
    case 'score':
      return then(closeRound(state, phase.last), (now) => quietly(toTurn(now)));
    case 'turn':
      return state.acting ? quietly(abandon(state)) : pass(state);
    case 'over':
      return quietly(state);
    default:
      return quietly(abandon(state));
  }
}

/** The side that starts is then for the table to say. */
const toTurn = (state: State): State =>
  state.phase.id === 'over' ? state : { ...without(state, 'exchange'), phase: { id: 'turn' } };

/** At a turn: play passes to the other side; with nobody to pass to, the round is left. */
function pass(state: State): Change {
  const now = toAct(state) ?? state.side;
  const next = nextSide(state, now);
  const quiet = without({ ...state, row: 'none' }, 'trailing');
  if (next && next !== now) return quietly({ ...quiet, side: next });
  return then(closeRound(quiet, state.round >= ROUNDS), (after) => quietly(toTurn(after)));
}
