import { drawsFrom, type Draws } from '../../../engine/core/dice';
import { TYPE_IDS, type Trait, type UnitType } from '../../../engine/skirminion/data';
import type { Melee, Ranged } from '../../../engine/skirminion/exchange';
import { isHurt, unitOf, type State, type Unit } from '../../../engine/skirminion/state';
import { TYPES } from '../../../engine/skirminion/data';
import {
  Exchange,
  firedOn,
  fought,
  leastDamage,
  type Ends,
  type Fighter,
  type Shot,
  type Target,
} from './reference';
import { battle, type Piece, type Table } from './script';

/** An attack somewhere between the choice of its target and its end, and what the reference says of it. */
export interface Situation {
  readonly kind: string;
  readonly state: State;
  readonly goal: string;
  readonly exact: () => Ends;
}

const GOALS = ['net', 'destroy', 'survive', 'points'];
const MELEE: readonly Trait[] = ['lupus', 'lamian', 'riposte', 'berserk'];
const RANGED: readonly Trait[] = ['obscuro', 'armatis', 'lupus'];
const oneOf = <T>(draw: Draws, all: readonly T[]): T => all[draw(0, all.length - 1)]!;
const flip = (draw: Draws): boolean => draw(0, 1) === 1;
const faces = (draw: Draws, count: number) => Array.from({ length: count }, () => draw(1, 6));

function piece(draw: Draws, traits: readonly Trait[], types: readonly UnitType[] = TYPE_IDS): Piece {
  const type = oneOf(draw, types);
  return { type, health: draw(1, TYPES[type].max), traits: traits.filter(() => flip(draw)) };
}
const SHOOTERS = TYPE_IDS.filter((type) => TYPES[type].ranged > 0);

const isElite = (unit: Unit) => TYPES[unit.type].elite;
const fighterOf = (unit: Unit): Fighter => ({
  hit: TYPES[unit.type].melee,
  max: TYPES[unit.type].max,
  elite: isElite(unit),
  traits: unit.traits,
});
const certain = (healths: readonly number[]): Ends => new Map([[healths.join(), { top: 1n, bottom: 1n }]]);
const liveIn = ({ dice }: Melee['attacker']) =>
  dice.filter(({ fate }) => fate === 'live').map(({ face }) => face).sort(); // prettier-ignore

/* ---- melee ----------------------------------------------------------------------------------------------------- */

/** Fewer dice than a game has are counted sooner, so most situations have them. */
function meleeBefore(draw: Draws, goal: string, most: number): Situation {
  const start = battle({ a1: piece(draw, MELEE), b1: piece(draw, MELEE) }).choose('melee|a1|b1').state;
  const melee = start.exchange as Melee;
  const [one, two] = [draw(1, most), draw(1, most)];
  const state: State = {
    ...start,
    exchange: {
      ...melee,
      attacker: { ...melee.attacker, count: one },
      defender: { ...melee.defender, count: two },
    },
  };
  const pool = (id: string, count: number) => {
    const unit = unitOf(state, id);
    return { fighter: fighterOf(unit), health: unit.health, count, hurt: isHurt(unit) };
  };
  const riposte = unitOf(state, 'b1').traits.includes('riposte');
  return {
    kind: 'melee.roll',
    state,
    goal,
    exact: () => fought(goal, [pool('a1', one), pool('b1', two)], riposte),
  };
}

/** Dice on the table, some of them used up at random. */
function meleeAfter(draw: Draws, goal: string): Situation | undefined {
  let table: Table = battle({ a1: piece(draw, MELEE), b1: piece(draw, MELEE) }).choose('melee|a1|b1');
  if (table.ask.kind !== 'roll') throw new Error('No dice to roll');
  table = table.roll(...table.ask.pools.map(({ dice }) => faces(draw, dice)));
  for (let i = draw(0, 3); i > 0 && table.ask.id === 'melee.use'; i--)
    table = table.choose(oneOf(draw, table.open()));
  const { state } = table;
  const { phase, exchange } = state;
  if (exchange?.kind !== 'melee' || (phase.id !== 'melee.use' && phase.id !== 'melee.last-blow'))
    return undefined;
  const side = (id: string, hand: Melee['attacker']) => {
    const unit = unitOf(state, id);
    return { fighter: fighterOf(unit), health: unit.health, dice: liveIn(hand) };
  };
  const sides = [side('a1', exchange.attacker), side('b1', exchange.defender)] as const;
  const me = exchange.turn === 'attacker' ? 0 : 1;
  const exact = () => {
    const reference = new Exchange(goal);
    if (phase.id === 'melee.last-blow') return certain(reference.lastBlow(me, sides[me], sides[me ? 0 : 1]));
    const waits = exchange.fresh && me === 1;
    return certain(waits ? reference.open(sides, sides[0].dice.length > 0) : reference.play(me, sides));
  };
  return { kind: phase.id, state, goal, exact };
}

