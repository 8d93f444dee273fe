import type { Answer } from './ask';
import type { RosterRules, RuleText, Ruling, Setup, SetupRules } from './library';
import type { Adjust, Next, Step } from './log';
import type { Inspection, View } from './view';
import type { CellId, SideId } from './words';

/** `S` is the ruleset's own state, `R` its roster: plain JSON, known to nobody else. */
export interface Ruleset<S = unknown, R = unknown> {
  readonly id: string;
  readonly name: string;
  readonly credit: string;
  /** Path data in a 44 by 44 box, drawn as lines. */
  readonly mark: readonly string[];
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
}
