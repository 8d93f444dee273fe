import type { Starter } from '../core/types';
import { squad, type Roster } from './roster';

const starter = (id: string, name: string, names: readonly string[], note: string): Starter<Roster> => ({
  id,
  name,
  note,
  roster: squad(name, names),
});

export const STARTERS: readonly Starter<Roster>[] = [
  starter('gang', 'The Gang', ['Tony', 'Bill', 'Jane', 'Murry', 'Dot'], 'Tony throws, Bill and Jane duck'),
  starter(
    'bayonets',
    'The Bayonets',
    ['Eliot', 'Dave', 'John', 'James', 'Ann'],
    'Those on the other end of it',
  ),
  starter('night-watch', 'Night Watch', ['Rosa', 'Kit', 'Otto', 'Mabel', 'Sven'], 'For a third player'),
  starter('far-riders', 'Far Riders', ['Ines', 'Hank', 'Pearl', 'Yuri', 'Gus'], 'For a fourth'),
];
