import type { Event } from '../core/types';
import { clamp } from '../kit/track';
import { FULL_HEALTH } from './data';
import { contactOf, playerOf, type Position } from './position';
import {
  isLast,
  nameOf,
  setHealth,
  sideOf,
  unitId,
  type Bout,
  type Change,
  type Friends,
  type Loss,
  type State,
} from './state';
import { counted } from './words';

/** SC-R32, R35: what a unit takes off its opponent when `friends` others touch it. */
export const blow = (friends: number, last: boolean, lastStand: number): number =>
  last ? lastStand : 1 + friends;

export const ALONE: Friends = { unit: 0, target: 0 };

export function boutOf(state: State, unit: number, target: number, friends: Friends): Bout {
  return {
    units: [unit, target],
    was: [state.health[unit]!, state.health[target]!],
    // Each worked out by itself, from the board as it is before either is removed (SC-R33, SC-A16).
    losses: [
      lossBy(state, target, friends.target, false),
      lossBy(state, unit, friends.unit, state.firstBlood), // SC-A11
    ],
  };
}

/** What the opponent of `unit` loses. */
function lossBy(state: State, unit: number, friends: number, first: boolean): Loss {
  const last = isLast(state, unit);
  const terms = [
    ...(last ? [`${state.lastStand} for the last stand`] : ['1']),
    ...(friends && !last ? [`${counted(friends, 'friend')} touching`] : []),
    ...(first ? ['first blood'] : []),
  ];
  return {
    amount: blow(friends, last, state.lastStand) + (first ? 1 : 0),
    why: terms.join(' + '),
    rule: last ? 'SC-R35' : first ? 'SC-R34' : 'SC-R32',
  };
}

/** On the phone the board knows who touches whom. */
export const boutOn = (state: State, position: Position, unit: number, target: number): Bout =>
  boutOf(state, unit, target, {
    unit: othersTouching(position, unit, target),
    target: othersTouching(position, target, unit),
  });

/** Friends of a unit, itself left out, in contact with the foe it touches. */
const othersTouching = (position: Position, unit: number, foe: number): number =>
  contactOf(position, playerOf(unit), position.place[foe]!) - 1;

/** The most friends that can join a unit against its foe: five hexes are left round it (SC-R32). */
export const mostFriends = (standing: number): number => Math.min(5, standing - 1);

/** "Brandt loses 4 (1 + 2 friends touching + first blood) and is destroyed". */
export function foretellLoss(state: State, unit: number, { amount, why }: Loss): string {
  const sum = why === '1' ? '' : ` (${why})`;
  const end = amount >= state.health[unit]! ? ' and is destroyed' : '';
  return `${nameOf(state, unit)} loses ${amount}${sum}${end}`;
}

/** The target first: that is what the attack is for. */
export const foretell = (state: State, { units: [unit, target], losses: [back, hit] }: Bout): string =>
  `${foretellLoss(state, target, hit)}. ${foretellLoss(state, unit, back)}.`;

/** SC-R19, R33: both at once; a unit with nothing left is removed. */
export function fight(state: State, bout: Bout): Change {
  const { units, was, losses } = bout;
  const [unit, target] = units;
  const events: Event[] = [
    {
      kind: 'did',
      text: `${nameOf(state, unit)} attacked ${nameOf(state, target)}.`,
      rule: 'SC-R31',
      side: sideOf(state, unit).id,
      unit: unitId(state, unit),
    },
  ];
  let after: State = { ...state, firstBlood: false, bout };
  for (const i of [1, 0] as const) {
    const left = clamp(was[i] - losses[i].amount, FULL_HEALTH);
    after = setHealth(after, units[i], left);
    events.push(...lossEvents(state, units[i], losses[i], was[i] - left, left));
  }
  return { state: after, events };
}

function lossEvents(state: State, unit: number, loss: Loss, amount: number, left: number): readonly Event[] {
  const at = { side: sideOf(state, unit).id, unit: unitId(state, unit) };
  const name = nameOf(state, unit);
  const sum = loss.why === '1' ? '' : `: ${loss.why}`;
  const lost: Event = { kind: 'lost', text: `${name} lost ${amount}${sum}.`, rule: loss.rule, amount, ...at };
  return left ? [lost] : [lost, { kind: 'destroyed', text: `${name} was destroyed.`, rule: 'SC-R19', ...at }];
}
