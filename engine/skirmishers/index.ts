import { never } from '../core/result';
import type { Answer, Ask, Next, Ruleset, SideId, Step } from '../core/types';
import { adjust } from './adjust';
import { COVER } from './cover';
import { outcomeOf } from './outcome';
import { dropExchange } from './exchange';
import { GOALS } from './goals';
import { LAB } from './lab';
import { answerAttack, answerReaction, answerReply, attackAsk, reactionAsk, replyAsk } from './melee';
import { advise, odds } from './odds';
import { afterPiece, endTurn } from './pass';
import { answerPush, pushAsk } from './push';
import { random } from './random';
import { answerCover, answerFire, answerSecond, coverAsk, fireAsk, secondAsk } from './ranged';
import { edit, fresh, parse, type Roster } from './roster';
import { view as viewRoster } from './rosterView';
import { RULEBOOK } from './rulebook';
import { RULINGS } from './rulings';
import { SETUP } from './setup';
import { STARTERS } from './starters';
import { sideOf, start, type State } from './state';
import { answerTurn, turnAsk } from './turn';
import { view } from './view';

const ASKS: Readonly<Record<State['phase'], (state: State) => Ask>> = {
  turn: turnAsk,
  cover: coverAsk,
  fire: fireAsk,
  second: secondAsk,
  attack: attackAsk,
  reaction: reactionAsk,
  reply: replyAsk,
  push: pushAsk,
};

function next(state: State): Next {
  const over = outcomeOf(state);
  return over ? { over } : { ask: ASKS[state.phase](state) };
}

function answer(state: State, given: Answer): Step<State> {
  switch (given.kind) {
    case 'choose':
      return chosen(state, given);
    case 'roll':
      return rolled(state, given);
    case 'form':
    case 'wait':
      throw new Error(`Nothing asks for a ${given.kind}`);
    default:
      return never(given);
  }
}

function chosen(state: State, given: Extract<Answer, { kind: 'choose' }>): Step<State> {
  switch (state.phase) {
    case 'turn':
      return answerTurn(state, given);
    case 'cover':
      return answerCover(state, given);
    case 'second':
      return answerSecond(state, given);
    case 'reaction':
      return answerReaction(state, given);
    case 'push':
      return answerPush(state, given);
    default:
      throw new Error(`${state.phase} is not a choice`);
  }
}

function rolled(state: State, given: Extract<Answer, { kind: 'roll' }>): Step<State> {
  switch (state.phase) {
    case 'fire':
      return answerFire(state, given);
    case 'attack':
      return answerAttack(state, given);
    case 'reply':
      return answerReply(state, given);
    default:
      throw new Error(`${state.phase} rolls no dice`);
  }
}

/** The piece that attacked has had its turn, whatever the table made of it; between attacks the turn itself ends. */
function skip(state: State): Step<State> {
  if (state.phase === 'turn')
    return { ...endTurn({ ...state, notes: [] }), name: `${sideOf(state, state.active).name} ends the turn` };
  const { state: left, events } = afterPiece(dropExchange(state));
  return {
    state: left,
    name: 'Settled at the table',
    events: [{ kind: 'did', text: 'The attack was settled at the table.', rule: 'DC-R5' }, ...events],
  };
}

function concede(state: State, side: SideId): Step<State> {
  const name = `${sideOf(state, side).name} concedes`;
  return {
    state: { ...state, ended: { by: 'conceded', side } },
    name,
    events: [{ kind: 'over', text: `${sideOf(state, side).name} conceded.`, rule: 'DC-R5', side }],
  };
}

export const skirmishers: Ruleset<State, Roster> = {
  ...COVER,
  version: 1,
  players: { min: 2, max: 2 },
  rulings: RULINGS,
  rulebook: RULEBOOK,
  roster: {
    noun: 'force',
    starters: STARTERS,
    fresh,
    random,
    parse,
    view: viewRoster,
    edit,
  },
  setup: SETUP,
  start,
  next,
  answer,
  adjust,
  skip,
  concede,
  view,
  goals: GOALS,
  odds,
  advise,
  lab: LAB,
};
