import { StyleSheet } from 'react-native';
import { Box } from '../../parts/Box';
import { NOTHING } from '../../asks/narrow';
import { VerbList } from '../../asks/VerbList';
import { findUnit } from '../../asks/words';
import { Button } from '../../parts/Button';
import { HoldPad } from '../../parts/HoldPad';
import { FallingNumber } from '../../parts/Moves';
import { Sheet } from '../../parts/Sheet';
import { Steps } from '../../parts/UnitOpen';
import { Text } from '../../parts/Text';
import { TrackView } from '../../parts/TrackView';
import { UnitDrawing } from '../../parts/UnitDrawing';
import { UnitExtras } from '../../parts/UnitExtras';
import { wordOf } from '../../parts/unitWords';
import { submit } from '../../store/play';
import { space, type SideKey } from '../../theme';
import { useGo } from '../useGo';
import type { OpenedGame } from './useGame';

export interface UnitSheetProps {
  readonly opened: OpenedGame;
  readonly unit: string;
  /** The pad alone, behind a held −. */
  readonly pad?: boolean;
  readonly onClose: () => void;
}

/** One unit from any tab: its health, its marker, what it carries, and what it may do now. */
export function UnitSheet({ opened, unit: id, pad = false, onClose }: UnitSheetProps) {
  const { view, onSet } = opened;
  const found = findUnit(view, id);
  if (!found) return null;
  const { unit, side } = found;
  const { health, marker } = unit;
  const used = marker?.value === 0;
  const drawn = unit.health.draw === 'unit-die' || unit.health.draw === 'd6';
  return (
    <Sheet visible title={[unit.name, unit.kind].filter(Boolean).join(' · ')} onClose={onClose}>
      <Box style={styles.sheet}>
        <Box style={styles.head}>
          {drawn && <UnitDrawing unit={unit} side={side} size={56} />}
          <Box style={styles.words}>
            <Text variant="name" color="ink2" weight="600">
              {[health.label, wordOf(unit)].filter(Boolean).join(' · ')}
            </Text>
            {!drawn && (
              <Box style={styles.track}>
                <TrackView track={health} side={side} room={150} hurt={unit.hurt} />
              </Box>
            )}
          </Box>
          <FallingNumber value={health.value} variant="total" />
          {!pad && <Steps unit={unit} onSet={onSet} onHold={() => undefined} />}
        </Box>
        {pad && (
          <HoldPad
            track={health}
            onSet={(value) => {
              onSet(unit.id, health.id, value);
              onClose();
            }}
          />
        )}
        {marker && unit.status !== 'down' && (
          <Button
            icon="activation"
            label={
              used ? `Give the ${marker.label.toLowerCase()} back` : `Use the ${marker.label.toLowerCase()}`
            }
            onPress={() => onSet(unit.id, marker.id, used ? marker.max : marker.value - 1)}
          />
        )}
        {!pad && <MayDo opened={opened} unit={id} side={side} onClose={onClose} />}
        <UnitExtras unit={unit} side={side} onSet={onSet} />
      </Box>
    </Sheet>
  );
}

interface MayDoProps extends Pick<UnitSheetProps, 'opened' | 'unit' | 'onClose'> {
  readonly side: SideKey;
}

/** The open question's answers for this unit, as the one that acts or the one it is done to. */
function MayDo({ opened, unit, onClose }: MayDoProps) {
  const { game, view, next, onPick } = opened;
  const go = useGo();
  const { ask } = next;
  if (ask?.kind !== 'choose') return null;
  const acts = ask.options.some((option) => option.unit === unit);
  const suffers = ask.options.some((option) => option.target === unit);
  if (!acts && !suffers) return null;
  return (
    <VerbList
      ask={ask}
      picked={acts ? { ...NOTHING, unit } : { ...NOTHING, target: unit }}
      view={view}
      ruleText={(rule) => game.rules.rulebook.find(({ id }) => id === rule)?.text}
      onPick={(picked) => {
        onPick(picked);
        onClose();
      }}
      onAnswer={(answer) => {
        onClose();
        void submit({ type: 'answer', ask: ask.id, answer }, game.length);
      }}
      onRule={(rule) => {
        onClose();
        go.navigate('Rules', { ruleset: game.rules.id, rule });
      }}
    />
  );
}

const styles = StyleSheet.create({
  sheet: { gap: space.m },
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space.s,
  },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 110, gap: 4 },
  track: { flexDirection: 'row' },
});
