import { never } from '../core/result';
import { readChoice } from '../kit/choice';
import type { Answer, Ask, Next, Step } from '../core/types';
import * as climb from './climb';
import { answerDeploy, deployAsk } from './deploy';
import { exchangeOf } from './exchange';
import { initiativeAsk, rollInitiative } from './initiative';
import * as melee from './melee';
import { answerScore, outcomeOf, scoreAsk } from './missions';
import * as ranged from './ranged';
import { nameOf, quietly, type Change, type State } from './state';
import { answerTurn, turnAsk } from './turn';

/* ---- asking -------------------------------------------------------------------------------------------------------- */

export function next(state: State): Next {
  const over = outcomeOf(state);
  return over ? { over } : { ask: askOf(state) };
}

function askOf(state: State): Ask {
  const { phase } = state;
  switch (phase.id) {
    case 'deploy':
      return deployAsk(state);
    case 'turn':
      return turnAsk(state);
    case 'facts':
    case 'result':
      return exchangeAsk(state, phase.id, []);
    case 'roll':
      return exchangeAsk(state, 'roll', phase.who);
    case 'fall':
      return climb.fallAsk(state, phase.unit);
    case 'score':
      return scoreAsk(state);
    case 'over':
      throw new Error('The game is over');
    default:
      return never(phase);
  }
}

type ExchangeStep = 'facts' | 'roll' | 'result';
function exchangeAsk(state: State, step: ExchangeStep, who: readonly number[]): Ask {
  const { kind } = exchangeOf(state);
  switch (kind) {
    case 'initiative':
      return initiativeAsk(state, who);
    case 'combat':
      return melee.combatAsk(state, step, who);
    case 'shoot':
      return ranged.shootAsk(state, step, who);
    case 'climb':
    case 'jump':
      return climb.featAsk(state, kind, step === 'roll' ? 'roll' : 'result', who);
    default:
      return never(kind);
  }
}

/* ---- answering ----------------------------------------------------------------------------------------------------- */

/** Reminders last until the next answer. */
export function answer(state: State, given: Answer): Step<State> {
  const heard: State = { ...state, reminders: [] };
  const change = changeFor(heard, given);
  return { ...change, name: nameFor(state, given, change) };
}

function changeFor(state: State, given: Answer): Change {
  switch (given.kind) {
    case 'choose':
      return choose(state, given.option);
    case 'form':
      return fill(state, given.rows);
    case 'roll':
      return roll(state, given.faces);
    case 'wait':
      throw new Error('Nothing waits in Skirmish Fight');
    default:
      return never(given);
  }
}

function choose(state: State, option: string): Change {
  const { phase } = state;
  if (phase.id === 'deploy') return answerDeploy(state, option);
  if (phase.id === 'turn') return answerTurn(state, option);
  if (phase.id === 'fall') return climb.answerFall(state, phase.unit, phase.ends, option);
  const { kind } = exchangeOf(state);
  if (kind === 'combat') return melee.answerResult(state, option);
  if (kind === 'shoot') return ranged.answerResult(state, option);
  if (kind === 'initiative') throw new Error('Initiative has nothing to choose');
  return climb.answerFeat(state, kind, option);
}

function fill(state: State, rows: Readonly<Record<string, string>>): Change {
  if (state.phase.id === 'score') return answerScore(state, state.phase.last, rows);
  return exchangeOf(state).kind === 'combat'
    ? quietly(melee.answerFacts(state, rows))
    : ranged.answerFacts(state, rows);
}

function roll(state: State, faces: readonly (readonly number[])[]): Change {
  const { phase } = state;
  if (phase.id !== 'roll') throw new Error('Nobody is to roll');
  const { kind } = exchangeOf(state);
  switch (kind) {
    case 'initiative':
      return rollInitiative(state, phase.who, faces);
    case 'combat':
      return melee.rollCombat(state, phase.who, faces);
    case 'shoot':
      return ranged.rollShot(state, phase.who, faces);
    case 'climb':
    case 'jump':
      return climb.rollFeat(state, kind, phase.who, faces);
    default:
      return never(kind);
  }
}

/** What an answer is called when it is taken back. */
const SAID: Readonly<Record<string, string>> = {
  placed: 'It is down',
  all: 'Everybody is down',
  stands: 'It stands',
  away: 'Moved away',
  short: 'Blocked',
  fell: 'Fell',
  safe: 'No harm',
  high: 'Fell',
  reroll: 'Reroll',
  climb: 'Climb',
  jump: 'Jump',
  fall: 'Fall',
  double: 'Two in a row',
  'end-round': 'End of the round',
  'end-game': 'End of the game',
};

/**
 * What undo would take back: the life it cost, what was done, or what was said. No ask is worked out for it: reading a
 * long log would list every option of every turn again.
 */
function nameFor(state: State, given: Answer, { events }: Change): string {
  const losses = events.flatMap(({ kind, unit, amount }) =>
    kind === 'lost' && unit ? [`${nameOf(state, unit)} −${amount}`] : [],
  );
  if (losses.length) return losses.join(', ');
  if (given.kind === 'roll') return 'Roll';
  if (given.kind !== 'choose') return 'Facts';
  const [first] = events;
  if (first?.kind === 'did' && state.phase.id === 'turn') return first.text.replace(/\.$/, '');
  const [verb = ''] = readChoice(given.option).verb.split('.');
  return SAID[verb] ?? 'Answer';
}
