import type { SideId } from '../core/types';

/** The next side, going round from `last`, that can still act; the same side again where the others have finished. */
export function alternate(
  sides: readonly SideId[],
  last: SideId,
  canAct: (side: SideId) => boolean,
): SideId | undefined {
  const from = sides.indexOf(last);
  for (let i = 1; i <= sides.length; i++) {
    const side = sides[(from + i) % sides.length]!;
    if (canAct(side)) return side;
  }
  return undefined;
}
