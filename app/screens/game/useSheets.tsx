import { useCallback, useState } from 'react';
import { tapUnit } from '../../asks/narrow';
import { useSteady } from '../../parts/useSteady';
import type { SideSheetProps } from './SideSheet';
import { lastTouched } from './touched';
import { UnitSheet } from './UnitSheet';
import type { OpenedGame } from './useGame';

export type SheetState = Pick<SideSheetProps, 'opened' | 'lit' | 'onOpen' | 'onSet' | 'onHold'>;

/** Which row is open, which is lit, and the pad of the one that is held. */
export function useSheets(opened: OpenedGame) {
  const [open, setOpen] = useState<string>();
  const [held, setHeld] = useState<string>();
  const { view, game, next, picked, onPick, onSet } = opened;
  const onOpen = useSteady((unit: string) => {
    setOpen(open === unit ? undefined : unit);
    const to = next.ask?.kind === 'choose' ? tapUnit(next.ask.options, picked, unit) : undefined;
    if (to && open !== unit) onPick(to);
  });
  const touched = lastTouched(game);
  const lit = view.sides
    .flatMap((side) => side.units)
    .filter(
      ({ id, status }) => status === 'acting' || id === touched || id === picked.unit || id === picked.target,
    )
    .map(({ id }) => id);
  const letGo = useCallback(() => setHeld(undefined), []);
  const sheet: SheetState = { opened: open, lit, onOpen, onSet, onHold: setHeld };
  const pad = held !== undefined && <UnitSheet opened={opened} unit={held} pad onClose={letGo} />;
  return { sheet, pad };
}
