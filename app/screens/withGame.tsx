import type { ComponentType } from 'react';
import { NoGame, type NoGameProps } from '../parts/NoGame';
import { useMuster } from '../store/muster';
import { useGo } from './useGo';

/** A game tab, or what it will show once a game is open. */
export function withGame(Screen: ComponentType, empty: Pick<NoGameProps, 'icon' | 'title' | 'text'>) {
  return function GameTab() {
    const open = useMuster((state) => state.open !== undefined);
    const go = useGo();
    if (open) return <Screen />;
    return (
      <NoGame {...empty} onNewGame={() => go.navigate('NewGame')} onGames={() => go.navigate('Games')} />
    );
  };
}