/* ---- ranged ---------------------------------------------------------------------------------------------------- */

function shotIn(state: State, { attacker, cover }: Ranged, target: Unit): Shot {
  const { type } = unitOf(state, attacker.unit);
  return { hit: TYPES[type].ranged, cover, armatis: target.traits.includes('armatis') };
}

function targetIn(state: State, ranged: Ranged, id: string): Target {
  const unit = unitOf(state, id);
  const dice = ranged.cover || ranged.obscured.includes(id) ? 4 : 5;
  return {
    health: unit.health,
    elite: isElite(unit),
    friend: unit.side === 'a',
    dice,
    shot: shotIn(state, ranged, unit),
  };
}

function ranged(draw: Draws, goal: string): Situation | undefined {
  const friends = Array.from({ length: draw(0, 3) }, (_, i) => [`a${i + 2}`, piece(draw, RANGED)] as const);
  const shooter = piece(draw, RANGED, SHOOTERS);
  let table = battle({ a1: shooter, ...Object.fromEntries(friends), b1: piece(draw, RANGED) }).choose(
    'shoot|a1|b1',
  );
  if (table.ask.kind === 'form' && draw(0, 9) > 0)
    table = table.form(
      Object.fromEntries(table.ask.rows.map(({ id, options }) => [id, oneOf(draw, options).id])),
    );
  for (
    let i = draw(0, 4);
    i > 0 && ['ranged.order', 'ranged.friendly', 'ranged.roll'].includes(table.ask.id);
    i--
  )
    table =
      table.ask.kind === 'roll'
        ? table.roll(...table.ask.pools.map(({ dice }) => faces(draw, dice)))
        : table.choose(oneOf(draw, table.open()));
  const { state } = table;
  const { exchange, phase } = state;
  if (exchange?.kind !== 'ranged' || !phase.id.startsWith('ranged')) return undefined;
  const unit = unitOf(state, exchange.defender.unit);
  if (phase.id === 'ranged.cancel') {
    const exact = () => {
      const damage = leastDamage(
        liveIn(exchange.attacker),
        liveIn(exchange.defender),
        shotIn(state, exchange, unit),
      );
      return certain([Math.max(0, unit.health - damage)]);
    };
    return { kind: phase.id, state, goal, exact };
  }
  const open = phase.id === 'ranged.order' || phase.id === 'ranged.friendly';
  const waiting = (open ? exchange.friends : []).map((id) => ({ id, target: targetIn(state, exchange, id) }));
  const first =
    phase.id === 'ranged.friendly' ? waiting.find(({ id }) => id === phase.unit)?.target : undefined;
  const hurt = isHurt(unitOf(state, 'a1'));
  const exact = () =>
    firedOn(goal, targetIn(state, exchange, unit.id), waiting.map(({ target }) => target), hurt, first); // prettier-ignore
  return { kind: phase.id, state, goal, exact };
}

/** One in eight of the melees before the dice has as many dice as the game. */
export function situation(seed: number): Situation {
  const draw = drawsFrom(seed * 7919);
  for (let i = 0; i < 8; i++) draw(1, 6);
  for (;;) {
    const goal = oneOf(draw, GOALS);
    const kind = draw(0, 2);
    const found =
      kind === 0
        ? meleeBefore(draw, goal, draw(1, 8) === 1 ? 5 : 3)
        : kind === 1
          ? meleeAfter(draw, goal)
          : ranged(draw, goal);
    if (found) return found;
  }
}
