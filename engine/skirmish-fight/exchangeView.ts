import type { DieView, ExchangeResult, ExchangeSide, ExchangeView } from '../core/types';
import { signed } from '../kit/track';
import { attackTitle, figureParts, leftAfter, momentParts, totalOf, winnerOf } from './attack';
import { dieId, faceOf, pairOf, poolId, starterOf, unitIn, type Exchange, type Roller } from './exchange';
import { judgeCombat } from './melee';
import { sum, type Bonus } from './profile';
import { judgeShot } from './ranged';
import { nameOf, sideOf, unitOf, type State } from './state';
import { lives } from './words';

const isAttack = ({ kind }: Exchange): boolean => kind === 'combat' || kind === 'shoot';

function titleOf(state: State, { kind, rollers }: Exchange): string {
  const name = () => nameOf(state, unitIn(rollers[0]!));
  switch (kind) {
    case 'initiative':
      return 'Who starts?';
    case 'combat':
    case 'shoot':
      return attackTitle(state);
    case 'climb':
      return `${name()} climbs`;
    case 'jump':
      return `${name()} jumps`;
  }
}

const RULES = {
  initiative: 'SF-R5',
  combat: 'SF-R14',
  shoot: 'SF-R19',
  climb: 'SF-R10',
  jump: 'SF-R11',
} as const;

/* ---- one side's die ------------------------------------------------------------------------------------------------ */

/** Rerolled dice stay in view, out of play. */
const diceOf = (from: Roller): readonly DieView[] =>
  from.faces.length
    ? from.faces.map((face, i): DieView => {
        const counts = i === from.faces.length - 1;
        return counts
          ? { id: dieId(from, i), face, fate: 'live' }
          : { id: dieId(from, i), face, fate: 'discarded', note: 'rerolled' };
      })
    : [{ id: dieId(from, 0), fate: 'empty' }];

/** "2 rolled, +1 fight, +1 Skilled". */
function sumOf(state: State, exchange: Exchange, i: number): string {
  const rolled = faceOf(exchange.rollers[i]!);
  const parts = [...figureParts(state, exchange, i), ...momentParts(state, exchange, i)].filter(
    (part) => part.value,
  );
  return [
    rolled ? `${rolled} rolled` : 'd6',
    ...parts.map(({ value, label }) => `${signed(value)} ${label}`),
  ].join(', ');
}

function verdictOf(state: State, exchange: Exchange, i: number): string | undefined {
  if (exchange.kind === 'initiative') {
    const starter = starterOf(exchange);
    return starter && (starter === exchange.rollers[i]!.side ? 'starts' : 'waits');
  }
  if (!isAttack(exchange)) return faceOf(exchange.rollers[i]!) === 1 ? 'fails' : 'done';
  const winner = winnerOf(state, exchange);
  if (winner === undefined) return 'ties';
  return winner === i ? 'wins' : 'loses';
}

function sideView(state: State, exchange: Exchange, i: number): ExchangeSide {
  const from = exchange.rollers[i]!;
  const rolled = exchange.rollers.every((each) => each.faces.length);
  const verdict = rolled ? verdictOf(state, exchange, i) : undefined;
  return {
    pool: poolId(from),
    side: from.side,
    name: from.unit ? nameOf(state, from.unit) : sideOf(state, from.side).name,
    ...(from.unit && { unit: from.unit, was: from.was }),
    dice: diceOf(from),
    ...(isAttack(exchange) && { sum: sumOf(state, exchange, i) }),
    ...(rolled && isAttack(exchange) && { total: totalOf(state, exchange, i) }),
    ...(verdict && { verdict }),
  };
}

/* ---- as players say it --------------------------------------------------------------------------------------------- */

const said = ({ value, label }: Bonus): string =>
  ` ${value < 0 ? '−' : '+'} ${Math.abs(value)} ${label.toLowerCase()}`;

/** "3 + 2 fight + 1 flank = 6 against 5": the unit's figure, then what the moment adds. */
function sayOf(state: State, exchange: Exchange): string {
  const [attacker] = pairOf(exchange);
  const figure: Bonus = {
    label: exchange.kind === 'shoot' ? 'shoot' : 'fight',
    value: sum(0, figureParts(state, exchange, 0)),
  };
  const parts = [figure, ...momentParts(state, exchange, 0)].map(said).join('');
  return `${faceOf(attacker)}${parts} = ${totalOf(state, exchange, 0)} against ${totalOf(state, exchange, 1)}`;
}

/** While the dice can still be rerolled: what would come of them. */
function prospects(state: State, exchange: Exchange): readonly ExchangeResult[] {
  const judge = exchange.kind === 'combat' ? judgeCombat : judgeShot;
  const { winner, blows } = judge(state, exchange);
  const left = leftAfter(state, exchange, blows);
  const results = exchange.rollers.flatMap((from, i): readonly ExchangeResult[] => {
    const unit = unitOf(state, unitIn(from));
    const to = left[i]!;
    if (to === unit.life) return [];
    const text = to ? `${unit.name} loses ${lives(unit.life - to)}.` : `${unit.name} is defeated.`;
    return [{ title: 'If it stands', text, unit: unit.id, from: unit.life, to }];
  });
  if (exchange.kind !== 'combat' || winner === undefined)
    return results.length ? results : [{ title: 'If it stands', text: 'Nobody loses life.' }];
  const names = pairOf(exchange).map((from) => nameOf(state, unitIn(from)));
  const loser = winner === 0 ? 1 : 0;
  const moves = left[loser] ? `${names[loser]} moves 1″ away; ` : '';
  return [...results, { title: 'Then', text: `${moves}${names[winner]} may follow 1″.` }];
}

function resultsOf(state: State, exchange: Exchange): readonly ExchangeResult[] {
  if (exchange.outcomes.length) return exchange.outcomes.map((each) => ({ title: 'It stood', ...each }));
  return isAttack(exchange) && state.phase.id === 'result' ? prospects(state, exchange) : [];
}

export function exchangeView(state: State): ExchangeView | undefined {
  const { exchange } = state;
  if (!exchange) return undefined;
  const rolled = exchange.rollers.every((each) => each.faces.length);
  return {
    title: titleOf(state, exchange),
    rule: RULES[exchange.kind],
    sides: exchange.rollers.map((_, i) => sideView(state, exchange, i)),
    ...(rolled && isAttack(exchange) && { say: sayOf(state, exchange) }),
    results: resultsOf(state, exchange),
  };
}
