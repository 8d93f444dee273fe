import type { Option, SideId, Verb } from '../core/types';
import { choice } from '../kit/choice';
import { rerollOption } from './attack';
import { combatFightOf, has, moveOf, rangeOf, shootOf } from './profile';
import {
  canAct,
  foeOf,
  readyUnits,
  sideOf,
  standing,
  unitsOf,
  wipedOut,
  type State,
  type Unit,
} from './state';
import { listed } from './words';

const verbs = (state: State, unit: Unit) =>
  ({
    fight: { id: 'fight', label: 'Fight', icon: 'melee', note: `d6 + ${combatFightOf(unit)}, in contact` },
    shoot: { id: 'shoot', label: 'Shoot', icon: 'shoot', note: `d6 + ${shootOf(unit)}, ${rangeOf(unit)}` },
    call: { id: 'call', label: 'Call', icon: 'call', note: 'A friend within 3″ has +1 fight this round' },
    move: {
      id: 'move',
      label: state.acting ? 'Done' : 'Move only',
      icon: state.acting ? 'end' : 'move',
      note: state.acting ? 'No attack' : moveNote(state, unit),
    },
    climb: { id: 'climb', label: 'Climb', icon: 'climb', note: 'Fails on a 1' },
    jump: { id: 'jump', label: 'Jump', icon: 'jump', note: 'A gap, or terrain up to 1″; fails on a 1' },
    fall: { id: 'fall', label: 'Fall', icon: 'fall', note: '1 life for every 2″' },
  }) as const satisfies Record<string, Verb>;

/** SF-R7, R8, SF-A31. */
function moveNote(state: State, unit: Unit): string {
  const held = state.rulings['SF-A31'] === 'held';
  return `${moveOf(unit)}″ twice; in contact, ${held ? 'not at all' : 'only straight to another enemy'}`;
}

/** SF-R7: everything this activation can be, and why not for the rest. */
export function deeds(state: State, unit: Unit): readonly Option[] {
  const verb = verbs(state, unit);
  const foes = standing(state, foeOf(state, unit.side).id);
  const friends = standing(state, unit.side).filter((friend) => friend.id !== unit.id);
  const at = (target: Unit, does: Verb, said: string) =>
    choice(does, `${unit.name} ${said} ${target.name}`, { unit: unit.id, target: target.id });
  const own = (does: Verb, label: string, blocked?: Option['blocked']) =>
    choice(does, label, { unit: unit.id, ...(blocked && { blocked }) });
  const called = { why: 'A unit that calls gives up moving.', rule: 'SF-R48' };
  const blind = { why: `${unit.name} is Near-Sighted.`, rule: 'SF-R33' };
  return [
    ...foes.map((foe) => at(foe, verb.fight, 'fights')),
    ...(has(unit, 'nearSighted')
      ? [own(verb.shoot, `${unit.name} shoots`, blind)]
      : foes.map((foe) => at(foe, verb.shoot, 'shoots'))),
    own(verb.move, state.acting ? `${unit.name} is done` : `${unit.name} only moves`),
    ...(has(unit, 'call')
      ? state.acting
        ? [own(verb.call, `${unit.name} calls`, called)]
        : friends.map((friend) => at(friend, verb.call, 'calls to'))
      : []),
    ...feats(state, unit),
  ];
}

/** What can happen to a unit on the move. */
export function feats(state: State, unit: Unit): readonly Option[] {
  const verb = verbs(state, unit);
  const facets = { unit: unit.id, side: unit.side };
  return [
    choice(verb.climb, `${unit.name} climbs`, facets),
    choice(verb.jump, `${unit.name} jumps`, facets),
    choice(verb.fall, `${unit.name} falls`, facets),
  ];
}

/** SF-R4: those that have had their turn say so. */
export const acted = (state: State, side: SideId): readonly Option[] =>
  unitsOf(state, side)
    .filter((unit) => unit.life > 0 && !unit.ready && unit.id !== state.trailing)
    .map((unit) =>
      choice({ id: 'acted', label: 'Activate' }, `${unit.name} activates`, {
        unit: unit.id,
        blocked: { why: `${unit.name} has activated this round.`, rule: 'SF-R4', done: true },
      }),
    );

const DOUBLE: Verb = { id: 'double', label: 'Two in a row', icon: 'bolt' };
/** SF-R26, SF-A33 */
export function doubleOption(state: State, side: SideId): Option {
  const { points } = sideOf(state, side);
  const foe = foeOf(state, side);
  const blocked = (why: string, rule = 'SF-R26') => ({ blocked: { why, rule } });
  const why = () => {
    if (state.row === 'called')
      return { blocked: { why: 'Called for already.', rule: 'SF-A33', done: true } };
    if (state.row === 'second') return blocked('This is the second in a row.', 'SF-A33');
    if (!points) return blocked('No command point is left.');
    if (readyUnits(state, side).length < 2) return blocked('Only one unit is left to activate.');
    if (!canAct(state, foe.id)) return blocked(`${foe.name} has no unit left to activate.`, 'SF-A21');
    return {};
  };
  return choice(DOUBLE, 'Two in a row', { note: '1 command point', side, ...why() });
}

/** SF-A13, A34: until somebody acts, initiative can be rerolled. The lower die is offered first. */
export function initiativeRerolls(state: State): readonly Option[] {
  const { exchange } = state;
  if (exchange?.kind !== 'initiative') return [];
  return exchange.rollers
    .map((from, i) => ({ i, from, first: from.side !== state.side }))
    .filter(({ from }) => sideOf(state, from.side).points > 0)
    .sort((one, other) => Number(other.first) - Number(one.first))
    .map(({ i }) => {
      const { dice: _, ...option } = rerollOption(state, i);
      return { ...option, note: 'Initiative, 1 command point' };
    });
}

const END_GAME: Verb = { id: 'end-game', label: 'End the game', icon: 'flag' };
/** SF-A38 */
export function endOptions(state: State, finished: boolean): readonly Option[] {
  const gone = wipedOut(state);
  const round = choice({ id: 'end-round', label: 'End the round', icon: 'end' }, `End round ${state.round}`, {
    main: !gone.length,
  });
  const game = choice(END_GAME, 'End the game now', {
    note: `Nobody left: ${listed(gone.map((side) => side.name))}`,
    main: true,
  });
  return [...(finished ? [round] : []), ...(gone.length ? [game] : [])];
}
