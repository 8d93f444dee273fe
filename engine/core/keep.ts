/** `next`, with each part that equals its counterpart in `last` replaced by it: what did not change is the same object. */
export function keep<T>(last: T | undefined, next: T): T {
  if (Object.is(last, next) || !isTree(last) || !isTree(next)) return next;
  if (Array.isArray(last) !== Array.isArray(next)) return next;
  const keys = Object.keys(next) as (keyof T & string)[];
  const old = last as T & object;
  let same = keys.length === Object.keys(old).length;
  const kept = (Array.isArray(next) ? [] : {}) as T & object;
  for (const key of keys) {
    kept[key] = keep(old[key], next[key]);
    same &&= Object.is(kept[key], old[key]) && key in old;
  }
  return same ? old : kept;
}

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;
