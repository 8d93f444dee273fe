import type { DieView, ExchangeResult, ExchangeSide, ExchangeView } from '../core/types';
import { COVERS } from './data';
import { deciding, highest, reason } from './duel';
import { isKill, type Exchange, type Result, type Role } from './exchange';
import { groupOf, pieceName, type State } from './state';
import { capital, diceWords } from './words';

const POOLS: Readonly<Record<Role, string>> = { attacker: 'attack', defender: 'reply' };

export function viewExchange(state: State, exchange: Exchange): ExchangeView {
  const { kind, attacker, defender, result, reaction, second } = exchange;
  const verb = kind === 'shoot' ? 'shoots' : 'attacks';
  const why = reason(exchange, state.rulings);
  return {
    title: `${pieceName(state, attacker.group)} ${verb} ${pieceName(state, defender.group)}`,
    ...(second && { note: 'Second target' }),
    ...(reaction && { note: reaction === 'counter' ? 'Counterattack' : 'Defending' }),
    rule: kind === 'shoot' ? 'DC-R10' : 'DC-R18',
    sides: [viewFighter(state, exchange, 'attacker'), viewFighter(state, exchange, 'defender')],
    ...(why && { say: `${why}.` }),
    results: result ? resultsOf(state, exchange, result) : [],
  };
}

function viewFighter(state: State, exchange: Exchange, role: Role): ExchangeSide {
  const { group, was, faces } = exchange[role];
  const { side } = groupOf(state, group);
  const adds = role === 'defender' && exchange.kind === 'shoot' ? COVERS[exchange.cover ?? 'none'].adds : 0;
  const best = highest(faces);
  return {
    pool: POOLS[role],
    side,
    name: pieceName(state, group),
    unit: group,
    was,
    dice: diceOf(state, exchange, role, adds),
    ...(faces.length && {
      sum: adds ? `${best} rolled, +${adds} cover` : `highest of ${diceWords(faces.length)}`,
      total: best + adds,
    }),
    ...(exchange.result && { verdict: verdictOf(exchange.result, role) }),
  };
}

/** Best first is how they are compared; the dice stay where they fell. */
function diceOf(state: State, exchange: Exchange, role: Role, adds: number): readonly DieView[] {
  const { faces, dice } = exchange[role];
  const pool = POOLS[role];
  if (!faces.length) return Array.from({ length: dice }, (_, i) => ({ id: `${pool}.${i}`, fate: 'empty' }));
  const counted = exchange.result ? deciding(exchange, role, state.rulings) : faces.map((_, i) => i);
  return faces.map((face, i) => ({
    id: `${pool}.${i}`,
    face,
    fate: counted.includes(i) ? 'live' : 'discarded',
    ...(adds > 0 && counted[0] === i && { note: `+${adds}` }),
  }));
}

function verdictOf(result: Result, role: Role): string {
  switch (result.kind) {
    case 'missed':
      return role === 'defender' ? 'survives' : 'missed';
    case 'tie':
      return 'tie';
    case 'held':
      return role === 'defender' ? 'holds' : 'fails';
    case 'killed':
    case 'pushed':
      return result.loser === role ? (isKill(result) ? 'killed' : 'pushed') : 'wins';
  }
}

function resultsOf(state: State, exchange: Exchange, result: Result): readonly ExchangeResult[] {
  const role: Role = 'loser' in result ? result.loser : 'defender';
  const { group, was } = exchange[role];
  return [
    {
      title: pieceName(state, group),
      text: capital(verdictOf(result, role)),
      unit: group,
      from: was,
      to: isKill(result) ? was - 1 : was,
    },
  ];
}
