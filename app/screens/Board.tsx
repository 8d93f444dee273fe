import { useMemo, useState } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from '../parts/Box';
import type { CellId } from '../../engine';
import { cellOptions, NOTHING, settled, tapUnit } from '../asks/narrow';
import { Button } from '../parts/Button';
import { HexBoard } from '../parts/HexBoard';
import { SquareBoard } from '../parts/SquareBoard';
import { submit } from '../store/play';
import { space, target } from '../theme';
import { boardSize, boardUnits, litCells, litUnits } from './game/boardUnits';
import { GameFrame } from './game/GameFrame';
import { InspectCard } from './game/InspectCard';
import { Legend } from './game/Legend';
import { UnitSheet } from './game/UnitSheet';
import { useLens } from './game/useLens';
import { useGame, type OpenedGame } from './game/useGame';

/** Squares or hexes; legal cells light up, two tapped squares say what they see. */
export function Board() {
  const opened = useGame();
  return opened.view.board ? <Table opened={opened} board={opened.view.board} /> : null;
}

const WIDEST = 620;

interface TableProps {
  readonly opened: OpenedGame;
  readonly board: NonNullable<OpenedGame['view']['board']>;
}

/** The cells tapped for what they have to say; a step forgets them. */
interface Looking {
  readonly question: string;
  readonly cells: readonly CellId[];
}
const NO_CELLS: readonly CellId[] = [];

function Table({ opened, board }: TableProps) {
  const { view, next, picked, onPick, game } = opened;
  const { width, height, beside } = useLens();
  const [flipped, setFlipped] = useState(false);
  const [looking, setLooking] = useState<Looking>();
  const looked = looking?.question === opened.question ? looking.cells : NO_CELLS;
  const setLooked = (cells: readonly CellId[]) => setLooking({ question: opened.question, cells });
  const [sheet, setSheet] = useState<string>();
  const options = useMemo(() => (next.ask?.kind === 'choose' ? next.ask.options : []), [next]);
  const reachable = useMemo(() => cellOptions(options, picked), [options, picked]);
  const lit = useMemo(
    () => (reachable.length > 0 ? litCells(reachable) : litUnits(options, picked, view)),
    [reachable, options, picked, view],
  );
  const size = useMemo(() => boardSize(board.shape, board.cells), [board.shape, board.cells]);
  const picks = [picked.unit ?? next.ask?.unit, picked.target].filter((unit) => unit !== undefined);
  const units = boardUnits(view, picks);
  const found = looked.length > 0 ? game.rules.inspect?.(game.now.state, looked) : undefined;
  const room =
    Math.min(width, WIDEST, beside ? height - 70 : Math.max(320, height * 0.62)) -
    (board.shape === 'hex' ? 28 : 0);
  const cell = Math.floor((room - 6) / (board.shape === 'hex' ? size.rows : size.columns));

  const answerAt = (at: CellId): boolean => {
    const here = reachable.filter((option) => option.cell === at);
    if (here.length === 0) return false;
    const verb = here[0]?.verb?.id;
    const to = { ...picked, cell: at, verb };
    const only = settled(options, to);
    // On cells smaller than a finger the dock asks once more.
    if (only && next.ask && cell >= target.min) {
      void submit(
        { type: 'answer', ask: next.ask.id, answer: { kind: 'choose', option: only.id } },
        game.length,
      );
    } else onPick(to);
    return true;
  };
  const press = (at: CellId) => {
    const unit = board.units.find((each) => each.cell === at)?.unit;
    if (answerAt(at)) return setLooked([]);
    if (game.rules.inspect) setLooked(looked.length === 1 && looked[0] !== at ? [looked[0]!, at] : [at]);
    if (unit === undefined) return undefined;
    const to = tapUnit(options, picked, unit);
    if (to) return onPick(to);
    return looked.length === 1 && looked[0] === at ? setSheet(unit) : undefined;
  };
  const drawing = {
    width: room,
    size,
    obstacles: board.obstacles,
    tints: board.tints,
    centre: board.centre,
    units,
    lit: found?.lit ? found.lit.map((each) => ({ cell: each })) : lit,
    sight: found && {
      path: found.path,
      blocked: found.tried?.map(({ path, stop }) => ({ path, stoppedBy: stop })),
      cover: found.cover,
    },
    flipped,
    onPressCell: press,
  };
  return (
    <GameFrame tab="board" edge={0} slim cellsShown>
      {board.shape === 'square' ? <SquareBoard {...drawing} coordinates /> : <HexBoard {...drawing} />}
      <Box style={styles.below}>
        <Legend
          lit={lit.length > 0 && (reachable.length > 0 ? 'go' : 'choose')}
          contact={lit.some((each) => each.contact)}
          sight={!!found?.path}
          centre={board.centre.length > 0}
        />
        {found && (
          <InspectCard
            found={found}
            unit={sheetUnit(board.units, looked)}
            onUnit={setSheet}
            onClose={() => setLooked([])}
            ruleset={game.rules.id}
          />
        )}
        <Box style={styles.keys}>
          <Button
            size={48}
            style={styles.half}
            icon="flip"
            label="Turn board"
            onPress={() => setFlipped(!flipped)}
          />
          {picks[0] !== undefined && (
            <Button
              size={48}
              style={styles.half}
              icon="health"
              label="Unit sheet"
              onPress={() => setSheet(picks[0])}
            />
          )}
        </Box>
      </Box>
      {sheet !== undefined && (
        <UnitSheet
          opened={opened}
          unit={sheet}
          onClose={() => {
            setSheet(undefined);
            if (picked.unit === sheet && !options.some(({ unit }) => unit === sheet)) onPick(NOTHING);
          }}
        />
      )}
    </GameFrame>
  );
}

const sheetUnit = (units: TableProps['board']['units'], looked: readonly CellId[]): string | undefined =>
  units.find(({ cell }) => cell === looked[looked.length - 1])?.unit;

const styles = StyleSheet.create({
  below: { paddingHorizontal: space.l, gap: space.m },
  keys: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  half: { flexBasis: '45%', flexGrow: 1 },
});
