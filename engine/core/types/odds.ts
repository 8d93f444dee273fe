import type { Field, FieldValue } from './library';
import type { RuleId, SideId, UnitId } from './words';

/** What "best" can mean. Both sides play for the same goal against each other. */
export interface Goal {
  readonly id: string;
  readonly label: string;
  /** What is counted, what the opponent aims at, and what settles plays that are equal. */
  readonly text: string;
  /** What a price is counted in: "health", "points"; absent: a chance, shown in percent. */
  readonly unit?: string;
}

/** What a player plays for. `worth`: the price of one spent resource, in the goal's unit, where the game has one. */
export interface Aim {
  readonly goal: string;
  readonly worth: number;
}

/** A unit in an attack, and every way the attack may leave it, the worst first. */
export interface Party {
  readonly side: SideId;
  readonly unit?: UnitId;
  readonly name: string;
  /** "Out", "1", "2"; "killed", "pushed", "stands". */
  readonly ends: readonly string[];
  /** What each end means in loss of health, where the game counts it. */
  readonly losses?: readonly number[];
  /** The end that would leave it as it is now. */
  readonly now: number;
  /** Index of the end in which it is destroyed, where there is one. */
  readonly out?: number;
}

/** The whole joint distribution of one attack. Chances sum to 1. */
export interface Odds {
  /** "Before the dice", "As it stands". */
  readonly title: string;
  readonly rule: RuleId;
  /** The answer to the open question that would lead here, where these are one answer's odds. */
  readonly option?: string;
  readonly parties: readonly Party[];
  /** `at[i]` is an index into the ends of party i. */
  readonly joint: readonly { readonly chance: number; readonly at: readonly number[] }[];
  /** How it comes out in words: "Sally wins", "tie", "Bob wins". */
  readonly split?: readonly { readonly label: string; readonly chance: number }[];
  /** What play was assumed: "if both play on perfectly for net health". */
  readonly assumes?: string;
}

/** An open option against the best one. */
export interface Price {
  /** The option's id; `row` where the ask is a form. */
  readonly option: string;
  readonly row?: string;
  /** What it is worth for the goal. */
  readonly value: number;
  /** `value` less that of the best option: 0 or below. */
  readonly behind: number;
  /** How it is likely to leave the units: "Anvil 2, Lark 1.4". */
  readonly after?: string;
  /** For an option that spends a resource: what it gains for each one spent. */
  readonly gain?: number;
}
export interface Advice {
  readonly rule: RuleId;
  readonly prices: readonly Price[];
}

export type LabValues = Readonly<Record<string, FieldValue>>;

/** Fields that build an ordinary state in the middle of an attack; odds, advice and rolling are the ordinary ones. */
export interface Lab<S = unknown, R = unknown> {
  /** Every field, with defaults for what `values` does not say. */
  fields(values: LabValues): readonly Field[];
  state(values: LabValues): S;
  /** Puts a unit of a saved roster on one side of the attack. */
  units(roster: R): readonly { readonly id: UnitId; readonly name: string }[];
  put(values: LabValues, side: SideId, roster: R, unit: UnitId): LabValues;
  /** Each one-point change to the attacker: "with Skilled". */
  changes(
    values: LabValues,
  ): readonly { readonly label: string; readonly rule: RuleId; readonly values: LabValues }[];
}

/** What a player may set a price on: a command point. */
export interface Resource {
  readonly label: string;
  readonly preset: number;
}
