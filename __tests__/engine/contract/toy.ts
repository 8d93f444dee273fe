import { clamp } from '../../../engine/kit/track';
import { choice, readChoice } from '../../../engine/kit/choice';
import { ok, fail } from '../../../engine/core/result';
import { isRecord } from '../../../engine/core/shape';
import type { Ruleset, RosterView, Setup, SideId, Step, Track } from '../../../engine/core/types';

/** A duel of two pairs: pick a foe, say whether it hides, roll; 4 or more (6 against one that hides) costs it 1. */
export interface ToyState {
  readonly round: number;
  readonly side: SideId;
  readonly health: Readonly<Record<string, number>>;
  readonly aim?: { readonly unit: string; readonly target: string; readonly hides?: boolean };
  readonly rest: boolean;
}
export interface ToyRoster {
  readonly name: string;
}

const FOE = { a: 'b', b: 'a', c: 'c', d: 'd' } as const;
const UNITS = ['a1', 'a2', 'b1', 'b2'];
const sideOf = (unit: string) => unit[0] as SideId;
const alive = (state: ToyState, side: SideId) =>
  UNITS.filter((unit) => sideOf(unit) === side && state.health[unit]! > 0);
const withoutAim = ({ aim: _, ...rest }: ToyState): ToyState => rest;
const pass = (state: ToyState): ToyState => ({ ...withoutAim(state), side: FOE[state.side], rest: false });
const step = (state: ToyState, name: string): Step<ToyState> => ({
  state,
  name,
  events: [{ kind: 'did', text: name, rule: 'TOY-R1' }],
});
const track = (id: string, label: string, value: number, max: number): Track => ({
  id,
  label,
  value,
  max,
  draw: 'pips',
});

const rosterView = (roster: ToyRoster): RosterView => ({
  name: roster.name,
  summary: '2 units',
  legal: true,
  verdict: 'Legal',
  fields: [],
  units: [],
  problems: [],
  notices: [],
});

export const toy: Ruleset<ToyState, ToyRoster> = {
  id: 'toy',
  name: 'Toy',
  credit: 'Nobody',
  mark: ['M0 0'],
  hint: 'two units',
  version: 1,
  players: { min: 2, max: 2 },
  rulings: [],
  rulebook: [{ id: 'TOY-R1', section: 'All', text: 'Hit until one side is gone.' }],
  roster: {
    noun: 'pair',
    starters: [{ id: 'pair', name: 'Pair', roster: { name: 'Pair' } }],
    fresh: () => ({ name: '' }),
    random: (seed) => ({ name: `Pair ${seed}` }),
    parse: (raw) =>
      isRecord(raw) && typeof raw.name === 'string' ? ok({ name: raw.name }) : fail('Not a pair.'),
    view: rosterView,
    edit: (roster) => roster,
  },
  setup: { fields: () => [], problems: () => [] },
  start: () => ({
    round: 1,
    side: 'a',
    rest: true,
    health: Object.fromEntries(UNITS.map((unit) => [unit, 3])),
  }),
  next(state) {
    const base = {
      asked: { by: 'player', side: state.side } as const,
      rule: 'TOY-R1',
      notes: [],
      prompt: '?',
    };
    for (const side of ['a', 'b'] as const)
      if (!alive(state, side).length || state.round > 9)
        return {
          over: { winner: FOE[side], title: 'Over', why: 'One side is gone.', rule: 'TOY-R1', scores: [] },
        };
    const { aim } = state;
    if (aim && aim.hides !== undefined)
      return {
        ask: {
          ...base,
          kind: 'roll',
          id: 'hit',
          asked: { by: 'dice' },
          pools: [{ id: 'a', side: state.side, label: 'Hit', dice: 1, faces: 6 }],
        },
      };
    if (aim) {
      const options = [
        { id: 'no', label: 'No' },
        { id: 'yes', label: 'Yes' },
      ];
      return {
        ask: {
          ...base,
          kind: 'form',
          id: 'facts',
          rows: [{ id: 'hides', label: 'Hides?', options, preset: 'no' }],
        },
      };
    }
    if (state.rest) return { ask: { ...base, kind: 'wait', id: 'breath', seconds: 5 } };
    const options = alive(state, state.side).flatMap((unit) =>
      UNITS.filter((target) => sideOf(target) !== state.side).map((target) =>
        choice({ id: 'hit', label: 'Hit' }, `Hit ${target}`, {
          unit,
          target,
          ...(state.health[target] ? {} : { blocked: { why: `${target} is gone.` } }),
        }),
      ),
    );
    return { ask: { ...base, kind: 'choose', id: 'turn', options } };
  },
  answer(state, answer) {
    if (answer.kind === 'wait') return step({ ...state, rest: false }, 'Breath');
    if (answer.kind === 'choose') {
      const { unit = '', target = '' } = readChoice(answer.option);
      return step({ ...state, aim: { unit, target } }, `${unit} aims`);
    }
    const { unit, target, hides } = state.aim!;
    if (answer.kind === 'form')
      return step({ ...state, aim: { unit, target, hides: answer.rows.hides === 'yes' } }, 'Facts');
    const hit = answer.faces[0]![0]! >= (hides ? 6 : 4) ? 1 : 0;
    const health = { ...state.health, [target]: clamp(state.health[target]! - hit, 3) };
    return step({ ...pass({ ...state, health }), rest: hit === 1 }, `${unit} hits ${target}`);
  },
  adjust(state, { of, track: id, value }) {
    if (of === 'game') return step({ ...withoutAim(state), [id]: value }, `${id} ${value}`);
    return step(withoutAim({ ...state, health: { ...state.health, [of]: value } }), `${of} ${value}`);
  },
  skip: (state) => step(pass(state), 'Skip'),
  concede: (state, side) =>
    step(
      {
        ...state,
        health: Object.fromEntries(UNITS.map((u) => [u, sideOf(u) === side ? 0 : state.health[u]!])),
      },
      'Concede',
    ),
  view: (state) => ({
    when: `Round ${state.round}`,
    tracks: [track('round', 'Round', state.round, 10)],
    notes: [],
    sides: (['a', 'b'] as const).map((id) => ({
      id,
      name: id,
      tracks: [],
      milestones: [],
      units: UNITS.filter((unit) => sideOf(unit) === id).map((unit) => ({
        id: unit,
        name: unit,
        status: state.health[unit]! > 0 ? 'ready' : 'down',
        health: track('health', 'Health', state.health[unit]!, 3),
        tracks: [],
        tags: [],
      })),
    })),
  }),
};

export const toySetup: Setup = {
  seed: 1,
  sides: [
    { id: 'a', name: 'Red', roster: { name: 'A' } },
    { id: 'b', name: 'Blue', roster: { name: 'B' } },
  ],
  choices: {},
  rulings: {},
};
