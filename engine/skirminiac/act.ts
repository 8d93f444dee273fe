import type { Event } from '../core/types';
import type { Choice } from '../kit/choice';
import { never } from '../core/result';
import { endActivation, rest } from './activation';
import { cellOf, hexName } from './board';
import type { VerbId } from './data';
import { ALONE, boutOf, boutOn, fight } from './melee';
import { isRetreating } from './moves';
import { enemiesOn, positionOf } from './position';
import {
  activeSide,
  nameOf,
  setHealth,
  sideOf,
  unitId,
  unitOf,
  waitingSide,
  type Change,
  type PhaseOf,
  type State,
} from './state';

/** A change with the name undo would give it. */
export interface Deed extends Change {
  readonly name: string;
}

type TurnVerb = Extract<VerbId, 'move' | 'traverse' | 'attack' | 'recuperate' | 'stay' | 'end' | 'draw'>;

/** What a player chose to do with an activation, or with what is left of it. */
export function act(state: State, { verb, unit: id = '', target: foe = '', cell = '' }: Choice): Deed {
  const unit = unitOf(state, id);
  const kind = verb as TurnVerb;
  switch (kind) {
    case 'move':
    case 'traverse':
      return { name: `${nameOf(state, unit)} ${kind}s`, ...move(state, unit, cellOf(cell), kind) };
    case 'attack':
      return attack(state, unit, unitOf(state, foe));
    case 'recuperate':
      return { name: `${nameOf(state, unit)} recuperates`, ...recuperate(state, unit) };
    case 'stay':
    case 'end':
      return {
        name: `${nameOf(state, unit)} ${kind === 'stay' ? 'stays' : 'ends'}`,
        ...rest(state, `${nameOf(state, unit)} did not attack.`),
      };
    case 'draw':
      return {
        name: 'Draw offered',
        state: { ...state, phase: { id: 'draw' } },
        events: [did(`${activeSide(state).name} offered a draw.`, 'SC-A21', state)],
      };
    default:
      return never(kind);
  }
}

const did = (text: string, rule: string, state: State, unit?: number): Event => ({
  kind: 'did',
  text,
  rule,
  side: activeSide(state).id,
  ...(unit !== undefined && { unit: unitId(state, unit) }),
});

/** The activation goes on only where the move has brought an enemy into contact. */
function move(state: State, unit: number, cell: number, verb: 'move' | 'traverse'): Change {
  const retreat = isRetreating(positionOf(state), unit);
  const moved: State = {
    ...state,
    place: state.place.map((place, each) => (each === unit ? cell : place)),
  };
  const [how, rule] =
    verb === 'traverse' ? ['traversed', 'SC-R29'] : retreat ? ['retreated', 'SC-R24'] : ['moved', 'SC-R26'];
  const events = [did(`${nameOf(state, unit)} ${how} to ${hexName(cell)}.`, rule, state, unit)];
  return enemiesOn(positionOf(moved), unit)
    ? { state: { ...moved, phase: { id: 'follow', unit } }, events }
    : endActivation({ state: moved, events });
}

/** SC-R30, SC-A10: out of contact, so no attack can follow. */
function recuperate(state: State, unit: number): Change {
  const gained: Event = {
    kind: 'gained',
    text: `${nameOf(state, unit)} recuperated.`,
    rule: 'SC-R30',
    side: sideOf(state, unit).id,
    unit: unitId(state, unit),
    amount: 1,
  };
  return endActivation({ state: setHealth(state, unit, state.health[unit]! + 1), events: [gained] });
}

/** On the table the app has to ask who else is in contact. */
function attack(state: State, unit: number, target: number): Deed {
  const name = `${nameOf(state, unit)} attacks ${nameOf(state, target)}`;
  if (state.play === 'table')
    return { name, state: { ...state, phase: { id: 'support', unit, target, friends: ALONE } }, events: [] };
  return { name, ...endActivation(fight(state, boutOn(state, positionOf(state), unit, target))) };
}

/** The table has said how many friends touch each of the two. */
export function attackWith(
  state: State,
  { unit, target }: PhaseOf<'support'>,
  rows: Readonly<Record<string, string>>,
): Deed {
  const bout = boutOf(state, unit, target, { unit: Number(rows.unit), target: Number(rows.target) });
  return {
    name: `${nameOf(state, unit)} against ${nameOf(state, target)}`,
    ...endActivation(fight(state, bout)),
  };
}

/** SC-A21 */
export function answerDraw(state: State, verb: string): Deed {
  const name = waitingSide(state).name;
  const event = (text: string): Event => ({ kind: 'did', text, rule: 'SC-A21', side: waitingSide(state).id });
  return verb === 'accept'
    ? {
        name: 'Draw agreed',
        state: { ...state, phase: { id: 'agreed' } },
        events: [{ ...event(`${name} agreed to a draw.`), kind: 'over' }],
      }
    : {
        name: 'Draw declined',
        state: { ...state, phase: { id: 'turn', declined: true } },
        events: [event(`${name} played on.`)],
      };
}
