import type { Starter } from '../core/types';
import { warband, type Roster } from './roster';

const starter = (id: string, name: string, note: string, names: readonly string[]): Starter<Roster> => ({
  id,
  name,
  note,
  roster: warband(name, names),
});

export const STARTERS: readonly Starter<Roster>[] = [
  starter('chess', 'The Court', 'Named for the pieces', ['Queen', 'Rook', 'Bishop', 'Knight', 'Squire', 'Page', 'Fool']), // prettier-ignore
  starter('week', 'The Week', 'Easy to call', ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']), // prettier-ignore
  starter('hills', 'The Hill Folk', 'Seven shepherds', ['Ash', 'Bracken', 'Clover', 'Dale', 'Elder', 'Fern', 'Gorse']), // prettier-ignore
  starter('daemons', 'The Embers', 'Seven small fires', ['Spark', 'Cinder', 'Soot', 'Flare', 'Coal', 'Smoke', 'Scorch']), // prettier-ignore
];
