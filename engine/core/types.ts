/** The words every game shares. A ruleset answers in them; the app draws nothing else. */
export * from './types/words';
export * from './types/ask';
export * from './types/log';
export * from './types/view';
export * from './types/library';
export * from './types/odds';
export * from './types/ruleset';
