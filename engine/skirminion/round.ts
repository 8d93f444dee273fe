import type { Answer, AskOf, Event, Row, SideId, UnitId } from '../core/types';
import { contestAsk, contestLeaders } from '../kit/contest';
import { ROUNDS } from './data';
import { holdsCentre } from './position';
import { durusLine, has } from './profile';
import {
  did,
  heal,
  isAlive,
  living,
  scoreOf,
  setBonus,
  setUnit,
  sideName,
  sideOf,
  then,
  toPhase,
  unchanged,
  unitOf,
  type Change,
  type State,
  type Unit,
} from './state';

/* ---- how a round begins ---------------------------------------------------------------------------------------- */

/** SN-R10: a disc under every unit. */
export function beginRound(state: State, round: number): Change {
  const { acting: _, exchange: __, ...rest } = state;
  if (round > ROUNDS)
    return did(toPhase({ ...state, round }, { id: 'turn' }), {
      kind: 'over',
      text: overText(state),
      rule: 'SN-R20',
    });
  const units = state.units.map((unit) => ({ ...unit, marker: true, attacked: false, freed: false }));
  const begun: State = { ...rest, round, units };
  const event: Event = { kind: 'round', text: `Round ${round} began.`, rule: 'SN-R10' };
  const weak = units.filter(recovers).map((unit) => unit.id);
  return weak.length
    ? did(toPhase(begun, { id: 'round.durus', units: weak }), event)
    : then(did(begun, event), openRound);
}

const overText = (state: State): string =>
  `The battle ended ${state.sides.map((side) => `${side.name} ${scoreOf(state, side.id)}`).join(', ')}.`;

/** SN-R60, SN-A5 */
const recovers = (unit: Unit): boolean =>
  isAlive(unit) && has(unit, 'durus') && unit.health <= durusLine(unit.type);

/** SN-R62, then the contest; a side that stands alone begins. SN-A7: DURUS came first. */
export function openRound(state: State): Change {
  const healed = state.units
    .filter((unit) => has(unit, 'heroic') && inCentre(state, unit))
    .reduce((done, unit) => then(done, (next) => heal(next, unit.id, 'SN-R62')), unchanged(state));
  const sides = state.sides.filter((side) => living(state, side.id).length);
  const [first = state.sides[0]!, second] = sides;
  const opened: State = second
    ? toPhase(healed.state, { id: 'round.contest' })
    : toPhase({ ...healed.state, side: first.id }, { id: 'turn' });
  return { ...healed, state: opened };
}

export function durusAsk(state: State, units: readonly UnitId[]): AskOf<'roll'> {
  const pools = units.map((id) => {
    const { side, name, health } = unitOf(state, id);
    return { id, side, unit: id, label: `${name}: over ${health}`, dice: 1, faces: 6 };
  });
  const notes = [{ text: 'More than its health: it gains 1.', rule: 'SN-R60' }];
  return { kind: 'roll', id: 'round.durus', asked: { by: 'dice' }, prompt: 'Durus: who recovers?', rule: 'SN-R60', notes, pools }; // prettier-ignore
}

export function recover(
  state: State,
  units: readonly UnitId[],
  faces: readonly (readonly number[])[],
): Change {
  const rolls = units.map((unit, i) => ({ unit, face: faces[i]![0]!, was: unitOf(state, unit).health }));
  const begun = unchanged({ ...state, exchange: { kind: 'durus', rolls } });
  const healed = rolls.reduce((done, { unit, face, was }) => {
    const { name, side } = unitOf(state, unit);
    const event: Event = {
      kind: 'rolled',
      text: `${name} rolled ${face} against ${was}.`,
      rule: 'SN-R60',
      side,
      unit,
    };
    const told = then(done, (next) => did(next, event));
    return face > was ? then(told, (next) => heal(next, unit, 'SN-R60')) : told;
  }, begun);
  return then(healed, openRound);
}

/* ---- contests -------------------------------------------------------------------------------------------------- */

/** SN-R4 */
export function contestFor(state: State, id: 'deploy.contest' | 'round.contest'): AskOf<'roll'> {
  const deploying = id === 'deploy.contest';
  const ask = contestAsk(
    id,
    deploying ? 'Contest: who deploys first?' : `Round ${state.round}: who begins?`,
    'SN-R4',
    state.sides,
  );
  const { exchange } = state;
  const tied =
    exchange?.kind === 'contest'
      ? [{ text: `Tied at ${exchange.rolls[0]?.face}: roll again.`, rule: 'SN-R4' }]
      : [];
  return { ...ask, notes: [...tied, ...(deploying ? deployNotes : firstNotes(state))] };
}

