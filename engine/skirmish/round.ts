import type { AskOf, RuleId, Step } from '../core/types';
import { contestAsk, contestLeaders } from '../kit/contest';
import { ACTIONS, DICE, MINUTE } from './data';
import { clear, harmOf, lay, open, resist, rollAsk, underFire } from './exchange';
import {
  canAct,
  nameOf,
  nextToAct,
  sideOf,
  standingSides,
  type Change,
  type PhaseOf,
  type State,
} from './state';
import { listed } from './words';

/** SK-R12, SK-R13: all actions are back, and who stands at an enemy edge comes under fire. */
export function beginRound(state: State, round = state.round + 1): Change {
  const figures = state.figures.map((figure) => ({ ...figure, actions: ACTIONS, moves: 0 }));
  const { contest: _, ...fresh } = { ...state, round, figures };
  return {
    state: { ...fresh, phase: { id: underFire(fresh).length ? 'fire' : 'minute' } },
    events: [{ kind: 'round', text: `Round ${round} began.`, rule: 'SK-R12' }],
  };
}

export const fireAsk = (state: State): AskOf<'roll'> =>
  rollAsk(state, {
    id: 'fire.roll',
    prompt: `Fire on ${listed(underFire(state).map((unit) => nameOf(state, unit)))}`,
    rule: 'SK-R10',
    notes: [
      { text: `${DICE.fire} dice from the main army for each figure at an enemy edge.`, rule: 'SK-R10' },
    ],
  });

/** SK-R10, SK-A15. The dice of the last attack stay in view until these are rolled. */
export function takeFire(state: State, faces: readonly (readonly number[])[]): Step<State> {
  const laid = lay(open(state, { kind: 'fire' }), faces);
  const pairs = underFire(state).map((unit) => [unit, unit] as const);
  const { state: hurt, events } = resist(laid, 'fire', pairs, 'SK-R10');
  return { state: { ...hurt, phase: { id: 'minute' } }, name: harmOf(hurt), events };
}

const note = (text: string, rule: RuleId) => ({ text, rule });

export const minuteAsk = (state: State): AskOf<'wait'> => ({
  kind: 'wait',
  id: 'minute',
  asked: { by: 'table' },
  prompt: 'One minute of movement',
  rule: 'SK-R12',
  seconds: MINUTE,
  notes: [
    ...(state.round === 1 ? [note('Start within 2″ of your own edge, five figures a side.', 'SK-R2')] : []),
    note('4″ one action', 'SK-R14'),
    note('8″ both actions, no attack', 'SK-R14'),
    note('0 moves after the minute is up', 'SK-R15'),
  ],
});

export function endMinute(state: State): Step<State> {
  return {
    state: { ...clear(state), phase: { id: 'moved' } },
    name: 'The minute',
    events: [{ kind: 'did', text: 'The minute was up.', rule: 'SK-R15' }],
  };
}

/** SK-R16. Where fewer than two sides have an action left there is nothing to roll for. */
export function contestTurn(state: State): Change {
  const able = state.sides.filter((side) => canAct(state, side.id));
  const [only] = able;
  if (!only) return beginRound(state);
  const sides = standingSides(state).map((side) => side.id);
  return able.length > 1
    ? { state: { ...state, phase: { id: 'initiative', sides } }, events: [] }
    : { state: { ...state, side: only.id, phase: { id: 'turn' } }, events: [] };
}

export function initiativeAsk(state: State, { sides }: PhaseOf<'initiative'>): AskOf<'roll'> {
  const rolling = sides.map((side) => sideOf(state, side));
  const ask = contestAsk('initiative.roll', 'Who goes first?', 'SK-R16', rolling);
  const round = state.sides.map((side) => side.name).join(', ');
  const notes = [
    ...(state.contest ? [note('A tie: those who rolled highest roll again.', 'SK-A12')] : []),
    ...(state.sides.length > 2 ? [note(`Then clockwise: ${round}.`, 'SK-R16')] : []),
  ];
  return { ...ask, notes };
}

/** The highest begins, ties are rolled again (SK-R16, SK-A12). */
export function rollInitiative(
  state: State,
  { sides }: PhaseOf<'initiative'>,
  faces: readonly (readonly number[])[],
): Step<State> {
  const contest = sides.map((side, i) => ({ side, face: faces[i]![0]! }));
  const { exchange: _, ...rest } = { ...state, contest };
  const leaders = contestLeaders(sides, faces);
  const first = leaders[0]!;
  const rolled = contest.map(({ side, face }) => `${sideOf(state, side).name} ${face}`).join(', ');
  const event = (text: string, rule: RuleId) =>
    [{ kind: 'rolled', text: `${rolled}: ${text}.`, rule }] as const;
  if (leaders.length > 1)
    return {
      state: { ...rest, phase: { id: 'initiative', sides: leaders } },
      name: 'A tie',
      events: event('a tie', 'SK-A12'),
    };
  const side = canAct(state, first) ? first : (nextToAct(state, first) ?? first);
  const name = `${sideOf(state, side).name} first`;
  return {
    state: { ...rest, side, phase: { id: 'turn' } },
    name,
    events: event(`${sideOf(state, side).name} goes first`, 'SK-R16'),
  };
}
