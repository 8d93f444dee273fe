import type { Answer, AskOf, Option, SideId, Step, Verb } from '../core/types';
import { choiceId, readChoice } from '../kit/choice';
import { keyOf, mark, type Lot } from './lots';
import { attack, attackDice } from './melee';
import { afterPiece, endTurn } from './pass';
import { shoot } from './ranged';
import { lotName, readRef, refId, targetOptions } from './refs';
import {
  forceOf,
  groupOf,
  isReady,
  otherSide,
  pieceName,
  ready,
  refName,
  sideOf,
  standing,
  withLots,
  type Group,
  type Ref,
  type State,
} from './state';
import { diceWords, ownerOf } from './words';

const verbs = (
  { scenario }: State,
  { ratings, special }: Group,
): Record<'shoot' | 'melee' | 'done', Verb> => ({
  shoot: {
    id: 'shoot',
    label: 'Shoot',
    icon: 'shoot',
    note: `${diceWords(ratings.missile)}, within ${special.includes('limitedRange') ? scenario.limited : scenario.range}, no move`,
  },
  melee: { id: 'melee', label: 'Melee', icon: 'melee', note: `Move ${scenario.movement} and attack` },
  done: { id: 'done', label: 'Move', icon: 'move', note: `${scenario.movement}, no attack` },
});
const REST: Verb = { id: 'rest', label: 'Rest of this group done', icon: 'rest' };
const END: Verb = { id: 'end', label: 'End turn', icon: 'end' };
const DECLARE: Verb = { id: 'declare', label: 'Declare the winner', icon: 'flag' };

export function turnAsk(state: State): AskOf<'choose'> {
  const { active } = state;
  const left = forceOf(state, active).reduce((sum, group) => sum + ready(group), 0);
  return {
    kind: 'choose',
    id: 'turn',
    asked: { by: 'player', side: active },
    prompt: left ? 'Which piece acts?' : 'Every piece has gone.',
    rule: 'DC-R5',
    notes: state.notes,
    options: [
      ...markLikeliest(
        state,
        forceOf(state, active).flatMap((group) => groupOptions(state, group)),
      ),
      {
        id: choiceId({ verb: END.id }),
        label: `End ${ownerOf(sideOf(state, active).name)} turn`,
        verb: END,
        ...(left ? { note: `${left} to go` } : { main: true }),
      },
      ...declareOptions(state),
    ],
  };
}

function groupOptions(state: State, group: Group): readonly Option[] {
  if (!standing(group)) return [];
  const lots = group.lots.filter(isReady);
  return lots.length
    ? [...lots.flatMap((lot) => lotOptions(state, group, lot)), restOption(group)]
    : [goneOption(state, group)];
}

function lotOptions(state: State, group: Group, lot: Lot): readonly Option[] {
  const ref: Ref = { group: group.id, lot: keyOf(lot) };
  const actor = lotName(group.name, lot);
  const verb = verbs(state, group);
  const foe = otherSide(state, group.side);
  const by = (facet: Verb) => (option: Option) => ({ ...option, verb: facet, unit: group.id });
  const shots = targetOptions(state, 'shoot', ref, foe, (name) => ({ label: `${actor} shoots ${name}` }));
  const blows = targetOptions(state, 'melee', ref, foe, (name, target) => {
    const dice = attackDice(group, target);
    const extra = dice > group.ratings.melee;
    return {
      label: `${actor} attacks ${name}`,
      note: `${diceWords(dice)}${extra ? ', as it has reacted' : ''}`,
    };
  });
  const moved: Option = {
    id: choiceId({ verb: 'done', unit: refId(ref) }),
    label: `${actor} moves, no attack`,
    verb: verb.done,
    unit: group.id,
  };
  const shooting = group.ratings.missile ? shots.map(by(verb.shoot)) : [unarmedOption(group, ref)];
  return [...shooting, ...blows.map(by(verb.melee)), moved];
}

const unarmedOption = (group: Group, ref: Ref): Option => ({
  id: choiceId({ verb: 'shoot', unit: refId(ref) }),
  label: `${group.name} shoots`,
  verb: { id: 'shoot', label: 'Shoot', icon: 'shoot' },
  unit: group.id,
  blocked: { why: `${group.name} has no missile weapon.`, rule: 'DC-R2' },
});

