import { record, text, type Aim, type Goal, type Ruleset } from '../../engine';
import { reading } from './codec';
import type { Db } from './db';
import { writeSetting } from './settings';

export type Aims = Readonly<Record<string, Aim>>;

const KEY = 'aim:';
const parse = reading(
  record<Aim>({
    goal: text(Infinity),
    worth: (raw) => (typeof raw === 'number' && raw >= 0 ? raw : undefined),
  }),
);

/** Kept among the settings, one for each ruleset. What cannot be read counts as never chosen. */
export async function readAims(db: Db): Promise<Aims> {
  const rows = await db.all<{ key: string; value: string }>(
    "SELECT key, value FROM setting WHERE key LIKE 'aim:%'",
  );
  const aims = rows.flatMap(({ key, value }) => {
    const read = parse(value);
    return read ? [[key.slice(KEY.length), read] as const] : [];
  });
  return Object.fromEntries(aims);
}

export const writeAim = (db: Db, ruleset: string, chosen: Aim): Promise<void> =>
  writeSetting(db, `${KEY}${ruleset}`, JSON.stringify(chosen));

const presets = new WeakMap<Ruleset, Aim>();
/** The first goal, and the price the ruleset itself puts on its resource; the same object each time. */
export function presetAim(rules: Ruleset): Aim {
  const known = presets.get(rules) ?? {
    goal: rules.goals?.[0]?.id ?? '',
    worth: rules.resource?.preset ?? 0,
  };
  presets.set(rules, known);
  return known;
}

export const aimFor = (rules: Ruleset, aims: Aims): Aim => aims[rules.id] ?? presetAim(rules);

/** The goal aimed at; the first where the ruleset has no such goal. */
export const goalIn = ({ goals }: Ruleset, aim: Aim): Goal | undefined =>
  goals?.find(({ id }) => id === aim.goal) ?? goals?.[0];
