import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { nextOf, viewOf, type Adjust, type Game, type Next, type View } from '../../../engine';
import type { Picked } from '../../asks/narrow';
import type { OpenGame } from '../../store/muster';
import { submit } from '../../store/play';
import { pick, usePicked } from './narrowing';
import { useFront } from './useFront';

export interface OpenedGame {
  readonly id: string;
  readonly game: Game;
  readonly view: View;
  readonly next: Next;
  /** Names the moment: what is picked and what the clock shows belong to it. */
  readonly question: string;
  readonly picked: Picked;
  readonly onPick: (picked: Picked) => void;
  /** The same function for life: a step redraws what it changed and nothing for its callback's sake. */
  readonly onSet: (of: Adjust['of'], track: string, value: number) => void;
}

/** The open game as its tabs see it; they are shown only while there is one. */
export function useGame(): OpenedGame {
  const open = useFront((state) => state.open);
  const { id, game } = present(open);
  const question = `${id} ${game.length}`;
  const picked = usePicked(question);
  const shown = useRef(game.length);
  useLayoutEffect(() => {
    shown.current = game.length;
  }, [game.length]);
  const onSet = useCallback((of: Adjust['of'], track: string, value: number) => {
    void submit({ type: 'adjust', of, track, value }, shown.current);
  }, []);
  const onPick = useCallback((what: Picked) => pick(question, what), [question]);
  return useMemo(
    () => ({ id, game, view: viewOf(game), next: nextOf(game), question, picked, onPick, onSet }),
    [id, game, question, picked, onPick, onSet],
  );
}

/** One fact about what is shown, for a part that need not be redrawn for any other. */
export const useView = <T extends string | number | boolean>(select: (view: View) => T): T =>
  useFront(({ open }) => select(viewOf(present(open).game)));

function present(open: OpenGame | undefined): OpenGame {
  if (!open) throw new Error('A game tab without a game');
  return open;
}
