import type { Ask, AskOf, Note, Option, Row, UnitId } from '../core/types';
import { choice, readChoice } from '../kit/choice';
import {
  attackTitle,
  endAttack,
  judgeBy,
  leftAfter,
  reroll,
  rerollOptions,
  strike,
  winnerOf,
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
import { FLANK, flankRows, flanksItself } from './facts';
import { has, type Bonus } from './profile';
import { isUp, nameOf, quietly, then, unitOf, type Change, type State } from './state';

const CHARGE: Bonus = { label: 'Charge', value: 2 };

/** SF-R14: the two are in base contact. Facts that nobody depends on are not asked. */
export function fight(state: State, unit: UnitId, target: UnitId): State {
  const open = openExchange(state, 'combat', [unit, target]);
  return factRows(open).length ? { ...open, phase: { id: 'facts' } } : settleFacts(open, {});
}

/* ---- before the dice ------------------------------------------------------------------------------------------- */

function pushRow(state: State, id: string, unit: UnitId): readonly Row[] {
  if (!has(unitOf(state, unit), 'push')) return [];
  const options: readonly Option[] = [
    { id: 'no', label: 'No push' },
    { id: 'yes', label: 'Push', note: '+2 fight, no damage' },
  ];
  return [{ id, label: `${nameOf(state, unit)} pushes?`, unit, options, preset: 'no' }];
}

/** SF-A39: the attacker's Push stands before the defender's. */
function factRows(state: State): readonly Row[] {
  const [attacker, defender] = idsOf(exchangeOf(state));
  const charge: Row = {
    id: 'charge',
    label: `${nameOf(state, attacker)} moved into contact?`,
    unit: attacker,
    options: [
      { id: 'yes', label: 'Moved in', note: '+2 fight' },
      { id: 'no', label: 'Was in contact' },
    ],
    preset: 'yes',
  };
  return [
    ...(has(unitOf(state, attacker), 'charge') ? [charge] : []),
    ...flankRows(state, 'flank.attacker', attacker, defender),
    ...flankRows(state, 'flank.defender', defender, attacker),
    ...pushRow(state, 'push.attacker', attacker),
    ...pushRow(state, 'push.defender', defender),
  ];
}

function factsAsk(state: State): AskOf<'form'> {
  const rows = factRows(state);
  const pushes = rows.filter((row) => row.id.startsWith('push')).length;
  const note: Note = { text: 'The attacker says first whether it pushes.', rule: 'SF-A39' };
  return {
    kind: 'form',
    id: 'combat.facts',
    asked: { by: 'table' },
    prompt: attackTitle(state),
    rule: 'SF-R14',
    notes: [...state.reminders, ...(pushes ? [note] : [])],
    rows,
  };
}

function settleFacts(state: State, rows: Readonly<Record<string, string>>): State {
  const exchange = exchangeOf(state);
  const [attacker, defender] = pairOf(exchange);
  const yes = (row: string) => rows[row] === 'yes';
  const flank = (role: string, unit: UnitId) =>
    yes(`flank.${role}`) || flanksItself(state, unit) ? [FLANK] : [];
  const told = withRoller(exchange, 0, {
    extras: [...(yes('charge') ? [CHARGE] : []), ...flank('attacker', unitIn(attacker))],
    pushes: yes('push.attacker'),
  });
  return {
    ...state,
    phase: { id: 'roll', who: [0, 1] },
    exchange: withRoller(told, 1, {
      extras: flank('defender', unitIn(defender)),
      pushes: yes('push.defender'),
    }),
  };
}

/* ---- the dice -------------------------------------------------------------------------------------------------- */

/** SF-R14, R17, R37, R44, R47; SF-A8, A9, A10. */
export const combatStrikes: Strikes = (state, exchange, winner) => {
  const blow = (i: 0 | 1, rule: string): Blow => ({
    to: idsOf(exchange)[i],
    loss: 1,
    rule,
    by: 'enemy',
  });
  if (winner === undefined) return [blow(0, 'SF-R17'), blow(1, 'SF-R17')];
  const loser = winner === 0 ? 1 : 0;
  const won = pairOf(exchange)[winner];
  const lost = pairOf(exchange)[loser];
  const strong = has(unitOf(state, unitIn(won)), 'strong') && faceOf(won) >= 3;
  const dealt = won.pushes ? [] : [blow(loser, 'SF-R14'), ...(strong ? [blow(loser, 'SF-R37')] : [])];
  const victim = unitOf(state, unitIn(lost));
  const strikesBack =
    has(victim, 'berzerk') &&
    faceOf(lost) >= 4 &&
    (state.rulings['SF-A10'] === 'always' || victim.life > dealt.length);
  return [...dealt, ...(strikesBack ? [blow(winner, 'SF-R47')] : [])];
};
export const judgeCombat = judgeBy(combatStrikes);

/** The loser that is still there to move away (SF-R15). */
function retreating(state: State, exchange: Exchange): UnitId | undefined {
  const { winner, blows } = judgeCombat(state, exchange);
  if (winner === undefined) return undefined;
  const loser = winner === 0 ? 1 : 0;
  return leftAfter(state, exchange, blows)[loser] ? idsOf(exchange)[loser] : undefined;
}

function resultOptions(state: State): readonly Option[] {
  const exchange = exchangeOf(state);
  const rerolls = rerollOptions(state, judgeCombat);
  const loser = retreating(state, exchange);
  if (!loser) return [choice({ id: 'stands', label: 'Stands' }, 'It stands', { main: true }), ...rerolls];
  return [
    choice({ id: 'away', label: 'Stands' }, 'Moved away', {
      main: true,
      ...(rerolls.length && { note: 'it stands' }),
    }),
    choice({ id: 'short', label: 'Blocked' }, 'Blocked', { note: 'not the whole inch: 1 more life' }),
    ...rerolls,
    choice({ id: 'fell', label: 'Fell' }, 'Fell', { note: 'moving away', icon: 'fall' }),
  ];
}

function resultAsk(state: State): AskOf<'choose'> {
  const loser = retreating(state, exchangeOf(state));
  return {
    kind: 'choose',
    id: 'combat.result',
    asked: { by: 'table' },
    prompt: loser ? `${nameOf(state, loser)} moves 1″ away` : 'Does it stand?',
    rule: loser ? 'SF-R15' : 'SF-R25',
    ...(loser && { unit: loser }),
    notes: state.reminders,
    options: resultOptions(state),
  };
}

export function combatAsk(state: State, step: 'facts' | 'roll' | 'result', who: readonly number[]): Ask {
  if (step === 'facts') return factsAsk(state);
  if (step === 'result') return resultAsk(state);
  return rollAsk(
    state,
    who,
    { id: 'combat.roll', prompt: attackTitle(state), rule: 'SF-R14' },
    state.reminders,
  );
}

export const answerFacts = (state: State, rows: Readonly<Record<string, string>>): State =>
  settleFacts(state, rows);

/** Nothing is asked where nobody has a say left. */
export function rollCombat(
  state: State,
  who: readonly number[],
  faces: readonly (readonly number[])[],
): Change {
  const laid: State = { ...lay(state, who, faces), phase: { id: 'result' } };
  const rolled: Change = { state: laid, events: [rolledEvent(laid, who, 'SF-R14')] };
  return resultOptions(laid).length > 1 ? rolled : then(rolled, (now) => stand(now, 'stands'));
}

export function answerResult(state: State, option: string): Change {
  const { verb, dice } = readChoice(option);
  return verb === 'reroll' ? reroll(state, dice) : stand(state, verb);
}

/** The dice stand: the blows land, and the loser moves 1″ away. */
function stand(state: State, how: string): Change {
  const exchange = exchangeOf(state);
  const { blows } = judgeCombat(state, exchange);
  const loser = retreating(state, exchange);
  const blocked: readonly Blow[] =
    how === 'short' && loser ? [{ to: loser, loss: 1, rule: 'SF-R16', by: 'enemy' }] : [];
  return then(strike(state, [...blows, ...blocked]), (struck) =>
    how === 'fell' && loser
      ? quietly({ ...struck, phase: { id: 'fall', unit: loser, ends: true } })
      : endCombat(struck),
  );
}

/** SF-R15, SF-A19: the winner may follow. SF-A31: two still in contact stay there. */
export function endCombat(state: State): Change {
  const exchange = exchangeOf(state);
  const pair = pairOf(exchange);
  const winner = winnerOf(state, exchange);
  const up = pair.map((from) => isUp(unitOf(state, unitIn(from))));
  const charged = pair[0].extras.some(({ label }) => label === CHARGE.label);
  const locked = state.rulings['SF-A31'] === 'held' && winner === undefined && up.every(Boolean);
  if (winner === undefined || !up[winner]) return endAttack(state, !charged && !locked, []);
  const unit = unitIn(pair[winner]);
  return endAttack(state, !charged, [
    { text: `${nameOf(state, unit)} may follow 1″.`, rule: 'SF-R15', unit },
  ]);
}
