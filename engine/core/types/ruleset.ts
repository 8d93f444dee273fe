import type { Advice, Aim, Goal, Lab, Odds, Resource } from './odds';
import type { Answer } from './ask';
import type { RosterRules, RuleText, Ruling, Setup, SetupRules } from './library';
import type { Adjust, Next, Step } from './log';
import type { Inspection, View } from './view';
import type { CellId, SideId } from './words';

/** What can be seen of a ruleset without opening it. */
export interface Cover {
  readonly id: string;
  readonly name: string;
  readonly credit: string;
  /** Path data in a 44 by 44 box, drawn as lines. */
  readonly mark: readonly string[];
  /** What a roster is, in a few words: "36 points". */
  readonly hint: string;
}

/** A ruleset as it stands on the shelf: on the web its rules are a file of their own, which may not be had. */
export interface Volume extends Cover {
  open(): Promise<Ruleset>;
}

/** `S` is the ruleset's own state, `R` its roster: plain JSON, known to nobody else. */
export interface Ruleset<S = unknown, R = unknown> extends Cover {
  /** Goes up when an old log could be read differently. */
  readonly version: number;
  readonly players: { readonly min: number; readonly max: number };
  readonly rulings: readonly Ruling[];
  readonly rulebook: readonly RuleText[];
  readonly roster: RosterRules<R>;
  readonly setup: SetupRules;
  /** The setup has no problems when this is called. */
  start(setup: Setup): S;
  next(state: S): Next;
  /** The answer has been checked against `next(state)`, or was when it was logged. */
  answer(state: S, answer: Answer): Step<S>;
  adjust(state: S, edit: Adjust): Step<S>;
  /** "We did it ourselves": leaves the open exchange or phase for the next `turn` ask, in one step. */
  skip(state: S): Step<S>;
  concede(state: S, side: SideId): Step<S>;
  view(state: S): View;
  /** Pure, never logged. */
  inspect?(state: S, cells: readonly CellId[]): Inspection | undefined;
  /** What "best" can mean here, the default first. */
  readonly goals?: readonly Goal[];
  /** What can be spent to change an attack, with the price it has unless told. */
  readonly resource?: Resource;
  /** Exact, for the attack being set up or under way, one for each unit where several are hit apart; empty where none is. */
  odds?(state: S, aim: Aim): readonly Odds[];
  /** The price of every open option of the ask, where the ask is a decision of an attack. */
  advise?(state: S, aim: Aim): Advice | undefined;
  readonly lab?: Lab<S, R>;
}
