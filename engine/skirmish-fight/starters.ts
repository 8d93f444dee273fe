import type { Starter } from '../core/types';
import { POINTS, type Buff, type Negative } from './data';
import type { Entry, Roster } from './roster';

type Line = readonly [
  count: number,
  name: string,
  buffs: readonly Buff[],
  negative?: Negative | undefined,
  note?: string,
];

/** SF-R64. The first line of each is its leader. */
// prettier-ignore
const PRINTED: Readonly<Record<string, readonly Line[]>> = {
  'The Horde': [
    [1, 'Commander', ['call']],
    [1, 'Champion', ['skilled', 'fighter'], 'nearSighted'],
    [9, 'Hordling', [], 'frail'],
  ],
  'The Pack': [
    [1, 'Pack leader', ['strong', 'fast', 'skilled', 'fighter'], 'nearSighted', 'Strong is printed as “Powerful” (SF-A3)'],
    [3, 'Pack Silver', ['fast', 'skilled'], 'nearSighted'],
    [3, 'Pack', ['fast', 'flank'], 'nearSighted'],
  ],
  'The Rangers': [
    [1, 'Vet Ranger', ['ranged', 'eagleEye']],
    [2, 'Ranger', ['fighter', 'eagleEye']],
    [3, 'Ranger Scout', ['ranged', 'eagleEye'], 'weak'],
    [1, 'Guard Dog', ['flank'], 'nearSighted'],
  ],
  'The Hulks': [
    [1, 'Commander', ['strong', 'tough', 'skilled', 'fighter'], 'slow'],
    [1, 'Smasher', ['tough', 'skilled', 'fighter'], 'slow'],
    [2, 'Berzerker', ['tough', 'dodge', 'berzerk'], 'nearSighted'],
    [2, 'Pacer', ['ranged', 'tough', 'skilled'], 'slow'],
  ],
  'The Army': [
    [1, 'Commander', ['tough', 'call']],
    [1, 'Lieutenant', ['skilled', 'fighter']],
    [1, 'Sharpshooter', ['ranged', 'eagleEye', 'blast'], 'weak'],
    [1, 'Gunner', ['ranged', 'blast'], 'weak'],
    [2, 'Soldier', ['flank']],
    [1, 'Guard', ['fighter'], 'slow'],
  ],
  'The Adventurers': [
    [1, 'Cleric', ['tough', 'push', 'call']],
    [2, 'Fighter', ['tough', 'skilled', 'fighter'], 'nearSighted'],
    [1, 'Archer', ['ranged', 'eagleEye']],
    [1, 'Mage', ['ranged', 'eagleEye', 'blast'], 'weak'],
    [1, 'Rogue', ['fast', 'flank']],
  ],
};

const entryOf = ([count, name, buffs, negative, note = '']: Line, i: number): Entry => ({
  id: `u${i + 1}`,
  name,
  note,
  count,
  leader: i === 0,
  buffs,
  ...(negative && { negative }),
});

export const STARTERS: readonly Starter<Roster>[] = Object.entries(PRINTED).map(([name, lines]) => ({
  id: name.toLowerCase().replace(' ', '-'),
  name,
  note: lines.map(([count, each]) => (count > 1 ? `${count} × ${each}` : each)).join(', '),
  roster: { name, limit: POINTS, units: lines.map(entryOf) },
}));
