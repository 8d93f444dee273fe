import type { Answer, AskOf, Option, Row, Step, UnitId, Verb } from '../core/types';
import { choice, readChoice } from '../kit/choice';
import type { Cancel } from './cancel';
import { dieId, isLive, readDie } from './exchange';
import { has, rangedHit } from './profile';
import {
  bestCancels,
  cancel,
  cancelBest,
  cancels,
  checkFriend,
  fixFacts,
  hit,
  rangedOf,
  shoot,
} from './ranged';
import { friendsOf, nameOf, toPhase, unitOf, type State, type Unit } from './state';
import { listed } from './words';

const VERBS = {
  first: { id: 'first', label: 'Rolls first', icon: 'dice' },
  best: { id: 'best', label: 'Cancel the most', icon: 'shield' },
  cancel: { id: 'cancel', label: 'Cancel', icon: 'shield' },
  stop: { id: 'stop', label: 'Stop', icon: 'end' },
} as const satisfies Record<string, Verb>;

/* ---- what only the table knows --------------------------------------------------------------------------------- */

export function factsAsk(state: State): AskOf<'form'> {
  const { attacker, defender } = rangedOf(state);
  const target = unitOf(state, defender.unit);
  const rows = friendsOf(state, unitOf(state, attacker.unit)).map((friend) => friendRow(friend, target));
  return {
    kind: 'form',
    id: 'ranged.facts',
    asked: { by: 'table' },
    prompt: `How does ${target.name} stand?`,
    rule: 'SN-R43',
    notes: [{ text: 'Tap two squares of the board to see sight and cover.', rule: 'SN-R49' }],
    rows: [coverRow(target), ...rows],
  };
}

function coverRow(target: Unit): Row {
  const corner = { id: 'corner', label: 'In an inner corner', note: '4 dice, sixes hit harder' };
  return {
    id: 'cover',
    label: target.name,
    options: [
      { id: 'open', label: 'In the open', note: '5 dice, sixes hit harder' },
      { id: 'cover', label: 'In cover', note: '4 dice' },
      ...(has(target, 'obscuro') ? [corner] : []),
    ],
    preset: 'open',
  };
}

const friendRow = (friend: Unit, target: Unit): Row => ({
  id: friend.id,
  label: friend.name,
  group: `Touching ${target.name}`,
  unit: friend.id,
  options: [
    { id: 'no', label: 'No' },
    { id: 'yes', label: 'Touches' },
    ...(has(friend, 'obscuro') ? [{ id: 'corner', label: 'Touches, inner corner' }] : []),
  ],
  preset: 'no',
});

export function answerFacts(state: State, { rows }: Extract<Answer, { kind: 'form' }>): Step<State> {
  const { defender } = rangedOf(state);
  const friends = Object.keys(rows).filter((id) => id !== 'cover' && rows[id] !== 'no');
  const obscured = friends.filter((id) => rows[id] === 'corner');
  const facts = {
    cover: rows.cover === 'cover',
    friends,
    obscured: rows.cover === 'corner' ? [defender.unit, ...obscured] : obscured,
  };
  return { state: fixFacts(state, facts), name: 'Facts', events: [] };
}

/* ---- friendly fire --------------------------------------------------------------------------------------------- */

export function orderAsk(state: State): AskOf<'choose'> {
  const { attacker, friends, aim } = rangedOf(state);
  const { side } = unitOf(state, attacker.unit);
  return {
    kind: 'choose',
    id: 'ranged.order',
    asked: { by: 'player', side },
    prompt: 'Friendly fire: who rolls first?',
    rule: 'SN-A19',
    notes: [
      {
        text: `${listed(friends.map((id) => nameOf(state, id)))} touch ${nameOf(state, aim)}.`,
        rule: 'SN-R44',
      },
    ],
    options: friends.map((id) => choice(VERBS.first, nameOf(state, id), { unit: id })),
  };
}

export function answerOrder(state: State, option: string): Step<State> {
  const { unit = '' } = readChoice(option);
  return {
    state: toPhase(state, { id: 'ranged.friendly', unit }),
    name: `${nameOf(state, unit)} rolls first`,
    events: [],
  };
}

