import type { RosterEdit, RosterView } from '../../engine';
import type { FieldChange } from '../parts/fields/change';
import { attempt } from '../store/attempt';
import { editRoster, readRoster, type Editing, type ReadRoster } from '../store/edits';
import { useMuster } from '../store/muster';
import type { RosterEntry } from '../store/rosterBook';

export interface WarbandOf {
  readonly entry: RosterEntry;
  readonly read: ReadRoster;
  readonly edit: (edit: Editing) => void;
  /** Changes a field of the warband, or of one of its units. */
  readonly change: (field: string, unit: string | undefined, change: FieldChange) => void;
  /** Adds or copies a unit and says which one is new. */
  readonly grow: (edit: RosterEdit, then: (unit: string) => void) => void;
}

interface WarbandRoute {
  readonly route: { readonly params: { readonly id: string } };
}

/** Whose rules a screen about a stored warband needs. */
export const useRosterRuleset = ({ route }: WarbandRoute): string | undefined =>
  useMuster((state) => state.rosters.find(({ id }) => id === route.params.id)?.ruleset);

/** A stored warband and the way to change it; undefined once it is gone. */
export function useWarband(id: string): WarbandOf | undefined {
  const entry = useMuster((state) => state.rosters.find((each) => each.id === id));
  if (!entry) return undefined;
  const read = readRoster(entry);
  return {
    entry,
    read,
    edit: (edit) => void attempt(() => editRoster(id, edit)),
    change: (field, unit, change) => void attempt(() => editRoster(id, setting(field, unit, change))),
    grow: (edit, then) =>
      void attempt(async () => {
        const made = await editRoster(id, edit);
        const unit = made && newUnit(read.ok ? read.view : undefined, made);
        if (unit) then(unit);
      }),
  };
}

const setting =
  (id: string, unit: string | undefined, change: FieldChange): Editing =>
  (view) => {
    const holder = unit === undefined ? view : view.units.find((each) => each.id === unit);
    const field = holder?.fields.find((each) => each.id === id);
    return field && { type: 'set', field: id, value: change(field), ...(unit !== undefined && { unit }) };
  };

const newUnit = (was: RosterView | undefined, now: RosterView): string | undefined =>
  now.units.find(({ id }) => !was?.units.some((each) => each.id === id))?.id;
