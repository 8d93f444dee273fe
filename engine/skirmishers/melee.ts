import type { Answer, AskOf, Option, Step } from '../core/types';
import { DEFEND_EXTRA, FACES, PUSHES_TO_KILL } from './data';
import { meleeResult } from './duel';
import {
  fighter,
  openExchange,
  rolledEvent,
  withExchange,
  type Exchange,
  type Fighter,
  type Reaction,
} from './exchange';
import { keyOf, mark, type Lot } from './lots';
import { settle } from './push';
import {
  groupOf,
  lotAt,
  pieceName,
  refName,
  sideOf,
  withLots,
  type Group,
  type Ref,
  type State,
} from './state';
import { diceWords, listed } from './words';

/** DC-R14; against one that has reacted DC-R26, as often as the ruling on DC-A7 lets reactions count. */
export const attackDice = ({ ratings }: Group, { reacted }: Lot): number => ratings.melee + reacted;

/** DC-R9, R14: the attacker is done from here on. */
export function attack(state: State, unit: Ref, target: Ref): Step<State> {
  const [group, foe] = [groupOf(state, unit.group), groupOf(state, target.group)];
  const lot = lotAt(state, unit);
  const attacker: Ref = { group: group.id, lot: keyOf({ ...lot, went: 'done' }) };
  const marked = withLots(state, group.id, mark(group.lots, lot, { went: 'done' }));
  const exchange: Exchange = {
    kind: 'melee',
    attacker: fighter(marked, attacker, attackDice(group, lotAt(state, target))),
    defender: fighter(state, target, 0),
    second: false,
  };
  const text = `${refName(state, unit)} attacked ${refName(state, target)}.`;
  return {
    state: { ...marked, phase: 'attack', exchange },
    name: `${group.name} attacks ${foe.name}`,
    events: [{ kind: 'did', text, rule: 'DC-R9', side: group.side, unit: group.id }],
  };
}

const pool = (state: State, id: string, { group, dice }: Fighter) => ({
  id,
  side: groupOf(state, group).side,
  label: pieceName(state, group),
  unit: group,
  dice,
  faces: FACES,
});

export function attackAsk(state: State): AskOf<'roll'> {
  const { attacker, defender } = openExchange(state);
  const { name, ratings } = groupOf(state, attacker.group);
  const extra = attacker.dice - ratings.melee;
  return {
    kind: 'roll',
    id: 'melee.attack',
    asked: { by: 'dice' },
    prompt: `${name} attacks ${groupOf(state, defender.group).name}`,
    rule: 'DC-R14',
    notes: extra
      ? [
          {
            text: `${diceWords(extra)} more: ${groupOf(state, defender.group).name} has reacted.`,
            rule: 'DC-R26',
          },
        ]
      : [],
    pools: [pool(state, 'attack', attacker)],
  };
}

export function answerAttack(state: State, answer: Extract<Answer, { kind: 'roll' }>): Step<State> {
  const { attacker } = openExchange(state);
  const rolled: Fighter = { ...attacker, faces: answer.faces[0] ?? [] };
  return {
    state: { ...withExchange(state, { attacker: rolled }), phase: 'reaction' },
    name: `${groupOf(state, attacker.group).name} rolls`,
    events: [rolledEvent(state, rolled)],
  };
}

/* ---- the reaction (DC-R15 to R17) ------------------------------------------------------------------------------ */

export const reactionDice = ({ ratings }: Group, reaction: Reaction): number =>
  reaction === 'counter' ? ratings.melee : ratings.armor + DEFEND_EXTRA;

/** DC-A18: a reaction is always made. */
export function reactionAsk(state: State): AskOf<'choose'> {
  const { attacker, defender } = openExchange(state);
  const [foe, group] = [groupOf(state, attacker.group), groupOf(state, defender.group)];
  const harmless = state.rulings['DC-A10'] === 'nothing';
  const option = (id: Reaction, label: string, icon: Option['icon'], note: string): Option => ({
    id,
    label,
    ...(icon && { icon }),
    note: `${diceWords(reactionDice(group, id))}, ${note}`,
  });
  return {
    kind: 'choose',
    id: 'melee.reaction',
    asked: { by: 'player', side: group.side },
    prompt: `${sideOf(state, foe.side).name} rolled ${listed(attacker.faces)}. React?`,
    rule: 'DC-R15',
    unit: group.id,
    notes: [],
    options: [
      option('defend', 'Defend', 'shield', harmless ? 'hurts nobody' : 'may push or kill'),
      option('counter', 'Counterattack', 'melee', 'may push or kill'),
    ],
  };
}

export function answerReaction(state: State, answer: Extract<Answer, { kind: 'choose' }>): Step<State> {
  const reaction = answer.option as Reaction;
  const { defender } = openExchange(state);
  const group = groupOf(state, defender.group);
  const lot = lotAt(state, defender);
  /** DC-A7: unless every reaction counts, having reacted is having reacted. */
  const reacted = state.rulings['DC-A7'] === 'each' ? lot.reacted + 1 : 1;
  const reacting: Fighter = {
    ...defender,
    lot: keyOf({ ...lot, reacted }),
    dice: reactionDice(group, reaction),
  };
  const did = reaction === 'counter' ? 'counterattacked' : 'defended';
  return {
    state: {
      ...withLots(
        withExchange(state, { defender: reacting, reaction }),
        group.id,
        mark(group.lots, lot, { reacted }),
      ),
      phase: 'reply',
    },
    name: `${group.name} ${reaction === 'counter' ? 'counterattacks' : 'defends'}`,
    events: [
      {
        kind: 'did',
        text: `${refName(state, defender)} ${did}.`,
        rule: reaction === 'counter' ? 'DC-R16' : 'DC-R17',
        side: group.side,
        unit: group.id,
      },
    ],
  };
}

export function replyAsk(state: State): AskOf<'roll'> {
  const { attacker, defender, reaction } = openExchange(state);
  const { name } = groupOf(state, defender.group);
  return {
    kind: 'roll',
    id: 'melee.reply',
    asked: { by: 'dice' },
    prompt: `${name} ${reaction === 'counter' ? 'counterattacks' : 'defends'} against ${listed(attacker.faces)}`,
    rule: reaction === 'counter' ? 'DC-R16' : 'DC-R17',
    notes: [],
    pools: [pool(state, 'reply', defender)],
  };
}

/** DC-R18, R19, R21 to R23. */
export function answerReply(state: State, answer: Extract<Answer, { kind: 'roll' }>): Step<State> {
  const open = openExchange(state);
  const defender: Fighter = { ...open.defender, faces: answer.faces[0] ?? [] };
  const rolled = { ...open, defender };
  const result = meleeResult(rolled, state.rulings);
  const name = `${groupOf(state, open.attacker.group).name} attacks ${groupOf(state, defender.group).name}`;
  const events = [rolledEvent(state, defender)];
  if (result.kind !== 'pushed') return settle({ ...state, exchange: rolled }, result, name, events);
  const pushedBefore = lotAt(state, rolled[result.loser]).pushed;
  if (pushedBefore + 1 >= PUSHES_TO_KILL)
    return settle({ ...state, exchange: rolled }, { ...result, end: 'twice' }, name, events);
  return { state: { ...state, exchange: { ...rolled, result }, phase: 'push' }, name, events };
}
