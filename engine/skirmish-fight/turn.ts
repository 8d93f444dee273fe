import type { AskOf, Note, SideId, UnitId } from '../core/types';
import { readChoice } from '../kit/choice';
import { reroll } from './attack';
import { attempt } from './climb';
import { fight } from './melee';
import { shoot } from './ranged';
import { endActivation, endRound } from './round';
import {
  nameOf,
  quietly,
  readyUnits,
  sideOf,
  then,
  toAct,
  unitOf,
  without,
  withSide,
  withUnit,
  type Change,
  type State,
} from './state';
import { acted, deeds, doubleOption, endOptions, feats, initiativeRerolls } from './turnOptions';

export function turnAsk(state: State): AskOf<'choose'> {
  const side = toAct(state);
  const base = { kind: 'choose', id: 'turn', rule: 'SF-R4' } as const;
  if (!side)
    return {
      ...base,
      asked: { by: 'table' },
      prompt: 'Everybody has activated',
      notes: state.reminders,
      options: endOptions(state, true),
    };
  const asked = { by: 'player', side } as const;
  const notes = [...state.reminders, ...rowNotes(state, side)];
  const { acting, trailing } = state;
  if (acting)
    return {
      ...base,
      asked,
      rule: 'SF-R7',
      prompt: `${nameOf(state, acting)}: what next?`,
      unit: acting,
      notes,
      options: deeds(state, unitOf(state, acting)),
    };
  return {
    ...base,
    asked,
    prompt: 'Which unit acts?',
    notes,
    options: [
      ...readyUnits(state, side).flatMap((unit) => deeds(state, unit)),
      ...endOptions(state, false),
      doubleOption(state, side),
      ...initiativeRerolls(state),
      ...(trailing ? feats(state, unitOf(state, trailing)) : []),
      ...acted(state, side),
    ],
  };
}

function rowNotes(state: State, side: SideId): readonly Note[] {
  const { name } = sideOf(state, side);
  if (state.row === 'called') return [{ text: `${name} activates two in a row.`, rule: 'SF-R26', side }];
  if (state.row === 'second') return [{ text: `${name}: the second in a row.`, rule: 'SF-A33', side }];
  return [];
}

const did = (state: State, text: string, rule: string, unit: UnitId): Change => ({
  state,
  events: [{ kind: 'did', text: `${text}.`, rule, side: unitOf(state, unit).side, unit }],
});

export function answerTurn(state: State, option: string): Change {
  const { verb, unit, target, dice } = readChoice(option);
  if (verb === 'reroll') return reroll(state, dice);
  if (verb === 'end-round') return endRound(state);
  if (verb === 'end-game') return endRound(state, true);
  const begun = state.exchange?.kind === 'initiative' ? without(state, 'exchange') : state;
  if (verb === 'double') return double(begun);
  if (!unit) throw new Error(`No turn is ${option}`);
  return act(begun, verb, unit, target);
}

function act(state: State, verb: string, unit: UnitId, target: UnitId | undefined): Change {
  const onward =
    unit === state.trailing ? state : without({ ...state, side: unitOf(state, unit).side }, 'trailing');
  const moving: State = unit === state.trailing ? state : { ...onward, acting: unit };
  const name = nameOf(state, unit);
  switch (verb) {
    case 'fight':
      return did(fight(onward, unit, target!), `${name} attacked ${nameOf(state, target!)}`, 'SF-R14', unit);
    case 'shoot':
      return did(shoot(onward, unit, target!), `${name} aimed at ${nameOf(state, target!)}`, 'SF-R18', unit);
    case 'call':
      return then(
        did(call(onward, unit, target!), `${name} called to ${nameOf(state, target!)}`, 'SF-R48', unit),
        (now) => endActivation(now, unit),
      );
    case 'move':
      return then(did(onward, `${name} moved`, 'SF-R7', unit), (now) => endActivation(now, unit));
    case 'climb':
    case 'jump':
      return quietly(attempt(moving, verb, unit));
    case 'fall':
      return quietly({ ...moving, phase: { id: 'fall', unit, ends: false } });
    default:
      throw new Error(`No unit can ${verb}`);
  }
}

/** SF-R48: both the caller's move and its attack are given up. */
const call = (state: State, unit: UnitId, target: UnitId): State =>
  withUnit(state, target, { calls: [...new Set([...unitOf(state, target).calls, unit])] });

/** SF-R26 */
function double(state: State): Change {
  const id = toAct(state) ?? state.side;
  const { name, points } = sideOf(state, id);
  const text = `${name} spent a command point on two in a row.`;
  return {
    state: { ...withSide(state, id, { points: points - 1 }), side: id, row: 'called' },
    events: [{ kind: 'did', text, rule: 'SF-R26', side: id }],
  };
}
