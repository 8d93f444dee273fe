import type { Ruleset } from '../../../engine';
import { newSeed } from '../../store/chance';
import { addRoster } from '../../store/library';
import type { RosterEntry } from '../../store/rosterBook';

const keep = (rules: Ruleset, roster: unknown): Promise<RosterEntry> =>
  addRoster(rules.id, rules.roster.view(roster).name, roster);

export const makeEmpty = (rules: Ruleset): Promise<RosterEntry> => keep(rules, rules.roster.fresh());
export const makeRandom = (rules: Ruleset): Promise<RosterEntry> =>
  keep(rules, rules.roster.random(newSeed()));
export const takeStarter = (rules: Ruleset, roster: unknown): Promise<RosterEntry> => keep(rules, roster);
