/** The words every game shares. A ruleset answers in them; the app draws nothing else. */

export const SIDES = ['a', 'b', 'c', 'd'] as const;
export type SideId = (typeof SIDES)[number];
export type UnitId = string;
export type CellId = string;
/** A die of the open exchange: pool id, dot, place in the pool ("a.0"). */
export type DieId = string;
/** An id of the numbered rules, such as "SF-R14". */
export type RuleId = string;

/** Line drawings the engine may ask for by name. */
// prettier-ignore
export const GLYPHS = [
  'move', 'shoot', 'slip', 'melee', 'rest', 'end', 'grenade', 'talk', 'eye', 'flag', 'shield', 'star', 'push',
  'skull', 'reroll', 'call', 'climb', 'jump', 'fall', 'take', 'person', 'bolt', 'dice', 'home',
] as const;
export type Glyph = (typeof GLYPHS)[number];

export type Result<T, E = Rejection> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export type RejectionCode = 'stale' | 'over' | 'unfit' | 'blocked' | 'nothing-to-undo' | 'nothing-to-redo';
export interface Rejection {
  readonly code: RejectionCode;
  readonly message: string;
  readonly rule?: RuleId;
}

export interface Note {
  readonly text: string;
  readonly rule?: RuleId;
  readonly unit?: UnitId;
  readonly side?: SideId;
}

/* ---- the question -------------------------------------------------------------------------------------------- */

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

/* ---- the log ------------------------------------------------------------------------------------------------- */

export interface Adjust {
  readonly of: 'game' | SideId | UnitId;
  readonly track: string;
  readonly value: number;
}

/** One row of the log. `at` is the length of the log on the screen it was made on. */
export type Action = { readonly at: number } & (
  | { readonly type: 'answer'; readonly ask: string; readonly answer: Answer }
  | ({ readonly type: 'adjust' } & Adjust)
  | { readonly type: 'skip' }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'concede'; readonly side: SideId }
);

export type EventKind =
  'did' | 'rolled' | 'lost' | 'gained' | 'destroyed' | 'scored' | 'round' | 'set' | 'over';
/** What happened, in the past tense. */
export interface Event {
  readonly kind: EventKind;
  readonly text: string;
  readonly rule?: RuleId;
  readonly side?: SideId;
  readonly unit?: UnitId;
  /** Points scored, or health lost or gained. */
  readonly amount?: number;
}

export interface Step<S> {
  readonly state: S;
  /** Short enough for "Undo: …". */
  readonly name: string;
  readonly events: readonly Event[];
}

export interface Outcome {
  /** Absent: a draw. */
  readonly winner?: SideId;
  readonly title: string;
  readonly why: string;
  readonly rule: RuleId;
  readonly scores: readonly { readonly side: SideId; readonly score: string }[];
}
export type Next =
  { readonly ask: Ask; readonly over?: undefined } | { readonly over: Outcome; readonly ask?: undefined };

/* ---- the picture --------------------------------------------------------------------------------------------- */

/** `unit-die`: a die whose number of sides is `max`; `minis`: fours and ones; `side`: value n is the nth side. */
// prettier-ignore
export type Draw =
  | 'pips' | 'boxes' | 'rings' | 'unit-die' | 'd6' | 'minis' | 'pawns' | 'disc' | 'coins' | 'rounds' | 'score' | 'count'
  | 'side';

/** Anything that can be counted, and so set by hand. */
export interface Track {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  /** Drawn capacity. */
  readonly max: number;
  /** The most it can be set to, where that is more than `max`: a round after the last ends the game. */
  readonly top?: number;
  /** At or below this the unit is hurt. */
  readonly mark?: number;
  readonly draw: Draw;
}

export interface Tag {
  readonly id: string;
  readonly label: string;
  readonly icon?: Glyph;
  readonly tone?: 'plain' | 'negative' | 'brass';
  readonly rule?: RuleId;
}

