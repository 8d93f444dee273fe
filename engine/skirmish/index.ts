import { never } from '../core/result';
import type { Answer, Ask, Problem, Ruleset, Setup, Step } from '../core/types';
import { COVER } from './cover';
import { SQUAD_SIZE } from './data';
import { GOALS } from './goals';
import { blastAsk, explode, placeBlast, resistAsk, throwAsk, throwFar } from './grenade';
import { adjust, concede, skip } from './hand';
import { LAB } from './lab';
import { absorb, armorAsk, fightAsk, strike } from './melee';
import { movedAsk, settleMinute } from './moved';
import { advise, odds } from './odds';
import { outcomeOf } from './outcome';
import { random } from './random';
import { shoot, shootAsk } from './ranged';
import { edit, fresh, parse, problemsOf, type Roster } from './roster';
import { viewRoster } from './rosterView';
import { endMinute, fireAsk, initiativeAsk, minuteAsk, rollInitiative, takeFire } from './round';
import { RULEBOOK } from './rulebook';
import { RULINGS } from './rulings';
import { STARTERS } from './starters';
import { start, type State } from './state';
import { act, haltAsk, turnAsk } from './turn';
import { view } from './view';

/** SK-R1: two or more; four edges are all that a table has. */
const PLAYERS = { min: 2, max: 4 } as const;

function askOf(state: State): Ask {
  const { phase } = state;
  switch (phase.id) {
    case 'fire':
      return fireAsk(state);
    case 'minute':
      return minuteAsk(state);
    case 'moved':
      return movedAsk(state);
    case 'initiative':
      return initiativeAsk(state, phase);
    case 'turn':
      return turnAsk(state);
    case 'halt':
      return haltAsk(phase);
    case 'shoot':
      return shootAsk(state, phase);
    case 'fight':
      return fightAsk(state, phase);
    case 'armor':
      return armorAsk(state, phase);
    case 'throw':
      return throwAsk(state, phase);
    case 'blast':
      return blastAsk(state, phase);
    case 'resist':
      return resistAsk(state, phase);
    case 'over':
      throw new Error('Nothing is asked when the game is over');
    default:
      return never(phase);
  }
}

function answer(state: State, given: Answer): Step<State> {
  const { phase } = state;
  if (given.kind === 'roll') return rolled(state, given.faces);
  if (given.kind === 'wait' && phase.id === 'minute') return endMinute(state);
  if (given.kind === 'form' && phase.id === 'moved') return settleMinute(state, given.rows);
  if (given.kind === 'form' && phase.id === 'blast') return placeBlast(state, phase, given.rows);
  if (given.kind === 'choose' && (phase.id === 'turn' || phase.id === 'halt'))
    return act(state, given.option);
  throw new Error(`No ${given.kind} is asked for in ${phase.id}`);
}

function rolled(state: State, faces: readonly (readonly number[])[]): Step<State> {
  const { phase } = state;
  switch (phase.id) {
    case 'fire':
      return takeFire(state, faces);
    case 'initiative':
      return rollInitiative(state, phase, faces);
    case 'shoot':
      return shoot(state, phase, faces);
    case 'fight':
      return strike(state, phase, faces);
    case 'armor':
      return absorb(state, phase, faces);
    case 'throw':
      return throwFar(state, phase, faces);
    case 'resist':
      return explode(state, phase, faces);
    default:
      throw new Error(`No dice are asked for in ${phase.id}`);
  }
}

/** SK-R1. */
function setupProblems({ sides }: Setup): readonly Problem[] {
  const problems: Problem[] = [];
  if (sides.length < PLAYERS.min || sides.length > PLAYERS.max)
    problems.push({
      text: `${sides.length} sides are set up.`,
      fix: 'Two, three or four can play.',
      rule: 'SK-R1',
    });
  for (const { name, roster } of sides) {
    const squad = parse(roster);
    if (!squad.ok)
      problems.push({
        text: `${name} has no squad.`,
        fix: `Choose one of ${SQUAD_SIZE} figures.`,
        rule: 'SK-R1',
      });
    else
      problems.push(...problemsOf(squad.value).map((each) => ({ ...each, text: `${name}: ${each.text}` })));
  }
  return problems;
}

export const skirmish: Ruleset<State, Roster> = {
  ...COVER,
  version: 1,
  players: PLAYERS,
  rulings: RULINGS,
  rulebook: RULEBOOK,
  roster: {
    noun: 'squad',
    starters: STARTERS,
    fresh,
    random,
    parse,
    view: viewRoster,
    edit,
  },
  setup: { fields: () => [], problems: setupProblems },
  start,
  next(state) {
    const over = outcomeOf(state);
    return over ? { over } : { ask: askOf(state) };
  },
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
