import { skirminion } from '../../../engine/skirminion';
import { contract } from '../contract';
import { SETUPS } from './setups';

contract({
  rules: skirminion,
  setups: SETUPS,
  asks: [
    'deploy.contest',
    'deploy',
    'round.contest',
    'round.centre',
    'round.durus',
    'turn',
    'melee.support',
    'melee.roll',
    'melee.use',
    'melee.last-blow',
    'ranged.facts',
    'ranged.order',
    'ranged.friendly',
    'ranged.roll',
    'ranged.cancel',
  ],
  games: 400,
});
