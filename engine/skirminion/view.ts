import type { SideId, SideView, Tag, Track, UnitView, View } from '../core/types';
import { boardView, nameCell } from './board';
import { ROUNDS } from './data';
import { exchangeView } from './exchangeView';
import { meleeOf } from './engage';
import { isPlaced } from './position';
import { hurtLine, isElite, rowOf } from './profile';
import { rangedOf } from './ranged';
import { factsOf, traitTag } from './rosterView';
import {
  isAlive,
  isHurt,
  isOver,
  living,
  MOST_SCORE,
  scoreOf,
  sideName,
  unitOf,
  type Side,
  type State,
  type Unit,
} from './state';
import { isFreeTurn } from './turn';
import { count } from './words';

export function view(state: State): View {
  const exchange = exchangeView(state);
  const turn = turnText(state);
  return {
    when: whenText(state),
    ...(turn && { turn }),
    tracks: [
      { id: 'round', label: 'Round', value: state.round, max: ROUNDS, top: ROUNDS + 1, draw: 'rounds' },
      {
        id: 'turn',
        label: 'Turn',
        value: state.sides.findIndex((side) => side.id === state.side),
        max: state.sides.length - 1,
        draw: 'side',
      },
    ],
    sides: state.sides.map((side) => sideView(state, side)),
    board: {
      ...boardView(state.obstacles, state.phase.id === 'deploy' ? ['a', 'b'] : []),
      units: state.units.filter(isPlaced).map(({ id, cell }) => ({ unit: id, cell: nameCell(cell) })),
    },
    ...(exchange && { exchange }),
    notes: [],
  };
}

function whenText({ phase, round }: State): string {
  if (phase.id === 'deploy.contest' || phase.id === 'deploy') return 'Setting up';
  return round > ROUNDS ? 'The end' : `Round ${round}`;
}

function turnText(state: State): View['turn'] {
  if (isOver(state)) return undefined;
  const { phase } = state;
  const of = (side: SideId, what: string) => ({ side, text: `${sideName(state, side)}${what}` });
  switch (phase.id) {
    case 'deploy.contest':
    case 'round.contest':
      return { text: 'Contest' };
    case 'round.durus':
    case 'round.centre':
      return { text: 'Between rounds' };
    case 'deploy':
      return of(state.side, ' deploys');
    case 'melee.use':
    case 'melee.last-blow': {
      const melee = meleeOf(state);
      return of(unitOf(state, melee[melee.turn].unit).side, '’s die');
    }
    case 'ranged.cancel':
      return of(unitOf(state, rangedOf(state).defender.unit).side, ' cancels');
    case 'turn':
      return of(state.side, isFreeTurn(state) ? ': free action' : ' is acting');
    default:
      return of(state.side, ' attacks');
  }
}

function sideView(state: State, side: Side): SideView {
  const units = state.units.filter((unit) => unit.side === side.id);
  const discs = living(state, side.id).filter((unit) => unit.marker).length;
  return {
    id: side.id,
    name: side.name,
    note: `${count(discs, 'disc')} left`,
    tracks: [
      {
        id: 'score',
        label: 'Points',
        value: scoreOf(state, side.id),
        max: 14,
        top: MOST_SCORE,
        draw: 'score',
      },
    ],
    milestones: [],
    units: units.map((unit) => unitView(state, unit)),
  };
}

function unitView(state: State, unit: Unit): UnitView {
  const alive = isAlive(unit);
  const status = statusOf(state, unit);
  const health: Track = {
    id: 'health',
    label: 'Health',
    value: unit.health,
    max: rowOf(unit).max,
    mark: hurtLine(unit.type),
    draw: 'unit-die',
  };
  return {
    id: unit.id,
    name: unit.name,
    kind: unit.type,
    status,
    word: wordOf(unit, status),
    hurt: alive && isHurt(unit),
    health,
    ...(alive && {
      marker: { id: 'marker', label: 'Disc', value: unit.marker ? 1 : 0, max: 1, draw: 'disc' },
    }),
    tracks: [],
    tags: tagsOf(unit),
    facts: factsOf(unit.type),
  };
}

function statusOf({ acting }: State, unit: Unit): UnitView['status'] {
  if (!isAlive(unit)) return 'down';
  if (acting?.unit === unit.id) return 'acting';
  return unit.marker ? 'ready' : 'done';
}

function wordOf(unit: Unit, status: UnitView['status']): string {
  if (status === 'down') return 'destroyed';
  if (status === 'done') return 'done';
  return isHurt(unit) ? 'hurt' : unit.type;
}

const tagsOf = (unit: Unit): readonly Tag[] => [
  ...(isElite(unit.type) ? [{ id: 'elite', label: 'Elite', tone: 'brass', rule: 'SN-R7' } as const] : []),
  ...unit.traits.map(traitTag),
  ...(unit.attacked ? [{ id: 'attacked', label: 'Has attacked', rule: 'SN-R16' }] : []),
  ...(unit.freed ? [{ id: 'freed', label: 'Free action used', rule: 'SN-R17' }] : []),
];
