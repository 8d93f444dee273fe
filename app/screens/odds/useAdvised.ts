import { useMemo } from 'react';
import { nextOf } from '../../../engine';
import type { Advised } from '../../asks/prices';
import type { OpenedGame } from '../game/useGame';
import { advisedBy, levelOf, useAim, useForesight, type Foresight } from './foresight';

export interface Seen {
  /** Undefined while it is being worked out. */
  readonly foresight?: Foresight;
  /** The prices of the open answers, where the players agreed to see them. */
  readonly advised?: Advised;
}

/** The open attack, looked ahead. */
export function useAdvised({ game }: Pick<OpenedGame, 'game'>): Seen {
  const { rules, setup } = game;
  const aim = useAim(rules);
  const { now: foresight } = useForesight(rules, game.now.state as object, aim);
  const { ask } = nextOf(game);
  const live = levelOf(setup) === 'live';
  return useMemo(
    () => ({ foresight, advised: live ? advisedBy(rules, aim, foresight?.advice, ask) : undefined }),
    [foresight, live, rules, aim, ask],
  );
}
