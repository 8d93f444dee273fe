import type { Cover } from '../core/types';

export const COVER: Cover = {
  id: 'skirminiac',
  name: 'Skirminiac',
  credit: 'After Skirminiac: the Board Game by Yannis Lytis Gravezas',
  mark: ['M15 9.9h14l7 12.1-7 12.1H15L8 22Z', 'M18.5 16h7l3.5 6-3.5 6h-7L15 22Z'],
  hint: 'seven units',
};
