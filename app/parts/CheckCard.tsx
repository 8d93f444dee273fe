import { StyleSheet, type StyleProp, type ViewStyle } from 'react-native';
import { Box } from './Box';
import { lip, radius, target, useTheme } from '../theme';
import { Icon } from './Icon';
import { Keycap } from './Keycap';
import { Press } from './Press';
import { Text } from './Text';

export interface CheckCardProps {
  readonly label: string;
  readonly note?: string;
  readonly checked: boolean;
  /** Why it cannot be added now: flat, but it can still be pressed. */
  readonly blocked?: string;
  /** The reason stands below the whole group. */
  readonly reasonBelow?: boolean;
  /** One of several: a ring in place of the box. */
  readonly round?: boolean;
  readonly onPress: () => void;
  readonly onHold?: () => void;
  readonly style?: StyleProp<ViewStyle>;
  readonly testID?: string;
}

export function CheckCard(props: CheckCardProps) {
  const { label, note, checked, blocked, reasonBelow = false, round = false, ...press } = props;
  const { color, scheme } = useTheme();
  const accent = scheme === 'dark' ? color.brass : color.felt;
  const second = reasonBelow ? note : (blocked ?? note);
  const body = (
    <>
      <Box
        style={[
          styles.box,
          round && styles.ring,
          checked
            ? { backgroundColor: accent }
            : {
                ...styles.open,
                borderColor: color.ink2,
                borderStyle: blocked === undefined ? 'solid' : 'dashed',
              },
        ]}
      >
        {checked && (
          <Icon name="check" size={18} weight={2.8} color={scheme === 'dark' ? 'onBrass' : 'onFelt'} />
        )}
      </Box>
      <Box style={styles.words}>
        <Text variant="name" weight="600" color={blocked === undefined ? 'ink' : 'ink2'}>
          {label}
        </Text>
        {second !== undefined && (
          <Text variant="label" weight="500" color="ink2">
            {second}
          </Text>
        )}
      </Box>
    </>
  );
  const spoken =
    blocked === undefined ? [label, note].filter(Boolean).join(', ') : `${label}, not now: ${blocked}`;
  return (
    <Press {...press} role={round ? 'radio' : 'checkbox'} checked={checked} label={spoken}>
      {(pressed) =>
        blocked === undefined ? (
          <Keycap
            face={color.press}
            edge={color.edge}
            line={checked ? accent : color.pressLine}
            lineWidth={checked ? 2 : 1}
            lip={lip.card}
            radius={radius.button}
            down={pressed}
            style={[styles.card, !checked && styles.thin]}
          >
            {body}
          </Keycap>
        ) : (
          <Box style={styles.flat}>
            <Box style={[styles.card, styles.outline, { borderColor: color.pressLine }]}>{body}</Box>
          </Box>
        )
      }
    </Press>
  );
}

const styles = StyleSheet.create({
  card: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 10,
    minHeight: target.step,
    paddingHorizontal: 9,
    paddingVertical: 7,
  },
  thin: { paddingHorizontal: 10, paddingVertical: 8 },
  outline: { flexGrow: 1, borderWidth: 1, borderRadius: radius.button },
  flat: { flexGrow: 1, paddingBottom: lip.card },
  box: { width: 26, height: 26, borderRadius: 8, alignItems: 'center', justifyContent: 'center' },
  ring: { borderRadius: 13 },
  open: { borderWidth: 2 },
  words: { flex: 1 },
});
