import type { RosterEdit, RosterView, Ruleset } from '../../engine';
import { addRoster, changeRoster } from './library';
import { useMuster } from './muster';
import { rostersOf, type RosterEntry } from './rosterBook';
import { rulesetOf, volumeOf } from './shelf';

export type ReadRoster =
  | { readonly ok: true; readonly rules: Ruleset; readonly roster: unknown; readonly view: RosterView }
  | { readonly ok: false; readonly rules?: Ruleset; readonly why: string };

const read = new WeakMap<RosterEntry, ReadRoster>();

/** What a stored warband says in the words of its game; a sentence where the game cannot read it. */
export function readRoster(entry: RosterEntry): ReadRoster {
  const known = read.get(entry);
  if (known) return known;
  const rules = rulesetOf(entry.ruleset);
  if (!rules) return { ok: false, why: withoutRules(entry) };
  const result = reading(entry, rules);
  read.set(entry, result);
  return result;
}

const withoutRules = ({ ruleset }: RosterEntry): string =>
  volumeOf(ruleset) ? 'Its rules are not there yet.' : 'This version of the app does not know its game.';

function reading({ body }: RosterEntry, rules: Ruleset): ReadRoster {
  const parsed = rules.roster.parse(body);
  if (!parsed.ok) return { ok: false, rules, why: parsed.error };
  return { ok: true, rules, roster: parsed.value, view: rules.roster.view(parsed.value) };
}

let last: Promise<unknown> = Promise.resolve();

/** An edit, or one that is worked out from the warband as it then is. */
export type Editing = RosterEdit | ((view: RosterView) => RosterEdit | undefined);

/** Edits wait for one another, so that two quick taps both count. Gives what the warband then looks like. */
export function editRoster(id: string, edit: Editing): Promise<RosterView | undefined> {
  const result = last.then(() => apply(id, edit));
  last = result.catch(() => undefined);
  return result;
}

async function apply(id: string, editing: Editing): Promise<RosterView | undefined> {
  const entry = useMuster.getState().rosters.find((each) => each.id === id);
  const was = entry && readRoster(entry);
  if (!entry || !was?.ok) return undefined;
  const edit = typeof editing === 'function' ? editing(was.view) : editing;
  if (!edit) return was.view;
  const { roster } = was.rules;
  const body = roster.edit(was.roster, edit);
  const view = roster.view(body);
  await changeRoster({ ...entry, body, name: view.name });
  return view;
}

/** One place up or down among the warbands of its game: the two change places in the order they were made. */
export async function moveRoster(id: string, by: -1 | 1): Promise<void> {
  const { rosters } = useMuster.getState();
  const entry = rosters.find((each) => each.id === id);
  if (!entry) return;
  const group = rostersOf(rosters, entry.ruleset);
  const other = group[group.indexOf(entry) + by];
  if (!other) return;
  await changeRoster({ ...entry, madeAt: other.madeAt });
  await changeRoster({ ...other, madeAt: entry.madeAt });
}

/** A copy under its own name, to be changed freely. */
export async function duplicateRoster(entry: RosterEntry): Promise<RosterEntry> {
  const made = await addRoster(entry.ruleset, entry.name, entry.body);
  const was = readRoster(made);
  const name = was.ok ? was.view.fields.find((field) => field.id === 'name') : undefined;
  if (name?.kind === 'text') {
    const value = `${entry.name.slice(0, name.most - COPY.length)}${COPY}`;
    await editRoster(made.id, { type: 'set', field: 'name', value });
  }
  return made;
}
const COPY = ' copy';
