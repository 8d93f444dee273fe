import type { Aim, AskOf } from '../../core/types';
import { readChoice } from '../../kit/choice';
import { next } from '../conversation';
import { exchangeOf, faceOf, pairOf } from '../exchange';
import { answerFacts as settleCombat } from '../melee';
import { answerFacts as settleShot } from '../ranged';
import type { State } from '../state';
import { duelOf, hurtMore, type End, type Pair, type Who } from './duel';
import { beforeDice, better, offerOf, playOf, type Offer, type Play, type Prospect } from './rerolls';

/** An attack whose facts are settled, and how it goes on. */
export interface Position {
  readonly state: State;
  readonly play: Play;
}

/** `more`: ends that no dice lead to, after those that dice do. */
export function positionOf(state: State, aim: Aim, more: readonly End[] = []): Position {
  const duel = duelOf(state);
  return { state, play: playOf({ ...duel, ends: [...duel.ends, ...more] }, aim) };
}

/* ---- the facts ------------------------------------------------------------------------------------------------- */

export type Push = 'no' | 'yes';
/** What comes of saying whether to push. */
export interface Approach {
  readonly pushes: Pair<Push>;
  readonly position: Position;
  readonly before: Prospect;
}
/** SF-A39: the attacker says first, and the target has heard it. */
export interface Approaches {
  readonly attacker: readonly Approach[];
  /** To what is best for the attacker. */
  readonly target: readonly Approach[];
  readonly best: Approach;
}

type Rows = Readonly<Record<string, string>>;
const settle = (state: State, rows: Rows): State =>
  exchangeOf(state).kind === 'combat' ? settleCombat(state, rows) : settleShot(state, rows).state;

const bestFor = (who: Who, all: readonly Approach[]): Approach =>
  all.reduce((best, each) => (better(who, best.before, each.before) === best.before ? best : each));

/** Every fact as the form presets it, and every way to push. */
export function approachesOf(state: State, form: AskOf<'form'>, aim: Aim): Approaches {
  const preset = Object.fromEntries(form.rows.map((row) => [row.id, row.preset]));
  const saying = (row: string): readonly Push[] =>
    form.rows.some(({ id }) => id === row) ? ['no', 'yes'] : ['no'];
  const approach = (...pushes: Pair<Push>): Approach => {
    const rows = { ...preset, 'push.attacker': pushes[0], 'push.defender': pushes[1] };
    const position = positionOf(settle(state, rows), aim);
    return { pushes, position, before: beforeDice(position.play) };
  };
  const replies = saying('push.attacker').map((push) =>
    saying('push.defender').map((reply) => approach(push, reply)),
  );
  const attacker = replies.map((each) => bestFor(1, each));
  const best = bestFor(0, attacker);
  return { attacker, target: replies[attacker.indexOf(best)]!, best };
}

/* ---- the dice on the table ------------------------------------------------------------------------------------- */

/** What the table may say of a loser that has to move away: it did, it could not, it fell. */
export interface Laid {
  readonly position: Position;
  readonly ask: AskOf<'choose'>;
  readonly faces: Pair<number>;
  readonly offer: Offer;
  readonly blocked?: Offer;
  /** By the shortest fall (SF-R12). */
  readonly fell?: Offer;
}

export const facesOf = (state: State): Pair<number> => {
  const [attacker, target] = pairOf(exchangeOf(state));
  return [faceOf(attacker), faceOf(target)];
};

export function laidOf(state: State, aim: Aim): Laid {
  const { ask } = next(state);
  if (ask?.kind !== 'choose') throw new Error('The dice are not on the table');
  const faces = facesOf(state);
  const retreats = ask.options.some(({ id }) => readChoice(id).verb === 'short');
  const more = retreats ? [hurtMore(state, 'enemy'), hurtMore(state, 'itself')] : [];
  const position = positionOf(state, aim, more);
  const { play } = position;
  const offer = offerOf(play, ...faces);
  if (!retreats) return { position, ask, faces, offer };
  const [blocked, fell] = play.ends.slice(-more.length).map((end) => offerOf(play, ...faces, end));
  return { position, ask, faces, offer, ...(blocked && { blocked }), ...(fell && { fell }) };
}
