import { LAWS } from './laws';
import type { Subject } from './walk';

/** Runs a ruleset through every law. */
export function contract(subject: Subject): void {
  describe(`${subject.rules.name} keeps the contract`, () => {
    for (const [law, holds] of Object.entries(LAWS)) it(law, () => holds(subject));
  });
}
export type { Subject } from './walk';
