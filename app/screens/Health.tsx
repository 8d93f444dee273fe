import { useCallback, useState } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from '../parts/Box';
import type { SideView, View as GameView } from '../../engine';
import { tapUnit } from '../asks/narrow';
import { Milestones } from '../parts/Milestones';
import { setSetting } from '../store/library';
import { useMuster } from '../store/muster';
import { space, useRoomy } from '../theme';
import { FaceToFace } from './game/FaceToFace';
import { GameFrame } from './game/GameFrame';
import { SideSheet, type SideSheetProps } from './game/SideSheet';
import { lastTouched } from './game/touched';
import { UnitSheet } from './game/UnitSheet';
import { useGame, type OpenedGame } from './game/useGame';
import { useLens } from './game/useLens';
import { useSteady } from '../parts/useSteady';

/** Every unit of every side at a glance. */
export function Health() {
  const opened = useGame();
  const { compact, height } = useRoomy();
  const facing = useMuster((state) => state.settings.faceToFace === 'on');
  const canFace = opened.view.sides.length === 2 && !compact && height >= 640;
  const { sheet, held, letGo } = useSheets(opened);
  return (
    <>
      {facing && canFace ? (
        <FaceToFace opened={opened} sheet={sheet} onLeave={() => void setSetting('faceToFace', 'off')} />
      ) : (
        <Sheets opened={opened} sheet={sheet} onFaceToFace={canFace ? turn : undefined} />
      )}
      {held !== undefined && <UnitSheet opened={opened} unit={held} pad onClose={letGo} />}
    </>
  );
}

const turn = () => void setSetting('faceToFace', 'on');

export type SheetState = Pick<SideSheetProps, 'opened' | 'lit' | 'onOpen' | 'onSet' | 'onHold'>;

/** Which row is open, which is lit, which is held. */
function useSheets(opened: OpenedGame) {
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
  return { sheet, held, letGo };
}

interface SheetsProps {
  readonly opened: OpenedGame;
  readonly sheet: SheetState;
  readonly onFaceToFace?: () => void;
}

function Sheets({ opened, sheet, onFaceToFace }: SheetsProps) {
  const { view } = opened;
  const { compact } = useRoomy();
  const { width } = useLens();
  const [flipped, setFlipped] = useState<readonly string[]>([]);
  const wide = isWide(view);
  const edge = wide ? space.l : space.m;
  const columns = columnsFor(width, view.sides.length, wide, compact);
  const room = Math.floor((width - 2 * edge - GAP * (columns - 1)) / columns) - 2;
  const folds = columns === 1 && !compact && view.sides.flatMap(({ units }) => units).length > MANY;
  const onFold = useSteady((side: string) =>
    setFlipped(flipped.includes(side) ? flipped.filter((each) => each !== side) : [...flipped, side]),
  );
  const chains = view.sides.filter(({ milestones }) => milestones.length > 0);
  return (
    <GameFrame tab="health" opened={opened} edge={edge} onFaceToFace={onFaceToFace}>
      {chains.map((side) => (
        <Milestones
          key={side.id}
          side={side.id}
          name={side.name}
          chain={side.milestones}
          named={chains.length > 1}
          brief={chains.length > 1}
        />
      ))}
      <Box style={styles.columns}>
        {byColumn(view.sides, columns).map((sides, i) => (
          <Box key={i} style={styles.column}>
            {sides.map((side) => (
              <SideSheet
                key={side.id}
                {...sheet}
                side={side}
                look={compact ? 'large' : wide ? 'wide' : 'row'}
                room={room}
                folded={folds && flipped.includes(side.id) === (side.id === view.sides[0]?.id)}
                onFold={folds ? onFold : undefined}
              />
            ))}
          </Box>
        ))}
      </Box>
    </GameFrame>
  );
}

const GAP = 8;
const MANY = 8;
const COLUMN = 340;

/** Boxes and pieces need the whole width; the rest share it. */
const isWide = (view: GameView): boolean =>
  view.sides.some(({ units }) =>
    units.some(({ health }) => health.draw === 'boxes' || health.draw === 'pawns'),
  );

function columnsFor(width: number, sides: number, wide: boolean, compact: boolean): number {
  if (compact) return 1;
  const fit = Math.max(1, Math.floor(width / COLUMN));
  return Math.min(sides, wide ? fit : Math.max(2, Math.min(fit, 4)));
}

const byColumn = (sides: readonly SideView[], columns: number): readonly (readonly SideView[])[] =>
  Array.from({ length: columns }, (_, column) => sides.filter((__, i) => i % columns === column));

const styles = StyleSheet.create({
  columns: { flexDirection: 'row', gap: GAP, alignItems: 'flex-start' },
  column: { flex: 1, gap: space.m },
});
