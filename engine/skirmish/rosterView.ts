import type { RosterUnitView, RosterView } from '../core/types';
import { ARMOR, GRENADES, HIT_POINTS } from './data';
import { NAME_MOST, problemsOf, SQUAD_NAME_MOST, type Roster, type RosterFigure } from './roster';
import { counted } from './words';

export function viewRoster(roster: Roster): RosterView {
  const problems = problemsOf(roster);
  return {
    name: roster.name,
    summary: roster.figures.map((figure) => figure.name.trim() || '–').join(', '),
    legal: problems.length === 0,
    verdict: problems.length ? counted(problems.length, 'problem') : 'Legal',
    fields: [{ kind: 'text', id: 'name', label: 'Squad', value: roster.name, most: SQUAD_NAME_MOST }],
    units: roster.figures.map((figure) => viewFigure(figure, roster)),
    problems,
    notices: [],
  };
}

function viewFigure({ id, name }: RosterFigure, roster: Roster): RosterUnitView {
  const problems = problemsOf(roster).filter((problem) => problem.unit === id);
  return {
    id,
    name,
    count: 1,
    tags: [],
    stats: [
      { label: 'Hit points', value: `${HIT_POINTS}` },
      { label: 'Grenades', value: `${GRENADES}` },
      { label: 'Armor', value: `${ARMOR.full}d`, note: `${ARMOR.worn}d when hurt` },
    ],
    health: { id: 'hp', label: 'Hit points', value: HIT_POINTS, max: HIT_POINTS, draw: 'boxes' },
    fields: [
      {
        kind: 'text',
        id: 'name',
        label: 'Name',
        value: name,
        most: NAME_MOST,
        ...(problems[0] && { problem: problems[0] }),
      },
    ],
    problems,
  };
}
