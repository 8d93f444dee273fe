import { useContext, useState } from 'react';
import { ScrollView, StyleSheet } from 'react-native';
import { SafeAreaInsetsContext } from 'react-native-safe-area-context';
import { Box } from '../../parts/Box';
import { undoName, type SideView } from '../../../engine';
import { Button } from '../../parts/Button';
import { Card, Hairline } from '../../parts/Card';
import { Glow } from '../../parts/Glow';
import { SideMark } from '../../parts/SideMark';
import { Text } from '../../parts/Text';
import { TrackView } from '../../parts/TrackView';
import { UnitCard } from '../../parts/UnitCard';
import { submit } from '../../store/play';
import { radius, space, useRoomy, useTheme } from '../../theme';
import { Question, Unsaved } from './Dock';
import { History, useInFront } from './GameFrame';
import { useFront } from './useFront';
import { useGame } from './useGame';
import { useSheets, type SheetState } from './useSheets';

export interface FaceToFaceProps {
  readonly onLeave: () => void;
}

/** Two players across the table: the far half is turned, and the question turns to whom it asks. */
export function FaceToFace({ onLeave }: FaceToFaceProps) {
  const opened = useGame();
  const { sheet, pad } = useSheets(opened);
  const { view, next } = opened;
  const insets = useContext(SafeAreaInsetsContext);
  useInFront('health');
  const [near, far] = view.sides;
  const asked = next.ask?.asked;
  const turned = asked?.by === 'player' && asked.side === far?.id;
  return (
    <Box style={[styles.table, { paddingTop: Math.max(space.s, insets?.top ?? 0) }]}>
      <Glow />
      {far && (
        <Box style={[roomFor(far), styles.turned]}>
          <Half side={far} sheet={sheet} />
        </Box>
      )}
      <Box style={turned && styles.turned}>
        <Middle onLeave={onLeave} />
      </Box>
      {near && (
        <Box style={roomFor(near)}>
          <Half side={near} sheet={sheet} />
        </Box>
      )}
      {pad}
    </Box>
  );
}

/** The longer list has the larger part. */
const roomFor = ({ units }: SideView) => ({ flex: 1 + Math.ceil(units.length / 2) });

function Middle({ onLeave }: FaceToFaceProps) {
  const { color } = useTheme();
  const { game } = useGame();
  const [history, setHistory] = useState(false);
  const undo = undoName(game);
  const unsaved = useFront((state) => state.unsaved !== undefined);
  return (
    <Box style={[styles.middle, { backgroundColor: color.felt, borderColor: color.feltHi }]}>
      {unsaved ? (
        <Unsaved />
      ) : (
        <Question
          tight
          byPrompt={
            undo !== undefined && (
              <Button
                kind="onFelt"
                size={48}
                icon="undo"
                label={`Undo:\n${undo}`}
                spoken={`Undo: ${undo}`}
                onPress={() => void submit({ type: 'undo' }, game.length)}
                onHold={() => setHistory(true)}
                style={styles.undo}
              />
            )
          }
          byAnswers={
            <Button kind="onFelt" icon="turn" label="" spoken="Sit side by side" onPress={onLeave} />
          }
        />
      )}
      {history && <History onClose={() => setHistory(false)} />}
    </Box>
  );
}

/** A side's half of the screen, two units to a row. */
function Half({ side, sheet }: { readonly side: SideView; readonly sheet: SheetState }) {
  const { width } = useRoomy();
  const room = (width - 2 * space.s) / 2;
  const { opened, lit, ...card } = sheet;
  return (
    <Card side={side.id} style={styles.half}>
      <Box style={styles.header}>
        <SideMark side={side.id} size={14} />
        <Text variant="name" color={`${side.id}Ink`}>
          {side.name}
        </Text>
        <Text variant="caption" color="ink2" style={styles.note}>
          {side.note}
        </Text>
        {side.tracks
          .filter((track) => track.draw === 'coins')
          .map((track) => (
            <TrackView key={track.id} track={track} side={side.id} />
          ))}
      </Box>
      <ScrollView>
        <Box style={styles.units}>
          {side.units.map((unit) => (
            <Box key={unit.id} style={styles.unit}>
              <UnitCard
                {...card}
                unit={unit}
                side={side.id}
                look="row"
                room={room}
                open={opened === unit.id}
                lit={lit.includes(unit.id)}
              />
            </Box>
          ))}
        </Box>
        <Hairline />
      </ScrollView>
    </Card>
  );
}

const styles = StyleSheet.create({
  table: { flex: 1, paddingHorizontal: space.s, paddingBottom: space.s, gap: space.s },
  half: { flex: 1 },
  turned: { transform: [{ rotate: '180deg' }] },
  middle: { borderWidth: 2, borderRadius: radius.dock, padding: space.m },
  undo: { flexShrink: 1 },
  header: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 8,
    minHeight: 42,
    paddingHorizontal: 14,
    paddingVertical: 6,
  },
  note: { flex: 1 },
  units: { flexDirection: 'row', flexWrap: 'wrap' },
  unit: { width: '50%' },
});
