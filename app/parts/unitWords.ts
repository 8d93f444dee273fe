import type { UnitView } from '../../engine';
import { spokenTrack } from './TrackView';

/** The word under the name: what the rules call its state, else that it is done, else its kind. */
export function wordOf(unit: UnitView): string | undefined {
  if (unit.word !== undefined) return unit.word;
  return unit.status === 'done' ? 'done' : unit.kind;
}

export function spokenUnit(unit: UnitView): string {
  return [
    unit.name,
    unit.leader && 'leader',
    unit.kind,
    unit.status === 'down' ? (unit.word ?? 'down') : spokenTrack(unit.health),
    unit.status !== 'down' && unit.hurt && 'hurt',
    unit.marker && unit.status !== 'down' && spokenTrack(unit.marker),
    unit.status === 'acting' && 'acting',
    ...unit.tags.map(({ label }) => label),
  ]
    .filter(Boolean)
    .join(', ');
}
