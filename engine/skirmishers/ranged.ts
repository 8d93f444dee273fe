import type { Answer, AskOf, Blocked, Step } from '../core/types';
import { choiceId, readChoice } from '../kit/choice';
import { COVER_IDS, COVERS, FACES, type Cover } from './data';
import { reason, shotKills } from './duel';
import { fighter, openExchange, rolledEvent, withExchange, type Exchange } from './exchange';
import { keyOf, lose, mark } from './lots';
import { afterPiece } from './pass';
import { readRef, refId, targetOptions } from './refs';
import {
  forceOf,
  groupOf,
  lotAt,
  otherSide,
  pieceName,
  refName,
  standing,
  withLots,
  type Change,
  type Ref,
  type State,
} from './state';

/** DC-R6, R7: the shooter is done from here on. */
export function shoot(state: State, unit: Ref, target: Ref): Step<State> {
  const group = groupOf(state, unit.group);
  const lot = lotAt(state, unit);
  const shooter: Ref = { group: group.id, lot: keyOf({ ...lot, went: 'shot' }) };
  const marked = withLots(state, group.id, mark(group.lots, lot, { went: 'shot' }));
  return aim(marked, shooter, target, false);
}

function aim(state: State, unit: Ref, target: Ref, second: boolean): Step<State> {
  const [shooter, victim] = [groupOf(state, unit.group), groupOf(state, target.group)];
  const last = state.exchange;
  /** Pieces of one group mostly stand behind the same wall. */
  const cover = last?.kind === 'shoot' && last.defender.group === victim.id ? last.cover : undefined;
  const exchange: Exchange = {
    kind: 'shoot',
    attacker: fighter(state, unit, shooter.ratings.missile),
    defender: fighter(state, target, victim.ratings.armor),
    second,
    ...(cover && { cover }),
  };
  const text = `${refName(state, unit)} shot at ${second ? 'a second target, ' : ''}${refName(state, target)}.`;
  return {
    state: { ...state, phase: 'cover', exchange },
    name: `${shooter.name} shoots ${victim.name}`,
    events: [{ kind: 'did', text, rule: second ? 'DC-A16' : 'DC-R7', side: shooter.side, unit: shooter.id }],
  };
}

export function coverAsk(state: State): AskOf<'choose'> {
  const { defender, cover = 'none' } = openExchange(state);
  return {
    kind: 'choose',
    id: 'shoot.cover',
    asked: { by: 'table' },
    prompt: `Is ${groupOf(state, defender.group).name} in cover?`,
    rule: 'DC-R12',
    unit: defender.group,
    notes: [],
    options: COVER_IDS.map((id) => ({
      id,
      label: COVERS[id].label,
      note: COVERS[id].adds ? `+${COVERS[id].adds} on its highest die` : 'nothing added',
      ...(id !== 'none' && { icon: 'shield' as const }),
      ...(id === cover && { main: true }),
    })),
  };
}

export function answerCover(state: State, answer: Extract<Answer, { kind: 'choose' }>): Step<State> {
  const cover = answer.option as Cover;
  const { group } = openExchange(state).defender;
  const { label, adds } = COVERS[cover];
  return {
    state: { ...withExchange(state, { cover }), phase: 'fire' },
    name: label,
    events: adds
      ? [
          {
            kind: 'did',
            text: `${pieceName(state, group)} was in ${label.toLowerCase()}.`,
            rule: 'DC-R12',
            unit: group,
          },
        ]
      : [],
  };
}

