import { skirminiac } from '../../../engine/skirminiac';
import { contract } from '../contract';
import { onPhone, onTable, setupOf } from './games';

contract({
  rules: skirminiac,
  setups: [
    setupOf(),
    setupOf({ play: 'phone' }),
    { ...onTable, choices: { ...onTable.choices, size: 'A0' } },
    { ...onPhone, choices: { ...onPhone.choices, size: 'A1' } },
    setupOf({ play: 'table', toss: 'second', size: 'A5' }, { 'SC-A12': 'three', 'SC-A14': 'all' }),
    setupOf({ play: 'phone', toss: 'second' }, { 'SC-A12': 'three', 'SC-A14': 'all' }),
  ],
  asks: ['initiative.roll', 'initiative', 'terrain', 'turn', 'attack', 'attack.support', 'draw'],
  games: 200,
});
