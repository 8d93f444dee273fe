import { never } from '../core/result';
import type { Event } from '../core/types';
import { meleeOf, withMelee } from './engage';
import {
  faces,
  hasDice,
  isLive,
  layDown,
  liveDice,
  OPPONENT,
  rolled,
  setDie,
  type Hand,
  type Melee,
  type Role,
} from './exchange';
import { engaged, isPlaced, placedIn, positionOf } from './position';
import { has, meleeHit } from './profile';
import {
  did,
  heal,
  injure,
  isAlive,
  nameOf,
  then,
  toPhase,
  unchanged,
  unitOf,
  type Change,
  type State,
} from './state';

export function strike(state: State, shown: readonly (readonly number[])[]): Change {
  const melee = meleeOf(state);
  const [mine = [], theirs = []] = shown;
  const laid = withMelee(state, {
    ...melee,
    attacker: rolled(melee.attacker, mine),
    defender: rolled(melee.defender, theirs),
  });
  const text = `${nameOf(state, melee.attacker.unit)} rolled ${mine.join(' ')}, ${nameOf(state, melee.defender.unit)} ${theirs.join(' ')}.`;
  return then(did(laid, { kind: 'rolled', text, rule: 'SN-R32' }), (next) => passDice(next, melee.turn));
}

/* ---- the exchange ---------------------------------------------------------------------------------------------- */

export type Use =
  | { readonly verb: 'injure'; readonly die: number }
  | { readonly verb: 'cancel'; readonly die: number; readonly target: number }
  /** Every die that is left, one after the other. */
  | { readonly verb: 'all' }
  | { readonly verb: 'stop' };

/** SN-R36 */
export const canCancel = (own: number, other: number): boolean => other !== 6 || own === 6;

/** SN-R34, R38, SN-A10: every use of a die, and stopping once the opponent is out of dice. */
export function usesOf(mine: Hand, theirs: Hand): readonly Use[] {
  const own = faces(mine);
  const injuries = own.map(({ place }): Use => ({ verb: 'injure', die: place }));
  if (hasDice(theirs))
    return [
      ...injuries,
      ...own.flatMap((die) =>
        faces(theirs)
          .filter((other) => canCancel(die.face, other.face))
          .map((other): Use => ({ verb: 'cancel', die: die.place, target: other.place })),
      ),
    ];
  const all: readonly Use[] = liveDice(mine).length > 1 ? [{ verb: 'all' }] : [];
  return [...all, ...injuries, { verb: 'stop' }];
}

export function spendDie(state: State, use: Use): Change {
  const { turn } = meleeOf(state);
  switch (use.verb) {
    case 'injure':
      return then(injureWith(state, turn, use.die), (next) => afterUse(next, turn));
    case 'cancel':
      return then(cancelWith(state, turn, use.die, use.target), (next) => afterUse(next, turn));
    case 'all':
      return then(injureWithAll(state, turn), (next) => afterUse(next, turn));
    case 'stop':
      return endMelee(state);
    default:
      return never(use);
  }
}

/** SN-A11: the one who may begin lets the other begin. */
export const yieldFirst = (state: State): State => {
  const melee = meleeOf(state);
  return withMelee(state, { ...melee, turn: OPPONENT[melee.turn], fresh: false });
};

/** SN-R35 */
function injureWith(state: State, role: Role, place: number): Change {
  const melee = meleeOf(state);
  const foe = OPPONENT[role];
  const hit = meleeHit(unitOf(state, melee[role].unit).type, melee[role].dice[place]!.face);
  const hurt = injure(state, melee[foe].unit, hit, 'SN-R35');
  const to = unitOf(hurt.state, melee[foe].unit).health;
  const next: Melee = {
    ...melee,
    fresh: false,
    [role]: setDie(melee[role], place, 'spent', `hit −${hit}`),
    [foe]: { ...melee[foe], to },
  };
  return { ...hurt, state: withMelee(hurt.state, next) };
}

function injureWithAll(state: State, role: Role): Change {
  const { dice } = meleeOf(state)[role];
  return dice.reduce<Change>((done, die, place) => {
    const standing = isAlive(unitOf(done.state, meleeOf(done.state)[OPPONENT[role]].unit));
    return isLive(die) && standing ? then(done, (next) => injureWith(next, role, place)) : done;
  }, unchanged(state));
}

