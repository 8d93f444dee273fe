import { never } from '../core/result';
import type { AskOf, Pool, SideId, UnitId } from '../core/types';
import { alternate } from '../kit/alternate';
import { signed } from '../kit/track';
import { DICE } from './data';
import { armorDice, figureOf, injure, nameOf, upFigures, type Change, type State } from './state';

export type Role = 'shot' | 'blow' | 'throw' | 'blast' | 'fire' | 'armor';

/** The dice of one pool. `unit` is the figure that rolls, or whom blast or fire threaten. */
export interface Roll {
  readonly role: Role;
  readonly unit: UnitId;
  readonly side: SideId;
  readonly dice: number;
  /** Its hit points when it rolled. */
  readonly was: number;
  /** Empty until rolled. */
  readonly faces: readonly number[];
}

export interface Hit {
  readonly unit: UnitId;
  readonly from: number;
  readonly to: number;
}

export interface Exchange {
  readonly kind: 'fire' | 'shoot' | 'fight' | 'grenade';
  readonly unit?: UnitId;
  readonly target?: UnitId;
  readonly far?: boolean;
  readonly rolls: readonly Roll[];
  readonly hits: readonly Hit[];
}

export const poolId = ({ role, unit }: Pick<Roll, 'role' | 'unit'>): string => `${role}.${unit}`;

/** The dice now to be rolled. They follow the hit points of the moment, so a change by hand changes them too. */
export function pending(state: State): readonly Roll[] {
  const { phase } = state;
  const roll = (role: Role, unit: UnitId, dice: number, side = figureOf(state, unit).side): Roll => ({
    role,
    unit,
    side,
    dice,
    was: figureOf(state, unit).hp,
    faces: [],
  });
  const armor = (unit: UnitId) => roll('armor', unit, armorDice(state, figureOf(state, unit)));
  switch (phase.id) {
    case 'fire':
      return underFire(state).flatMap((unit) => [
        roll('fire', unit, DICE.fire, rivalOf(state, unit)),
        armor(unit),
      ]);
    case 'shoot':
      return [roll('shot', phase.unit, phase.far ? DICE.far : DICE.near), armor(phase.target)];
    case 'fight':
      return [roll('blow', phase.unit, DICE.blow), roll('blow', phase.target, DICE.blow)];
    case 'armor':
      return [armor(phase.victim)];
    case 'throw':
      return [roll('throw', phase.unit, DICE.throw)];
    case 'resist': {
      const { side } = figureOf(state, phase.unit);
      const resist = (dice: number) => (unit: UnitId) => [roll('blast', unit, dice, side), armor(unit)];
      return [...phase.inner.flatMap(resist(DICE.inner)), ...phase.outer.flatMap(resist(DICE.outer))];
    }
    default:
      return [];
  }
}

/** SK-R10. */
export const underFire = (state: State): readonly UnitId[] =>
  upFigures(state)
    .filter((figure) => figure.edge)
    .map((figure) => figure.id);

/** The next side round the table: it lends its dice to the fire on this figure. */
const rivalOf = (state: State, unit: UnitId): SideId => {
  const { side } = figureOf(state, unit);
  const order = state.sides.map((each) => each.id);
  return alternate(order, side, (other) => other !== side) ?? side;
};

export function poolLabel(state: State, { role, unit }: Roll): string {
  const name = nameOf(state, unit);
  switch (role) {
    case 'shot':
      return `${name} shoots`;
    case 'blow':
      return `${name} strikes`;
    case 'throw':
      return `${name} throws`;
    case 'blast':
      return `Blast on ${name}`;
    case 'fire':
      return `Fire on ${name}`;
    case 'armor':
      return `${name}’s armor`;
    default:
      return never(role);
  }
}

export function rollAsk(
  state: State,
  head: Pick<AskOf<'roll'>, 'id' | 'prompt' | 'rule' | 'notes'>,
): AskOf<'roll'> {
  const pools = pending(state).map((roll): Pool => ({
    id: poolId(roll),
    side: roll.side,
    label: poolLabel(state, roll),
    unit: roll.unit,
    dice: roll.dice,
    faces: 6,
  }));
  return { ...head, kind: 'roll', asked: { by: 'dice' }, pools };
}

export function open(state: State, exchange: Pick<Exchange, 'kind' | 'unit' | 'target' | 'far'>): State {
  return { ...clear(state), exchange: { ...exchange, rolls: [], hits: [] } };
}

/** Takes all dice off the table. */
export function clear(state: State): State {
  const { exchange: _, contest: __, ...rest } = state;
  return rest;
}

/** Lays the dice down in the exchange. */
export function lay(state: State, faces: readonly (readonly number[])[]): State {
  const { exchange } = state;
  if (!exchange) throw new Error('Dice without an exchange');
  const rolls = pending(state).map((roll, i) => ({ ...roll, faces: faces[i]! }));
  return { ...state, exchange: { ...exchange, rolls: [...exchange.rolls, ...rolls] } };
}

export const sum = (faces: readonly number[]): number => faces.reduce((all, face) => all + face, 0);

export function totalOf({ exchange }: State, role: Role, unit: UnitId): number {
  const roll = exchange?.rolls.find((each) => each.role === role && each.unit === unit);
  return sum(roll?.faces ?? []);
}

/** What gets through to `unit` is lost, and kept with the exchange. */
export function suffer(state: State, unit: UnitId, loss: number, rule: string): Change {
  const from = figureOf(state, unit).hp;
  const hurt = injure(state, unit, loss, rule);
  const { exchange } = hurt.state;
  if (!exchange) throw new Error('A hit without an exchange');
  const hit: Hit = { unit, from, to: figureOf(hurt.state, unit).hp };
  return { ...hurt, state: { ...hurt.state, exchange: { ...exchange, hits: [...exchange.hits, hit] } } };
}

/** Attack against armor for each figure at once (SK-R20, SK-A2, SK-A7, SK-A15). */
export function resist(
  state: State,
  role: 'shot' | 'blast' | 'fire',
  by: readonly (readonly [roll: UnitId, victim: UnitId])[],
  rule: string,
): Change {
  return by.reduce<Change>(
    (done, [roll, victim]) => {
      const attack = totalOf(done.state, role, roll);
      const armor = totalOf(done.state, 'armor', victim);
      const { side, name } = figureOf(done.state, victim);
      const rolled = {
        kind: 'rolled',
        rule,
        side,
        unit: victim,
        text: `${attack} against ${name}’s armor of ${armor}.`,
      } as const;
      const hurt = suffer(done.state, victim, attack - armor, rule);
      return { state: hurt.state, events: [...done.events, rolled, ...hurt.events] };
    },
    { state, events: [] },
  );
}

/** "Murry −2", for the undo key. */
export function harmOf(state: State): string {
  const harmed = (state.exchange?.hits ?? []).filter(({ from, to }) => to < from);
  const each = harmed.map(({ unit, from, to }) => `${nameOf(state, unit)} ${signed(to - from)}`);
  return each.join(', ') || 'No harm done';
}
