import { useState } from 'react';
import { ActionSheet } from '../../parts/ActionSheet';
import { RenameSheet } from '../../parts/RenameSheet';
import { attempt } from '../../store/attempt';
import { duplicateRoster, editRoster, moveRoster, readRoster } from '../../store/edits';
import { removeRoster } from '../../store/library';
import { useMuster } from '../../store/muster';
import { rostersOf, type RosterEntry } from '../../store/rosterBook';
import { useGo } from '../useGo';

export interface WarbandMenuProps {
  readonly entry: RosterEntry;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

export function WarbandMenu({ entry, onClose, onDeleted }: WarbandMenuProps) {
  const go = useGo();
  const [naming, setNaming] = useState(false);
  const rosters = useMuster((state) => state.rosters);
  const group = rostersOf(rosters, entry.ruleset);
  const place = group.findIndex(({ id }) => id === entry.id);
  const read = readRoster(entry);
  const name = read.ok ? read.view.fields.find((field) => field.id === 'name') : undefined;
  if (naming && name?.kind === 'text')
    return (
      <RenameSheet
        title="Name of the warband"
        visible
        value={name.value}
        most={name.most}
        onRename={(value) => void attempt(() => editRoster(entry.id, { type: 'set', field: 'name', value }))}
        onClose={onClose}
      />
    );
  const move = (by: -1 | 1) => () => void attempt(() => moveRoster(entry.id, by));
  return (
    <ActionSheet
      title={entry.name || 'Warband'}
      visible
      onClose={onClose}
      actions={[
        ...(name?.kind === 'text'
          ? [{ label: 'Rename', icon: 'roster', stay: true, onPress: () => setNaming(true) } as const]
          : []),
        ...(read.ok
          ? [
              {
                label: 'Duplicate',
                icon: 'copy',
                onPress: () =>
                  void attempt(async () => go.navigate('Warband', { id: (await duplicateRoster(entry)).id })),
              } as const,
              { label: 'Move up', icon: 'up', stay: true, disabled: place <= 0, onPress: move(-1) } as const,
              {
                label: 'Move down',
                icon: 'down',
                stay: true,
                disabled: place >= group.length - 1,
                onPress: move(1),
              } as const,
            ]
          : []),
        {
          label: 'Delete',
          icon: 'trash',
          bad: true,
          onPress: () =>
            void attempt(async () => {
              await removeRoster(entry);
              onDeleted?.();
            }),
        },
      ]}
    />
  );
}
