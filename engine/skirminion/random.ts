import { drawsFrom, type Draws } from '../core/dice';
import { TRAIT_IDS, TYPE_IDS, UNITS_EACH, type Trait } from './data';
import { isElite, mostTraits } from './profile';
import { NO_TRAITS, type Roster } from './roster';

// prettier-ignore
const NAMES = [
  'Anvil', 'Kite', 'Flint', 'Moth', 'Hollow', 'Lark', 'Brack', 'Tick', 'Ursa', 'Sable', 'Rook', 'Odo', 'Fern', 'Wren',
  'Pip', 'Vesper', 'Thorn', 'Quill', 'Ember', 'Dunn', 'Greta', 'Hale', 'Moss', 'Petra', 'Cass', 'Bram',
];
const FIRST = ['Night', 'Iron', 'River', 'Broken', 'Salt', 'Amber', 'Hollow', 'Winter', 'Crooked', 'Far'];
const SECOND = [
  'Watch',
  'Hounds',
  'Company',
  'Lanterns',
  'Wolves',
  'Gate',
  'Crows',
  'Road',
  'Banner',
  'Hand',
];

/** As many as the starters have, so that a random warband finds an opponent (SN-R7). */
const ELITES = 2;

/** A legal warband; the same seed gives the same one. */
export function random(seed: number): Roster {
  const draw = drawsFrom(seed);
  const names = shuffled(NAMES, draw);
  const units = Array.from({ length: UNITS_EACH }, (_, i) => ({
    id: `u${i + 1}`,
    name: names[i]!,
    type: pick(TYPE_IDS.filter((type) => isElite(type) === i < ELITES), draw), // prettier-ignore
  }));
  const traits: Record<string, readonly Trait[]> = {};
  for (const { type } of units)
    traits[type] ??= shuffled(TRAIT_IDS, draw).slice(0, draw(0, Math.min(2, mostTraits(type))));
  return { name: `${pick(FIRST, draw)} ${pick(SECOND, draw)}`, units, traits: { ...NO_TRAITS, ...traits } };
}

const pick = <T>(from: readonly T[], draw: Draws): T => from[draw(0, from.length - 1)]!;

function shuffled<T>(list: readonly T[], draw: Draws): readonly T[] {
  const mixed = [...list];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = draw(0, i);
    [mixed[i], mixed[j]] = [mixed[j]!, mixed[i]!];
  }
  return mixed;
}
