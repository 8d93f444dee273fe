import { memo, useState } from 'react';
import { StyleSheet } from 'react-native';
import type { SideView, View as GameView } from '../../engine';
import { Box } from '../parts/Box';
import { Milestones } from '../parts/Milestones';
import { useSteady } from '../parts/useSteady';
import { setSetting } from '../store/library';
import { useMuster } from '../store/muster';
import { space, useRoomy } from '../theme';
import { FaceToFace } from './game/FaceToFace';
import { GameFrame } from './game/GameFrame';
import { SideSheet } from './game/SideSheet';
import { useGame, useView } from './game/useGame';
import { useLens } from './game/useLens';
import { useSheets } from './game/useSheets';

/** Every unit of every side at a glance. */
export function Health() {
  const { compact, height } = useRoomy();
  const facing = useMuster((state) => state.settings.faceToFace === 'on');
  const two = useView((view) => view.sides.length === 2);
  const canFace = two && !compact && height >= 640;
  if (facing && canFace) return <FaceToFace onLeave={sitBeside} />;
  return <Sheets onFaceToFace={canFace ? turn : undefined} />;
}

const turn = () => void setSetting('faceToFace', 'on');
const sitBeside = () => void setSetting('faceToFace', 'off');

function Sheets({ onFaceToFace }: { readonly onFaceToFace?: () => void }) {
  const wide = useView(isWide);
  const edge = wide ? space.l : space.m;
  return (
    <GameFrame tab="health" edge={edge} onFaceToFace={onFaceToFace}>
      <Sides wide={wide} edge={edge} />
    </GameFrame>
  );
}

interface SidesProps {
  readonly wide: boolean;
  readonly edge: number;
}

const Sides = memo(function Sides({ wide, edge }: SidesProps) {
  const opened = useGame();
  const { sheet, pad } = useSheets(opened);
  const { view } = opened;
  const { compact } = useRoomy();
  const { width } = useLens();
  const [flipped, setFlipped] = useState<readonly string[]>([]);
  const columns = columnsFor(width, view.sides.length, wide, compact);
  const room = Math.floor((width - 2 * edge - GAP * (columns - 1)) / columns) - 2;
  const folds = columns === 1 && !compact && view.sides.flatMap(({ units }) => units).length > MANY;
  const onFold = useSteady((side: string) =>
    setFlipped(flipped.includes(side) ? flipped.filter((each) => each !== side) : [...flipped, side]),
  );
  const chains = view.sides.filter(({ milestones }) => milestones.length > 0);
  return (
    <>
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
      {pad}
    </>
  );
});

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
