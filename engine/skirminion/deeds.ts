import { never } from '../core/result';
import type { Blocked, Option, UnitId, Verb } from '../core/types';
import { choice } from '../kit/choice';
import { nameCell, type Cell } from './board';
import { attackDice, shotFacts, visible } from './ranged';
import {
  enemiesTouching,
  engaged,
  moves,
  placedIn,
  positionOf,
  slipSteps,
  slipSwaps,
  slowed,
  type Placed,
  type Position,
} from './position';
import { has, rowOf } from './profile';
import { enemiesOf, isHurt, unitOf, type Acting, type State, type Unit } from './state';
import { count, listed } from './words';

export const VERBS = {
  move: { id: 'move', label: 'Move', icon: 'move' },
  retreat: { id: 'retreat', label: 'Retreat', icon: 'move' },
  shoot: { id: 'shoot', label: 'Shoot', icon: 'shoot' },
  spread: { id: 'spread', label: 'Shoot again', icon: 'shoot' },
  slip: { id: 'slip', label: 'Slip', icon: 'slip' },
  melee: { id: 'melee', label: 'Melee', icon: 'melee' },
  rest: { id: 'rest', label: 'Rest', icon: 'rest' },
  end: { id: 'end', label: 'End', icon: 'end' },
} as const satisfies Record<string, Verb>;
type Deed = 'move' | 'shoot' | 'slip' | 'melee';

/** SN-R12: what the activation so far leaves open, wherever the unit stands. */
export function barred(deed: Deed, unit: Unit, acting: Acting): Blocked | undefined {
  const { free, move, slip, attack } = acting;
  switch (deed) {
    case 'move':
      if (move) return { why: trail(move, 'It has moved'), rule: 'SN-R12', done: true };
      if (free) return { why: 'A free action is a slip or an attack', rule: 'SN-R16' };
      return attack === 'ranged' ? { why: 'It has shot: no move after that', rule: 'SN-R22' } : undefined;
    case 'slip':
      if (slip) return { why: trail(slip, 'It has slipped'), rule: 'SN-R12', done: true };
      if (free && attack) return { why: 'A free action is one slip or one attack', rule: 'SN-R16' };
      return move && attack === 'ranged'
        ? { why: 'It has moved and shot: no slip after both', rule: 'SN-R28' }
        : undefined;
    case 'melee':
      return attackBarred(unit, acting);
    case 'shoot':
      if (!rowOf(unit).ranged) return { why: `${unit.type} cannot shoot`, rule: 'SN-R40' };
      return (
        attackBarred(unit, acting) ??
        (move && slip ? { why: 'It has moved and slipped: no shot after both', rule: 'SN-R41' } : undefined)
      );
    default:
      return never(deed);
  }
}

function attackBarred(unit: Unit, { free, attack }: Acting): Blocked | undefined {
  if (attack)
    return { why: attack === 'melee' ? 'It has fought' : 'It has shot', rule: 'SN-R12', done: true };
  return free && unit.attacked ? { why: 'It has attacked this round', rule: 'SN-R16' } : undefined;
}

const trail = ([from, to]: readonly Cell[], otherwise: string): string =>
  from === undefined || to === undefined ? otherwise : `${nameCell(from)} to ${nameCell(to)}`;

/** Every deed of one unit: those it may do, and why not for the others. */
export function deedsOf(state: State, unit: Unit, acting: Acting): readonly Option[] {
  const listedBy = state.way === 'phone' ? onPhone(positionOf(state), unit) : onTable(state, unit, acting);
  const options = (['move', 'shoot', 'slip', 'melee'] as const).flatMap((deed) => {
    const blocked = barred(deed, unit, acting);
    const verb = VERBS[deed];
    return blocked ? [choice(verb, verb.label, { unit: unit.id, blocked })] : listedBy[deed]();
  });
  return [...spreadShots(state, unit, acting), ...options];
}

type Listing = Readonly<Record<Deed, () => readonly Option[]>>;

/* ---- on the phone: the board knows ----------------------------------------------------------------------------- */

