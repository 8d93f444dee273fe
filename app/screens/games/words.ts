import type { Outcome } from '../../../engine';
import type { GameEntry } from '../../store/gameLog';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const counted = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;

export function ago(then: number, now: number): string {
  const past = now - then;
  if (past < MINUTE) return 'just now';
  if (past < HOUR) return `${counted(Math.floor(past / MINUTE), 'minute')} ago`;
  if (past < DAY) return `${counted(Math.floor(past / HOUR), 'hour')} ago`;
  return `${counted(Math.floor(past / DAY), 'day')} ago`;
}

const MONTHS = [
  'January', 'February', 'March', 'April', 'May', 'June',
  'July', 'August', 'September', 'October', 'November', 'December',
]; // prettier-ignore

export function dateOf(time: number): string {
  const date = new Date(time);
  return `${date.getDate()} ${MONTHS[date.getMonth()]}`;
}

/** "12 November, 52 minutes". */
export function whenOf({ startedAt, endedAt }: GameEntry): string {
  const lasted = (endedAt ?? startedAt) - startedAt;
  if (lasted < MINUTE || lasted >= DAY) return dateOf(startedAt);
  const hours = Math.floor(lasted / HOUR);
  const minutes = Math.floor((lasted % HOUR) / MINUTE);
  const parts = [
    ...(hours ? [counted(hours, 'hour')] : []),
    ...(minutes ? [counted(minutes, 'minute')] : []),
  ];
  return `${dateOf(startedAt)}, ${parts.join(' ')}`;
}

/** "6 – 4", where the scores are short enough to stand beside the names. */
export const scoreOf = ({ scores }: Outcome): string | undefined => {
  const line = scores.map(({ score }) => score).join(' – ');
  return line.length > 0 && line.length <= 12 ? line : undefined;
};
