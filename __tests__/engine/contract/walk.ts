import { begin, nextOf, play, type Game } from '../../../engine/core/game';
import { drawsFrom, rollFor, type Draws } from '../../../engine/core/dice';
import type { Action, Answer, Ask, Option, Ruleset, Setup } from '../../../engine/core/types';

/** A ruleset as the contract meets it. */
export interface Subject {
  readonly rules: Ruleset;
  /** Games worth playing: every way to play, every number of sides, every mission. */
  readonly setups: readonly Setup[];
  /** Every kind of question the rules can put. */
  readonly asks: readonly string[];
  /** Random games for the cheap laws; dear laws take a tenth. */
  readonly games?: number;
}

export type Policy = (options: readonly Option[], draw: Draws) => Option;
export const anyOption: Policy = (options, draw) => options[draw(0, options.length - 1)]!;
/** Attacks when it can, and otherwise does something with somebody. */
export const fighter: Policy = (options, draw) => {
  const attacks = options.filter((option) => option.target);
  const deeds = options.filter((option) => option.unit);
  return anyOption(attacks.length ? attacks : deeds.length && draw(1, 4) > 1 ? deeds : options, draw);
};

export const open = (options: readonly Option[]): readonly Option[] =>
  options.filter((option) => !option.blocked);

export function answerTo(ask: Ask, game: Game, draw: Draws, policy: Policy): Answer {
  switch (ask.kind) {
    case 'choose':
      return { kind: 'choose', option: policy(open(ask.options), draw).id };
    case 'form':
      return {
        kind: 'form',
        rows: Object.fromEntries(
          ask.rows.map((row) => [row.id, draw(0, 1) ? row.preset : anyOption(open(row.options), draw).id]),
        ),
      };
    case 'roll': {
      const typed = draw(0, 2) === 0 ? ask.pools.flatMap((pool) => dice(pool.dice, pool.faces, draw)) : [];
      return rollFor(ask.pools, game.setup.seed, game.now.rolled, typed);
    }
    case 'wait':
      return { kind: 'wait' };
  }
}
const dice = (count: number, faces: number, draw: Draws) =>
  Array.from({ length: count }, () => draw(1, faces));

export function must(game: Game, action: Action): Game {
  const played = play(game, action);
  if (!played.ok) throw new Error(`refused ${JSON.stringify(action)}: ${played.error.message}`);
  return played.value;
}

export const answering = (game: Game, ask: Ask, answer: Answer): Action => ({
  type: 'answer',
  at: game.length,
  ask: ask.id,
  answer,
});

export interface Stop {
  readonly game: Game;
  readonly ask?: Ask;
  readonly log: readonly Action[];
}

/** Plays one game to its end or to `most` actions, handing over every moment before it is answered. */
export function walk(
  subject: Subject,
  seed: number,
  policy: Policy,
  most: number,
  see: (stop: Stop) => void,
): Stop {
  const draw = drawsFrom(seed);
  const setup = { ...subject.setups[seed % subject.setups.length]!, seed };
  let game = begin(subject.rules, setup);
  const log: Action[] = [];
  for (let i = 0; i < most; i++) {
    const { ask } = nextOf(game);
    see({ game, ask, log });
    if (!ask) return { game, log };
    const action = answering(game, ask, answerTo(ask, game, draw, policy));
    game = must(game, action);
    log.push(action);
  }
  return { game, ask: nextOf(game).ask, log };
}

/** Some moments of some games, spread evenly. */
export function sample(
  subject: Subject,
  games: number,
  every: number,
  see: (stop: Stop, draw: Draws) => void,
): void {
  const draw = drawsFrom(games * 31 + every);
  for (let seed = 1; seed <= games; seed++) {
    let step = draw(0, every - 1);
    walk(subject, seed, seed % 2 ? fighter : anyOption, 400, (stop) => {
      if (step++ % every === 0) see(stop, draw);
    });
  }
}
