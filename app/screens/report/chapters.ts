import { historyOf, type Event, type EventKind, type Game } from '../../../engine';

export interface Chapter {
  /** "Round 3". */
  readonly when: string;
  readonly events: readonly Event[];
}

const TURNING_POINTS: readonly EventKind[] = ['destroyed', 'scored', 'over'];

/** What happened, by the round it happened in: everything, or only what decided the game. */
export function timelineOf(game: Game, whole: boolean): readonly Chapter[] {
  const chapters: { when: string; events: Event[] }[] = [];
  for (const { before, events, name } of historyOf(game)) {
    const told = whole
      ? events.length > 0
        ? events
        : [{ kind: 'did', text: name } as const]
      : events.filter(({ kind }) => TURNING_POINTS.includes(kind));
    if (told.length === 0 || !before) continue;
    const { when } = game.rules.view(before.state);
    const last = chapters[chapters.length - 1];
    if (last?.when === when) last.events.push(...told);
    else chapters.push({ when, events: [...told] });
  }
  return chapters;
}

/** "+2", "−1". */
export function amountOf({ kind, amount }: Event): string | undefined {
  if (amount === undefined || amount === 0) return undefined;
  if (kind === 'scored' || kind === 'gained') return `+${amount}`;
  return kind === 'lost' ? `−${amount}` : undefined;
}
