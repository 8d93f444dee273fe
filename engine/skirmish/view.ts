import { never } from '../core/result';
import type { Note, SideView, Tag, Track, UnitView, View } from '../core/types';
import { chainOf, milestonesOf } from './chain';
import { ACTIONS, ARMOR, DICE, FULL_ARMOR_FROM, GRENADES, HIT_POINTS, SQUAD_SIZE } from './data';
import { underFire } from './exchange';
import { viewExchange } from './exchangeView';
import { isWon } from './outcome';
import {
  armorDice,
  isUp,
  lies,
  nameOf,
  sideOf,
  squadOf,
  upCount,
  type Figure,
  type Side,
  type State,
} from './state';
import { listed } from './words';

const ROUNDS_SHOWN = 99;
const MOST_GRENADES = 9;

export function view(state: State): View {
  const exchange = viewExchange(state);
  return {
    when: `Round ${state.round}`,
    ...(!isWon(state) && { turn: turnOf(state) }),
    tracks: [
      {
        id: 'round',
        label: 'Round',
        value: state.round,
        max: Math.max(ROUNDS_SHOWN, state.round + 1),
        draw: 'count',
      },
      {
        id: 'turn',
        label: 'Turn',
        value: state.sides.findIndex((side) => side.id === state.side) + 1,
        max: state.sides.length,
        draw: 'side',
      },
    ],
    sides: state.sides.map((side) => viewSide(state, side)),
    ...(exchange && { exchange }),
    notes: notesOf(state),
  };
}

function turnOf(state: State): NonNullable<View['turn']> {
  const { phase, side } = state;
  switch (phase.id) {
    case 'fire':
      return { text: 'Indirect fire' };
    case 'minute':
    case 'moved':
      return { text: 'Everyone moves' };
    case 'initiative':
      return { text: 'Who goes first?' };
    case 'halt':
      return { text: phase.before === 'round' ? 'End of the round' : 'Before the minute' };
    case 'turn':
    case 'shoot':
    case 'fight':
    case 'armor':
    case 'throw':
    case 'blast':
    case 'resist':
      return { side, text: `${sideOf(state, side).name} attacks` };
    case 'over':
      return { text: 'Over' };
    default:
      return never(phase);
  }
}

function notesOf(state: State): readonly Note[] {
  const atEdge = underFire(state).map((unit) => nameOf(state, unit));
  if (!atEdge.length || isWon(state)) return [];
  const when = state.phase.id === 'fire' ? 'now' : 'when the next round starts';
  return [{ text: `Indirect fire on ${listed(atEdge)} ${when}.`, rule: 'SK-R10' }];
}

const viewSide = (state: State, { id, name, conceded }: Side): SideView => ({
  id,
  name,
  note: conceded ? 'conceded' : `${upCount(state, id)} of ${SQUAD_SIZE} standing, ${chainOf(state, id)}`,
  tracks: [],
  milestones: milestonesOf(state, id),
  units: squadOf(state, id).map((figure) => viewFigure(state, figure)),
});

function viewFigure(state: State, figure: Figure): UnitView {
  const { id, name, hp, actions } = figure;
  const up = isUp(state, figure);
  const armor = armorDice(state, figure);
  return {
    id,
    name,
    status: statusOf(state, figure),
    word: hp ? `armor ${armor}d` : capitalLies(figure),
    hurt: up && armor === ARMOR.worn,
    health: {
      id: 'hp',
      label: 'Hit points',
      value: hp,
      max: HIT_POINTS,
      mark: FULL_ARMOR_FROM[state.readings['SK-A1']] - 1,
      draw: 'boxes',
    },
    marker: { id: 'actions', label: 'Actions left', value: actions, max: ACTIONS, draw: 'disc' },
    tracks: [grenadeTrack(figure)],
    tags: tagsOf(figure),
    facts: `${DICE.near}d to 12″, ${DICE.far}d beyond · ${DICE.blow}d hand to hand · armor ${armor}d`,
  };
}

const capitalLies = (figure: Figure): string => (lies(figure) === 'face up' ? 'Face up' : 'Face down');

function statusOf(state: State, figure: Figure): UnitView['status'] {
  const { phase } = state;
  if (!isUp(state, figure)) return 'down';
  if ('unit' in phase && phase.unit === figure.id) return 'acting';
  return figure.actions ? 'ready' : 'done';
}

/** SK-A10: with what it has taken a figure may hold more than two. */
const grenadeTrack = ({ grenades }: Figure): Track => ({
  id: 'grenades',
  label: 'Grenades',
  value: grenades,
  max: Math.max(GRENADES, grenades),
  top: Math.max(MOST_GRENADES, grenades),
  draw: 'rings',
});

function tagsOf({ knows, edge, moves, hp }: Figure): readonly Tag[] {
  if (!hp) return [];
  const tags: Tag[] = [];
  if (knows)
    tags.push({
      id: 'knows',
      label: 'Knows',
      icon: knows.how === 'saw' ? 'eye' : 'talk',
      tone: 'brass',
      rule: knows.how === 'saw' ? 'SK-R7' : 'SK-R8',
    });
  if (edge)
    tags.push({ id: 'edge', label: 'At an enemy edge', icon: 'flag', tone: 'negative', rule: 'SK-R10' });
  if (moves)
    tags.push({
      id: 'moved',
      label: moves === ACTIONS ? 'Moved 8″' : 'Moved 4″',
      icon: 'move',
      rule: 'SK-R14',
    });
  return tags;
}
