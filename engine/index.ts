/** The one door: everything the app knows of the engine comes through here. */
export * from './core/types';
export { tracksOf, PLACE } from './core/check';
export { rollFor } from './core/dice';
export {
  begin,
  historyOf,
  nextOf,
  play,
  redoName,
  undoName,
  viewOf,
  type Game,
  type Moment,
} from './core/game';
export { destroyed, expectedLoss, marginal, nothing, oneIn, percent } from './core/odds';
export { replay, type Replayed } from './core/replay';
export { isRecord, listOf, oneOf, record, text, whole, type Reader } from './core/shape';
export { RULESETS } from './rulesets';
