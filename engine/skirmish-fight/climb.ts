import type { Ask, AskOf, Note, Option, RuleId, UnitId } from '../core/types';
import { choice, readChoice } from '../kit/choice';
import { reroll, rerollOption } from './attack';
import { exchangeOf, faceOf, lay, openExchange, rollAsk, rolledEvent, rollerAt, unitIn } from './exchange';
import { lose } from './life';
import { endCombat } from './melee';
import { endActivation } from './round';
import { isUp, nameOf, sideOf, then, unitOf, without, type Change, type State } from './state';
import { lives } from './words';

/** What a 1 means, and what anything else does. */
const FEATS = {
  climb: {
    rule: 'SF-R10',
    does: 'climbs',
    done: 'The climb is made: its height comes off this move.',
    failed: 'did not climb: this move is over',
  },
  jump: {
    rule: 'SF-R11',
    does: 'jumps',
    done: 'The jump is made: go on as if nothing lay there.',
    failed: 'jumped only 1″: this move is over',
  },
} as const;
type Feat = keyof typeof FEATS;

/** SF-R12: 1 life for every 2″, rounded up. */
const fallLoss = (inches: number): number => Math.ceil(inches / 2);

const mover = (state: State): UnitId => unitIn(rollerAt(exchangeOf(state), 0));

export const attempt = (state: State, feat: Feat, unit: UnitId): State => ({
  ...openExchange(state, feat, [unit]),
  phase: { id: 'roll', who: [0] },
});

/** Falls that differ in what they cost; the last one costs all that is left. */
function fallOptions(state: State, id: UnitId): readonly Option[] {
  const { life } = unitOf(state, id);
  return Array.from({ length: life }, (_, i) => {
    const height = 2 * (i + 1);
    const last = fallLoss(height) === life;
    const label = last ? (i ? `More than ${height - 2}″` : 'Any height') : `Up to ${height}″`;
    const note = last ? 'Defeated' : lives(fallLoss(height));
    return choice({ id: `fell.${height}`, label }, label, { note, icon: 'fall' });
  });
}
/** SF-R12, SF-A17. */
const lossBy = (verb: string): number => (verb === 'high' ? 1 : fallLoss(Number(verb.split('.')[1] ?? 0)));

export function featAsk(state: State, feat: Feat, step: 'roll' | 'result', who: readonly number[]): Ask {
  const unit = mover(state);
  const name = nameOf(state, unit);
  const { rule, does } = FEATS[feat];
  if (step === 'roll')
    return rollAsk(state, who, { id: `${feat}.roll`, prompt: `${name} ${does}`, rule }, state.reminders);
  return {
    kind: 'choose',
    id: `${feat}.result`,
    asked: { by: 'table' },
    prompt: feat === 'climb' ? `A 1: how high was ${name} to climb?` : `A 1: where did ${name} land?`,
    rule: feat === 'climb' ? 'SF-A17' : 'SF-A18',
    unit,
    notes: state.reminders,
    options: [...(feat === 'climb' ? climbOptions : jumpOptions(state, unit)), ...rerolls(state)],
  };
}

/** SF-A17 */
const climbOptions: readonly Option[] = [
  choice({ id: 'safe', label: 'Low' }, 'Up to 2″', { note: 'No harm', main: true }),
  choice({ id: 'high', label: 'High' }, 'More than 2″', { note: '1 life', icon: 'fall' }),
];
/** SF-A18 */
const jumpOptions = (state: State, unit: UnitId): readonly Option[] => [
  choice({ id: 'safe', label: 'Safe' }, 'On firm ground', { note: 'No harm', main: true }),
  ...fallOptions(state, unit).map((option) => ({ ...option, label: `Fell: ${option.label.toLowerCase()}` })),
];
/** SF-A13 */
const rerolls = (state: State): readonly Option[] =>
  sideOf(state, unitOf(state, mover(state)).side).points ? [rerollOption(state, 0)] : [];

export function rollFeat(
  state: State,
  feat: Feat,
  who: readonly number[],
  faces: readonly (readonly number[])[],
): Change {
  const laid = lay(state, who, faces);
  const events = [rolledEvent(laid, who, FEATS[feat].rule)];
  if (faceOf(rollerAt(exchangeOf(laid), 0)) === 1)
    return { state: { ...laid, phase: { id: 'result' } }, events };
  return { state: backToTurn(laid, FEATS[feat].done, feat), events };
}

export function answerFeat(state: State, feat: Feat, option: string): Change {
  const { verb, dice } = readChoice(option);
  if (verb === 'reroll') return reroll(state, dice);
  const unit = mover(state);
  const text = `${nameOf(state, unit)} ${FEATS[feat].failed}.`;
  const told: Change = {
    state: backToTurn(state, text, feat),
    events: [{ kind: 'did', text, rule: FEATS[feat].rule, unit }],
  };
  const rule = feat === 'climb' ? 'SF-R10' : 'SF-R12';
  return then(told, (now) => afterFall(fell(now, unit, lossBy(verb), rule), unit));
}

function backToTurn(state: State, text: string, feat: Feat): State {
  const note: Note = { text, rule: FEATS[feat].rule, unit: mover(state) };
  const exchange = { ...exchangeOf(state), outcomes: [{ text }] };
  return { ...state, exchange, phase: { id: 'turn' }, reminders: [note] };
}

/* ---- falling --------------------------------------------------------------------------------------------------- */

export const fallAsk = (state: State, unit: UnitId): AskOf<'choose'> => ({
  kind: 'choose',
  id: 'fall',
  asked: { by: 'table' },
  prompt: `How far did ${nameOf(state, unit)} fall?`,
  rule: 'SF-R12',
  unit,
  notes: state.reminders,
  options: fallOptions(state, unit),
});

export function answerFall(state: State, unit: UnitId, ends: boolean, option: string): Change {
  const hurt = fell(state, unit, lossBy(readChoice(option).verb), 'SF-R12');
  if (ends) return then(hurt, endCombat);
  return afterFall({ ...hurt, state: { ...hurt.state, phase: { id: 'turn' } } }, unit);
}

/** The fall is part of the exchange it came from. */
function fell(state: State, id: UnitId, loss: number, rule: RuleId): Change {
  const { name, life } = unitOf(state, id);
  const hurt = lose(state, id, loss, rule, 'itself');
  const { exchange } = hurt.state;
  const to = unitOf(hurt.state, id).life;
  if (to === life || !exchange?.rollers.some(({ unit }) => unit === id)) return hurt;
  const text = to ? `${name} fell and lost ${lives(life - to)}.` : `${name} fell and was defeated.`;
  const outcomes = [...exchange.outcomes, { unit: id, from: life, to, text }];
  return { ...hurt, state: { ...hurt.state, exchange: { ...exchange, outcomes } } };
}

/** A unit that fell to its defeat acts no more. */
function afterFall(change: Change, unit: UnitId): Change {
  const { acting, trailing } = change.state;
  if (isUp(unitOf(change.state, unit))) return change;
  if (trailing === unit) return { ...change, state: without(change.state, 'trailing') };
  return acting === unit ? then(change, (now) => endActivation(now, unit)) : change;
}
