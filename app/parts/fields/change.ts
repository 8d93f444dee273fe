import type { Field, FieldValue } from '../../../engine';

/** What becomes of the field as it then is: two quick taps must not undo one another. */
export type FieldChange = (now: Field) => FieldValue;

/** In if it is out, out if it is in. */
export const toggled =
  (id: string): FieldChange =>
  (now) => {
    const value = now.kind === 'many' || now.kind === 'board' ? now.value : [];
    return value.includes(id) ? value.filter((each) => each !== id) : [...value, id];
  };

export const stepped =
  (by: 1 | -1): FieldChange =>
  (now) =>
    now.kind === 'number' ? Math.min(now.max, Math.max(now.min, now.value + by)) : now.value;
