import type { Ruleset } from './core/types';
import { skirminiac } from './skirminiac';
import { skirminion } from './skirminion';
import { skirmish } from './skirmish';
import { skirmishFight } from './skirmish-fight';
import { skirmishers } from './skirmishers';

/** In the order they are shown. */
export const RULESETS: readonly Ruleset[] = [skirmishFight, skirminion, skirminiac, skirmish, skirmishers];

export const rulesetOf = (id: string): Ruleset | undefined => RULESETS.find((rules) => rules.id === id);
