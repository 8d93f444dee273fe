import type { Blocked, Option, Verb } from '../core/types';
import { choice } from '../kit/choice';
import { ACTIONS, ARMOR, DICE, VERBS } from './data';
import { listeners, mayTell } from './objective';
import { armorDice, bodies, canActWith, lies, upFigures, type Figure, type State } from './state';
import { counted } from './words';

/** All that a figure may do with its next action, and what it may not, with the reason. */
export function actionsOf(state: State, figure: Figure): readonly Option[] {
  if (!canActWith(state, figure)) return figure.hp ? [idle(figure)] : [];
  const foes = upFigures(state).filter((other) => other.side !== figure.side);
  return [
    ...foes.map((foe) => shot(state, figure, foe, VERBS.shoot, DICE.near)),
    grenade(figure),
    ...foes.map((foe) => shot(state, figure, foe, VERBS.far, DICE.far)),
    ...foes.map((foe) => blow(state, figure, foe)),
    ...telling(state, figure),
    ...taking(state, figure),
    choice(VERBS.forgo, `${figure.name} lets an action go`, { unit: figure.id }),
  ];
}

const idle = ({ id, name, moves }: Figure): Option =>
  choice(VERBS.shoot, name, {
    unit: id,
    blocked:
      moves === ACTIONS
        ? { why: `${name} moved 8″: no attack this round.`, rule: 'SK-R14' }
        : { why: `${name} has no action left.`, rule: 'SK-R13', done: true },
  });

/** SK-R18, SK-R21; SK-A16: nothing stands in the way. */
const shot = (state: State, { id, name }: Figure, foe: Figure, verb: Verb, dice: number): Option =>
  choice(verb, `${name} ${verb.id === 'far' ? 'shoots from afar at' : 'shoots'} ${foe.name}`, {
    unit: id,
    target: foe.id,
    note: `${dice} dice against armor ${armorDice(state, foe)}d`,
  });

/** SK-R23, SK-R27. */
function blow(state: State, { id, name }: Figure, foe: Figure): Option {
  const armor = armorDice(state, foe);
  const note = {
    normal: armor === ARMOR.full ? 'Full armor: hardly ever a wound' : `Either may be hit; armor ${armor}d`,
    alternate: 'The difference is lost, armor does not help',
    'alternate-armor': `No risk; armor ${armor}d`,
  }[state.readings['SK-A5']];
  return choice(VERBS.fight, `${name} fights ${foe.name}`, { unit: id, target: foe.id, note });
}

/** SK-R28. */
const grenade = ({ id, name, grenades }: Figure): Option =>
  choice(
    { ...VERBS.grenade, note: `${grenades} left` },
    `${name} throws a grenade`,
    grenades
      ? { unit: id }
      : { unit: id, blocked: { why: `${name} has no grenade left.`, rule: 'SK-R28', done: true } },
  );

/** SK-R8, SK-A13, SK-A14, SK-A19. */
function telling(state: State, figure: Figure): readonly Option[] {
  const { id, name, knows } = figure;
  const blocked = (why: string, rule: string): readonly Option[] => [
    choice(VERBS.tell, 'Tell', { unit: id, blocked: { why, rule } }),
  ];
  if (!knows) return blocked(`${name} has seen no enemy army.`, 'SK-R8');
  if (!mayTell(state, figure)) return blocked(`${name} did not see it itself.`, 'SK-A19');
  const friends = listeners(state, figure);
  if (!friends.length) return blocked(`There is nobody left to tell.`, 'SK-R8');
  return friends.flatMap((friend) => {
    const done: Blocked = { why: `${friend.name} knows already.`, rule: 'SK-R8', done: true };
    const facets = { unit: id, target: friend.id, ...(friend.knows && { blocked: done }) };
    const told = choice(VERBS.tell, `${name} tells ${friend.name}`, facets);
    const home = choice(VERBS.report, `${name} tells ${friend.name}, who is home`, facets);
    return state.readings['SK-A14'] === 'told' ? [told, home] : [told];
  });
}

/** SK-R28, SK-A10: all of them, or one. */
function taking(state: State, { id, name }: Figure): readonly Option[] {
  const laden = bodies(state).filter((body) => body.grenades > 0);
  if (!laden.length) {
    const blocked: Blocked = { why: 'No fallen figure has a grenade on it.', rule: 'SK-R28' };
    return [choice(VERBS.take, 'Take grenades', { unit: id, blocked })];
  }
  return laden.flatMap((body) => {
    const facets = { unit: id, target: body.id, note: `${body.name} lies ${lies(body)}` };
    const all = choice(
      VERBS.take,
      `${name} takes ${counted(body.grenades, 'grenade')} from ${body.name}`,
      facets,
    );
    const one = choice(VERBS['take-one'], `${name} takes one grenade from ${body.name}`, facets);
    return body.grenades > 1 ? [all, one] : [all];
  });
}
