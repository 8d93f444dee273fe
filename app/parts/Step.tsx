import { memo } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from './Box';
import { lip, radius, target, useTheme } from '../theme';
import { Icon } from './Icon';
import { Keycap } from './Keycap';
import { Press } from './Press';

export interface StepProps {
  readonly sign: 'minus' | 'plus';
  /** Spoken, e.g. "Kite, health minus 1". */
  readonly label: string;
  /** In a row: a 42 keycap inside a target 56 wide and as high as the row. */
  readonly inRow?: boolean;
  /** Flat and dashed, still there: "down, cannot go lower". */
  readonly blocked?: boolean;
  readonly busy?: boolean;
  readonly onPress: () => void;
  /** After 350 ms. */
  readonly onHold?: () => void;
  readonly testID?: string;
}

export const Step = memo(function Step({ sign, inRow = false, blocked = false, busy, ...press }: StepProps) {
  const { color } = useTheme();
  const cap = inRow ? { width: 42, height: 42, borderRadius: radius.key } : FULL;
  const depth = inRow ? lip.key : lip.button;
  const icon = <Icon name={sign} size={inRow ? 20 : 24} weight={2.4} color={blocked ? 'ink2' : 'ink'} />;
  return (
    <Press
      {...press}
      busy={busy}
      hint={press.onHold === undefined ? undefined : 'Hold for more'}
      style={[styles.target, inRow && styles.stretch]}
    >
      {(pressed) =>
        blocked ? (
          <Box style={[styles.middle, styles.blocked, cap, { borderColor: color.ink2, marginBottom: depth }]}>
            {icon}
          </Box>
        ) : (
          <Box style={{ width: cap.width, height: cap.height + depth }}>
            <Keycap
              face={color.press}
              edge={color.edge}
              line={color.pressLine}
              lip={depth}
              radius={cap.borderRadius}
              down={pressed}
              style={styles.middle}
            >
              {icon}
            </Keycap>
          </Box>
        )
      }
    </Press>
  );
});

const FULL = { width: target.step, height: target.step, borderRadius: radius.button };

const styles = StyleSheet.create({
  target: {
    minWidth: target.step,
    minHeight: target.step,
    alignItems: 'center',
    justifyContent: 'center',
  },
  stretch: { alignSelf: 'stretch' },
  middle: { alignItems: 'center', justifyContent: 'center' },
  blocked: { borderWidth: 1.5, borderStyle: 'dashed' },
});
