import { memo } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from './Box';
import type { View as GameView } from '../../engine';
import { lip, radius, size, space, target, useRoomy, useTheme } from '../theme';
import { CONTAINED } from './contained';
import { Icon } from './Icon';
import { Mark } from './Mark';
import { Keycap } from './Keycap';
import { Press } from './Press';
import { SideMark } from './SideMark';
import { Text } from './Text';

export interface GameHeaderProps {
  readonly name: string;
  readonly mark: readonly string[];
  readonly view: Pick<GameView, 'when' | 'turn'>;
  readonly undo?: string;
  readonly redo?: string;
  readonly onGames: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onHistory: () => void;
}

const ROOMY = 480;

/** The open game on the left, one tap to take a step back on the right. */
export function GameHeader(props: GameHeaderProps) {
  const { name, mark, view, undo, redo, onGames, onRedo, onHistory } = props;
  const { compact, width } = useRoomy();
  return (
    <Box style={[styles.header, CONTAINED, compact && styles.stacked]}>
      <GameKey
        name={name}
        mark={!compact && (redo === undefined || width >= ROOMY) ? mark : undefined}
        when={view.when}
        turn={view.turn}
        onGames={onGames}
      />
      <Box
        style={[
          styles.keys,
          (width >= ROOMY || redo !== undefined) && styles.keysRoomy,
          compact && styles.keysWide,
        ]}
      >
        {redo !== undefined && <HeaderKey icon="redo" label={`Redo: ${redo}`} onPress={onRedo} />}
        <UndoKey
          undo={undo}
          onUndo={props.onUndo}
          onHistory={onHistory}
          fill={compact}
          broken={!inOneLine(props, width)}
        />
        {width >= ROOMY && <HeaderKey icon="history" label="History" onPress={onHistory} />}
      </Box>
    </Box>
  );
}

interface GameKeyProps extends Pick<GameHeaderProps, 'name' | 'onGames'>, Pick<GameView, 'when' | 'turn'> {
  /** Left out where there is no room for it. */
  readonly mark?: readonly string[];
}

const GameKey = memo(function GameKey({ name, mark, when, turn, onGames }: GameKeyProps) {
  const { compact } = useRoomy();
  const words = `${when}${turn ? `, ${turn.text}` : ''}`;
  return (
    <Press
      label={`${name}, ${words}. Games`}
      onPress={onGames}
      style={[styles.game, !compact && styles.shrink]}
    >
      {(pressed) => (
        <Box style={[styles.gameRow, pressed && styles.pressed]}>
          {mark && <Mark drawing={mark} size={38} />}
          <Box style={styles.words}>
            <Box style={styles.line}>
              <Text variant="header" role="heading" level={1} style={styles.words}>
                {name.replaceAll('-', '\u2011')}
              </Text>
              <Icon name="down" size={18} weight={2.4} color="ink2" />
            </Box>
            <When when={when} turn={turn} />
          </Box>
        </Box>
      )}
    </Press>
  );
});

function When({ when, turn }: GameHeaderProps['view']) {
  return (
    <Box style={styles.when}>
      <Text variant="caption" color="ink2">
        {turn ? `${when} ·` : when}
      </Text>
      {turn && (
        <Box style={styles.turn}>
          {turn.side !== undefined && <SideMark side={turn.side} size={12} />}
          <Text variant="caption" weight="700" style={styles.words}>
            {turn.text}
          </Text>
        </Box>
      )}
    </Box>
  );
}

const LONG = 14;

interface UndoKeyProps extends Pick<GameHeaderProps, 'undo' | 'onUndo' | 'onHistory'> {
  readonly fill: boolean;
  readonly broken: boolean;
}

/** Is there room for the game's name and the whole undo key beside each other? By the length of their words. */
function inOneLine({ name, view, undo = '', redo }: GameHeaderProps, width: number): boolean {
  const when = `${view.when}${view.turn?.text ?? ''}`.length * 7.3 + 26;
  const game = 47 + Math.max(name.length * 10.4 + 24, when);
  const keys = 52 + 8.8 * (undo.length + 6) + (redo === undefined ? 0 : 58);
  return 36 + game + keys <= width;
}

/** Always named; a long name breaks after the colon. Held, it shows what else could be taken back. */
export function UndoKey({ undo, onUndo, onHistory, fill, broken }: UndoKeyProps) {
  const { color } = useTheme();
  if (undo === undefined)
    return (
      <Box style={[styles.nothing, fill && styles.fill]}>
        <Text variant="caption" color="ink2">
          Nothing to undo
        </Text>
      </Box>
    );
  const text = `Undo: ${undo}`;
  return (
    <Press
      label={text}
      hint="Hold for the history"
      onPress={onUndo}
      onHold={onHistory}
      style={[styles.undo, fill && styles.fill]}
    >
      {(pressed) => (
        <Keycap
          face={color.press}
          edge={color.edge}
          line={color.pressLine}
          lip={lip.key}
          radius={radius.button}
          down={pressed}
          style={styles.cap}
        >
          <Icon name="undo" size={20} weight={2.1} />
          <Text variant={undo.length > LONG ? 'caption' : 'small'} weight="700" style={styles.undoText}>
            {broken && !fill ? `Undo:\n${undo}` : text}
          </Text>
        </Keycap>
      )}
    </Press>
  );
}

interface HeaderKeyProps {
  readonly icon: 'redo' | 'history';
  readonly label: string;
  readonly onPress: () => void;
}

const HeaderKey = memo(function HeaderKey({ icon, label, onPress }: HeaderKeyProps) {
  const { color } = useTheme();
  return (
    <Press label={label} onPress={onPress} style={styles.square}>
      {(pressed) => (
        <Keycap
          face={color.press}
          edge={color.edge}
          line={color.pressLine}
          lip={lip.key}
          radius={radius.button}
          down={pressed}
          style={styles.cap}
        >
          <Icon name={icon} size={20} weight={2.1} />
        </Keycap>
      )}
    </Press>
  );
});

const styles = StyleSheet.create({
  header: {
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: size.header,
    paddingHorizontal: space.l - 2,
    paddingVertical: 5,
    gap: space.s,
  },
  stacked: { flexDirection: 'column', alignItems: 'stretch', paddingHorizontal: space.m, gap: space.xs },
  game: { flexGrow: 1, justifyContent: 'center' },
  shrink: { flexShrink: 1, flexBasis: 0 },
  gameRow: { flexDirection: 'row', alignItems: 'center', gap: 9 },
  words: { flexShrink: 1 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  when: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 5 },
  turn: { flexDirection: 'row', alignItems: 'center', gap: 5, flexShrink: 1 },
  keys: { flexDirection: 'row', alignItems: 'center', gap: 6, maxWidth: '43%' },
  keysWide: { maxWidth: '100%' },
  keysRoomy: { maxWidth: '60%' },
  undo: { flexShrink: 1 },
  fill: { flexGrow: 1, flexBasis: 0 },
  undoText: { flexShrink: 1 },
  nothing: { minHeight: target.min, justifyContent: 'center', paddingHorizontal: space.s, flexShrink: 1 },
  cap: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minHeight: target.min,
    paddingHorizontal: 12,
    paddingVertical: 4,
  },
  square: { width: target.min + 4 },
  pressed: { opacity: 0.6 },
});
