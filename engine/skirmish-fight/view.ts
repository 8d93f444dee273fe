import type { Note, SideView, Tag, UnitId, UnitView, View } from '../core/types';
import { callBonus } from './attack';
import { COMMAND_POINTS, MISSIONS, ROUNDS } from './data';
import { tableNotes } from './deploy';
import { exchangeView } from './exchangeView';
import { MOST, outcomeOf, scoreText } from './missions';
import { combatFightOf, has, lifeOf, moveOf, shootOf } from './profile';
import { tagsOf } from './rosterView';
import { inExchange, isUp, sideOf, toAct, unitOf, unitsOf, type Side, type State, type Unit } from './state';

const figure = (value: number): string => `${value}`.replace('-', '−');

/** "Move 6″ · Fight 2 · Shoot 0". */
const factsOf = (unit: Unit): string =>
  [
    `Move ${moveOf(unit)}″`,
    `Fight ${figure(combatFightOf(unit))}`,
    has(unit, 'nearSighted') ? 'Cannot shoot' : `Shoot ${figure(shootOf(unit))}`,
  ].join(' · ');

function statusOf(state: State, unit: Unit): UnitView['status'] {
  if (!isUp(unit)) return 'down';
  if (unit.id === actor(state)) return 'acting';
  return unit.ready ? 'ready' : 'done';
}

const actor = (state: State): UnitId | undefined =>
  state.acting ?? (inExchange(state) ? state.exchange?.rollers[0]?.unit : undefined);

function unitTags(state: State, unit: Unit): readonly Tag[] {
  const called = callBonus(state, unit);
  if (!called) return tagsOf(unit);
  const tag: Tag = { id: 'called', label: `Call +${called}`, icon: 'call', tone: 'brass', rule: 'SF-R48' };
  return [tag, ...tagsOf(unit)];
}

function unitView(state: State, unit: Unit): UnitView {
  const status = statusOf(state, unit);
  const down = status === 'down';
  return {
    id: unit.id,
    name: unit.name,
    leader: unit.leader,
    status,
    ...(down && { word: 'Defeated' }),
    health: { id: 'life', label: 'Life', value: unit.life, max: lifeOf(unit), draw: 'pips' },
    ...(!down && {
      marker: { id: 'ready', label: 'Activation', value: unit.ready ? 1 : 0, max: 1, draw: 'disc' },
    }),
    tracks: [],
    tags: unitTags(state, unit),
    facts: factsOf(unit),
  };
}

const sideView = (state: State, { id, name, points, score }: Side): SideView => ({
  id,
  name,
  note: state.phase.id === 'deploy' ? `${unitsOf(state, id).length} units` : scoreText(state, id),
  tracks: [
    { id: 'points', label: 'Command points', value: points, max: COMMAND_POINTS, draw: 'coins' },
    {
      id: 'score',
      label: MISSIONS[state.mission].score,
      value: score,
      max: MOST[state.mission],
      draw: 'score',
    },
  ],
  milestones: [],
  units: unitsOf(state, id).map((unit) => unitView(state, unit)),
});

function turnOf(state: State): View['turn'] {
  const outcome = outcomeOf(state);
  if (outcome) return { ...(outcome.winner && { side: outcome.winner }), text: outcome.title };
  const { phase, exchange } = state;
  const of = (side: Side['id'], does: string) => ({ side, text: `${sideOf(state, side).name} ${does}` });
  const rolling = exchange?.rollers[0]?.side ?? state.side;
  switch (phase.id) {
    case 'deploy':
      return of(state.side, 'deploys');
    case 'turn': {
      const side = toAct(state);
      return side ? of(side, 'to act') : { text: 'All have activated' };
    }
    case 'facts':
    case 'roll':
    case 'result':
      if (exchange?.kind === 'initiative') return { text: 'Who starts?' };
      return of(rolling, exchange?.kind === 'climb' || exchange?.kind === 'jump' ? 'moves' : 'attacks');
    case 'fall':
      return of(unitOf(state, phase.unit).side, 'moves');
    case 'score':
      return { text: 'Counting' };
    case 'over':
      return undefined;
  }
}

/** SF-R52 to R54, SF-R55. */
const notesOf = (state: State): readonly Note[] =>
  state.phase.id === 'deploy'
    ? [...tableNotes(state), { text: '32 mm figures on 25 mm bases; six-sided dice.', rule: 'SF-R55' }]
    : [
        {
          text: `${MISSIONS[state.mission].label}: ${MISSIONS[state.mission].note}.`,
          rule: MISSIONS[state.mission].rule,
        },
      ];

export function view(state: State): View {
  const exchange = exchangeView(state);
  const turn = turnOf(state);
  return {
    when: state.round ? `Round ${state.round}` : 'Deployment',
    ...(turn && { turn }),
    tracks: [
      { id: 'round', label: 'Round', value: state.round, max: ROUNDS, top: ROUNDS + 1, draw: 'rounds' },
      {
        id: 'turn',
        label: 'Turn',
        value: state.sides.findIndex((side) => side.id === (toAct(state) ?? state.side)) + 1,
        max: state.sides.length,
        draw: 'side',
      },
    ],
    sides: state.sides.map((side) => sideView(state, side)),
    ...(exchange && { exchange }),
    notes: notesOf(state),
  };
}
