import { memo, type ReactNode } from 'react';
import { StyleSheet, type StyleProp, type ViewStyle } from 'react-native';
import { Box } from './Box';
import { lip, radius, space, target, useRoomy, useTheme, type ColorKey } from '../theme';
import { Icon, type IconName } from './Icon';
import { Keycap } from './Keycap';
import { Press } from './Press';
import { Text } from './Text';

export type ButtonKind = 'primary' | 'felt' | 'onFelt' | 'key' | 'link';

interface Look {
  readonly face: ColorKey;
  readonly edge: ColorKey;
  readonly ink: ColorKey;
  readonly ink2: ColorKey;
  readonly line?: ColorKey;
}

const LOOKS: Readonly<Record<Exclude<ButtonKind, 'link'>, Look>> = {
  primary: { face: 'brass', edge: 'brassEdge', ink: 'onBrass', ink2: 'onBrass' },
  felt: { face: 'felt', edge: 'feltEdge', ink: 'onFelt', ink2: 'onFelt2' },
  onFelt: { face: 'feltHi', edge: 'feltEdge', ink: 'onFelt', ink2: 'onFelt2' },
  key: { face: 'press', edge: 'edge', ink: 'ink', ink2: 'ink2', line: 'pressLine' },
};

export interface ButtonProps {
  readonly label: string;
  readonly kind?: ButtonKind;
  readonly size?: 56 | 48;
  /** Price or outcome, never an echo of the label. */
  readonly second?: string;
  readonly icon?: IconName;
  readonly leading?: ReactNode;
  /** Why it cannot be done now. It can still be pressed, to show its rule. */
  readonly blocked?: string;
  readonly busy?: boolean;
  readonly disabled?: boolean;
  /** A blocked or link button needs to know its ground; the felt kinds already do. */
  readonly onFelt?: boolean;
  readonly spoken?: string;
  /** Takes its share of a ButtonRow. */
  readonly fill?: boolean;
  readonly onPress?: () => void;
  readonly onHold?: () => void;
  readonly style?: StyleProp<ViewStyle>;
  readonly testID?: string;
}

export const Button = memo(function Button(props: ButtonProps) {
  const { label, kind = 'key', size = 56, second, blocked, busy, disabled } = props;
  const { color } = useTheme();
  const ground = props.onFelt ?? (kind === 'primary' || kind === 'onFelt');
  const spoken = props.spoken ?? spokenName(label, second, blocked);
  const press = {
    label: spoken,
    busy,
    disabled,
    onFelt: ground,
    onPress: props.onPress,
    onHold: props.onHold,
    style: [useRoomForWords(props), props.fill === true && styles.fill, props.style],
    testID: props.testID,
  };
  if (kind === 'link' && blocked === undefined) {
    const ink: ColorKey = ground ? 'onFelt' : 'brassInk';
    return (
      <Press {...press}>
        {(pressed) => (
          <Box style={[styles.row, styles.link, pressed && styles.dimmed]}>
            <Words {...props} ink={ink} ink2={ink} />
          </Box>
        )}
      </Press>
    );
  }
  const look = LOOKS[kind === 'link' ? 'key' : kind];
  const depth = size === 48 ? lip.key : lip.button;
  if (blocked !== undefined || disabled === true) {
    const ink: ColorKey = ground ? 'onFelt2' : 'ink2';
    return (
      <Press {...press}>
        {() => (
          <Box style={{ flexGrow: 1, paddingBottom: depth }}>
            <Box style={[styles.row, styles.blocked, { minHeight: size, borderColor: color[ink] }]}>
              <Words {...props} second={blocked ?? second} ink={ink} ink2={ink} />
            </Box>
          </Box>
        )}
      </Press>
    );
  }
  return (
    <Press {...press}>
      {(pressed) => (
        <Keycap
          face={color[look.face]}
          edge={color[look.edge]}
          line={look.line && color[look.line]}
          lip={depth}
          radius={radius.button}
          down={pressed}
          style={[styles.row, { minHeight: size }]}
        >
          <Words {...props} ink={look.ink} ink2={look.ink2} />
        </Keycap>
      )}
    </Press>
  );
});

interface WordsProps extends ButtonProps {
  readonly ink: ColorKey;
  readonly ink2: ColorKey;
}

function Words({ label, second, icon, leading, ink, ink2 }: WordsProps) {
  return (
    <>
      {leading}
      {icon !== undefined && <Icon name={icon} size={21} weight={2.2} color={ink} />}
      <Box style={styles.words}>
        <Text variant="button" color={ink} align="center">
          {label}
        </Text>
        {second !== undefined && (
          <Text variant="caption" weight="500" color={ink2} align="center" style={styles.second}>
            {second}
          </Text>
        )}
      </Box>
    </>
  );
}

/** Buttons of an ask, side by side; with large text they wrap. */
export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return <Box style={styles.buttons}>{children}</Box>;
}

/** With large text a button asks for the width of its longest word, so that a row wraps before a word breaks. */
function useRoomForWords({ label, icon, leading }: ButtonProps): ViewStyle | undefined {
  const { compact, fontScale } = useRoomy();
  if (!compact) return undefined;
  const longest = Math.max(...label.split(' ').map((word) => word.length));
  const beside = icon === undefined && leading === undefined ? 0 : 32;
  return { minWidth: 2 * space.m + beside + 9.5 * fontScale * longest };
}

function spokenName(label: string, second: string | undefined, blocked: string | undefined): string {
  if (blocked !== undefined) return `${label}, not now: ${blocked}`;
  return second === undefined ? label : `${label}, ${second.replace('\n', ', ')}`;
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
    paddingHorizontal: space.m,
    paddingVertical: 6,
  },
  words: { flexShrink: 1, alignItems: 'center' },
  fill: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  second: { marginTop: -1 },
  link: { minHeight: target.min, paddingHorizontal: space.xs },
  dimmed: { opacity: 0.6 },
  blocked: { flexGrow: 1, borderWidth: 1.5, borderStyle: 'dashed', borderRadius: radius.button },
});
