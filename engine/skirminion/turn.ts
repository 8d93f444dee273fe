import type { AskOf, Note, Option, Verb } from '../core/types';
import { choice } from '../kit/choice';
import { deedsOf, VERBS } from './deeds';
import { engaged, isPlaced, placedIn, positionOf } from './position';
import {
  foeOf,
  hasMarkers,
  isHurt,
  living,
  sideName,
  unitOf,
  type Acting,
  type State,
  type Unit,
} from './state';

const PASS = { id: 'pass', label: 'Pass', icon: 'end' } as const satisfies Verb;
const ROUND = { id: 'round', label: 'End the round', icon: 'flag' } as const satisfies Verb;
const ACT = { id: 'act', label: 'Act', icon: 'person' } as const satisfies Verb;

/** What a unit that begins to act has done so far. */
export const freshActing = (unit: Unit): Acting => ({ unit: unit.id, free: !unit.marker });
const isOpen = ({ blocked }: Option): boolean => !blocked;

/** SN-R16: no discs on this side, some on the other. */
export const isFreeTurn = (state: State): boolean =>
  !hasMarkers(state, state.side) && hasMarkers(state, foeOf(state, state.side));
/** SN-R16, R17: has anyone here a free action to take? */
export const hasFreeAction = (state: State, side = state.side): boolean =>
  living(state, side).some(
    (unit) => !unit.freed && deedsOf(state, unit, freshActing({ ...unit, marker: false })).some(isOpen),
  );
export const roundIsOver = (state: State): boolean =>
  state.sides.every((side) => !hasMarkers(state, side.id));

/** The activation is over, by a rule or because nothing is left to do. */
export const isSpent = (state: State, acting: Acting): boolean =>
  acting.over === true || !deedsOf(state, unitOf(state, acting.unit), acting).some(isOpen);

/** One question for the whole of a turn; while a unit acts it is about that unit (SN-R12). */
export function turnAsk(state: State): AskOf<'choose'> {
  const { acting, side, round } = state;
  const ask = { kind: 'choose', id: 'turn', asked: { by: 'player', side }, notes: [] } as const;
  if (acting) {
    const unit = unitOf(state, acting.unit);
    const options = [...deedsOf(state, unit, acting), restOf(state, unit, true), endOf(unit, acting)];
    const prompt = `${unit.name}: what next?`;
    return {
      ...ask,
      prompt,
      rule: 'SN-R12',
      unit: unit.id,
      notes: actingNotes(state, acting),
      options: withMain(options),
    };
  }
  if (roundIsOver(state)) {
    const prompt = `Round ${round}: no discs are left`;
    return { ...ask, asked: { by: 'table' }, prompt, rule: 'SN-R11', options: [choice(ROUND, `End round ${round}`, { main: true })] }; // prettier-ignore
  }
  if (isFreeTurn(state)) {
    const prompt = `${sideName(state, side)}: a free action?`;
    return { ...ask, prompt, rule: 'SN-R16', options: freeOptions(state) };
  }
  const ready = living(state, side).filter((unit) => unit.marker);
  const options = living(state, side).flatMap((unit) =>
    unit.marker ? activations(state, unit) : [spent(unit)],
  );
  return {
    ...ask,
    prompt: 'Which unit acts?',
    rule: 'SN-R10',
    options: ready.length === 1 ? withMain(options) : options,
  };
}

const spent = (unit: Unit): Option =>
  choice(ACT, unit.name, {
    unit: unit.id,
    blocked: { why: `${unit.name} has acted this round`, rule: 'SN-R10', done: true },
  });

function activations(state: State, unit: Unit): readonly Option[] {
  const rest = restOf(state, unit, false);
  const pass = choice({ ...VERBS.end, label: 'Pass', note: 'Do nothing, lift the disc' }, 'Pass', {
    unit: unit.id,
  });
  // On the phone a hurt unit out of contact that passes does rest.
  const both = rest.blocked || state.way === 'table' ? [rest, pass] : [rest];
  return [...deedsOf(state, unit, freshActing(unit)), ...both];
}

/** SN-R15, SN-A15 */
function restOf(state: State, unit: Unit, acted: boolean): Option {
  const verb = { ...VERBS.rest, note: '+1 health, lift the disc' };
  const blocked = (why: string) => choice(verb, 'Rest', { unit: unit.id, blocked: { why, rule: 'SN-R15' } });
  if (acted) return blocked('It has acted');
  if (!isHurt(unit)) return blocked('Not hurt');
  const position = positionOf(state);
  if (isPlaced(unit) && engaged(position, placedIn(position, unit))) return blocked('Touches an enemy');
  const note = state.way === 'table' ? 'If it touches no enemy' : undefined;
  return choice(verb, 'Rest', { unit: unit.id, ...(note && { note }) });
}

const endOf = (unit: Unit, { free }: Acting): Option =>
  choice({ ...VERBS.end, note: free ? 'The free action is over' : 'Lift the disc' }, 'End', {
    unit: unit.id,
  });

function freeOptions(state: State): readonly Option[] {
  const options = living(state, state.side).flatMap((unit) =>
    unit.freed
      ? [choice(ACT, unit.name, { unit: unit.id, blocked: { why: `${unit.name} has had its free action`, rule: 'SN-R17', done: true } })] // prettier-ignore
      : deedsOf(state, unit, freshActing(unit)),
  );
  return [...options, choice({ ...PASS, note: 'No free action' }, 'Pass')];
}

/** The likeliest: to attack if it can, else to stop. */
function withMain(options: readonly Option[]): readonly Option[] {
  const first = (...verbs: readonly string[]) =>
    options.find((option) => isOpen(option) && verbs.some((verb) => option.verb?.id === verb));
  const main = first('melee', 'spread') ?? first('shoot') ?? first('end', 'rest');
  return options.map((option) => (option === main ? { ...option, main: true } : option));
}

function actingNotes(state: State, { unit, attack }: Acting): readonly Note[] {
  return state.way === 'table' && attack === 'melee'
    ? [{ text: `If ${unitOf(state, unit).name} still touches an enemy, end here.`, rule: 'SN-R39', unit }]
    : [];
}
