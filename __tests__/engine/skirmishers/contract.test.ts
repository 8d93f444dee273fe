import { skirmishers } from '../../../engine/skirmishers';
import { STARTERS } from '../../../engine/skirmishers/starters';
import { contract } from '../contract';
import { force, setupOf } from './script';

const [garrison, raiders, platoon, section, marines, hive] = STARTERS.map((each) => each.roster);
const small = force([3, '1/2/1', 'Archer'], [3, '2/2', 'Man-at-Arms']);
const guns = force([2, '2/1/1', 'Machine Gunner', ['twoTargets']], [2, '3/1/2', 'Gun']);
const other = Object.fromEntries(skirmishers.rulings.map(({ id, readings }) => [id, readings[1]!.id]));

contract({
  rules: skirmishers,
  setups: [
    setupOf(small, small),
    setupOf(guns, small, { first: 'b' }),
    setupOf(garrison!, raiders!, { win: 'half' }),
    setupOf(small, guns, { win: 'declare', goal: 'Reach the far edge.' }, other),
    setupOf(platoon!, section!, { win: 'half', movement: '5 cm' }),
    setupOf(marines!, hive!, { win: 'half' }, other),
  ],
  asks: [
    'turn',
    'shoot.cover',
    'shoot.roll',
    'shoot.second',
    'melee.attack',
    'melee.reaction',
    'melee.reply',
    'melee.push',
  ],
  games: 1000,
});
