import { fail, ok } from '../core/result';
import { flag, isRecord, listOf, oneOf, record, text, whole, type Reader } from '../core/shape';
import type { Result } from '../core/types';
import { BUFF_IDS, MOST_POINTS, NEGATIVE_IDS, POINTS, type Buff, type Negative } from './data';
import { MOST_COPIES, MOST_ENTRIES, NAME_MOST, NOTE_MOST, type Entry, type Roster } from './roster';

const readEntry: Reader<Entry> = (raw) => {
  if (!isRecord(raw)) return undefined;
  const { negative, ...rest } = raw;
  const entry = record<Omit<Entry, 'negative'>>({
    id: text(8),
    name: text(NAME_MOST),
    note: text(NOTE_MOST),
    count: whole(1, MOST_COPIES),
    leader: flag,
    buffs: listOf(oneOf<Buff>(BUFF_IDS), BUFF_IDS.length),
  })(rest);
  if (!entry || !('negative' in raw)) return entry;
  const known = oneOf<Negative>(NEGATIVE_IDS)(negative);
  return known && { ...entry, negative: known };
};

const readRoster = record<Roster>({
  name: text(NAME_MOST),
  limit: whole(POINTS, MOST_POINTS),
  units: listOf(readEntry, MOST_ENTRIES),
});

/** SF-A3: a buff that is not printed is refused by its name. */
function strangeBuff(raw: unknown): string | undefined {
  if (!isRecord(raw) || !Array.isArray(raw.units)) return undefined;
  for (const unit of raw.units)
    if (isRecord(unit) && Array.isArray(unit.buffs))
      for (const buff of unit.buffs)
        if (typeof buff === 'string' && !BUFF_IDS.some((known) => known === buff)) return buff;
  return undefined;
}

export function parse(raw: unknown): Result<Roster, string> {
  const roster = readRoster(raw);
  if (roster && new Set(roster.units.map(({ id }) => id)).size === roster.units.length) return ok(roster);
  const strange = strangeBuff(raw);
  return fail(
    strange ? `“${strange}” is not a buff of Skirmish Fight.` : 'This is not a Skirmish Fight warband.',
  );
}
