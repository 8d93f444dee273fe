import { Button } from './Button';
import { Face } from './Face';
import type { IconName } from './Icon';

export interface NoGameProps {
  readonly icon: IconName;
  readonly title: string;
  /** What this tab will show, one sentence. */
  readonly text: string;
  readonly onNewGame: () => void;
  readonly onGames: () => void;
}

/** A game tab while no game is open. */
export function NoGame({ onNewGame, onGames, ...words }: NoGameProps) {
  return (
    <Face {...words}>
      <Button kind="felt" icon="plus" label="New game" onPress={onNewGame} />
      <Button label="Games" onPress={onGames} />
    </Face>
  );
}
