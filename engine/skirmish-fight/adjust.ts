import type { Adjust, Event, Note, SideId, Step, UnitId } from '../core/types';
import { clamp, signed } from '../kit/track';
import { ROUNDS } from './data';
import { deployed } from './deploy';
import { setLife } from './life';
import { abandon, settle } from './leave';
import { lifeOf } from './profile';
import { beginRound, closeRound, passTurn } from './round';
import {
  quietly,
  sideOf,
  then,
  toAct,
  unitOf,
  without,
  withSide,
  withUnit,
  type Change,
  type State,
} from './state';

const byHand = (text: string, more: Partial<Event> = {}): Event => ({
  kind: 'set',
  text,
  rule: 'SF-R56',
  ...more,
});

/** The table overrules the app. */
export function adjust(state: State, { of, track, value }: Adjust): Step<State> {
  if (of === 'game') return track === 'round' ? setRound(state, value) : setTurn(state, value);
  const side = state.sides.find((each) => each.id === of);
  if (side) return setSide(state, side.id, track, value);
  return track === 'life' ? setUnitLife(state, of, value) : setReady(state, of, value);
}

function setSide(state: State, id: SideId, track: string, value: number): Step<State> {
  const { name, points, score } = sideOf(state, id);
  const [part, was, word] = track === 'points' ? [{ points: value }, points, 'command points'] : [{ score: value }, score, 'score']; // prettier-ignore
  const text = `${name}’s ${word} set to ${value}.`;
  return {
    state: withSide(state, id, part),
    name: `${name} ${word} ${signed(value - was)}`,
    events: [byHand(text, { side: id, amount: value - was })],
  };
}

function setUnitLife(state: State, id: UnitId, value: number): Step<State> {
  const unit = unitOf(state, id);
  const set = setLife(state, id, clamp(value, lifeOf(unit)));
  const life = unitOf(set.state, id).life;
  const text = `${unit.name} set to ${life} life.`;
  return {
    state: settle(set.state),
    name: `${unit.name} ${signed(life - unit.life)}`,
    events: [byHand(text, { side: unit.side, unit: id, amount: life - unit.life }), ...set.events],
  };
}

/** Taking the disc of a unit whose side is to act is that side's activation. */
function setReady(state: State, id: UnitId, value: number): Step<State> {
  const { name, side, ready } = unitOf(state, id);
  const others = state.acting !== undefined && state.acting !== id;
  const acted = state.phase.id === 'turn' && ready && !value && side === toAct(state) && !others;
  const begun = acted && state.exchange?.kind === 'initiative' ? without(state, 'exchange') : state;
  const set = acted
    ? without(passTurn(begun, id), 'trailing')
    : withUnit(value && id === state.trailing ? without(state, 'trailing') : state, id, { ready: value > 0 });
  const text = value ? `${name} may activate again.` : `${name} has activated.`;
  return {
    state: settle(set),
    name: `${name} ${value ? 'ready' : 'done'}`,
    events: [byHand(text, { side, unit: id })],
  };
}

/** A new round does what a new round does; going back only changes the number. */
function setRound(state: State, value: number): Step<State> {
  const round = clamp(Math.max(1, value), ROUNDS + 1);
  const name = round > ROUNDS ? 'Game over' : `Round ${round}`;
  const event = byHand(round > ROUNDS ? 'The game was ended by hand.' : `The round was set to ${round}.`);
  const told = (change: Change) => ({ state: change.state, name, events: [event, ...change.events] });
  if (round > ROUNDS) return told(closeRound({ ...abandon(state), round: ROUNDS }, true));
  if (state.phase.id === 'deploy') return told(then(deployed(state), (now) => quietly({ ...now, round })));
  if (round > state.round) return told(beginRound({ ...state, reminders: countNotes(state) }, round));
  return told(
    quietly(state.phase.id === 'over' ? { ...state, round, phase: { id: 'turn' } } : { ...state, round }),
  );
}

/** A round that was ended by hand has not been counted. */
const countNotes = ({ mission }: State): readonly Note[] =>
  mission === 'vaults' ? [{ text: 'Was a vault smashed? Set the score by hand.', rule: 'SF-R54' }] : [];

/** Whose turn it is; whatever was going on is left. */
function setTurn(state: State, value: number): Step<State> {
  const side = state.sides[clamp(value - 1, state.sides.length - 1)]!;
  const step = {
    name: `${side.name} to act`,
    events: [byHand(`It was ${side.name}’s turn.`, { side: side.id })],
  };
  if (state.phase.id === 'deploy' || state.phase.id === 'over')
    return { state: { ...state, side: side.id }, ...step };
  const left = state.phase.id === 'turn' ? without(state, 'acting') : abandon(state);
  return { state: { ...left, side: side.id, row: 'none', phase: { id: 'turn' } }, ...step };
}

export const concede = (state: State, id: SideId): Step<State> => {
  const { name } = sideOf(state, id);
  return {
    state: withSide(state, id, { conceded: true }),
    name: `${name} concedes`,
    events: [{ kind: 'over', text: `${name} conceded.`, side: id }],
  };
};
