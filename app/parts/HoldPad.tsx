import { StyleSheet } from 'react-native';
import { Box } from './Box';
import type { Track } from '../../engine';
import { space } from '../theme';
import { Button } from './Button';
import { Text } from './Text';
import { topOf } from './TrackView';

export interface HoldPadProps {
  readonly track: Track;
  readonly onSet: (value: number) => void;
  readonly busy?: boolean;
}

const STEPS = [-3, -2, -1, 1] as const;
const FEW = 13;

/** Behind a held −: larger steps, and every value to set it to. */
export function HoldPad({ track, onSet, busy }: HoldPadProps) {
  const top = topOf(track);
  const values = Array.from({ length: Math.min(top + 1, FEW) }, (_, i) => i);
  return (
    <Box style={styles.pad}>
      <Box style={styles.keys}>
        {STEPS.map((step) => {
          const to = track.value + step;
          const out = to < 0 || to > top;
          return (
            <Button
              key={step}
              fill
              label={step < 0 ? `−${-step}` : `+${step}`}
              spoken={`${track.label} ${step < 0 ? 'minus' : 'plus'} ${Math.abs(step)}`}
              blocked={out ? (to < 0 ? 'below 0' : `above ${top}`) : undefined}
              busy={busy}
              onPress={() => !out && onSet(to)}
            />
          );
        })}
      </Box>
      <Text variant="small" color="ink2" weight="600">
        Set to…
      </Text>
      <Box style={styles.keys}>
        {values.map((value) => (
          <Button
            key={value}
            size={48}
            label={`${value}`}
            spoken={`Set ${track.label} to ${value}`}
            disabled={value === track.value}
            onPress={() => onSet(value)}
          />
        ))}
      </Box>
    </Box>
  );
}

const styles = StyleSheet.create({
  pad: { gap: space.m },
  keys: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
