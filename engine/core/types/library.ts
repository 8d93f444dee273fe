import type { Option } from './ask';
import type { BoardView, Tag, Track } from './view';
import type { CellId, Result, RuleId, SideId, UnitId } from './words';

export interface Problem {
  readonly text: string;
  /** The way out: "Take one off, or add a negative." */
  readonly fix?: string;
  readonly rule?: RuleId;
  readonly unit?: UnitId;
  readonly field?: string;
}

export type FieldValue = string | number | readonly string[];
export type Field = {
  readonly id: string;
  readonly label: string;
  /** Beside the label: "3 of 3", "one at most". */
  readonly hint?: string;
  /** Below the field, a whole sentence. */
  readonly help?: string;
  readonly rule?: RuleId;
  readonly problem?: Problem;
} & (
  | { readonly kind: 'text'; readonly value: string; readonly most: number }
  | { readonly kind: 'number'; readonly value: number; readonly min: number; readonly max: number }
  /** `draw`: one of the options may be drawn at random. */
  | {
      readonly kind: 'one';
      readonly value: string;
      readonly options: readonly Option[];
      readonly draw?: boolean;
    }
  | { readonly kind: 'many'; readonly value: readonly string[]; readonly options: readonly Option[] }
  | { readonly kind: 'board'; readonly value: readonly CellId[]; readonly board: BoardView }
);

export interface Stat {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
}

export interface RosterUnitView {
  readonly id: UnitId;
  readonly name: string;
  readonly kind?: string;
  readonly count: number;
  readonly leader?: boolean;
  readonly tags: readonly Tag[];
  readonly cost?: number;
  readonly costNote?: string;
  readonly stats: readonly Stat[];
  readonly text?: string;
  readonly health?: Track;
  readonly fields: readonly Field[];
  readonly problems: readonly Problem[];
}

export interface RosterView {
  readonly name: string;
  /** "6 units, led by Ash". */
  readonly summary: string;
  readonly legal: boolean;
  /** "Legal", "2 short", "3 problems". */
  readonly verdict: string;
  readonly meter?: { readonly value: number; readonly max: number; readonly unit: string };
  readonly fields: readonly Field[];
  readonly units: readonly RosterUnitView[];
  readonly problems: readonly Problem[];
  /** What is worth knowing but stands in nobody's way. */
  readonly notices: readonly Problem[];
  /** Absent: the number of units is fixed. */
  readonly add?: { readonly label: string; readonly note?: string; readonly blocked?: string };
}

export type RosterEdit =
  | { readonly type: 'set'; readonly unit?: UnitId; readonly field: string; readonly value: FieldValue }
  | { readonly type: 'add' }
  | { readonly type: 'copy' | 'remove'; readonly unit: UnitId }
  | { readonly type: 'move'; readonly unit: UnitId; readonly to: number };

export interface Starter<R> {
  readonly id: string;
  readonly name: string;
  readonly note?: string;
  readonly roster: R;
}

export interface RosterRules<R> {
  /** "warband", "squad", "force". */
  readonly noun: string;
  readonly starters: readonly Starter<R>[];
  fresh(): R;
  random(seed: number): R;
  parse(raw: unknown): Result<R, string>;
  view(roster: R): RosterView;
  edit(roster: R, edit: RosterEdit): R;
}

export interface Ruling {
  readonly id: RuleId;
  readonly question: string;
  readonly readings: readonly { readonly id: string; readonly label: string }[];
  readonly preset: string;
}

export interface RuleText {
  readonly id: RuleId;
  readonly section: string;
  readonly text: string;
}

export interface SideSetup {
  readonly id: SideId;
  readonly name: string;
  /** The roster as it was when the game began, in the ruleset's own JSON. */
  readonly roster: unknown;
}
export interface Setup {
  readonly seed: number;
  readonly sides: readonly SideSetup[];
  readonly choices: Readonly<Record<string, FieldValue>>;
  readonly rulings: Readonly<Record<RuleId, string>>;
}
export interface SetupRules {
  /** What is chosen when a game is made, beside sides, rosters and rulings: mission, board, way of playing. */
  fields(setup: Setup): readonly Field[];
  problems(setup: Setup): readonly Problem[];
}