const restOption = (group: Group): Option => ({
  id: choiceId({ verb: REST.id, unit: group.id }),
  label: `Rest of ${group.name} done`,
  verb: { ...REST, note: `${ready(group)} to go` },
  unit: group.id,
});

function goneOption(state: State, group: Group): Option {
  const allShot = group.lots.every((lot) => lot.went === 'shot');
  return {
    id: choiceId({ verb: 'done', unit: group.id }),
    label: group.name,
    verb: verbs(state, group).done,
    unit: group.id,
    blocked: allShot
      ? { why: 'They have shot: no move and no attack.', rule: 'DC-R6', done: true }
      : { why: 'All of them have gone this turn.', rule: 'DC-R5', done: true },
  };
}

const declareOptions = (state: State): readonly Option[] => [
  ...state.sides.map(({ id, name }) => ({
    id: choiceId({ verb: DECLARE.id, unit: id }),
    label: `${name} has won`,
    verb: DECLARE,
  })),
  { id: choiceId({ verb: DECLARE.id }), label: 'A draw', verb: DECLARE },
];

/** A volley goes on: the same again is the likeliest. */
function markLikeliest({ exchange }: State, options: readonly Option[]): readonly Option[] {
  if (!exchange) return options;
  const { kind, attacker, defender } = exchange;
  const again = options.filter(
    (option) =>
      option.verb?.id === kind && option.unit === attacker.group && option.target === defender.group,
  );
  const same = again.find((option) => readChoice(option.id).target === refId(defender)) ?? again[0];
  return same ? options.map((option) => (option === same ? { ...option, main: true } : option)) : options;
}

/* ---- answers --------------------------------------------------------------------------------------------------- */

export function answerTurn(asked: State, answer: Extract<Answer, { kind: 'choose' }>): Step<State> {
  const { verb, unit, target } = readChoice(answer.option);
  const state: State = { ...asked, notes: [] };
  switch (verb) {
    case 'shoot':
      return shoot(state, readRef(unit), readRef(target));
    case 'melee':
      return attack(state, readRef(unit), readRef(target));
    case 'done':
      return movePiece(state, readRef(unit));
    case 'rest':
      return restOfGroup(state, groupOf(state, unit ?? ''));
    case 'end': {
      const { name } = sideOf(state, state.active);
      const ended = endTurn(state);
      return { ...ended, name: `${name} ends the turn` };
    }
    case 'declare':
      return declare(state, state.sides.find(({ id }) => id === unit)?.id);
    default:
      throw new Error(`No such verb: ${verb}`);
  }
}

/** DC-R6, R8: it moved, or stayed, and attacked nobody. */
function movePiece(state: State, ref: Ref): Step<State> {
  const group = groupOf(state, ref.group);
  const lots = mark(
    group.lots,
    group.lots.find((lot) => keyOf(lot) === ref.lot)!,
    { went: 'done' },
  );
  const next = afterPiece(withLots(state, group.id, lots));
  return {
    state: next.state,
    name: `${group.name} moves`,
    events: [
      { kind: 'did', text: `${refName(state, ref)} moved.`, rule: 'DC-R8', side: group.side, unit: group.id },
      ...next.events,
    ],
  };
}

function restOfGroup(state: State, group: Group): Step<State> {
  const left = ready(group);
  const lots = group.lots
    .filter(isReady)
    .reduce((all, lot) => mark(all, lot, { went: 'done' }, lot.count), group.lots);
  const next = afterPiece(withLots(state, group.id, lots));
  const text = `${left} of ${pieceName(state, group.id)} moved or stayed.`;
  return {
    state: next.state,
    name: `Rest of ${group.name} done`,
    events: [{ kind: 'did', text, rule: 'DC-R5', side: group.side, unit: group.id }, ...next.events],
  };
}

/** DC-A14 */
function declare(state: State, winner: SideId | undefined): Step<State> {
  const name = winner ? `${sideOf(state, winner).name} has won` : 'A draw';
  const text = winner ? `${name}, the players said.` : 'The players called it a draw.';
  return {
    state: { ...state, ended: { by: 'declared', ...(winner && { winner }) } },
    name,
    events: [{ kind: 'over', text, rule: 'DC-A14', ...(winner && { side: winner }) }],
  };
}
