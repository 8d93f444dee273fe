import type { Cover } from '../core/types';

export const COVER: Cover = {
  id: 'skirminion',
  name: 'Skirminion',
  credit: 'After Skirminion: the Board Game by Yannis Lytis Gravezas',
  mark: [
    'M22 8L30.2 10.7L35.3 17.7L35.3 26.3L30.2 33.3L22 36L13.8 33.3L8.7 26.3L8.7 17.7L13.8 10.7Z',
    'M22 14.5L29.6 20L26.7 29L17.3 29L14.4 20Z',
  ],
  hint: 'four unit dice',
};
