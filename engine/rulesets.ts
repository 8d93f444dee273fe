import type { Ruleset } from './core/types';

/** In the order they are shown. */
export const RULESETS: readonly Ruleset[] = [];

export const rulesetOf = (id: string): Ruleset | undefined => RULESETS.find((rules) => rules.id === id);
