import type { Cover } from '../core/types';

export const COVER: Cover = {
  id: 'skirmish',
  name: '-Skirmish-',
  credit: 'Author unknown',
  mark: ['M9.5 23a12.5 12.5 0 1 0 25 0a12.5 12.5 0 1 0 -25 0Z', 'M22 16v7l5 3', 'M18 7h8'],
  hint: 'Five figures',
};
