import type { Answer, Ask } from './ask';
import type { RuleId, SideId, UnitId } from './words';

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