/** An adjustment worth a button of its own on the unit's card: Push, Kill. */
export interface QuickEdit {
  readonly label: string;
  readonly icon: Glyph;
  readonly track: string;
  readonly value: number;
  readonly blocked?: string;
}

export interface UnitView {
  readonly id: UnitId;
  readonly name: string;
  /** Type, role or ratings: "U6", "Mage", "1/2/1". */
  readonly kind?: string;
  readonly leader?: boolean;
  readonly status: 'ready' | 'acting' | 'done' | 'down';
  /** The word under the name: "hurt", "Defeated", "armor 2d". */
  readonly word?: string;
  readonly hurt?: boolean;
  readonly health: Track;
  readonly marker?: Track;
  readonly tracks: readonly Track[];
  readonly tags: readonly Tag[];
  readonly quick?: readonly QuickEdit[];
  /** Its figures in one line: "Move 6″ · Fight 2 · Shoot 0". */
  readonly facts?: string;
}

export interface Milestone {
  readonly id: string;
  readonly label: string;
  readonly icon: Glyph;
  readonly reached: boolean;
  readonly note: string;
}

export interface SideView {
  readonly id: SideId;
  readonly name: string;
  /** "5 points killed", "14 standing, 4 down". */
  readonly note?: string;
  readonly tracks: readonly Track[];
  readonly milestones: readonly Milestone[];
  readonly units: readonly UnitView[];
}

export interface BoardView {
  readonly shape: 'square' | 'hex';
  readonly cells: readonly CellId[];
  readonly obstacles: readonly { readonly cell: CellId; readonly owner?: SideId }[];
  readonly tints: readonly { readonly cell: CellId; readonly side: SideId }[];
  readonly centre: readonly CellId[];
  readonly units: readonly { readonly unit: UnitId; readonly cell: CellId }[];
}

export interface DieView {
  readonly id: DieId;
  readonly face?: number;
  readonly fate: 'live' | 'spent' | 'cancelled' | 'discarded' | 'empty';
  readonly note?: string;
}

export interface ExchangeSide {
  readonly pool: string;
  readonly side: SideId;
  readonly name: string;
  readonly unit?: UnitId;
  /** Health when the exchange began. */
  readonly was?: number;
  readonly dice: readonly DieView[];
  /** How the total came about: "2 rolled, +1 fight". */
  readonly sum?: string;
  readonly total?: number;
  readonly verdict?: string;
}
export interface ExchangeView {
  readonly title: string;
  readonly note?: string;
  readonly rule: RuleId;
  readonly sides: readonly ExchangeSide[];
  /** The result as players say it: "Two and three is five, against six." */
  readonly say?: string;
  readonly results: readonly ExchangeResult[];
}
export interface ExchangeResult {
  readonly title: string;
  readonly text: string;
  readonly unit?: UnitId;
  readonly from?: number;
  readonly to?: number;
}

export interface View {
  /** "Round 3". */
  readonly when: string;
  readonly turn?: { readonly side?: SideId; readonly text: string };
  readonly tracks: readonly Track[];
  readonly sides: readonly SideView[];
  readonly board?: BoardView;
  readonly exchange?: ExchangeView;
  readonly notes: readonly Note[];
}

/** What two tapped cells, or one, have to say: sight with its proof, a unit's reach. */
export interface Inspection {
  readonly title: string;
  readonly lines: readonly string[];
  readonly good: boolean;
  readonly rule: RuleId;
  readonly path?: readonly CellId[];
  readonly tried?: readonly { readonly path: readonly CellId[]; readonly stop: CellId }[];
  readonly cover?: CellId;
  readonly lit?: readonly CellId[];
}

/* ---- rosters and set-up ---------------------------------------------------------------------------------------- */

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
  /** Under the game's name in the library: "36 points". */
  readonly hint: string;
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

/* ---- the ruleset --------------------------------------------------------------------------------------------- */

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
