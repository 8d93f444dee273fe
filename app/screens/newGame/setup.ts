import type { Problem, Ruleset, Setup } from '../../../engine';
import { readRoster } from '../../store/edits';
import type { RosterEntry } from '../../store/rosterBook';
import { SIDES as COLOURS } from '../../theme';
import { sideId, type Draft, type Pick } from './types';

/** The warband a pick stands for; undefined when it is gone or cannot be read. */
export function rosterOf(rules: Ruleset, pick: Pick, rosters: readonly RosterEntry[]): unknown {
  switch (pick.kind) {
    case 'saved': {
      const entry = rosters.find(({ id }) => id === pick.id);
      const read = entry && readRoster(entry);
      return read?.ok ? read.roster : undefined;
    }
    case 'starter':
      return rules.roster.starters.find(({ id }) => id === pick.id)?.roster;
    case 'random':
      return rules.roster.random(pick.seed);
  }
}

export type Made =
  | {
      readonly ok: true;
      readonly setup: Setup;
      readonly title: string;
      readonly problems: readonly Problem[];
    }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** The game as it would begin, with what stands in its way. */
export function setupOf(rules: Ruleset, draft: Draft, rosters: readonly RosterEntry[]): Made {
  const sides = draft.sides.map(({ name, pick }, i) => ({
    id: sideId(i),
    name: name.trim() || COLOURS[sideId(i)].name,
    roster: rosterOf(rules, pick, rosters),
  }));
  const missing = sides.filter(({ roster }) => roster === undefined);
  if (missing.length > 0)
    return {
      ok: false,
      problems: missing.map(({ name }) => ({
        text: `${name} has no ${rules.roster.noun}.`,
        fix: 'Choose one for it.',
      })),
    };
  const setup = { seed: draft.seed, sides, choices: draft.choices, rulings: draft.rulings };
  const title = sides.map(({ roster, name }) => rules.roster.view(roster).name || name).join(' v ');
  return { ok: true, setup, title, problems: [...sameNames(sides), ...rules.setup.problems(setup)] };
}

function sameNames(sides: readonly { readonly name: string }[]): readonly Problem[] {
  const twice = sides.find(({ name }, i) => sides.findIndex((each) => each.name === name) !== i);
  return twice
    ? [{ text: `Two sides are called ${twice.name}.`, fix: 'Give one of them another name.' }]
    : [];
}
