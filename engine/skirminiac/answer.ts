import type { Answer, Next, SideId, Step } from '../core/types';
import { never } from '../core/result';
import { readChoice } from '../kit/choice';
import { act, answerDraw, attackWith, type Deed } from './act';
import { beginBattle, rest } from './activation';
import { initiativeAsk, rolloffAsk, rollOff, takeInitiative } from './initiative';
import { outcomeOf } from './outcome';
import { followAsk } from './phone';
import { activeSide, isSetUp, nameOf, playerWith, type State } from './state';
import { supportAsk } from './table';
import { placeTerrain, terrainAsk } from './terrain';
import { drawAsk, turnAsk } from './turn';

export function next(state: State): Next {
  const over = outcomeOf(state);
  if (over) return { over };
  const { phase } = state;
  switch (phase.id) {
    case 'rolloff':
      return { ask: rolloffAsk(state) };
    case 'initiative':
      return { ask: initiativeAsk(state, phase) };
    case 'terrain':
      return { ask: terrainAsk(state) };
    case 'turn':
      return { ask: turnAsk(state) };
    case 'follow':
      return { ask: followAsk(state, phase) };
    case 'support':
      return { ask: supportAsk(state, phase) };
    case 'draw':
      return { ask: drawAsk(state) };
    case 'agreed':
    case 'conceded':
      throw new Error('The battle is over.');
    default:
      return never(phase);
  }
}

const unfit = (state: State, answer: Answer): Error =>
  new Error(`${answer.kind} does not answer ${state.phase.id}`);

export function answer(state: State, given: Answer): Step<State> {
  const { phase } = state;
  switch (given.kind) {
    case 'roll':
      if (phase.id === 'rolloff') return rollOff(state, given.faces);
      throw unfit(state, given);
    case 'form':
      if (phase.id === 'support') return attackWith(state, phase, given.rows);
      throw unfit(state, given);
    case 'choose':
      return choose(state, given.option);
    case 'wait':
      throw unfit(state, given);
    default:
      return never(given);
  }
}

function choose(state: State, option: string): Deed {
  const { phase } = state;
  const choice = readChoice(option);
  switch (phase.id) {
    case 'initiative':
      return takeInitiative(state, option);
    case 'terrain':
      return { name: 'Terrain', ...placeTerrain(state, choice.cell ?? '') };
    case 'turn':
    case 'follow':
      return act(state, choice);
    case 'draw':
      return answerDraw(state, choice.verb);
    case 'rolloff':
    case 'support':
    case 'agreed':
    case 'conceded':
      throw new Error(`Nothing is to be chosen in ${phase.id}`);
    default:
      return never(phase);
  }
}

/** "We did it ourselves": the set-up as it is, or one activation; an open attack was settled on the table. */
export function skip(state: State): Step<State> {
  const { phase } = state;
  if (isSetUp(state))
    return {
      name: 'Skip set-up',
      state: beginBattle(state),
      events: [{ kind: 'did', text: 'The players finished setting up.', rule: 'SC-R17' }],
    };
  if (phase.id === 'draw') return answerDraw(state, 'decline');
  if (phase.id === 'support')
    return {
      name: 'Attack settled by hand',
      ...rest(
        { ...state, firstBlood: false },
        `${nameOf(state, phase.unit)} attacked; the players settled it.`,
      ),
    };
  return { name: 'Skip', ...rest(state, `${activeSide(state).name} was done.`) };
}

export function concede(state: State, side: SideId): Step<State> {
  const by = playerWith(state, side);
  const { name } = state.sides[by];
  return {
    name: `${name} concedes`,
    state: { ...state, phase: { id: 'conceded', by } },
    events: [{ kind: 'over', text: `${name} conceded.`, rule: 'SC-R20', side }],
  };
}
