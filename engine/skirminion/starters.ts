import type { Starter } from '../core/types';
import type { Trait, UnitType } from './data';
import { NO_TRAITS, type Roster } from './roster';

interface Line {
  readonly note: string;
  readonly units: readonly (readonly [name: string, type: UnitType])[];
  readonly traits: Readonly<Partial<Record<UnitType, readonly Trait[]>>>;
}

/** Two elites each, so that any two of them may meet (SN-R7). */
// prettier-ignore
const LINES: Readonly<Record<string, Line>> = {
  'Night Watch': {
    note: 'A bit of everything, and no traits to remember',
    units: [['Anvil', 'U10'], ['Kite', 'U8'], ['Flint', 'U6'], ['Moth', 'U5']],
    traits: {},
  },
  'Iron Gate': {
    note: 'Heavy and close: hold the centre and hit hard',
    units: [['Hollow', 'U12'], ['Brack', 'U10'], ['Ursa', 'U7'], ['Tick', 'U6']],
    traits: { U12: ['heroic', 'lamian'], U10: ['fortis', 'riposte'], U7: ['berserk'] },
  },
  'Far Lanterns': {
    note: 'Shots from everywhere, and trouble if caught',
    units: [['Lark', 'U9'], ['Vesper', 'U8'], ['Pip', 'U5'], ['Wren', 'U4']],
    traits: { U9: ['obscuro'], U8: ['armatis'], U4: ['volte'] },
  },
  'Crooked Hand': {
    note: 'Slips, swaps and last blows',
    units: [['Sable', 'U9'], ['Rook', 'U12'], ['Odo', 'U7'], ['Fern', 'U5']],
    traits: { U9: ['volte', 'lupus'], U12: ['durus'], U7: ['berserk', 'lupus'], U5: ['fortis'] },
  },
};

export const STARTERS: readonly Starter<Roster>[] = Object.entries(LINES).map(
  ([name, { note, units, traits }]) => ({
    id: name.toLowerCase().replace(' ', '-'),
    name,
    note,
    roster: {
      name,
      units: units.map(([each, type], i) => ({ id: `u${i + 1}`, name: each, type })),
      traits: { ...NO_TRAITS, ...traits },
    },
  }),
);
