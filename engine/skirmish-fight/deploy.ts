import type { AskOf, Note, SideId } from '../core/types';
import { alternate } from '../kit/alternate';
import { choice } from '../kit/choice';
import { MISSIONS } from './data';
import { beginRound } from './round';
import { foeOf, sideOf, unitsOf, withSide, type Change, type State } from './state';

const unplaced = (state: State, side: SideId): number =>
  unitsOf(state, side).length - sideOf(state, side).placed;

/** SF-R1, R2, R54: what the table does before the first unit is put down. */
export function tableNotes(state: State): readonly Note[] {
  const { id, name } = sideOf(state, state.doorSide);
  const { label, note, rule } = MISSIONS[state.mission];
  return [
    { text: `${label}: ${lowered(note)}.`, rule },
    { text: 'A 24″ by 36″ table, a quarter of it terrain, spread evenly.', rule: 'SF-R1' },
    {
      text: `${name}: the long edge nearer the door. ${foeOf(state, id).name}: the one across.`,
      rule: 'SF-R2',
      side: id,
    },
    ...(state.mission === 'vaults'
      ? [{ text: 'Each side puts 3 vaults 6″ from its edge, at 9″, 18″ and 27″.', rule: 'SF-A24' }]
      : []),
  ];
}
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** SF-R3: one unit at a time, within 6″. */
export function deployAsk(state: State): AskOf<'choose'> {
  const { id, name, placed } = sideOf(state, state.side);
  return {
    kind: 'choose',
    id: 'deploy',
    asked: { by: 'player', side: id },
    prompt: `${name}: put down a unit`,
    rule: 'SF-R3',
    notes: [
      ...(state.sides.some((side) => side.placed) ? [] : tableNotes(state)),
      {
        text: `Within 6″ of its edge: ${placed} of ${unitsOf(state, id).length} are down.`,
        rule: 'SF-R3',
        side: id,
      },
    ],
    options: [
      choice({ id: 'placed', label: 'It is down' }, 'It is down', { icon: 'person' }),
      choice({ id: 'all', label: 'All are down' }, 'Everybody is down', { icon: 'flag', main: true }),
    ],
  };
}

export function answerDeploy(state: State, option: string): Change {
  const { id, name, placed } = sideOf(state, state.side);
  if (option === 'all') return deployed(state);
  const put = withSide(state, id, { placed: placed + 1 });
  const text = `${name} put down unit ${placed + 1}.`;
  const next = alternate(put.sides.map((side) => side.id), id, (side) => unplaced(put, side) > 0); // prettier-ignore
  const events = [{ kind: 'did', text, rule: 'SF-R3', side: id } as const];
  if (next) return { state: { ...put, side: next }, events };
  const after = deployed(put);
  return { ...after, events: [...events, ...after.events] };
}

/** Everybody is on the table. */
export function deployed(state: State): Change {
  const all = state.sides.map((side) => ({ ...side, placed: unitsOf(state, side.id).length }));
  return beginRound({ ...state, sides: all, reminders: [] }, 1);
}
