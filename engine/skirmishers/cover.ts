import type { Cover } from '../core/types';

export const COVER: Cover = {
  id: 'skirmishers',
  name: 'Skirmishers',
  credit: 'Dark City Games',
  mark: [
    'M15 9a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9Z',
    'M29 9a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9Z',
    'M9.5 35V26a5.5 5.5 0 0 1 11 0V35Z',
    'M23.5 35V26a5.5 5.5 0 0 1 11 0V35Z',
  ],
  hint: 'Groups of pieces, any number',
};
