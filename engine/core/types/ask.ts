import type { CellId, DieId, Glyph, Note, RuleId, SideId, UnitId } from './words';

export type Asked =
  { readonly by: 'player'; readonly side: SideId } | { readonly by: 'dice' } | { readonly by: 'table' };

/** What an answer does, in one word with its drawing: the middle step when a choice is narrowed. */
export interface Verb {
  readonly id: string;
  readonly label: string;
  readonly icon?: Glyph;
  /** What it would mean now: "4 dice at Lark, in cover". */
  readonly note?: string;
}

export interface Blocked {
  readonly why: string;
  readonly rule?: RuleId;
  /** Blocked because it has been done already. */
  readonly done?: boolean;
}

/** One answer, with the facets by which the app narrows a choice: unit, verb, target, cell, dice. */
export interface Option {
  readonly id: string;
  readonly label: string;
  /** A second line: the cost, the consequence. */
  readonly note?: string;
  readonly icon?: Glyph;
  readonly blocked?: Blocked;
  /** The likeliest answer; at most one in an ask. */
  readonly main?: boolean;
  readonly verb?: Verb;
  /** The side that would answer, where an ask by the table lets either speak up. */
  readonly side?: SideId;
  readonly unit?: UnitId;
  readonly target?: UnitId;
  readonly cell?: CellId;
  /** Cells passed over on the way to `cell`. */
  readonly via?: readonly CellId[];
  readonly dice?: readonly DieId[];
}

/** One fact of a form. Rows that name a unit are drawn as chips, in one grid for each group. */
export interface Row {
  readonly id: string;
  readonly label: string;
  readonly group?: string;
  readonly unit?: UnitId;
  readonly options: readonly Option[];
  readonly preset: string;
}

export interface Pool {
  readonly id: string;
  readonly side: SideId;
  readonly label: string;
  readonly unit?: UnitId;
  readonly dice: number;
  readonly faces: number;
}

interface AskBase {
  /** Names the kind of question, never the moment it is asked in: "combat.roll". Part of the file format. */
  readonly id: string;
  readonly asked: Asked;
  readonly prompt: string;
  readonly rule: RuleId;
  /** The unit the question is about. */
  readonly unit?: UnitId;
  readonly notes: readonly Note[];
}
export type Ask = AskBase &
  (
    | { readonly kind: 'choose'; readonly options: readonly Option[] }
    | { readonly kind: 'form'; readonly rows: readonly Row[] }
    | { readonly kind: 'roll'; readonly pools: readonly Pool[] }
    | { readonly kind: 'wait'; readonly seconds: number }
  );
export type AskOf<K extends Ask['kind']> = Extract<Ask, { kind: K }>;

export type Answer =
  | { readonly kind: 'choose'; readonly option: string }
  | { readonly kind: 'form'; readonly rows: Readonly<Record<string, string>> }
  /** Faces by pool; the last `app` of them were rolled by the app, the others typed in from the table. */
  | { readonly kind: 'roll'; readonly faces: readonly (readonly number[])[]; readonly app: number }
  | { readonly kind: 'wait' };