/** DC-R10, DC-A1 */
export function fireAsk(state: State): AskOf<'roll'> {
  const { attacker, defender, cover = 'none' } = openExchange(state);
  const { adds, label } = COVERS[cover];
  const pool = (id: string, { group, dice }: typeof attacker, what: string) => ({
    id,
    side: groupOf(state, group).side,
    label: `${pieceName(state, group)}${what}`,
    unit: group,
    dice,
    faces: FACES,
  });
  return {
    kind: 'roll',
    id: 'shoot.roll',
    asked: { by: 'dice' },
    prompt: `${groupOf(state, attacker.group).name} shoots ${groupOf(state, defender.group).name}`,
    rule: 'DC-R10',
    notes: adds ? [{ text: `${label}: +${adds} on the target’s highest die.`, rule: 'DC-R12' }] : [],
    pools: [pool('attack', attacker, ''), pool('reply', defender, ', armor')],
  };
}

export function answerFire(state: State, answer: Extract<Answer, { kind: 'roll' }>): Step<State> {
  const open = openExchange(state);
  const [attack = [], armor = []] = answer.faces;
  const { cover = 'none', attacker, defender, second } = open;
  const kills = shotKills(attack, armor, cover, state.rulings);
  const exchange: Exchange = {
    ...open,
    attacker: { ...attacker, faces: attack },
    defender: { ...defender, faces: armor },
    result: kills ? { kind: 'killed', loser: 'defender' } : { kind: 'missed' },
  };
  const victim = groupOf(state, defender.group);
  const why = reason(exchange, state.rulings, `${defender.label} `);
  const shot: State = { ...state, exchange };
  const after = kills ? withLots(shot, victim.id, lose(victim.lots, lotAt(state, defender))) : shot;
  const next = afterShot(after, second);
  return {
    state: next.state,
    name: `${groupOf(state, attacker.group).name} shoots ${victim.name}`,
    events: [
      rolledEvent(state, exchange.attacker),
      rolledEvent(state, exchange.defender),
      {
        kind: kills ? 'destroyed' : 'did',
        text: `${why}.`,
        rule: cover === 'none' ? 'DC-R10' : 'DC-R12',
        side: victim.side,
        unit: victim.id,
        ...(kills && { amount: 1 }),
      },
      ...next.events,
    ],
  };
}

/** DC-A16: another piece than the first target must be there to be shot at. */
function afterShot(state: State, second: boolean): Change {
  const { attacker } = openExchange(state);
  const twice = !second && groupOf(state, attacker.group).special.includes('twoTargets');
  return twice && othersThan(state) > 0
    ? { state: { ...state, phase: 'second' }, events: [] }
    : afterPiece(state);
}

function othersThan(state: State): number {
  const { attacker, result } = openExchange(state);
  const foe = otherSide(state, groupOf(state, attacker.group).side);
  const left = forceOf(state, foe).reduce((sum, group) => sum + standing(group), 0);
  return left - (result?.kind === 'killed' ? 0 : 1);
}

/* ---- a second target (DC-A16) ---------------------------------------------------------------------------------- */

const SAME_TARGET: Blocked = { why: 'The second target must be another piece.', rule: 'DC-A16' };

export function secondAsk(state: State): AskOf<'choose'> {
  const { attacker, defender, result } = openExchange(state);
  const { side, name } = groupOf(state, attacker.group);
  const survivor = result?.kind === 'killed' ? undefined : refId(defender);
  return {
    kind: 'choose',
    id: 'shoot.second',
    asked: { by: 'player', side },
    prompt: `${name}: a second target?`,
    rule: 'DC-A16',
    unit: attacker.group,
    notes: [],
    options: [
      ...targetOptions(state, 'shoot', attacker, otherSide(state, side), (label, { count }, ref) => ({
        label,
        ...(count === 1 && refId(ref) === survivor && { blocked: SAME_TARGET }),
      })),
      { id: choiceId({ verb: 'none' }), label: 'One target only', icon: 'end' },
    ],
  };
}

export function answerSecond(state: State, answer: Extract<Answer, { kind: 'choose' }>): Step<State> {
  const { attacker } = openExchange(state);
  const { verb, target } = readChoice(answer.option);
  if (verb === 'shoot') return aim(state, attacker, readRef(target), true);
  return { ...afterPiece(state), name: 'One target only' };
}
