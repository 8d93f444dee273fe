import { skirmish } from '../../../engine/skirmish';
import { contract } from '../contract';
import { setupOf } from './setups';

contract({
  rules: skirmish,
  setups: [
    setupOf(2),
    setupOf(3),
    setupOf(4),
    setupOf(2, { 'SK-A5': 'alternate', 'SK-A1': 'four' }),
    setupOf(3, { 'SK-A5': 'alternate-armor', 'SK-A6': 'diameter' }),
    setupOf(4, { 'SK-A14': 'told', 'SK-A19': 'told' }),
  ],
  asks: [
    'fire.roll',
    'minute',
    'moved',
    'initiative.roll',
    'turn',
    'shoot.roll',
    'fight.roll',
    'fight.armor',
    'grenade.throw',
    'grenade.blast',
    'grenade.resist',
  ],
  games: 300,
});
