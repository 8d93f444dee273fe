import { useState } from 'react';
import type { SideId } from '../../../engine';
import { ActionSheet } from '../../parts/ActionSheet';
import { RenameSheet } from '../../parts/RenameSheet';
import { attempt } from '../../store/attempt';
import type { GameEntry } from '../../store/gameLog';
import { removeGame, rename } from '../../store/library';
import { useMuster } from '../../store/muster';
import { openGame, submit } from '../../store/play';
import { useGo } from '../useGo';

export interface GameMenuProps {
  readonly entry: GameEntry;
  /** Its sides by name; none when the game cannot be read. */
  readonly sides: readonly { readonly id: SideId; readonly name: string }[];
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** What can be done with a game beside playing it. */
export function GameMenu({ entry, sides, onClose, onDeleted }: GameMenuProps) {
  const go = useGo();
  const [step, setStep] = useState<'menu' | 'rename' | 'end'>('menu');
  if (step === 'rename')
    return (
      <RenameSheet
        title="Name of the game"
        visible
        value={entry.title}
        most={TITLE_MOST}
        onRename={(title) => void attempt(() => rename(entry.id, title))}
        onClose={onClose}
      />
    );
  if (step === 'end')
    return (
      <ActionSheet
        title="Who concedes?"
        visible
        onClose={onClose}
        actions={sides.map(({ id, name }) => ({
          label: `${name} concedes`,
          icon: 'flag',
          onPress: () =>
            void attempt(async () => {
              await concede(entry.id, id);
              go.navigate('Report', { id: entry.id });
            }),
        }))}
      />
    );
  return (
    <ActionSheet
      title={entry.title}
      visible
      onClose={onClose}
      actions={[
        {
          label: 'Report',
          note: 'How it went, step by step',
          icon: 'history',
          onPress: () => go.navigate('Report', { id: entry.id }),
        },
        { label: 'Rename', icon: 'roster', stay: true, onPress: () => setStep('rename') },
        ...(entry.endedAt === undefined && sides.length > 0
          ? [
              {
                label: 'End the game',
                note: 'One side concedes',
                icon: 'flag',
                stay: true,
                onPress: () => setStep('end'),
              } as const,
            ]
          : []),
        {
          label: 'Delete',
          icon: 'trash',
          bad: true,
          onPress: () =>
            void attempt(async () => {
              await removeGame(entry.id, entry.title);
              onDeleted?.();
            }),
        },
      ]}
    />
  );
}

async function concede(id: string, side: SideId): Promise<void> {
  if (useMuster.getState().open?.id !== id) await openGame(id);
  const { open } = useMuster.getState();
  if (open?.id === id) await submit({ type: 'concede', side }, open.game.length);
}

const TITLE_MOST = 60;
