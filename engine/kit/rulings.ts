import type { Ruling, Setup } from '../core/types';

/** The reading in force for each ruling of a table written `as const`. */
export type ReadingsOf<T extends readonly Ruling[]> = {
  readonly [R in T[number] as R['id']]: R['readings'][number]['id'];
};

/** What the table chose; the preset where it said nothing, or nothing that is a reading. */
export const readingsIn = <const T extends readonly Ruling[]>(
  table: T,
  { rulings }: Pick<Setup, 'rulings'>,
): ReadingsOf<T> =>
  Object.fromEntries(
    table.map(({ id, readings, preset }) => [
      id,
      readings.find((reading) => reading.id === rulings[id])?.id ?? preset,
    ]),
  ) as ReadingsOf<T>;
