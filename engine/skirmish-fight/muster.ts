import type { Setup, SideId, UnitId } from '../core/types';
import { lifeOf } from './profile';
import { costOf, entryName, type Entry, type Roster } from './roster';
import { parse } from './rosterRead';
import type { Unit } from './state';

function rosterOf(raw: unknown): Roster {
  const roster = parse(raw);
  if (!roster.ok) throw new Error(roster.error);
  return roster.value;
}

/** "Hordling 3": units that would share a name in their warband are numbered. */
function namesIn(entries: readonly Entry[]): readonly string[] {
  const seen = new Map<string, number>();
  const all = entries.map(entryName);
  return all.map((name) => {
    if (all.indexOf(name) === all.lastIndexOf(name)) return name;
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    return `${name} ${nth}`;
  });
}

/** Warbands become units, one for each model. */
export function musterUnits(setup: Setup): readonly Unit[] {
  const named = setup.sides.map((side) => {
    const entries = rosterOf(side.roster).units.flatMap((entry) =>
      Array.from({ length: entry.count }, () => entry),
    );
    return { side, entries, names: namesIn(entries) };
  });
  /** A name that both sides use says whose it is. */
  const shared = (side: SideId, name: string) =>
    named.some((other) => other.side.id !== side && other.names.includes(name));
  const alike = new Set(setup.sides.map((side) => side.name)).size < setup.sides.length;
  const badge = (side: { id: SideId; name: string }) => (alike ? side.id.toUpperCase() : side.name);
  return named.flatMap(({ side, entries, names }) =>
    entries.map((entry, i) => {
      const name = names[i]!;
      const id: UnitId = `${side.id}${i + 1}`;
      return unitFrom(entry, id, side.id, shared(side.id, name) ? `${badge(side)} ${name}` : name);
    }),
  );
}

const unitFrom = (entry: Entry, id: UnitId, side: SideId, name: string): Unit => ({
  id,
  side,
  name,
  leader: entry.leader,
  cost: costOf(entry),
  buffs: entry.buffs,
  ...(entry.negative && { negative: entry.negative }),
  life: lifeOf(entry),
  ready: true,
  calls: [],
});
