/** Reading JSON from outside: each reader gives the value, or undefined where it is not one. */
export type Reader<T> = (raw: unknown) => T | undefined;

export const isRecord = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

export const text =
  (most: number): Reader<string> =>
  (raw) =>
    typeof raw === 'string' && raw.length <= most ? raw : undefined;

export const whole =
  (min: number, max: number): Reader<number> =>
  (raw) =>
    typeof raw === 'number' && Number.isInteger(raw) && raw >= min && raw <= max ? raw : undefined;

export const oneOf =
  <T extends string>(values: readonly T[]): Reader<T> =>
  (raw) =>
    values.find((value) => value === raw);

export const flag: Reader<boolean> = (raw) => (typeof raw === 'boolean' ? raw : undefined);

export const listOf =
  <T>(reader: Reader<T>, most: number): Reader<readonly T[]> =>
  (raw) => {
    if (!Array.isArray(raw) || raw.length > most) return undefined;
    const list: T[] = [];
    for (const each of raw) {
      const value = reader(each);
      if (value === undefined) return undefined;
      list.push(value);
    }
    return list;
  };

export const record =
  <T extends object>(readers: { readonly [K in keyof T]: Reader<T[K]> }): Reader<T> =>
  (raw) => {
    if (!isRecord(raw)) return undefined;
    const result: Partial<T> = {};
    for (const key of Object.keys(readers) as (keyof T & string)[]) {
      const value = readers[key](raw[key]);
      if (value === undefined) return undefined;
      result[key] = value;
    }
    return Object.keys(raw).every((key) => key in readers) ? (result as T) : undefined;
  };
