import type { BoardView, ExchangeView, Note, SideView, Tag, Track, UnitView, View } from '../core/types';
import { CELL_IDS, DEPLOYMENT } from './board';
import { FULL_HEALTH, sizeOf, SLOW_HEALTH, type SizeId } from './data';
import { viewBout, viewOpenAttack } from './exchangeView';
import { miniaturesOf } from './miniatures';
import { outcomeOf, PLAYERS, tally } from './outcome';
import { foesOf, NOT_YET, positionOf, type Player, type Position } from './position';
import { paceOf } from './refusals';
import {
  activeSide,
  isLast,
  isSetUp,
  isUp,
  nameOf,
  stepsFor,
  totalOf,
  unitId,
  unitsOf,
  type State,
} from './state';
import { ownerOf } from './terrain';
import { countdownNotes } from './turn';
import { capital, listed } from './words';

export function view(state: State): View {
  const position = state.play === 'phone' ? positionOf(state) : undefined;
  const exchange = exchangeOf(state);
  const turn = turnOf(state);
  return {
    when: whenOf(state),
    ...(turn && { turn }),
    tracks: gameTracks(state),
    sides: PLAYERS.map((player) => sideView(state, player, position)),
    ...(position && { board: boardView(state) }),
    ...(exchange && { exchange }),
    notes: notesOf(state),
  };
}

/** "26 to 25": combined health, by which a countdown is decided. */
function whenOf(state: State): string {
  if (isSetUp(state)) return 'Set-up';
  const totals = `${totalOf(state, 0)} to ${totalOf(state, 1)}`;
  return state.countdown === NOT_YET ? totals : `Countdown ${state.countdown} · ${totals}`;
}

function turnOf(state: State): View['turn'] {
  if (outcomeOf(state)) return undefined;
  const { phase } = state;
  if (phase.id === 'rolloff') return { text: 'Roll-off' };
  const side = phase.id === 'initiative' ? state.sides[phase.winner] : activeSide(state);
  const verb = phase.id === 'initiative' ? 'choose' : phase.id === 'terrain' ? 'place' : 'act';
  return { side: side.id, text: `${side.name} to ${verb}` };
}

const notesOf = (state: State): readonly Note[] =>
  isSetUp(state) || outcomeOf(state) ? [] : countdownNotes(state);

function gameTracks(state: State): readonly Track[] {
  if (isSetUp(state)) return [];
  const { player, firstBlood, countdown, span } = state;
  return [
    { id: 'turn', label: 'To act', value: player + 1, max: 2, draw: 'side' },
    { id: 'first-blood', label: 'First blood', value: firstBlood ? 1 : 0, max: 1, draw: 'coins' },
    ...(countdown === NOT_YET
      ? []
      : [
          { id: 'countdown', label: 'Activations left', value: countdown, max: span, draw: 'count' } as const,
        ]),
  ];
}

function exchangeOf(state: State): ExchangeView | undefined {
  if (state.phase.id === 'support') return viewOpenAttack(state, state.phase);
  return state.bout && viewBout(state, state.bout);
}

function sideView(state: State, player: Player, position: Position | undefined): SideView {
  return {
    id: state.sides[player].id,
    name: state.sides[player].name,
    note: tally(state, player),
    tracks: [],
    milestones: [],
    units: unitsOf(player).map((unit) => unitView(state, unit, position)),
  };
}

const healthTrack = (size: SizeId, value: number): Track => ({
  id: 'health',
  label: 'Health',
  value,
  max: FULL_HEALTH,
  mark: SLOW_HEALTH,
  draw: sizeOf(size).draw,
});

function unitView(state: State, unit: number, position: Position | undefined): UnitView {
  const up = isUp(state, unit);
  const slow = up && stepsFor(state, unit) === 1;
  const acting =
    (state.phase.id === 'follow' || state.phase.id === 'support') && state.phase.unit === unit && up;
  return {
    id: unitId(state, unit),
    name: nameOf(state, unit),
    status: up ? (acting ? 'acting' : 'ready') : 'down',
    ...(up ? slow && { word: 'one step' } : { word: 'Destroyed' }),
    hurt: slow,
    health: healthTrack(state.size, state.health[unit]!),
    tracks: [],
    tags: isLast(state, unit) ? [LAST_STAND] : [],
    ...(up && { facts: factsOf(state, unit, position) }),
  };
}

const LAST_STAND: Tag = {
  id: 'last-stand',
  label: 'Last stand',
  icon: 'star',
  tone: 'brass',
  rule: 'SC-R35',
};

/** What stands for it (SC-R37), how far it may go, whom it touches. */
function factsOf(state: State, unit: number, position: Position | undefined): string {
  const stands = capital(miniaturesOf(state.size, state.health[unit]!));
  if (!position) return `${stands} · ${stepsFor(state, unit) === 1 ? 'one step' : 'up to two steps'}`;
  const foes = foesOf(position, unit).map((foe) => nameOf(state, foe));
  return [paceOf(state, position, unit), ...(foes.length ? [`touches ${listed(foes)}`] : [])].join(' · ');
}

function boardView(state: State): BoardView {
  return {
    shape: 'hex',
    cells: CELL_IDS,
    obstacles: state.terrain.map((cell) => {
      const owner = ownerOf(state, cell);
      return { cell: CELL_IDS[cell]!, ...(owner !== undefined && { owner: state.sides[owner].id }) };
    }),
    tints: PLAYERS.flatMap((player) =>
      DEPLOYMENT[player].map((cell) => ({ cell: CELL_IDS[cell]!, side: state.sides[player].id })),
    ),
    centre: [],
    units: PLAYERS.flatMap((player) => unitsOf(player))
      .filter((unit) => isUp(state, unit))
      .map((unit) => ({ unit: unitId(state, unit), cell: CELL_IDS[state.place[unit]!]! })),
  };
}
