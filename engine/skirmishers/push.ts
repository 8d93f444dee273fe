import type { Answer, AskOf, Event, Note, Option, RuleId, Step } from '../core/types';
import { reason } from './duel';
import {
  isKill,
  openExchange,
  withExchange,
  type Exchange,
  type Fighter,
  type PushEnd,
  type MeleeResult,
  type Role,
} from './exchange';
import { keyOf, lose, mark } from './lots';
import { afterPiece } from './pass';
import { groupOf, lotAt, pieceName, withLots, type State } from './state';

const winnerOf = (loser: Role): Role => (loser === 'attacker' ? 'defender' : 'attacker');

function pushedIn(exchange: Exchange): Extract<MeleeResult, { kind: 'pushed' }> {
  const { result } = exchange;
  if (result?.kind !== 'pushed') throw new Error('Nobody is pushed');
  return result;
}

/** DC-A11: the victor says where to. DC-A23: the table's edge. */
export function pushAsk(state: State): AskOf<'choose'> {
  const exchange = openExchange(state);
  const { loser } = pushedIn(exchange);
  const stops = state.rulings['DC-A23'] === 'stops';
  const option = (id: PushEnd, label: string, icon: Option['icon'], note: string): Option => ({
    id,
    label,
    note,
    ...(icon && { icon }),
    ...(id === 'clear' && { main: true }),
  });
  return {
    kind: 'choose',
    id: 'melee.push',
    asked: { by: 'player', side: groupOf(state, exchange[winnerOf(loser)].group).side },
    prompt: `Push ${groupOf(state, exchange[loser].group).name} back 1″`,
    rule: 'DC-R19',
    unit: exchange[loser].group,
    notes: [],
    options: [
      option('clear', stops ? 'Clear, or to the table’s edge' : 'Clear', 'push', 'pushed once'),
      option('into', 'Into a piece or wall', 'skull', 'killed'),
      option('off', stops ? 'Off a cliff' : 'Off a cliff or the table', 'fall', 'killed'),
    ],
  };
}

export function answerPush(state: State, answer: Extract<Answer, { kind: 'choose' }>): Step<State> {
  const exchange = openExchange(state);
  const result = pushedIn(exchange);
  const { name } = groupOf(state, exchange[result.loser].group);
  const end = answer.option as PushEnd;
  return settle(state, { ...result, end }, end === 'clear' ? `${name} pushed` : `${name} killed`, []);
}

/** Does to the pieces what the result says, and goes on. */
export function settle(
  state: State,
  result: MeleeResult,
  name: string,
  rolled: readonly Event[],
): Step<State> {
  const exchange: Exchange = { ...openExchange(state), result };
  const loser = 'loser' in result ? exchange[result.loser] : undefined;
  const about = loser ?? exchange.defender;
  const group = groupOf(state, about.group);
  const event: Event = {
    kind: isKill(result) ? 'destroyed' : 'did',
    text: `${reason(exchange, state.rulings, `${about.label} `)}.`,
    rule: ruleOf(result),
    side: group.side,
    unit: group.id,
    ...(isKill(result) && { amount: 1 }),
  };
  const next = afterPiece(
    suffer({ ...state, exchange, notes: followNotes(state, exchange, result) }, result),
  );
  return { state: next.state, name, events: [...rolled, event, ...next.events] };
}

function suffer(state: State, result: MeleeResult): State {
  if (!('loser' in result)) return state;
  const fallen = openExchange(state)[result.loser];
  const { id, lots } = groupOf(state, fallen.group);
  const lot = lotAt(state, fallen);
  if (isKill(result)) return withLots(state, id, lose(lots, lot));
  const pushed = lot.pushed + 1;
  const moved: Fighter = { ...fallen, lot: keyOf({ ...lot, pushed }) };
  return withLots(withExchange(state, { [result.loser]: moved }), id, mark(lots, lot, { pushed }));
}

function ruleOf(result: MeleeResult): RuleId {
  switch (result.kind) {
    case 'tie':
      return 'DC-R23';
    case 'held':
      return 'DC-R22';
    case 'killed':
      return 'DC-R18';
    case 'pushed':
      return result.end === 'twice' ? 'DC-R21' : result.end === 'clear' ? 'DC-R19' : 'DC-R20';
  }
}

/** DC-R19: whoever forced a piece back may go after it; off an edge nobody follows. */
function followNotes(state: State, exchange: Exchange, result: MeleeResult): readonly Note[] {
  if (result.kind !== 'pushed' || result.end === 'off') return [];
  const victor = exchange[winnerOf(result.loser)].group;
  const others = result.loser === 'defender' ? ' So may others attacking that piece.' : '';
  return [{ text: `${pieceName(state, victor)} may follow 1″.${others}`, rule: 'DC-R19', unit: victor }];
}
