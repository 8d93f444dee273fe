import type { Problem, UnitId } from '../core/types';
import { BUFFS, POINTS, UNIT_COST } from './data';
import type { Profile } from './profile';
import { count as counted } from './words';

export const NAME_MOST = 30;
export const NOTE_MOST = 60;
export const MOST_COPIES = 12;
export const MOST_ENTRIES = 40;

/** One line of a warband: a unit, or several alike. */
export interface Entry extends Profile {
  readonly id: UnitId;
  readonly name: string;
  readonly note: string;
  readonly count: number;
  readonly leader: boolean;
}
export interface Roster {
  readonly name: string;
  readonly limit: number;
  readonly units: readonly Entry[];
}

export const fresh = (): Roster => ({ name: 'New warband', limit: POINTS, units: [] });

export const entryName = (entry: Entry): string => entry.name.trim() || 'Unit';

/** SF-A4: one of the leader's buffs is free, and none is refunded. */
export const freeBuffs = (entry: Entry): number => (entry.leader ? Math.min(1, entry.buffs.length) : 0);
/** SF-R29, for one model. */
export const costOf = (entry: Entry): number =>
  UNIT_COST + entry.buffs.length - freeBuffs(entry) - (entry.negative ? 1 : 0);
export const totalOf = (roster: Roster): number =>
  roster.units.reduce((total, entry) => total + entry.count * costOf(entry), 0);
export const modelsOf = (roster: Roster): number => roster.units.reduce((sum, each) => sum + each.count, 0);

/** SF-R28, SF-A4. */
export const mostBuffs = (entry: Entry): number => 2 + (entry.negative ? 1 : 0) + (entry.leader ? 1 : 0);

export function entryProblems(entry: Entry): readonly Problem[] {
  const problems: Problem[] = [];
  const name = entryName(entry);
  const most = mostBuffs(entry);
  const { length } = entry.buffs;
  if (length > most)
    problems.push({
      text: `${name} has ${length} buffs and ${entry.negative ? 'a' : 'no'} negative: ${most} is the most${entry.leader ? ' for a leader' : ''} ${entry.negative ? 'with' : 'without'} one.`,
      fix: entry.negative ? 'Take one off.' : 'Take one off, or add a negative.',
      rule: entry.leader ? 'SF-A4' : 'SF-R28',
      unit: entry.id,
      field: 'buffs',
    });
  const twice = entry.buffs.find((buff, i) => entry.buffs.indexOf(buff) !== i);
  if (twice)
    problems.push({
      text: `${name} has ${BUFFS[twice].label} twice: its buffs must differ.`,
      fix: 'Take one of them off.',
      rule: entry.leader ? 'SF-A37' : 'SF-R28',
      unit: entry.id,
      field: 'buffs',
    });
  if (entry.leader && entry.count > 1)
    problems.push({
      text: `${name} stands for ${entry.count} leaders: a warband has one.`,
      fix: 'Give the leader an entry of its own.',
      rule: 'SF-R30',
      unit: entry.id,
      field: 'leader',
    });
  return problems;
}

export function problemsOf(roster: Roster): readonly Problem[] {
  const problems = roster.units.flatMap(entryProblems);
  const leaders = roster.units.filter((entry) => entry.leader);
  if (!roster.units.length)
    problems.push({ text: 'There is nobody in this warband.', fix: 'Add a unit.', rule: 'SF-R27' });
  else if (!leaders.length)
    problems.push({ text: 'Nobody leads this warband.', fix: 'Make one unit the leader.', rule: 'SF-R30' });
  if (leaders.length > 1)
    problems.push({
      text: `${counted(leaders.length, 'unit')} are leaders: a warband has one.`,
      fix: 'Choose one of them.',
      rule: 'SF-R30',
      unit: leaders[1]!.id,
      field: 'leader',
    });
  const over = totalOf(roster) - roster.limit;
  if (over > 0)
    problems.push({
      text: `${roster.name} is ${counted(over, 'point')} over its ${roster.limit}.`,
      fix: 'Take something off, or raise the limit for the weaker side.',
      rule: 'SF-R27',
    });
  return problems;
}

/** SF-A5: under the limit is playable. */
export function noticesOf(roster: Roster): readonly Problem[] {
  const left = roster.limit - totalOf(roster);
  return left > 0 && roster.units.length
    ? [{ text: `${counted(left, 'point')} of ${roster.limit} not spent.`, rule: 'SF-A5' }]
    : [];
}
