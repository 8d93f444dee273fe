import type { ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from './Box';
import { space, target, useTheme, type ColorKey } from '../theme';
import { Press, type PressProps } from './Press';
import { Text } from './Text';

export interface ChoiceRowProps {
  readonly label: string;
  readonly note?: string;
  readonly disabled?: boolean;
  readonly testID?: string;
}

export interface SwitchProps extends ChoiceRowProps {
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

/** A whole row; the knob moves and the fill changes. */
export function Switch({ value, onChange, ...row }: SwitchProps) {
  const { color, scheme } = useTheme();
  const on =
    scheme === 'dark' ? { fill: color.brass, knob: color.onBrass } : { fill: color.felt, knob: color.onFelt };
  return (
    <ChoiceRow
      {...row}
      role="switch"
      checked={value}
      onPress={() => onChange(!value)}
      trailing={
        <Box
          style={[
            styles.track,
            value
              ? { backgroundColor: on.fill, borderColor: on.fill }
              : { backgroundColor: color.well, borderColor: color.ink2 },
          ]}
        >
          <Box
            style={
              value
                ? [styles.knob, styles.knobOn, { backgroundColor: on.knob }]
                : [styles.knob, styles.knobOff, { backgroundColor: color.ink2 }]
            }
          />
        </Box>
      }
    />
  );
}

export interface RadioProps extends ChoiceRowProps {
  readonly chosen: boolean;
  /** Why it cannot be chosen now; it can still be pressed. */
  readonly blocked?: string;
  readonly onPress: () => void;
}

export function Radio({ chosen, blocked, note, ...row }: RadioProps) {
  const { color, scheme } = useTheme();
  const ring = chosen ? (scheme === 'dark' ? color.brass : color.felt) : color.ink2;
  return (
    <ChoiceRow
      {...row}
      note={blocked ?? note}
      spoken={blocked === undefined ? undefined : `${row.label}, not now: ${blocked}`}
      ink={blocked === undefined ? 'ink' : 'ink2'}
      role="radio"
      checked={chosen}
      leading={
        <Box
          style={[
            styles.ring,
            { borderColor: ring, borderWidth: chosen ? 7 : 2 },
            blocked !== undefined && styles.dashed,
          ]}
        />
      }
    />
  );
}

interface ChoiceRowLayout extends ChoiceRowProps, Pick<PressProps, 'role' | 'checked' | 'onPress'> {
  readonly spoken?: string;
  readonly ink?: ColorKey;
  readonly leading?: ReactNode;
  readonly trailing?: ReactNode;
}

function ChoiceRow({ label, note, spoken, ink = 'ink', leading, trailing, ...press }: ChoiceRowLayout) {
  return (
    <Press {...press} label={spoken ?? (note === undefined ? label : `${label}, ${note}`)}>
      {(pressed) => (
        <Box style={[styles.row, pressed && styles.pressed]}>
          {leading}
          <Box style={styles.words}>
            <Text variant="name" weight="600" color={ink}>
              {label}
            </Text>
            {note !== undefined && (
              <Text variant="caption" color="ink2">
                {note}
              </Text>
            )}
          </Box>
          {trailing}
        </Box>
      )}
    </Press>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: target.step,
    paddingHorizontal: space.l,
    paddingVertical: space.s,
  },
  words: { flex: 1 },
  pressed: { opacity: 0.6 },
  track: { width: 52, height: 32, borderRadius: 16, borderWidth: 1.5, justifyContent: 'center' },
  knob: { borderRadius: 12 },
  knobOn: { width: 24, height: 24, alignSelf: 'flex-end', marginRight: 2.5 },
  knobOff: { width: 21, height: 21, marginLeft: 3.5 },
  ring: { width: 24, height: 24, borderRadius: 12 },
  dashed: { borderStyle: 'dashed' },
});
