import type { Problem, RosterUnitView, RosterView } from '../core/types';
import { FULL_HEALTH, SLOW_HEALTH } from './data';
import { callOf, NAME_MOST, noticesOf, WARBAND_NAME_MOST, type Roster, type RosterUnit } from './roster';
import { listed } from './words';

export function viewRoster(roster: Roster): RosterView {
  const notices = noticesOf(roster);
  return {
    name: roster.name.trim() || 'Warband',
    summary: listed(roster.units.map(callOf)),
    legal: true,
    verdict: 'Legal',
    fields: [{ kind: 'text', id: 'name', label: 'Warband', value: roster.name, most: WARBAND_NAME_MOST }],
    units: roster.units.map((unit, i) => viewUnit(unit, i, notices)),
    problems: [],
    notices,
  };
}

/** The order of the units is the order of their deployment hexes. */
function viewUnit(unit: RosterUnit, place: number, notices: readonly Problem[]): RosterUnitView {
  const problem = notices.find((each) => each.unit === unit.id);
  return {
    id: unit.id,
    name: callOf(unit, place),
    count: 1,
    tags: [],
    stats: [
      { label: 'Health', value: `${FULL_HEALTH}` },
      { label: 'Steps', value: '2', note: `1 at ${SLOW_HEALTH} health` },
    ],
    health: {
      id: 'health',
      label: 'Health',
      value: FULL_HEALTH,
      max: FULL_HEALTH,
      mark: SLOW_HEALTH,
      draw: 'd6',
    },
    fields: [
      {
        kind: 'text',
        id: 'name',
        label: 'Name',
        value: unit.name,
        most: NAME_MOST,
        rule: 'SC-R5',
        ...(problem && { problem }),
      },
    ],
    problems: [],
  };
}
