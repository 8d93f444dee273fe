import type { Volume } from './core/types';
import { COVER as skirminiac } from './skirminiac/cover';
import { COVER as skirminion } from './skirminion/cover';
import { COVER as skirmish } from './skirmish/cover';
import { COVER as skirmishFight } from './skirmish-fight/cover';
import { COVER as skirmishers } from './skirmishers/cover';

/** In the order they are shown. */
export const RULESETS: readonly Volume[] = [
  { ...skirmishFight, open: async () => (await import('./skirmish-fight')).skirmishFight },
  { ...skirminion, open: async () => (await import('./skirminion')).skirminion },
  { ...skirminiac, open: async () => (await import('./skirminiac')).skirminiac },
  { ...skirmish, open: async () => (await import('./skirmish')).skirmish },
  { ...skirmishers, open: async () => (await import('./skirmishers')).skirmishers },
];
