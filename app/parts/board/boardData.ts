import type { SideKey } from '../../theme';
import type { UnitDie } from '../UnitOnDisc';

/** "e4" on squares; "column,row" on hexes. */
export type CellId = string;

export interface BoardObstacle {
  readonly cell: CellId;
  /** An obstacle with an owner is a bastion and shows a rook. */
  readonly owner?: SideKey;
}

export interface CellTint {
  readonly cell: CellId;
  readonly side: SideKey;
}

export interface BoardUnit {
  readonly id: string;
  readonly cell: CellId;
  readonly side: SideKey;
  readonly drawing: UnitDie;
  readonly marker?: 'on' | 'used' | 'none';
  readonly hurt?: boolean;
  readonly selected?: boolean;
  /** Spoken: its name and what matters about it. */
  readonly label: string;
}

export interface LitCell {
  readonly cell: CellId;
  /** Ending here touches an enemy. */
  readonly contact?: boolean;
  /** Reached through a bastion. */
  readonly via?: boolean;
  /** Spoken instead of "may move here". */
  readonly label?: string;
}

export interface BlockedPath {
  readonly path: readonly CellId[];
  readonly stoppedBy: CellId;
}

export interface Sight {
  /** The proving path, both ends included. */
  readonly path?: readonly CellId[];
  /** With no path: every candidate, and the obstacle that stops it. */
  readonly blocked?: readonly BlockedPath[];
  readonly cover?: CellId;
}

export interface BoardProps {
  /** Room across, in dp; the window's width unless told. */
  readonly width?: number;
  readonly size?: { readonly columns: number; readonly rows: number };
  readonly obstacles?: readonly BoardObstacle[];
  readonly tints?: readonly CellTint[];
  readonly centre?: readonly CellId[];
  readonly units?: readonly BoardUnit[];
  readonly lit?: readonly LitCell[];
  readonly sight?: Sight;
  readonly coordinates?: boolean;
  /** A half-turn, for the player opposite. */
  readonly flipped?: boolean;
  /** Cells that can be pressed; every cell unless told. */
  readonly pressable?: readonly CellId[];
  readonly onPressCell?: (cell: CellId) => void;
  /** The spoken name of a cell, without what stands on it. */
  readonly nameCell?: (cell: CellId) => string;
}

export const NONE: readonly never[] = [];
