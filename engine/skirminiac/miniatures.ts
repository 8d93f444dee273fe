import { MINIATURES, sizeOf, type SizeId } from './data';
import { listed, spoken } from './words';

/** SC-R37: what stands for a unit of this health: "one 50 mm or cavalry base and two 25–32 mm bases". */
export function miniaturesOf(id: SizeId, health: number): string {
  const size = sizeOf(id);
  if (size.draw === 'd6') return health ? `a die showing ${health}` : 'no die';
  const minis: readonly number[] = MINIATURES[health] ?? [];
  const bases = [
    { name: size.four, count: minis.filter((mini) => mini === 4).length },
    { name: size.one, count: minis.filter((mini) => mini === 1).length },
  ];
  const parts = bases
    .filter(({ count }) => count)
    .map(({ name, count }) => `${spoken(count)} ${name}${count > 1 ? 's' : ''}`);
  return parts.length ? listed(parts) : 'no miniature';
}
