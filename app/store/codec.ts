import {
  isRecord, listOf, oneOf, record, SIDES, text as textUpTo, whole as wholeBetween,
  type Action, type Answer, type Outcome, type Reader, type Setup,
} from '../../engine'; // prettier-ignore

const side = oneOf(SIDES);
const whole = wholeBetween(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
const text = textUpTo(400);
const longText = textUpTo(Infinity);
const anything: Reader<unknown> = (raw) => raw;
const is = <T extends string>(word: T): Reader<T> => oneOf([word]);
const all = <T>(reader: Reader<T>): Reader<readonly T[]> => listOf(reader, Infinity);

const either =
  <T>(...readers: readonly Reader<T>[]): Reader<T> =>
  (raw) => {
    for (const read of readers) {
      const value = read(raw);
      if (value !== undefined) return value;
    }
    return undefined;
  };

const mapOf =
  <T>(reader: Reader<T>): Reader<Readonly<Record<string, T>>> =>
  (raw) => {
    const keys = isRecord(raw) ? all(text)(Object.keys(raw)) : undefined;
    const values = isRecord(raw) ? all(reader)(Object.values(raw)) : undefined;
    return keys && values && Object.fromEntries(keys.map((key, i) => [key, values[i]!]));
  };

const answer = either<Answer>(
  record({ kind: is('choose'), option: text }),
  record({ kind: is('form'), rows: mapOf(text) }),
  record({ kind: is('roll'), faces: all(all(whole)), app: whole }),
  record({ kind: is('wait') }),
);

const action = either<Action>(
  record({ type: is('answer'), at: whole, ask: text, answer }),
  record({ type: is('adjust'), at: whole, of: text, track: text, value: whole }),
  record({ type: is('skip'), at: whole }),
  record({ type: is('undo'), at: whole }),
  record({ type: is('redo'), at: whole }),
  record({ type: is('concede'), at: whole, side }),
);

const sides = listOf(record({ id: side, name: text, roster: anything }), SIDES.length);
const setup = record<Setup>({
  seed: whole,
  sides: (raw) => (Array.isArray(raw) && raw.length >= 2 ? sides(raw) : undefined),
  choices: mapOf(either<Setup['choices'][string]>(text, whole, all(text))),
  rulings: mapOf(text),
});

const drawn = {
  title: longText,
  why: longText,
  rule: text,
  scores: all(record({ side, score: text })),
};
const outcome = either<Outcome>(record({ winner: side, ...drawn }), record(drawn));

/** Gives undefined for anything that is not what it should be: bad JSON, a missing key, a key too many. */
export const reading =
  <T>(reader: Reader<T>) =>
  (json: string): T | undefined => {
    try {
      return reader(JSON.parse(json));
    } catch {
      return undefined;
    }
  };

export const readAction: (json: string) => Action | undefined = reading(action);
export const readSetup: (json: string) => Setup | undefined = reading(setup);
export const readOutcome: (json: string) => Outcome | undefined = reading(outcome);
