import type { RosterUnitView, RosterView } from '../../../engine';
import { ActionSheet } from '../../parts/ActionSheet';
import type { WarbandOf } from '../useWarband';

export interface UnitMenuProps {
  readonly view: RosterView;
  readonly unit: RosterUnitView;
  readonly warband: WarbandOf;
  readonly onClose: () => void;
  readonly onCopied: (unit: string) => void;
  readonly onRemoved?: () => void;
}

export function UnitMenu({ view, unit, warband, onClose, onCopied, onRemoved }: UnitMenuProps) {
  const place = view.units.findIndex(({ id }) => id === unit.id);
  const move = (to: number) => () => warband.edit({ type: 'move', unit: unit.id, to });
  const grows = view.add !== undefined;
  return (
    <ActionSheet
      title={unit.name}
      visible
      onClose={onClose}
      actions={[
        ...(grows
          ? [
              {
                label: 'Copy',
                note: view.add?.blocked,
                icon: 'copy',
                disabled: view.add?.blocked !== undefined,
                onPress: () => warband.grow({ type: 'copy', unit: unit.id }, onCopied),
              } as const,
            ]
          : []),
        { label: 'Move up', icon: 'up', stay: true, disabled: place <= 0, onPress: move(place - 1) },
        {
          label: 'Move down',
          icon: 'down',
          stay: true,
          disabled: place >= view.units.length - 1,
          onPress: move(place + 1),
        },
        ...(grows
          ? [
              {
                label: 'Remove',
                icon: 'trash',
                bad: true,
                onPress: () => {
                  warband.edit({ type: 'remove', unit: unit.id });
                  onRemoved?.();
                },
              } as const,
            ]
          : []),
      ]}
    />
  );
}