/** SN-R36 */
function cancelWith(state: State, role: Role, place: number, target: number): Change {
  const melee = meleeOf(state);
  const foe = OPPONENT[role];
  const own = melee[role].dice[place]!.face;
  const other = melee[foe].dice[target]!.face;
  const next: Melee = {
    ...melee,
    fresh: false,
    [role]: setDie(melee[role], place, 'spent', 'cancels'),
    [foe]: setDie(melee[foe], target, 'cancelled', 'cancelled'),
  };
  const { side, name, id } = unitOf(state, melee[role].unit);
  const text = `${name} cancelled ${nameOf(state, melee[foe].unit)}’s ${other} with a ${own}.`;
  return did(withMelee(state, next), { kind: 'did', text, rule: 'SN-R36', side, unit: id });
}

function afterUse(state: State, role: Role): Change {
  const melee = meleeOf(state);
  const foe = OPPONENT[role];
  const fallen = unitOf(state, melee[foe].unit);
  if (isAlive(fallen)) return passDice(state, foe);
  if (!has(fallen, 'berserk') || !hasDice(melee[foe])) return endMelee(state);
  // SN-R66, SN-A12
  return unchanged(
    toPhase(withMelee(state, { ...melee, turn: foe, [role]: layDown(melee[role]) }), {
      id: 'melee.last-blow',
    }),
  );
}

/** SN-R34, R38: to the side whose turn it is, or to the other if that is out of dice. */
function passDice(state: State, role: Role): Change {
  const melee = meleeOf(state);
  const turn = [role, OPPONENT[role]].find((each) => hasDice(melee[each]));
  return turn
    ? unchanged(toPhase(withMelee(state, { ...melee, turn }), { id: 'melee.use' }))
    : endMelee(state);
}

/** SN-R66, SN-A12: one die, to injure, or none. */
export function lastBlow(state: State, die: number | undefined): Change {
  const { turn } = meleeOf(state);
  return then(die === undefined ? unchanged(state) : injureWith(state, turn, die), endMelee);
}

/* ---- after it -------------------------------------------------------------------------------------------------- */

/** SN-R37, R39, R63. */
export function endMelee(state: State): Change {
  const melee = meleeOf(state);
  const laid = withMelee(state, {
    ...melee,
    attacker: layDown(melee.attacker),
    defender: layDown(melee.defender),
  });
  const fed = (['attacker', 'defender'] as const).reduce((done, role) => then(done, (next) => feed(next, role)), unchanged(laid)); // prettier-ignore
  return then(fed, (next) => then(sayEnd(next), (last) => unchanged(leaveMelee(last))));
}

/** SN-R63, SN-A8 */
function feed(state: State, role: Role): Change {
  const melee = meleeOf(state);
  const unit = unitOf(state, melee[role].unit);
  const foe = unitOf(state, melee[OPPONENT[role]].unit);
  if (isAlive(foe) || !has(unit, 'lamian')) return unchanged(state);
  const fed = heal(state, unit.id, 'SN-R63');
  const hand = { ...melee[role], to: unitOf(fed.state, unit.id).health };
  return { ...fed, state: withMelee(fed.state, { ...melee, [role]: hand }) };
}

function sayEnd(state: State): Change {
  const { attacker, defender } = meleeOf(state);
  const unhurt = attacker.was === attacker.to && defender.was === defender.to;
  const event: Event = { kind: 'did', text: 'The melee ended and nobody was injured.', rule: 'SN-R38' };
  return unhurt ? did(state, event) : unchanged(state);
}

/** SN-R39: nobody moves in a melee, so on the table the attacker is in contact as long as the defender stands. */
export function leaveMelee(state: State): State {
  const { attacker, defender } = meleeOf(state);
  const unit = unitOf(state, attacker.unit);
  const position = positionOf(state);
  const held = isPlaced(unit)
    ? engaged(position, placedIn(position, unit))
    : isAlive(unitOf(state, defender.unit));
  const { acting } = state;
  const left = toPhase(state, { id: 'turn' });
  return acting && (held || acting.free) ? { ...left, acting: { ...acting, over: true } } : left;
}
