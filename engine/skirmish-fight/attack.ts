import type { Note, Option, RuleId, UnitId } from '../core/types';
import { choice } from '../kit/choice';
import { BASE } from './data';
import {
  canReroll,
  dieId,
  exchangeOf,
  faceOf,
  idsOf,
  payReroll,
  rollerAt,
  unitIn,
  type Exchange,
  type Outcome,
} from './exchange';
import { lose } from './life';
import { combatBonuses, shootBonuses, shotAtBonuses, sum, type Bonus } from './profile';
import { endActivation } from './round';
import { isUp, nameOf, sideOf, then, unitOf, type Change, type Felled, type State, type Unit } from './state';

/** Combat and shooting have this in common: two dice, a winner, and blows. */
export interface Verdict {
  /** Roller 0 or 1; absent on a tie. */
  readonly winner?: 0 | 1;
  readonly blows: readonly Blow[];
}
export interface Blow {
  readonly to: UnitId;
  readonly loss: number;
  readonly rule: RuleId;
  readonly by: Felled;
}

export function attackTitle(state: State): string {
  const exchange = exchangeOf(state);
  const [attacker, target] = idsOf(exchange).map((id) => nameOf(state, id));
  return `${attacker} ${exchange.kind === 'shoot' ? 'shoots' : 'fights'} ${target}`;
}

/** SF-R48, SF-A14 */
export const callBonus = (state: State, { calls }: Unit): number =>
  state.rulings['SF-A14'] === 'stack' ? calls.length : Math.min(1, calls.length);

/** The unit's own figure, part by part. */
export function figureParts(state: State, { kind, rollers }: Exchange, i: number): readonly Bonus[] {
  const id = rollers[i]?.unit;
  if (!id) return [];
  const unit = unitOf(state, id);
  if (kind === 'shoot' && i === 0) return [{ label: 'shoot', value: BASE.shoot }, ...shootBonuses(unit)];
  const fight: Bonus = { label: 'fight', value: BASE.fight };
  return [fight, ...(kind === 'shoot' ? shotAtBonuses(unit) : combatBonuses(unit))];
}

/** What the moment adds: Call, Push, and what the table said. A shooter's own die takes none of it. */
export function momentParts(state: State, { kind, rollers }: Exchange, i: number): readonly Bonus[] {
  const from = rollers[i];
  if (!from?.unit || (kind === 'shoot' && i === 0)) return [];
  const called = callBonus(state, unitOf(state, from.unit));
  return [
    ...(called ? [{ label: 'Call', value: called }] : []),
    ...(from.pushes ? [{ label: 'Push', value: 2 }] : []),
    ...from.extras,
  ];
}

export const totalOf = (state: State, exchange: Exchange, i: number): number =>
  sum(faceOf(rollerAt(exchange, i)), [
    ...figureParts(state, exchange, i),
    ...momentParts(state, exchange, i),
  ]);

/** By how much the first total is the higher. */
export const leadOf = (state: State, exchange: Exchange): number =>
  totalOf(state, exchange, 0) - totalOf(state, exchange, 1);
export const winnerBy = (lead: number): 0 | 1 | undefined => (lead > 0 ? 0 : lead < 0 ? 1 : undefined);
export const winnerOf = (state: State, exchange: Exchange): 0 | 1 | undefined =>
  winnerBy(leadOf(state, exchange));

/** Life left of each unit in the exchange, were these blows to land (SF-A30). */
export const leftAfter = (state: State, exchange: Exchange, blows: readonly Blow[]): readonly number[] =>
  exchange.rollers.map((from) => {
    const id = unitIn(from);
    const loss = blows.reduce((all, blow) => (blow.to === id ? all + blow.loss : all), 0);
    return Math.max(0, unitOf(state, id).life - loss);
  });

/** What the dice do, once it is known who won. */
export type Strikes = (state: State, exchange: Exchange, winner: 0 | 1 | undefined) => readonly Blow[];
export type Judge = (state: State, exchange: Exchange) => Verdict;
export const judgeBy =
  (strikes: Strikes): Judge =>
  (state, exchange) => {
    const winner = winnerOf(state, exchange);
    const blows = strikes(state, exchange, winner);
    return winner === undefined ? { blows } : { winner, blows };
  };

/** All that a reroll could change. */
const worth = (state: State, judge: Judge) => (exchange: Exchange) => {
  const { winner, blows } = judge(state, exchange);
  return [winner, ...leftAfter(state, exchange, blows)].join();
};

/** SF-A34: the loser first, the attacker on a tie. Passing is part of letting the dice stand. */
export function rerollOptions(
  state: State,
  judge: Judge,
  barred: (i: number) => boolean = () => false,
): readonly Option[] {
  const exchange = exchangeOf(state);
  const order = judge(state, exchange).winner === 0 ? [1, 0] : [0, 1];
  return order
    .filter((i) => !barred(i) && canReroll(state, i, worth(state, judge)))
    .map((i) => rerollOption(state, i));
}

const REROLL = { id: 'reroll', label: 'Reroll', icon: 'reroll' } as const;
export function rerollOption(state: State, i: number): Option {
  const from = rollerAt(exchangeOf(state), i);
  const { name } = sideOf(state, from.side);
  const whose = from.unit ? `${nameOf(state, from.unit)}’s ` : 'the ';
  return choice(REROLL, `${name} rerolls ${whose}${faceOf(from)}`, {
    note: '1 command point',
    icon: 'reroll',
    side: from.side,
    dice: [dieId(from, from.faces.length - 1)],
  });
}

/** Which roller a chosen die belongs to. */
const rerollerOf = (exchange: Exchange, dice: readonly string[] = []): number =>
  exchange.rollers.findIndex((from) => dice.includes(dieId(from, from.faces.length - 1)));

export const reroll = (state: State, dice: readonly string[] | undefined): Change =>
  payReroll(state, rerollerOf(exchangeOf(state), dice));

/** The blows land, and the exchange keeps what came of them. */
export function strike(state: State, blows: readonly Blow[]): Change {
  const exchange = exchangeOf(state);
  const hurt = blows.reduce<Change>(
    (done, { to, loss, rule, by }) => then(done, (now) => lose(now, to, loss, rule, by)),
    { state, events: [] },
  );
  const outcomes = exchange.rollers.flatMap((from): readonly Outcome[] => {
    const id = unitIn(from);
    const to = unitOf(hurt.state, id).life;
    const before = unitOf(state, id).life;
    if (to === before) return [];
    const text = to ? `${nameOf(state, id)} lost ${before - to} life.` : `${nameOf(state, id)} was defeated.`;
    return [{ unit: id, from: before, to, text }];
  });
  return { ...hurt, state: { ...hurt.state, exchange: { ...exchange, outcomes } } };
}

/** SF-R7: the attack is over; the attacker may have a move left, which the table sees to. */
export function endAttack(state: State, moves: boolean, notes: readonly Note[]): Change {
  const attacker = unitOf(state, idsOf(exchangeOf(state))[0]);
  const trails = moves && isUp(attacker);
  const still: Note = {
    text: `${attacker.name} may still move, if it has not.`,
    rule: 'SF-R7',
    unit: attacker.id,
  };
  const reminded = { ...state, reminders: [...notes, ...(trails ? [still] : [])] };
  return endActivation(trails ? { ...reminded, trailing: attacker.id } : reminded, attacker.id);
}
