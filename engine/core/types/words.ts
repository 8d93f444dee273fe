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
