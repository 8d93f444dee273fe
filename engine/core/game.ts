import { checkAdjust, checkAnswer } from './check';
import { keep } from './keep';
import { never, ok, refuse } from './result';
import type { Action, Next, Result, Rejection, Ruleset, Setup, Step, View } from './types';

/** A state the game has been in, and the action that led there. Moments form a list back to the start. */
export interface Moment<S = unknown> extends Step<S> {
  readonly action?: Action;
  readonly before?: Moment<S>;
  /** App dice rolled so far, as the log now counts. */
  readonly rolled: number;
}

/** A game is its log, folded. It never changes: `play` gives the next one. */
export interface Game<S = unknown> {
  readonly rules: Ruleset<S>;
  readonly setup: Setup;
  /** Rows in the log, those taken back included. */
  readonly length: number;
  readonly now: Moment<S>;
  /** Where redo would lead, the nearest first. */
  readonly undone?: Undone<S>;
}
interface Undone<S> {
  readonly moment: Moment<S>;
  readonly further?: Undone<S>;
}

export function begin<S>(rules: Ruleset<S>, setup: Setup): Game<S> {
  return {
    rules,
    setup,
    length: 0,
    now: { state: rules.start(setup), name: 'Start', events: [], rolled: 0 },
  };
}

const asked = new WeakMap<Moment, Next>();
/** What the game is waiting for. Worked out once for each moment, and made of the same objects where nothing changed. */
export function nextOf<S>(game: Game<S>): Next {
  const known = asked.get(game.now);
  if (known) return known;
  const next = keep(lastOf(asked, game), game.rules.next(game.now.state));
  asked.set(game.now, next);
  return next;
}

const seen = new WeakMap<Moment, View>();
export function viewOf<S>(game: Game<S>): View {
  const known = seen.get(game.now);
  if (known) return known;
  const view = keep(lastOf(seen, game), game.rules.view(game.now.state));
  seen.set(game.now, view);
  return view;
}

/** What is known of the moment before this one. */
const lastOf = <T>(known: WeakMap<Moment, T>, { now }: Game): T | undefined =>
  now.before && known.get(now.before);

/** The one way on. A refusal changes nothing and says why. */
export function play<S>(game: Game<S>, action: Action): Result<Game<S>> {
  if (action.at !== game.length) return refuse('stale', 'The game has moved on since this screen was drawn.');
  const fault = faultOf(game, action);
  return fault ?? ok(fold(game, action));
}

function faultOf<S>(game: Game<S>, action: Action): Result<never> | undefined {
  const failed = <T>(result: Result<T, Rejection>) => (result.ok ? undefined : result);
  switch (action.type) {
    case 'answer': {
      const { ask } = nextOf(game);
      if (!ask) return refuse('over', 'The game is over.');
      if (ask.id !== action.ask) return refuse('unfit', 'That answers another question.');
      return failed(checkAnswer(ask, action.answer));
    }
    case 'adjust':
      return failed(checkAdjust(viewOf(game), action));
    case 'skip':
      return nextOf(game).over ? refuse('over', 'The game is over.') : undefined;
    case 'concede':
      if (nextOf(game).over) return refuse('over', 'The game is over.');
      return game.setup.sides.some((side) => side.id === action.side)
        ? undefined
        : refuse('unfit', 'No such side plays this game.');
    case 'undo':
      return game.now.before ? undefined : refuse('nothing-to-undo', 'There is nothing to undo.');
    case 'redo':
      return game.undone ? undefined : refuse('nothing-to-redo', 'There is nothing to redo.');
    default:
      return never(action);
  }
}

/** Applies an action known to fit. */
export function fold<S>(game: Game<S>, action: Action): Game<S> {
  const { rules, setup, now, undone } = game;
  const length = game.length + 1;
  switch (action.type) {
    case 'undo': {
      const before = startOfStep(now).before!;
      return { rules, setup, length, now: before, undone: { moment: now, further: undone } };
    }
    case 'redo':
      return { rules, setup, length, now: undone!.moment, undone: undone!.further };
    default: {
      const { state, name, events } = stepOf(rules, now.state, action);
      const rolled =
        now.rolled + (action.type === 'answer' && action.answer.kind === 'roll' ? action.answer.app : 0);
      return { rules, setup, length, now: { state, name, events, action, before: now, rolled } };
    }
  }
}

function stepOf<S>(rules: Ruleset<S>, state: S, action: Exclude<Action, { type: 'undo' | 'redo' }>): Step<S> {
  switch (action.type) {
    case 'answer':
      return rules.answer(state, action.answer);
    case 'adjust':
      return rules.adjust(state, { of: action.of, track: action.track, value: action.value });
    case 'skip':
      return rules.skip(state);
    case 'concede':
      return rules.concede(state, action.side);
    default:
      return never(action);
  }
}

/** Dice that only the app rolled belong to what a person did before them. */
const byPerson = ({ action }: Moment): boolean =>
  !(action?.type === 'answer' && action.answer.kind === 'roll' && isAppRoll(action.answer));
const isAppRoll = (answer: { faces: readonly (readonly number[])[]; app: number }): boolean =>
  answer.app === answer.faces.reduce((sum, faces) => sum + faces.length, 0);

/** The first moment of the last undo step. */
function startOfStep<S>(now: Moment<S>): Moment<S> {
  let moment = now;
  while (!byPerson(moment) && moment.before?.before) moment = moment.before;
  return moment;
}

/** The name on the undo key, if there is something to take back. */
export const undoName = (game: Game): string | undefined => game.now.before && startOfStep(game.now).name;
export const redoName = (game: Game): string | undefined =>
  game.undone && startOfStep(game.undone.moment).name;

/** The moments that count, the first action first. */
export function historyOf<S>(game: Game<S>): readonly Moment<S>[] {
  const moments: Moment<S>[] = [];
  for (let at: Moment<S> | undefined = game.now; at?.before; at = at.before) moments.push(at);
  return moments.reverse();
}
