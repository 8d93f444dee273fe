import { StyleSheet } from 'react-native';
import { Box } from './Box';
import type { Event, SideId } from '../../engine';
import { space } from '../theme';
import { Button, ButtonRow } from './Button';
import { Card, Hairline } from './Card';
import { SideMark } from './SideMark';
import { Sheet } from './Sheet';
import { Text } from './Text';

export interface PastStep {
  readonly name: string;
  readonly events: readonly Event[];
}

export interface HistorySheetProps {
  /** The first step first. */
  readonly steps: readonly PastStep[];
  readonly undo?: string;
  readonly redo?: string;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onClose: () => void;
}

/** Everything that counts so far, the latest first. */
export function HistorySheet({ steps, undo, redo, onUndo, onRedo, onClose }: HistorySheetProps) {
  const keys = (
    <ButtonRow>
      {undo !== undefined && <Button fill icon="undo" label={`Undo: ${undo}`} onPress={onUndo} />}
      {redo !== undefined && <Button fill icon="redo" label={`Redo: ${redo}`} onPress={onRedo} />}
    </ButtonRow>
  );
  return (
    <Sheet visible title="History" onClose={onClose} footer={keys}>
      {steps.length === 0 ? (
        <Text color="ink2">Nothing has happened yet. Each step of the game is listed here.</Text>
      ) : (
        <Card>
          {steps
            .map((step, i) => (
              <Box key={i}>
                {i < steps.length - 1 && <Hairline />}
                <StepRow step={step} number={i + 1} />
              </Box>
            ))
            .reverse()}
        </Card>
      )}
    </Sheet>
  );
}

function StepRow({ step, number }: { readonly step: PastStep; readonly number: number }) {
  const side: SideId | undefined = step.events.find((event) => event.side)?.side;
  return (
    <Box style={styles.row}>
      <Text variant="caption" color="ink2" style={styles.number}>
        {number}
      </Text>
      <Box style={styles.words}>
        <Box style={styles.name}>
          {side && <SideMark side={side} size={13} />}
          <Text variant="name" style={styles.words}>
            {step.name}
          </Text>
        </Box>
        {step.events.map((event, i) => (
          <Text key={i} variant="small" color="ink2">
            {event.text}
          </Text>
        ))}
      </Box>
    </Box>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: space.s, paddingHorizontal: space.m, paddingVertical: 10 },
  number: { minWidth: 28, textAlign: 'right', paddingTop: 2 },
  words: { flex: 1 },
  name: { flexDirection: 'row', alignItems: 'center', gap: 6 },
});
