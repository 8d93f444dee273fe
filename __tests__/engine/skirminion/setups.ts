import type { FieldValue, Setup } from '../../../engine/core/types';
import type { Roster } from '../../../engine/skirminion/roster';
import { random } from '../../../engine/skirminion/random';
import { STARTERS } from '../../../engine/skirminion/starters';

export const starter = (id: string): Roster => STARTERS.find((each) => each.id === id)!.roster;

export const setupOf = (
  choices: Readonly<Record<string, FieldValue>> = {},
  [red, blue]: readonly [Roster, Roster] = [starter('night-watch'), starter('iron-gate')],
  rulings: Readonly<Record<string, string>> = {},
): Setup => ({
  seed: 1,
  sides: [
    { id: 'a', name: 'Red', roster: red },
    { id: 'b', name: 'Blue', roster: blue },
  ],
  choices,
  rulings,
});

const other = { 'SN-A1': 'diagonal', 'SN-A20': 'after', 'SN-A29': 'ends', 'SN-A37': 'none' };
/** Every trait is carried by somebody. */
const loaded: Roster = {
  ...starter('iron-gate'),
  traits: {
    ...starter('iron-gate').traits,
    U12: ['durus', 'heroic', 'lamian', 'berserk', 'volte'],
    U10: ['durus', 'obscuro', 'armatis', 'riposte'],
    U7: ['lupus', 'berserk', 'durus'],
    U6: ['fortis', 'durus'],
  },
};
const shooters: Roster = {
  ...starter('far-lanterns'),
  traits: { ...starter('far-lanterns').traits, U9: ['obscuro', 'durus', 'heroic'], U5: ['durus', 'obscuro'] },
};

export const SETUPS: readonly Setup[] = [
  setupOf({ way: 'phone', board: 'common' }, [shooters, starter('crooked-hand')]),
  setupOf({ way: 'table', board: 'keep' }, [loaded, shooters]),
  setupOf({ way: 'phone', board: 'ruins' }, [loaded, shooters]),
  setupOf({ way: 'table' }, [starter('night-watch'), random(5)], other),
  setupOf({ way: 'phone', board: 'hedges' }, [random(1), random(2)], other),
  setupOf({ way: 'phone', board: 'towers' }, [loaded, loaded], { 'SN-A29': 'ends' }),
];
