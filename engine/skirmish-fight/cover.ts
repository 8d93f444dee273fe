import type { Cover } from '../core/types';

export const COVER: Cover = {
  id: 'skirmish-fight',
  name: 'Skirmish Fight',
  credit: 'Alan Wong and Brandon Andre',
  mark: ['M8.5 28.5 28.5 8.5l7 7-20 20Z', 'm13 24 3.5 3.5M17.5 19.5l2.5 2.5M22 15l3.5 3.5M26 11l2.5 2.5'],
  hint: '36 points',
};
