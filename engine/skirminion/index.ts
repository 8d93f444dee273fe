import { never } from '../core/result';
import type { Answer, Next, Ruleset, Step } from '../core/types';
import { onward, takeTurn } from './activation';
import { adjust } from './adjust';
import { COVER } from './cover';
import { deploy, deployAsk } from './deploy';
import { GOALS } from './goals';
import { inspect } from './inspect';
import { LAB } from './lab';
import { strike } from './melee';
import * as melee from './meleeAsks';
import { advise, odds } from './odds';
import { outcomeOf } from './outcome';
import { random } from './random';
import * as ranged from './rangedAsks';
import { edit, fresh, parse, type Roster } from './roster';
import { view as rosterView } from './rosterView';
import { beginRound, centreAsk, contest, contestFor, durusAsk, recover, seeCentre } from './round';
import { RULEBOOK } from './rulebook';
import { RULINGS } from './rulings';
import { fields, problems } from './setup';
import { skip } from './skip';
import { STARTERS } from './starters';
import { isOver, sideName, start, then, toPhase, unchanged, type State } from './state';
import { turnAsk } from './turn';
import { view } from './view';

function next(state: State): Next {
  return isOver(state) ? { over: outcomeOf(state) } : { ask: askOf(state) };
}

function askOf(state: State) {
  const { phase } = state;
  switch (phase.id) {
    case 'deploy.contest':
    case 'round.contest':
      return contestFor(state, phase.id);
    case 'deploy':
      return deployAsk(state);
    case 'round.durus':
      return durusAsk(state, phase.units);
    case 'round.centre':
      return centreAsk(state);
    case 'turn':
      return turnAsk(state);
    case 'melee.support':
      return melee.supportAsk(state);
    case 'melee.roll':
      return melee.rollAsk(state);
    case 'melee.use':
      return melee.dieAsk(state);
    case 'melee.last-blow':
      return melee.lastBlowAsk(state);
    case 'ranged.facts':
      return ranged.factsAsk(state);
    case 'ranged.order':
      return ranged.orderAsk(state);
    case 'ranged.friendly':
      return ranged.friendlyAsk(state, phase.unit);
    case 'ranged.roll':
      return ranged.rollAsk(state);
    case 'ranged.cancel':
      return ranged.cancelAsk(state);
    default:
      return never(phase);
  }
}

function answer(state: State, given: Answer): Step<State> {
  const step = taken(state, given);
  return { ...then(step, onward), name: step.name };
}

function taken(state: State, given: Answer): Step<State> {
  switch (given.kind) {
    case 'choose':
      return chosen(state, given.option);
    case 'form':
      return filledIn(state, given);
    case 'roll':
      return thrown(state, given.faces);
    case 'wait':
      throw new Error('Nothing waits here');
    default:
      return never(given);
  }
}

function chosen(state: State, option: string): Step<State> {
  switch (state.phase.id) {
    case 'deploy':
      return deploy(state, option);
    case 'turn':
      return takeTurn(state, option);
    case 'melee.use':
      return melee.answerUse(state, option);
    case 'melee.last-blow':
      return melee.answerLastBlow(state, option);
    case 'ranged.order':
      return ranged.answerOrder(state, option);
    case 'ranged.cancel':
      return ranged.answerCancel(state, option);
    default:
      throw new Error(`${state.phase.id} is no choice`);
  }
}

function filledIn(state: State, form: Extract<Answer, { kind: 'form' }>): Step<State> {
  switch (state.phase.id) {
    case 'melee.support':
      return melee.answerSupport(state, form);
    case 'ranged.facts':
      return ranged.answerFacts(state, form);
    case 'round.centre':
      return { ...seeCentre(state, form), name: 'Centre' };
    default:
      throw new Error(`${state.phase.id} is no form`);
  }
}

function thrown(state: State, faces: readonly (readonly number[])[]): Step<State> {
  const { phase } = state;
  switch (phase.id) {
    case 'deploy.contest':
    case 'round.contest':
      return contested(state, faces);
    case 'round.durus':
      return { ...recover(state, phase.units, faces), name: 'Durus' };
    case 'melee.roll':
      return { ...strike(state, faces), name: 'Melee dice' };
    case 'ranged.friendly':
      return ranged.answerFriendly(state, phase.unit, faces[0]![0]!);
    case 'ranged.roll':
      return ranged.answerShot(state, faces);
    default:
      throw new Error(`${phase.id} rolls no dice`);
  }
}

function contested(state: State, faces: readonly (readonly number[])[]): Step<State> {
  const { change, winner } = contest(state, faces);
  if (!winner) return { ...change, name: 'A tie' };
  const name = `${sideName(state, winner)} begins`;
  if (state.phase.id === 'round.contest')
    return { ...then(change, (won) => unchanged(toPhase(won, { id: 'turn' }))), name };
  const deployed = then(change, (won) =>
    won.way === 'phone' ? unchanged(toPhase(won, { id: 'deploy' })) : beginRound(won, 1),
  );
  return { ...deployed, name };
}

/** Skirminion: unit dice on a board of 64 squares. */
export const skirminion: Ruleset<State, Roster> = {
  ...COVER,
  version: 1,
  players: { min: 2, max: 2 },
  rulings: RULINGS,
  rulebook: RULEBOOK,
  roster: {
    noun: 'warband',
    starters: STARTERS,
    fresh,
    random,
    parse,
    view: rosterView,
    edit,
  },
  setup: { fields, problems },
  start,
  next,
  answer,
  adjust,
  skip,
  concede: (state, side) => ({
    state: { ...state, conceded: side },
    name: `${sideName(state, side)} concedes`,
    events: [{ kind: 'over', text: `${sideName(state, side)} conceded.`, side }],
  }),
  view,
  inspect,
  goals: GOALS,
  odds,
  advise,
  lab: LAB,
};
