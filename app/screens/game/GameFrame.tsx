import { useIsFocused } from '@react-navigation/native';
import { useContext, useState, type ReactNode } from 'react';
import { ScrollView, StyleSheet } from 'react-native';
import { SafeAreaInsetsContext } from 'react-native-safe-area-context';
import { Box } from '../../parts/Box';
import { historyOf, redoName, undoName } from '../../../engine';
import { GameHeader } from '../../parts/GameHeader';
import { Glow } from '../../parts/Glow';
import { HistorySheet } from '../../parts/HistorySheet';
import { submit } from '../../store/play';
import { space } from '../../theme';
import { useGo } from '../useGo';
import { useAwake } from './awake';
import { ByHand } from './ByHand';
import { ClockKnocks } from './ClockKnocks';
import { Dock, type DockProps } from './Dock';
import { useTouch } from './touch';
import { useGame } from './useGame';
import { useLens } from './useLens';
import { useSteady } from '../../parts/useSteady';

export interface GameFrameProps extends Pick<DockProps, 'slim' | 'cellsShown' | 'dialShown' | 'oddsShown'> {
  readonly tab: string;
  /** Space at the sides: 16, 12 for the sheets of Health, 0 for a board. */
  readonly edge?: number;
  /** Turns the tab to face the players across the table. */
  readonly onFaceToFace?: () => void;
  readonly children: ReactNode;
}

/**
 * Every game tab: the game and its undo above, the question below, the tab's own lens between. It knows nothing of the game itself, so that
 * a step redraws its parts and not the frame around them.
 */
export function GameFrame({ tab, edge = space.l, onFaceToFace, children, ...dock }: GameFrameProps) {
  const insets = useContext(SafeAreaInsetsContext) ?? NO_INSETS;
  const [history, setHistory] = useState(false);
  useInFront(tab);
  const { beside } = useLens();
  return (
    <Box style={[styles.fill, { paddingTop: insets.top, paddingRight: insets.right }]}>
      <Glow />
      <ClockKnocks />
      <Header onHistory={() => setHistory(true)} />
      <Box style={[styles.fill, beside && styles.row]}>
        <ScrollView
          style={styles.fill}
          contentContainerStyle={[styles.content, { paddingHorizontal: edge }]}
          keyboardShouldPersistTaps="handled"
        >
          {children}
          <Box style={{ paddingHorizontal: space.l - edge }}>
            <ByHand
              counts={tab === 'health' || tab === 'activation'}
              onHistory={() => setHistory(true)}
              onFaceToFace={onFaceToFace}
            />
          </Box>
        </ScrollView>
        <Dock place={beside ? 'beside' : 'below'} {...dock} />
      </Box>
      {history && <History onClose={() => setHistory(false)} />}
    </Box>
  );
}

const NO_INSETS = { top: 0, right: 0 };

/** A tab in front keeps the screen awake and feels what happens. */
export function useInFront(tab: string): void {
  const inFront = useIsFocused();
  useAwake(inFront, tab);
  useTouch(inFront);
}

function Header({ onHistory }: { readonly onHistory: () => void }) {
  const { game, view } = useGame();
  const go = useGo();
  const games = useSteady(() => go.navigate('Games'));
  const undo = useSteady(() => void submit({ type: 'undo' }, game.length));
  const redo = useSteady(() => void submit({ type: 'redo' }, game.length));
  return (
    <GameHeader
      name={game.rules.name}
      mark={game.rules.mark}
      view={view}
      undo={undoName(game)}
      redo={redoName(game)}
      onGames={games}
      onUndo={undo}
      onRedo={redo}
      onHistory={onHistory}
    />
  );
}

export function History({ onClose }: { readonly onClose: () => void }) {
  const { game } = useGame();
  return (
    <HistorySheet
      steps={historyOf(game)}
      undo={undoName(game)}
      redo={redoName(game)}
      onUndo={() => void submit({ type: 'undo' }, game.length)}
      onRedo={() => void submit({ type: 'redo' }, game.length)}
      onClose={onClose}
    />
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  row: { flexDirection: 'row' },
  content: {
    gap: space.m,
    paddingTop: space.xs,
    paddingBottom: space.m,
    width: '100%',
    maxWidth: 1080,
    alignSelf: 'center',
  },
});
