import type { Ask, AskOf } from '../core/types';
import { contestAsk, contestLeaders } from '../kit/contest';
import type { Deed } from './act';
import { beginBattle } from './activation';
import { opponentOf } from './position';
import { playerWith, type PhaseOf, type State } from './state';
import { deploymentNotes } from './table';
import { beginTerrain } from './terrain';

const notesOf = (state: State) => (state.play === 'table' ? deploymentNotes(state) : []);

/** SC-R12 */
export const rolloffAsk = (state: State): AskOf<'roll'> => ({
  ...contestAsk('initiative.roll', 'Roll for the initiative', 'SC-R12', state.sides),
  notes: notesOf(state),
});

export function rollOff(state: State, faces: readonly (readonly number[])[]): Deed {
  const sides = state.sides.map(({ id }) => id);
  const [leader, tied] = contestLeaders(sides, faces);
  const rolled = `${state.sides[0].name} rolled ${faces[0]![0]}, ${state.sides[1].name} ${faces[1]![0]}`;
  const name = 'Roll-off';
  if (!leader || tied)
    return { name, state, events: [{ kind: 'rolled', text: `${rolled}: again.`, rule: 'SC-R12' }] };
  const winner = playerWith(state, leader);
  return {
    name,
    state: { ...state, phase: { id: 'initiative', winner } },
    events: [{ kind: 'rolled', text: `${rolled}.`, rule: 'SC-R12', side: leader }],
  };
}

export function initiativeAsk(state: State, { winner }: PhaseOf<'initiative'>): Ask {
  const side = state.sides[winner];
  const other = state.sides[opponentOf(winner)];
  return {
    kind: 'choose',
    id: 'initiative',
    asked: { by: 'player', side: side.id },
    prompt: 'Who has the initiative?',
    rule: 'SC-R12',
    notes: notesOf(state),
    options: [
      {
        id: side.id,
        label: side.name,
        note: `Acts first; ${other.name} places first, four of the seven`,
        main: true,
      },
      { id: other.id, label: other.name, note: `Acts first; ${side.name} places first, four of the seven` },
    ],
  };
}

/** On the table the terrain is placed by hand: the battle begins. */
export function takeInitiative(state: State, option: string): Deed {
  const initiative = option === state.sides[0].id ? 0 : 1;
  const taken: State = { ...state, initiative };
  const { id, name } = state.sides[initiative];
  return {
    name: `${name} has the initiative`,
    state: state.play === 'phone' ? beginTerrain(taken) : beginBattle(taken),
    events: [{ kind: 'did', text: `${name} had the initiative.`, rule: 'SC-R12', side: id }],
  };
}
