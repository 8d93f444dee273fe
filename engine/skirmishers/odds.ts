import { percent } from '../core/odds';
import { never } from '../core/result';
import type { Advice, Aim, Odds, Party, Price } from '../core/types';
import { COVERS, PUSHES_TO_KILL } from './data';
import { openExchange, type Exchange, type Reaction, type Role } from './exchange';
import { GOALS, goalOf, isEqual, worthOf, type GoalId } from './goals';
import { reactionDice } from './melee';
import { attacking, reacting, reactions, REACTIONS, type Duel, type Harm, type Melee } from './odds/melee';
import { shownBy } from './odds/pool';
import { killChance } from './odds/ranged';
import { outcomeOf } from './outcome';
import { groupOf, lotAt, pieceName, type State } from './state';
import { diceWords } from './words';

const BLOW = { killed: 0, pushed: 1, stands: 2 } as const;
const SHOT = { killed: 0, stands: 1 } as const;

function partyOf(state: State, { group }: Exchange[Role], ends: typeof BLOW | typeof SHOT): Party {
  const { side, id } = groupOf(state, group);
  const name = pieceName(state, group);
  return { side, unit: id, name, ends: Object.keys(ends), now: ends.stands, out: ends.killed };
}

const happening = <T extends { readonly chance: number }>(all: readonly T[]): readonly T[] =>
  all.filter(({ chance }) => chance > 0);

/* ---- missile fire ---------------------------------------------------------------------------------------------- */

/** A shot harms its target alone. Until the cover is known, it is taken to be what it was last. */
function shotOdds(state: State): Odds {
  const { attacker, defender, cover = 'none' } = openExchange(state);
  const killed = killChance(attacker.dice, defender.dice, cover, state.rulings);
  return {
    title: 'Before the dice',
    rule: cover === 'none' ? 'DC-R10' : 'DC-R12',
    parties: [partyOf(state, defender, SHOT)],
    joint: happening([
      { chance: killed, at: [SHOT.killed] },
      { chance: 1 - killed, at: [SHOT.stands] },
    ]),
    ...(state.phase === 'cover' && {
      assumes: `if it is ${cover === 'none' ? '' : 'in '}${COVERS[cover].label.toLowerCase()}`,
    }),
  };
}

/* ---- melee ----------------------------------------------------------------------------------------------------- */

function duelOf(state: State): Duel {
  const exchange = openExchange(state);
  const group = groupOf(state, exchange.defender.group);
  const unsteady = (role: Role) => lotAt(state, exchange[role]).pushed + 1 >= PUSHES_TO_KILL;
  return {
    dice: { defend: reactionDice(group, 'defend'), counter: reactionDice(group, 'counter') },
    unsteady: { attacker: unsteady('attacker'), defender: unsteady('defender') },
    harmless: state.rulings['DC-A10'] === 'nothing',
  };
}

function meleeOdds(state: State, melee: Melee, words: Pick<Odds, 'title' | 'rule' | 'assumes'>): Odds {
  const { attacker, defender } = openExchange(state);
  const { killed, pushed, stands } = BLOW;
  const wins = ({ killed: dead, pushed: back }: Harm) => dead + back;
  return {
    ...words,
    parties: [attacker, defender].map((fighter) => partyOf(state, fighter, BLOW)),
    joint: happening([
      { chance: melee.defender.killed, at: [stands, killed] },
      { chance: melee.defender.pushed, at: [stands, pushed] },
      { chance: melee.tie + melee.held, at: [stands, stands] },
      { chance: melee.attacker.pushed, at: [pushed, stands] },
      { chance: melee.attacker.killed, at: [killed, stands] },
    ]),
    split: happening([
      { label: `${pieceName(state, attacker.group)} wins`, chance: wins(melee.defender) },
      { label: 'tie', chance: melee.tie },
      { label: 'the defence holds', chance: melee.held },
      { label: `${pieceName(state, defender.group)} wins`, chance: wins(melee.attacker) },
    ]),
  };
}

