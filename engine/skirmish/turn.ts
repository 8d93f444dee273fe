import { never } from '../core/result';
import type { AskOf, Event, Note, Step, UnitId } from '../core/types';
import { choice, readChoice } from '../kit/choice';
import { actionsOf } from './actions';
import { VERBS, type VerbId } from './data';
import { open } from './exchange';
import { report, tell } from './objective';
import { isWon } from './outcome';
import { beginRound } from './round';
import {
  change,
  figureOf,
  nameOf,
  nextToAct,
  sideOf,
  squadOf,
  type Change,
  type Phase,
  type PhaseOf,
  type State,
} from './state';
import { counted } from './words';

export function turnAsk(state: State): AskOf<'choose'> {
  const { name } = sideOf(state, state.side);
  return {
    kind: 'choose',
    id: 'turn',
    asked: { by: 'player', side: state.side },
    prompt: `${name}: who acts?`,
    rule: 'SK-R17',
    notes: remindersOf(state),
    options: [
      ...squadOf(state, state.side).flatMap((figure) => actionsOf(state, figure)),
      choice(VERBS.done, `${name} is done for this round`),
    ],
  };
}

const remindersOf = (state: State): readonly Note[] =>
  squadOf(state, state.side)
    .filter((figure) => figure.edge && figure.hp > 0)
    .map(({ id, name }) => ({ text: `${name} is under fire next round.`, rule: 'SK-R10', unit: id }));

/** Where a skip or a change by hand has stopped the game on its way, nothing goes on by itself. */
export function haltAsk({ before }: PhaseOf<'halt'>): AskOf<'choose'> {
  const round = before === 'round';
  return {
    kind: 'choose',
    id: 'turn',
    asked: { by: 'table' },
    prompt: round ? 'All actions are spent' : 'Ready for the minute?',
    rule: 'SK-R12',
    notes: [],
    options: [choice(VERBS.go, round ? 'Next round' : 'To the minute', { main: true })],
  };
}

/** SK-R16, SK-R17: clockwise to the next side with an action left; when there is none the round is over. */
export function passTurn({ state, events }: Change): Change {
  const turn: State = { ...state, phase: { id: 'turn' } };
  if (isWon(state)) return { state: turn, events };
  const side = nextToAct(state, state.side);
  if (side) return { state: { ...turn, side }, events };
  const round = beginRound(turn);
  return { state: round.state, events: [...events, ...round.events] };
}

/** SK-A12: one action. */
const spend = (state: State, unit: UnitId): State =>
  change(state, unit, { actions: figureOf(state, unit).actions - 1 });

export function act(state: State, option: string): Step<State> {
  const { verb, unit = '', target = '' } = readChoice(option);
  const id = verb as VerbId;
  switch (id) {
    case 'shoot':
    case 'far': {
      const far = id === 'far';
      const phase = { id: 'shoot', unit, target, far } as const;
      return engage(open(spend(state, unit), { kind: 'shoot', unit, target, far }), phase, 'shoots');
    }
    case 'fight': {
      const phase = { id: 'fight', unit, target } as const;
      return engage(open(spend(state, unit), { kind: 'fight', unit, target }), phase, 'fights');
    }
    case 'grenade':
      return throwGrenade(state, unit);
    case 'take':
    case 'take-one':
      return takeGrenades(state, unit, target, id === 'take' ? figureOf(state, target).grenades : 1);
    case 'tell': {
      const told = passTurn(tell(spend(state, unit), unit, target));
      return { ...told, name: `${nameOf(state, unit)} tells ${nameOf(state, target)}` };
    }
    case 'report': {
      const told = tell(spend(state, unit), unit, target);
      const over = report(told.state, [target]);
      return { state: over.state, name: 'The report', events: [...told.events, ...over.events] };
    }
    case 'forgo': {
      const { side, name } = figureOf(state, unit);
      const event: Event = { kind: 'did', text: `${name} let an action go.`, rule: 'SK-A23', side, unit };
      return { ...passTurn({ state: spend(state, unit), events: [event] }), name: `${name} waits` };
    }
    case 'done':
      return forgoAll(state);
    case 'go':
      return goOn(state);
    default:
      return never(id);
  }
}

function engage(state: State, phase: PhaseOf<'shoot' | 'fight'>, verb: string): Step<State> {
  const { side, name: who } = figureOf(state, phase.unit);
  const name = `${who} ${verb} ${nameOf(state, phase.target)}`;
  const rule = phase.id === 'fight' ? 'SK-R23' : phase.far ? 'SK-R21' : 'SK-R18';
  const did = phase.id === 'fight' ? 'attacked' : phase.far ? 'shot from afar at' : 'shot at';
  const text = `${who} ${did} ${nameOf(state, phase.target)}.`;
  return { state: { ...state, phase }, name, events: [{ kind: 'did', text, rule, side, unit: phase.unit }] };
}

/** SK-R28. */
function throwGrenade(state: State, unit: UnitId): Step<State> {
  const { side, name, grenades } = figureOf(state, unit);
  const thrown = change(spend(state, unit), unit, { grenades: grenades - 1 });
  return {
    state: { ...open(thrown, { kind: 'grenade', unit }), phase: { id: 'throw', unit } },
    name: `${name} throws`,
    events: [{ kind: 'did', text: `${name} threw a grenade.`, rule: 'SK-R28', side, unit }],
  };
}

/** SK-R28, SK-A10. */
function takeGrenades(state: State, unit: UnitId, body: UnitId, count: number): Step<State> {
  const { side, name, grenades } = figureOf(state, unit);
  const left = figureOf(state, body).grenades - count;
  const robbed = change(spend(state, unit), body, { grenades: left });
  const text = `${name} took ${counted(count, 'grenade')} from ${nameOf(state, body)}${left ? '' : ', now face down'}.`;
  const event: Event = { kind: 'did', text, rule: 'SK-A10', side, unit };
  const taken = passTurn({ state: change(robbed, unit, { grenades: grenades + count }), events: [event] });
  return { ...taken, name: `${name} takes ${counted(count, 'grenade')}` };
}

/** SK-A23. */
function forgoAll(state: State): Step<State> {
  const { id, name } = sideOf(state, state.side);
  const figures = state.figures.map((figure) => (figure.side === id ? { ...figure, actions: 0 } : figure));
  const event: Event = { kind: 'did', text: `${name} let all its actions go.`, rule: 'SK-A23', side: id };
  return { ...passTurn({ state: { ...state, figures }, events: [event] }), name: `${name} is done` };
}

function goOn(state: State): Step<State> {
  if (state.phase.id === 'halt' && state.phase.before === 'round')
    return { ...beginRound(state), name: 'Next round' };
  const phase: Phase = { id: 'minute' };
  return { state: { ...state, phase }, name: 'To the minute', events: [] };
}
