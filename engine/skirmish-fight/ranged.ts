import type { Ask, AskOf, Note, Option, Row, UnitId } from '../core/types';
import { choice, readChoice } from '../kit/choice';
import {
  attackTitle,
  endAttack,
  judgeBy,
  reroll,
  rerollOptions,
  strike,
  type Blow,
  type Strikes,
} from './attack';
import {
  exchangeOf,
  faceOf,
  idsOf,
  lay,
  openExchange,
  pairOf,
  rollAsk,
  rolledEvent,
  unitIn,
  withRoller,
  type Exchange,
} from './exchange';
import { FLANK, flankRows } from './facts';
import { has, rangeOf } from './profile';
import { isUp, nameOf, quietly, then, unitOf, without, type Change, type State } from './state';

/** SF-R18: a table of many pieces; more than this hides a target whole. */
export const MOST_COVER = 4;

export const shoot = (state: State, unit: UnitId, target: UnitId): State => ({
  ...openExchange(state, 'shoot', [unit, target]),
  phase: { id: 'facts' },
});

/* ---- before the dice ------------------------------------------------------------------------------------------- */

/** Why the table says no (SF-R18, SF-A16). */
const REFUSALS = {
  far: 'out of range',
  hidden: 'out of sight',
  touched: 'in contact with a friend of the shooter',
} as const;
type Refusal = keyof typeof REFUSALS;

/** SF-R18, R21, SF-A25; SF-A7: Flank counts against a shooter too. */
function factRows(state: State): readonly Row[] {
  const [shooter, target] = idsOf(exchangeOf(state));
  const unlimited = has(unitOf(state, shooter), 'longShot');
  const cover = Array.from({ length: MOST_COVER + 1 }, (_, i): Option => ({ id: `${i}`, label: `${i}`, ...(i && { note: `+${i}` }) })); // prettier-ignore
  return [
    {
      id: 'can',
      label: 'Can it be shot?',
      options: [
        { id: 'yes', label: 'Yes' },
        ...(unlimited ? [] : [{ id: 'far', label: 'Out of range' }]),
        { id: 'hidden', label: 'No clear line' },
        { id: 'touched', label: 'Touches a friend' },
      ],
      preset: 'yes',
    },
    {
      id: 'cover',
      label: `Pieces and units hiding part of ${nameOf(state, target)}`,
      options: cover,
      preset: '0',
    },
    ...flankRows(state, 'flank', target, shooter),
  ];
}

function factsAsk(state: State): AskOf<'form'> {
  const [shooter] = idsOf(exchangeOf(state));
  const reach: Note = {
    text: `${nameOf(state, shooter)} shoots ${rangeOf(unitOf(state, shooter))}, along a line nothing blocks, at an enemy none of its friends touch.`,
    rule: 'SF-R18',
  };
  return {
    kind: 'form',
    id: 'shoot.facts',
    asked: { by: 'table' },
    prompt: attackTitle(state),
    rule: 'SF-R18',
    notes: [...state.reminders, reach],
    rows: factRows(state),
  };
}

/** A shot that cannot be taken costs nothing. */
export function answerFacts(state: State, rows: Readonly<Record<string, string>>): Change {
  const refusal = (Object.keys(REFUSALS) as readonly Refusal[]).find((each) => each === rows.can);
  return refusal ? refuse(state, refusal) : quietly(settleFacts(state, rows));
}

function refuse(state: State, refusal: Refusal): Change {
  const [shooter, target] = idsOf(exchangeOf(state));
  const text = `${nameOf(state, shooter)} could not shoot ${nameOf(state, target)}: ${REFUSALS[refusal]}.`;
  const rule = refusal === 'touched' ? 'SF-A16' : 'SF-R18';
  return {
    state: { ...without(state, 'exchange'), phase: { id: 'turn' }, reminders: [{ text, rule }] },
    events: [{ kind: 'did', text, rule, unit: shooter }],
  };
}

function settleFacts(state: State, rows: Readonly<Record<string, string>>): State {
  const exchange = exchangeOf(state);
  const pieces = Number(rows.cover ?? 0);
  const extras = [
    ...(pieces ? [{ label: 'cover', value: pieces }] : []),
    ...(rows.flank === 'yes' ? [FLANK] : []),
  ];
  return { ...state, phase: { id: 'roll', who: [0, 1] }, exchange: withRoller(exchange, 1, { extras }) };
}

/* ---- the dice -------------------------------------------------------------------------------------------------- */

/** SF-R45: the face of the die, after any reroll (SF-A9). */
export const backfires = (state: State, exchange: Exchange): boolean => {
  const [shooter] = pairOf(exchange);
  return has(unitOf(state, unitIn(shooter)), 'blast') && faceOf(shooter) === 1;
};

/** SF-R19, R22, R45; SF-A1, A11. */
export const shotStrikes: Strikes = (state, exchange, winner) => {
  const [shooter, target] = idsOf(exchange);
  const hit = (rule: string): Blow => ({ to: target, loss: 1, rule, by: 'enemy' });
  const burns: readonly Blow[] = backfires(state, exchange)
    ? [{ to: shooter, loss: 1, rule: 'SF-R45', by: 'itself' }]
    : [];
  if (winner === 1) return burns;
  if (winner === 0) return [...burns, hit('SF-R19')];
  return [...burns, ...(state.rulings['SF-A1'] === 'hit' ? [hit('SF-R22')] : [])];
};
export const judgeShot = judgeBy(shotStrikes);

/** SF-R45: a Blast that came up 1 stays. */
const resultOptions = (state: State): readonly Option[] => [
  choice({ id: 'stands', label: 'Stands' }, 'It stands', { main: true }),
  ...rerollOptions(state, judgeShot, (i) => i === 0 && backfires(state, exchangeOf(state))),
];

export function shootAsk(state: State, step: 'facts' | 'roll' | 'result', who: readonly number[]): Ask {
  if (step === 'facts') return factsAsk(state);
  if (step === 'roll')
    return rollAsk(
      state,
      who,
      { id: 'shoot.roll', prompt: attackTitle(state), rule: 'SF-R19' },
      state.reminders,
    );
  return {
    kind: 'choose',
    id: 'shoot.result',
    asked: { by: 'table' },
    prompt: 'Does it stand?',
    rule: 'SF-R25',
    notes: state.reminders,
    options: resultOptions(state),
  };
}

export function rollShot(
  state: State,
  who: readonly number[],
  faces: readonly (readonly number[])[],
): Change {
  const laid: State = { ...lay(state, who, faces), phase: { id: 'result' } };
  const rolled: Change = { state: laid, events: [rolledEvent(laid, who, 'SF-R19')] };
  return resultOptions(laid).length > 1 ? rolled : then(rolled, stand);
}

export function answerResult(state: State, option: string): Change {
  const { verb, dice } = readChoice(option);
  return verb === 'reroll' ? reroll(state, dice) : stand(state);
}

/** SF-R20, R22, SF-A28: a target that was not beaten may move 1″. */
function stand(state: State): Change {
  const { winner, blows } = judgeShot(state, exchangeOf(state));
  const [, target] = idsOf(exchangeOf(state));
  const dodges = winner === 1 || (winner === undefined && state.rulings['SF-A1'] === 'hit');
  return then(strike(state, blows), (struck) => {
    const unit = unitOf(struck, target);
    const rule = winner === 1 ? 'SF-R20' : 'SF-R22';
    const text = `${unit.name} may move 1″, unless it touches an enemy.`;
    return endAttack(struck, true, dodges && isUp(unit) ? [{ text, rule, unit: target }] : []);
  });
}
