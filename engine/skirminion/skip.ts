import type { Step } from '../core/types';
import { finish, finishIfSpent } from './activation';
import { settle } from './adjust';
import { seated } from './deploy';
import { layDown } from './exchange';
import { leaveMelee } from './melee';
import { beginRound, endRound, openRound } from './round';
import { foeOf, isOver, then, toPhase, unchanged, type Change, type State } from './state';
import { roundIsOver } from './turn';

/** "We did it ourselves": on to the next turn, asking nothing on the way. */
export function skip(state: State): Step<State> {
  let change = leave(state);
  while (!isOver(change.state) && change.state.phase.id !== 'turn') change = then(change, leave);
  const { state: last, events } = then(change, settle);
  return { state: last, name: 'Skip', events: [{ kind: 'set', text: 'Played at the table.' }, ...events] };
}

function leave(state: State): Change {
  switch (state.phase.id) {
    case 'deploy.contest':
    case 'deploy':
      return beginRound(seated(state), 1);
    case 'round.contest':
      return unchanged(toPhase(state, { id: 'turn' }));
    case 'round.durus':
      return openRound(state);
    case 'round.centre':
      return beginRound(state, state.round + 1);
    case 'turn':
      return leaveTurn(state);
    default:
      return unchanged(finishIfSpent(leaveAttack(state)));
  }
}

function leaveTurn(state: State): Change {
  if (state.acting) return unchanged(finish(state));
  if (roundIsOver(state)) return endRound(state);
  return unchanged({ ...state, side: foeOf(state, state.side) });
}

/** The attack counts as made; its dice are laid down. */
function leaveAttack(state: State): State {
  const { exchange, acting } = state;
  if (exchange?.kind !== 'melee' && exchange?.kind !== 'ranged') return toPhase(state, { id: 'turn' });
  const laid: State = {
    ...state,
    exchange: { ...exchange, attacker: layDown(exchange.attacker), defender: layDown(exchange.defender) },
  };
  if (exchange.kind === 'melee') return leaveMelee(laid);
  const left = toPhase(laid, { id: 'turn' });
  return acting?.free ? { ...left, acting: { ...acting, over: true } } : left;
}
