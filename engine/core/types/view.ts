import type { CellId, DieId, Glyph, Note, RuleId, SideId, UnitId } from './words';

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