function onPhone(position: Position, { id }: Unit): Listing {
  const unit = placedIn(position, { id });
  const held = engaged(position, unit);
  const refused = (verb: Verb, why: string, rule: string) => [
    choice(verb, verb.label, { unit: id, blocked: { why, rule } }),
  ];
  return {
    move: () => {
      const verb = { ...VERBS.move, note: moveNote(unit, held) };
      const found = moves(position, unit).map(({ to, via }) =>
        choice(verb, `${held ? 'Retreat' : 'Move'} to ${nameCell(to)}`, {
          unit: id,
          cell: nameCell(to),
          ...(via !== undefined && { via: [nameCell(via)] }),
        }),
      );
      if (found.length) return found;
      return held
        ? refused(verb, 'Touches an enemy and has nowhere to retreat to', 'SN-R23')
        : refused(verb, 'No free square beside it', 'SN-R24');
    },
    slip: () => {
      const verb = {
        ...VERBS.slip,
        note: held ? 'Swap with an enemy it touches' : 'One step, or swap with a friend',
      };
      const swaps = slipSwaps(position, unit).map((other) =>
        choice(verb, `Swap with ${other.name}`, { unit: id, target: other.id, cell: nameCell(other.cell) }),
      );
      const steps = slipSteps(position, unit).map((to) =>
        choice(verb, `Slip to ${nameCell(to)}`, { unit: id, cell: nameCell(to) }),
      );
      if (steps.length || swaps.length) return [...steps, ...swaps];
      return held
        ? refused(verb, 'Touches an enemy', 'SN-R27')
        : refused(verb, 'No free square beside it', 'SN-R29');
    },
    melee: () => {
      const foes = enemiesTouching(position, unit);
      const verb = { ...VERBS.melee, note: `Against ${listed(foes.map((foe) => foe.name))}` };
      return foes.length
        ? foes.map((foe) => choice(verb, `Fight ${foe.name}`, { unit: id, target: foe.id }))
        : refused(VERBS.melee, 'Touches no enemy', 'SN-R31');
    },
    shoot: () => (held ? refused(VERBS.shoot, 'Touches an enemy', 'SN-R41') : shots(position, unit)),
  };
}

function moveNote(unit: Unit, held: boolean): string {
  if (held) return 'Retreat: one step out of contact, then it ends';
  return slowed(unit) ? 'Hurt: one step' : 'One diagonal or up to two straight';
}

/** SN-R42, R49: the hidden ones too, with the reason. */
function shots(position: Position, unit: Placed): readonly Option[] {
  const foes = position.units.filter((each) => each.side !== unit.side);
  const seen = foes.filter((foe) => visible(position, unit, foe));
  const [only, another] = seen;
  const drops = isHurt(unit) ? '. Hurt: drops 3s' : '';
  const note =
    only && !another
      ? `${shotNote(position, unit, only, ` at ${only.name}`)}${drops}`
      : `${count(seen.length, 'enemy', 'enemies')} in sight${drops}`;
  const verb = { ...VERBS.shoot, note };
  if (!only)
    return [choice(verb, verb.label, { unit: unit.id, blocked: { why: 'Sees no enemy', rule: 'SN-R42' } })];
  return foes.map((foe) =>
    choice(verb, `Shoot ${foe.name}`, {
      unit: unit.id,
      target: foe.id,
      ...(seen.includes(foe)
        ? { note: shotNote(position, unit, foe) }
        : { blocked: { why: `${foe.name} is out of sight`, rule: 'SN-R49' } }),
    }),
  );
}

/** "4 dice at Lark, in cover; Flint is in the way". */
function shotNote(position: Position, unit: Placed, foe: Placed, at = ''): string {
  const facts = shotFacts(position, unit, foe);
  const friends = position.units.filter((each) => facts.friends.includes(each.id)).map((each) => each.name);
  const danger = friends.length ? `; ${listed(friends)} may be hit` : '';
  return `${attackDice(facts, foe.id)} dice${at}, ${facts.cover ? 'in cover' : 'in the open'}${danger}`;
}

/* ---- on the table: the players know ---------------------------------------------------------------------------- */

function onTable(state: State, unit: Unit, acting: Acting): Listing {
  const { id } = unit;
  const foes = enemiesOf(state, unit);
  const against = (verb: Verb, word: string, why: string, rule: string) =>
    foes.length
      ? foes.map((foe) => choice(verb, `${word} ${foe.name}`, { unit: id, target: foe.id }))
      : [choice(verb, verb.label, { unit: id, blocked: { why, rule } })];
  return {
    move: () => [
      choice({ ...VERBS.move, note: moveNote(unit, false) }, 'Move', { unit: id }),
      choice({ ...VERBS.retreat, note: 'Out of contact, one step, then it ends' }, 'Retreat', { unit: id }),
    ],
    slip: () => {
      const held = has(unit, 'volte') ? 'touching an enemy: swap with it' : 'not when touching an enemy';
      const later = acting.move && !acting.attack && rowOf(unit).ranged ? ', and then no shot' : '';
      return [choice({ ...VERBS.slip, note: `One step or a swap${later}; ${held}` }, 'Slip', { unit: id })];
    },
    melee: () =>
      against({ ...VERBS.melee, note: 'An enemy it touches' }, 'Fight', 'No enemy is left', 'SN-R31'),
    shoot: () =>
      against(
        { ...VERBS.shoot, note: 'An enemy it sees; not when touching one' },
        'Shoot',
        'No enemy is left',
        'SN-R42',
      ),
  };
}

/* ---- spread shot ----------------------------------------------------------------------------------------------- */

/** SN-R48 */
function spreadShots(state: State, unit: Unit, { spread = [] }: Acting): readonly Option[] {
  const verb = { ...VERBS.spread, note: 'Spread shot, now or not at all' };
  return spread.map((id: UnitId) =>
    choice(verb, `Shoot ${unitOf(state, id).name} too`, { unit: unit.id, target: id }),
  );
}
