import type { AskOf, Event, Option, Row, Step, UnitId } from '../core/types';
import { ACTIONS } from './data';
import { knowers, report, see } from './objective';
import { contestTurn } from './round';
import { change, squadOf, standingSides, upFigures, type Change, type Figure, type State } from './state';

const MOVES: readonly Option[] = [
  { id: '0', label: '0', note: 'Stayed' },
  { id: '1', label: '1', note: 'Up to 4″' },
  { id: '2', label: '2', note: 'Up to 8″, no attack' },
];
const EDGE: readonly Option[] = [
  { id: 'no', label: 'No' },
  { id: 'yes', label: 'At the edge', icon: 'eye' },
];
const HOME: readonly Option[] = [
  { id: 'away', label: 'Away' },
  { id: 'home', label: 'Home', icon: 'home' },
];
/** SK-A14: for one that may have been home ever since it came to know. */
const STAYED: Option = { id: 'stayed', label: 'Never left home' };

const row = (
  kind: string,
  group: string,
  figure: Figure,
  options: readonly Option[],
  preset: string,
): Row => ({
  id: `${kind}.${figure.id}`,
  label: figure.name,
  group,
  unit: figure.id,
  options,
  preset,
});

/** What the minute did: one grid of figures for the moves of each side, one for its scouts, one for the way home. */
export function movedAsk(state: State): AskOf<'form'> {
  const up = new Set(upFigures(state));
  const sides = standingSides(state).map((side) => ({
    name: side.name,
    figures: squadOf(state, side.id).filter((figure) => up.has(figure)),
  }));
  return {
    kind: 'form',
    id: 'moved',
    asked: { by: 'table' },
    prompt: 'Where did they go?',
    rule: 'SK-R14',
    notes: [
      { text: 'Any move costs an action, more than 4″ both.', rule: 'SK-A11' },
      { text: 'At an edge: within 2″ of an enemy’s side of the table.', rule: 'SK-R7' },
      ...(knowers(state).length ? [{ text: 'Home: within 2″ of the own edge.', rule: 'SK-R9' }] : []),
    ],
    rows: [
      ...sides.flatMap(({ name, figures }) =>
        figures.map((figure) => row('moves', `${name}: actions moved`, figure, MOVES, '1')),
      ),
      ...sides.flatMap(({ name, figures }) =>
        figures.map((figure) => row('edge', `${name}: at an enemy edge`, figure, EDGE, 'no')),
      ),
      ...sides.flatMap(({ name, figures }) => figures.flatMap((figure) => homeRow(name, figure))),
    ],
  };
}

function homeRow(side: string, figure: Figure): readonly Row[] {
  if (!figure.knows) return [];
  return [row('home', `${side}: home`, figure, figure.knows.left ? HOME : [...HOME, STAYED], 'away')];
}

/** SK-R14, SK-R9, SK-R7, in this order: nobody reports in the minute in which it first saw. */
export function settleMinute(state: State, rows: Readonly<Record<string, string>>): Step<State> {
  const of = (kind: string, { id }: Figure) => rows[`${kind}.${id}`];
  const up = upFigures(state);
  const home = knowers(state).filter((figure) => of('home', figure) === 'home');
  const moved = up.reduce((done, figure) => spendMoves(done, figure, Number(of('moves', figure))), state);
  const away = up.filter((figure) => of('home', figure) === 'away').reduce(leaveHome, moved);
  const seen = up
    .filter((figure) => of('edge', figure) === 'yes')
    .reduce(reachEdge, { state: away, events: [] });
  const ids = home.map((figure): UnitId => figure.id);
  const next = ids.length ? report(seen.state, ids) : contestTurn(seen.state);
  return {
    state: next.state,
    name: 'Everyone moved',
    events: [...movesOf(next.state, rows), ...seen.events, ...next.events],
  };
}

const spendMoves = (state: State, { id, actions }: Figure, moves: number): State =>
  change(state, id, { moves, actions: Math.max(0, actions - moves), edge: false });

const leaveHome = (state: State, { id, knows }: Figure): State =>
  knows ? change(state, id, { knows: { ...knows, left: true } }) : state;

function reachEdge(done: Change, { id }: Figure): Change {
  const seen = see(change(done.state, id, { edge: true }), id);
  return { state: seen.state, events: [...done.events, ...seen.events] };
}

function movesOf(state: State, rows: Readonly<Record<string, string>>): readonly Event[] {
  return standingSides(state).map((side): Event => {
    const moved = squadOf(state, side.id).flatMap(({ id, name }) => {
      const moves = Number(rows[`moves.${id}`] ?? 0);
      return moves ? [`${name} ${moves === ACTIONS ? '8″' : '4″'}`] : [];
    });
    const text = moved.length ? `${side.name} moved: ${moved.join(', ')}.` : `${side.name} stayed.`;
    return { kind: 'did', text, rule: 'SK-R14', side: side.id };
  });
}