const deployNotes = [
  { text: 'The winner arranged the obstacles or laid out one of the six boards.', rule: 'SN-R5' },
  { text: 'Each unit die shows its health: traits have been taken off.', rule: 'SN-R8' },
];

/** On the table the units are deployed between two questions. */
function firstNotes(state: State) {
  if (state.round > 1 || state.way === 'phone') return [];
  const first = sideName(state, state.side);
  const [near, far] = state.sides.map((side) => side.name);
  return [
    { text: `Deploy first: ${first} begins, one unit each in turn, four each.`, rule: 'SN-R6' },
    { text: `${near} on rows 1 and 2, ${far} on rows 7 and 8, a disc under every unit.`, rule: 'SN-R6' },
  ];
}

export function contest(
  state: State,
  faces: readonly (readonly number[])[],
): { readonly change: Change; readonly winner?: SideId } {
  // prettier-ignore
  const rolls = state.sides.map(({ id }, i) => ({ side: id, face: faces[i]![0]! }));
  const [winner, another] = contestLeaders(state.sides.map((side) => side.id), faces); // prettier-ignore
  const shown = rolls.map(({ side, face }) => `${sideName(state, side)} ${face}`).join(', ');
  const next: State = { ...state, exchange: { kind: 'contest', rolls } };
  if (another || !winner)
    return { change: did(next, { kind: 'rolled', text: `${shown}: a tie.`, rule: 'SN-R4' }) };
  const text = `${shown}: ${sideName(state, winner)} won the contest.`;
  return {
    change: did({ ...next, side: winner }, { kind: 'rolled', text, rule: 'SN-R4', side: winner }),
    winner,
  };
}

/* ---- how a round ends ------------------------------------------------------------------------------------------ */

export const inCentre = ({ way }: State, unit: Unit): boolean =>
  isAlive(unit) && (way === 'phone' ? holdsCentre(unit) : unit.centre);

/** On the table: the units whose place counts now. After round one only HEROIC asks where anyone stands. */
const unseen = (state: State): readonly Unit[] =>
  state.way === 'phone'
    ? []
    : state.units.filter((unit) => isAlive(unit) && (state.round > 1 || has(unit, 'heroic')));

export const endRound = (state: State): Change =>
  unseen(state).length ? unchanged(toPhase(state, { id: 'round.centre' })) : closeRound(state);

export function centreAsk(state: State): AskOf<'form'> {
  const rows = unseen(state).map((unit): Row => ({
    id: unit.id,
    label: unit.name,
    group: sideName(state, unit.side),
    unit: unit.id,
    options: [
      { id: 'out', label: 'Outside' },
      { id: 'in', label: 'Centre' },
    ],
    preset: unit.centre ? 'in' : 'out',
  }));
  const rule = state.round > 1 ? 'SN-R19' : 'SN-R62';
  return { kind: 'form', id: 'round.centre', asked: { by: 'table' }, prompt: 'Who stands in the centre?', rule, notes: [], rows }; // prettier-ignore
}

export const seeCentre = (state: State, { rows }: Extract<Answer, { kind: 'form' }>): Change =>
  closeRound(
    Object.entries(rows).reduce((next, [id, place]) => setUnit(next, id, { centre: place === 'in' }), state),
  );

/** SN-R19, SN-A28: from the second round on. */
export function centrePoints(state: State, side: SideId): number {
  const here = (id: SideId) => living(state, id).some((unit) => inCentre(state, unit));
  if (state.round < 2 || !here(side)) return 0;
  return state.sides.some(({ id }) => id !== side && here(id)) ? 1 : 2;
}

function closeRound(state: State): Change {
  const scored = state.sides.reduce((done, { id, name }) => {
    const points = centrePoints(state, id);
    if (!points) return done;
    const text = `${name} scored ${points} for the centre.`;
    return then(
      done,
      (next) =>
      did(setBonus(next, id, sideOf(next, id).bonus + points), { kind: 'scored', text, rule: 'SN-R19', side: id, amount: points }), // prettier-ignore
    );
  }, unchanged(state));
  return then(scored, (next) => beginRound(next, state.round + 1));
}