const REACTION = {
  defend: { label: 'Defend', rule: 'DC-R17' },
  counter: { label: 'Counterattack', rule: 'DC-R16' },
} as const satisfies Record<Reaction, { readonly label: string; readonly rule: string }>;

function attackOdds(state: State, goal: GoalId): Odds {
  const { attacker, defender } = openExchange(state);
  const aim = GOALS.find(({ id }) => id === goal)!.label.toLowerCase();
  return meleeOdds(state, attacking(attacker.dice, duelOf(state), goal), {
    title: 'Before the dice',
    rule: 'DC-R18',
    assumes: `if ${pieceName(state, defender.group)} always picks the better reaction to ${aim}`,
  });
}

/** As the piece that reacts sees it. */
const reactionSplit = ({ attacker, defender, tie, held }: Melee): NonNullable<Odds['split']> =>
  happening([
    { label: 'wins', chance: attacker.killed + attacker.pushed },
    { label: 'ties', chance: tie },
    { label: 'holds', chance: held },
    { label: 'pushed', chance: defender.pushed },
    { label: 'killed', chance: defender.killed },
  ]);

/** DC-R15: one for each reaction, the better one first. */
function reactionOdds(state: State, goal: GoalId): readonly Odds[] {
  const duel = duelOf(state);
  return reactions(shownBy(openExchange(state).attacker.faces), duel, goal).map(({ reaction, melee }) => {
    const { label, rule } = REACTION[reaction];
    const title = `${label}, ${diceWords(duel.dice[reaction])}`;
    return { ...meleeOdds(state, melee, { title, rule }), option: reaction, split: reactionSplit(melee) };
  });
}

function replyOdds(state: State): Odds {
  const { attacker, reaction = 'defend' } = openExchange(state);
  const melee = reacting(shownBy(attacker.faces), reaction, duelOf(state));
  return meleeOdds(state, melee, { title: 'As it stands', rule: REACTION[reaction].rule });
}

/** Where the push leads is for the table to say (DC-R20). */
function pushOdds(state: State): Odds {
  const { result } = openExchange(state);
  if (result?.kind !== 'pushed') throw new Error('Nobody is pushed');
  const harmOf = (role: Role): Harm => ({ killed: 0, pushed: role === result.loser ? 1 : 0 });
  const melee = { attacker: harmOf('attacker'), defender: harmOf('defender'), tie: 0, held: 0 };
  return meleeOdds(state, melee, { title: 'As it stands', rule: 'DC-R19' });
}

export function odds(state: State, { goal }: Aim): readonly Odds[] {
  if (outcomeOf(state)) return [];
  const { phase } = state;
  switch (phase) {
    case 'turn':
    case 'second':
      return [];
    case 'cover':
    case 'fire':
      return [shotOdds(state)];
    case 'attack':
      return [attackOdds(state, goalOf(goal))];
    case 'reaction':
      return reactionOdds(state, goalOf(goal));
    case 'reply':
      return [replyOdds(state)];
    case 'push':
      return [pushOdds(state)];
    default:
      return never(phase);
  }
}

/* ---- advice ---------------------------------------------------------------------------------------------------- */

/** "holds 70 %, pushed 17 %, killed 13 %". */
const afterWords = (melee: Melee): string =>
  reactionSplit(melee)
    .map(({ label, chance }) => `${label} ${percent(chance)}`)
    .join(', ');

/** The reaction is the one decision in an attack (DC-R15). */
export function advise(state: State, aim: Aim): Advice | undefined {
  if (state.phase !== 'reaction' || outcomeOf(state)) return undefined;
  const attack = shownBy(openExchange(state).attacker.faces);
  const melees = REACTIONS.map((reaction) => reacting(attack, reaction, duelOf(state)));
  const values = melees.map((melee) => worthOf(goalOf(aim.goal), melee)[0]);
  const best = Math.max(...values);
  const prices = REACTIONS.map((option, i): Price => {
    const value = values[i]!;
    return { option, value, behind: isEqual(value, best) ? 0 : value - best, after: afterWords(melees[i]!) };
  });
  return { rule: 'DC-R15', prices };
}
