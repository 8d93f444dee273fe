import * as v from 'valibot';

import { SIDES, type Action, type Outcome, type Setup } from '../../engine';

const side = v.picklist(SIDES);
const whole = v.pipe(v.number(), v.integer());
const text = v.pipe(v.string(), v.maxLength(400));

const answer = v.variant('kind', [
  v.strictObject({ kind: v.literal('choose'), option: text }),
  v.strictObject({ kind: v.literal('form'), rows: v.record(text, text) }),
  v.strictObject({ kind: v.literal('roll'), faces: v.array(v.array(whole)), app: whole }),
  v.strictObject({ kind: v.literal('wait') }),
]);

const action = v.variant('type', [
  v.strictObject({ type: v.literal('answer'), at: whole, ask: text, answer }),
  v.strictObject({ type: v.literal('adjust'), at: whole, of: text, track: text, value: whole }),
  v.strictObject({ type: v.literal('skip'), at: whole }),
  v.strictObject({ type: v.literal('undo'), at: whole }),
  v.strictObject({ type: v.literal('redo'), at: whole }),
  v.strictObject({ type: v.literal('concede'), at: whole, side }),
]);

const setup = v.strictObject({
  seed: whole,
  sides: v.pipe(
    v.array(v.strictObject({ id: side, name: text, roster: v.unknown() })),
    v.minLength(2),
    v.maxLength(SIDES.length),
  ),
  choices: v.record(text, v.union([text, whole, v.array(text)])),
  rulings: v.record(text, text),
});

const outcome = v.strictObject({
  winner: v.optional(side),
  title: v.string(),
  why: v.string(),
  rule: text,
  scores: v.array(v.strictObject({ side, score: text })),
});

/** Gives undefined for anything that is not what it should be: bad JSON, a missing key, a key too many. */
const reading =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (json: string): T | undefined => {
    try {
      const result = v.safeParse(schema, JSON.parse(json));
      return result.success ? result.output : undefined;
    } catch {
      return undefined;
    }
  };

export const readAction: (json: string) => Action | undefined = reading(action);
export const readSetup: (json: string) => Setup | undefined = reading(setup);
export const readOutcome: (json: string) => Outcome | undefined = reading(outcome);
