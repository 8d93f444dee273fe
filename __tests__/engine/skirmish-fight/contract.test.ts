import { skirmishFight } from '../../../engine/skirmish-fight';
import { contract } from '../contract';
import { gameOf, starter } from './script';

contract({
  rules: skirmishFight,
  setups: [
    gameOf(starter('the-army'), starter('the-adventurers')),
    gameOf(starter('the-pack'), starter('the-hulks'), { mission: 'quarters' }),
    gameOf(starter('the-horde'), starter('the-rangers'), { mission: 'vaults' }),
    gameOf(skirmishFight.roster.random(11), skirmishFight.roster.random(12), { mission: 'vaults' }),
    {
      ...gameOf(skirmishFight.roster.random(13), starter('the-hulks')),
      rulings: Object.fromEntries(skirmishFight.rulings.map(({ id, readings }) => [id, readings[1]!.id])),
    },
  ],
  asks: [
    'deploy',
    'initiative.roll',
    'turn',
    'combat.facts',
    'combat.roll',
    'combat.result',
    'shoot.facts',
    'shoot.roll',
    'shoot.result',
    'climb.roll',
    'climb.result',
    'jump.roll',
    'jump.result',
    'fall',
    'vaults',
    'quarters',
  ],
  games: 200,
});
