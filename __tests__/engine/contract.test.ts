import type { Ruleset } from '../../engine/core/types';
import { contract, type Subject } from './contract';
import { LAWS } from './contract/laws';
import { toy, toySetup, type ToyState } from './contract/toy';

const subject = (rules: Ruleset): Subject => ({
  rules,
  setups: [toySetup],
  asks: ['turn', 'facts', 'hit', 'breath'],
  games: 50,
});

contract(subject(toy));

type Toy = typeof toy;
const withNext = (
  change: (state: ToyState, next: ReturnType<Toy['next']>) => ReturnType<Toy['next']>,
): Toy => ({
  ...toy,
  next: (state) => change(state, toy.next(state)),
});
const withTurn = (change: (options: readonly object[]) => readonly object[]): Toy =>
  withNext((_, next) =>
    next.ask?.kind === 'choose' ? { ask: { ...next.ask, options: change(next.ask.options) as never } } : next,
  );

let calls = 0;
/** One deliberate fault for each law; the law must find it. */
const FAULTS: Readonly<Record<string, Toy>> = {
  'there is never a dead end': withTurn(() => []),
  'everything listed is accepted': {
    ...toy,
    answer: (state, answer) => {
      if (answer.kind === 'choose' && answer.option === 'hit|a2|b2') throw new Error('forgotten');
      return toy.answer(state, answer);
    },
  },
  'anything else is refused, and changes nothing': withTurn((options) => [
    ...options,
    { id: 'no such option', label: 'Anything goes' },
  ]),
  'undo takes back one step, redo brings it back': withNext((_, next) =>
    next.ask ? { ask: { ...next.ask, prompt: `${calls++}` } } : next,
  ),
  'the log gives the game again, checked or trusted': {
    ...toy,
    answer: (state, answer) => {
      const step = toy.answer(state, answer);
      return { ...step, state: { ...step.state, round: 1 + (calls++ % 7) } };
    },
  },
  'any track can be set at any ask, and the game goes on': { ...toy, adjust: (state) => toy.skip(state) },
  'after adjustments and skips the game can still be played': {
    ...toy,
    // Forgets to leave the open attack of a unit that was set to 0.
    adjust: (state, { of, value }) => ({
      ...toy.adjust(state, { of, track: 'health', value }),
      state: {
        ...state,
        rest: false,
        health: { ...state.health, ...(of === 'game' ? { a1: 0 } : { [of]: value }) },
      },
    }),
    next: (state) =>
      state.health.a1 === 0 && state.side === 'a'
        ? { ask: { ...toy.next(toy.start(toySetup)).ask!, kind: 'choose', id: 'turn', options: [] } }
        : toy.next(state),
  },
  'skip reaches a turn in one step': { ...toy, skip: (state) => ({ ...toy.skip(state), state }) },
  'the state is plain JSON': {
    ...toy,
    start: (setup) => ({ ...toy.start(setup), when: new Date(0) }) as ToyState,
  },
  'nothing given is changed': {
    ...toy,
    answer: (state, answer) => {
      Object.assign(state, { round: state.round });
      return toy.answer(state, answer);
    },
  },
  'only what is alive and in view is offered': withTurn((options) =>
    ['a1', 'a2', 'b1', 'b2'].map((unit) => ({ ...options[0], id: unit, unit, target: 'ghost' })),
  ),
  'every track shown is within its bounds': {
    ...toy,
    view: (state) => ({
      ...toy.view(state),
      tracks: [{ id: 'round', label: 'Round', value: 11, max: 10, draw: 'count' }],
    }),
  },
  'every kind of question is met, and no other': withNext((_, next) =>
    next.ask ? { ask: { ...next.ask, id: next.ask.id === 'breath' ? 'other' : next.ask.id } } : next,
  ),
  'every rule cited is in the rulebook': withNext((_, next) =>
    next.ask ? { ask: { ...next.ask, rule: 'TOY-R99' } } : next,
  ),
  'a game of attacks comes to its end': {
    ...toy,
    answer: (state, answer) => {
      const step = toy.answer(state, answer);
      return { ...step, state: { ...step.state, health: { a1: 3, a2: 3, b1: 3, b2: 3 } } };
    },
  },
  'a side can concede at any time': { ...toy, concede: (state) => toy.skip(state) },
  'an answer that fits one ask is judged by that ask alone': withNext((_, next) =>
    next.ask?.kind === 'form'
      ? { ask: { ...next.ask, rows: [...next.ask.rows, { ...next.ask.rows[0]!, id: 'hides' }] } }
      : next,
  ),
  'rosters: starters and random ones are legal and survive JSON': {
    ...toy,
    roster: { ...toy.roster, parse: () => ({ ok: true, value: { name: 'Whatever' } }) },
  },
};

describe('each law fails on a ruleset that breaks it', () => {
  it('there is a fault for every law', () => {
    expect(Object.keys(FAULTS).sort()).toEqual(Object.keys(LAWS).sort());
  });
  for (const [law, rules] of Object.entries(FAULTS))
    it(law, () => {
      expect(() => LAWS[law]!(subject(rules))).toThrow();
    });
});