export function friendlyAsk(state: State, id: UnitId): AskOf<'roll'> {
  const { name, side } = unitOf(state, id);
  return {
    kind: 'roll',
    id: 'ranged.friendly',
    asked: { by: 'dice' },
    prompt: `Friendly fire: is ${name} hit?`,
    rule: 'SN-R44',
    unit: id,
    notes: [{ text: `On 1, 2 or 3 ${name} becomes the target.`, rule: 'SN-R44', unit: id }],
    pools: [{ id: 'friend', side, unit: id, label: name, dice: 1, faces: 6 }],
  };
}

export const answerFriendly = (state: State, id: UnitId, face: number): Step<State> => ({
  ...checkFriend(state, id, face),
  name: `${nameOf(state, id)} rolls ${face}`,
});

/* ---- the shot -------------------------------------------------------------------------------------------------- */

export function rollAsk(state: State): AskOf<'roll'> {
  const { attacker, defender, cover } = rangedOf(state);
  const pool = (id: 'attacker' | 'defender', { unit, count }: typeof attacker) => {
    const { side, name } = unitOf(state, unit);
    return { id, side, unit, label: name, dice: count, faces: 6 };
  };
  const target = unitOf(state, defender.unit);
  const notes = [
    {
      text: `${target.name} is ${cover ? 'in cover: sixes add nothing' : 'in the open: sixes take one more'}.`,
      rule: 'SN-R47',
    },
    ...(attacker.dropsThrees
      ? [{ text: `${nameOf(state, attacker.unit)} is hurt and drops 3s.`, rule: 'SN-R45' }]
      : []),
    ...(has(target, 'armatis') ? [{ text: `${target.name}’s 5s count as 6s.`, rule: 'SN-R68' }] : []),
  ];
  const prompt = `${nameOf(state, attacker.unit)} shoots ${target.name}`;
  const pools = [pool('attacker', attacker), pool('defender', defender)];
  return { kind: 'roll', id: 'ranged.roll', asked: { by: 'dice' }, prompt, rule: 'SN-R43', notes, pools };
}

export const answerShot = (state: State, faces: readonly (readonly number[])[]): Step<State> => ({
  ...shoot(state, faces),
  name: `${nameOf(state, rangedOf(state).attacker.unit)} shoots`,
});

export function cancelAsk(state: State): AskOf<'choose'> {
  const ranged = rangedOf(state);
  const target = unitOf(state, ranged.defender.unit);
  return {
    kind: 'choose',
    id: 'ranged.cancel',
    asked: { by: 'player', side: target.side },
    prompt: `${target.name}: cancel which dice?`,
    rule: 'SN-R46',
    unit: target.id,
    notes: [],
    options: [
      bestOption(state),
      ...cancels(state).map((each) => cancelOption(state, each)),
      stopOption(state),
    ],
  };
}

/** Health that the dice still live would take. */
function damageLeft(state: State): number {
  const { attacker, cover } = rangedOf(state);
  const { type } = unitOf(state, attacker.unit);
  return attacker.dice.reduce((sum, die) => sum + (isLive(die) ? rangedHit(type, die.face, cover) : 0), 0);
}

function bestOption(state: State): Option {
  const { attacker } = rangedOf(state);
  const { cancels: made, saved } = bestCancels(state);
  const gone = made.map((each) => `${attacker.dice[each.target]!.face}`);
  const note = `the ${listed(gone)}; ${damageLeft(state) - saved} health lost`;
  return choice(VERBS.best, `Save ${saved}`, { note, main: true });
}

function cancelOption(state: State, { own, target }: Cancel): Option {
  const { attacker, defender } = rangedOf(state);
  const used = listed(own.map((place) => `${defender.dice[place]!.face}`));
  return choice(VERBS.cancel, `Cancel the ${attacker.dice[target]!.face}`, {
    note: `with your ${used}`,
    dice: [...own.map((place) => dieId('defender', place)), dieId('attacker', target)],
  });
}

const stopOption = (state: State): Option =>
  choice(VERBS.stop, 'Cancel no more', { note: `${damageLeft(state)} health lost` });

export function answerCancel(state: State, option: string): Step<State> {
  const { verb, dice = [] } = readChoice(option);
  const name = nameOf(state, rangedOf(state).defender.unit);
  if (verb === 'best') return { ...cancelBest(state), name: `${name} cancels` };
  if (verb === 'stop') return { ...hit(state), name: `${name} takes it` };
  const read = dice.map(readDie);
  const own = read.filter((die) => die.role === 'defender').map((die) => die.place);
  const target = read.find((die) => die.role === 'attacker')!.place;
  return { ...cancel(state, { own, target }), name: `${name} cancels` };
}
