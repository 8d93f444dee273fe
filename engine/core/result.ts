import type { Rejection, RejectionCode, Result, RuleId } from './types';

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const fail = <E>(error: E): Result<never, E> => ({ ok: false, error });

export const refuse = (code: RejectionCode, message: string, rule?: RuleId): Result<never, Rejection> =>
  fail(rule === undefined ? { code, message } : { code, message, rule });

/** For the end of an exhaustive switch: reaching it is a bug. */
export function never(value: never): never {
  throw new Error(`Unhandled case: ${JSON.stringify(value)}`);
}
