import type { ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from './Box';
import { radius, space, target, useTheme, type ColorKey } from '../theme';
import { Icon, type IconName } from './Icon';
import { Press } from './Press';
import { Text } from './Text';

export type NoticeKind = 'problem' | 'info' | 'good';

export interface NoticeAction {
  readonly label: string;
  readonly spoken?: string;
  readonly onPress: () => void;
}

export interface NoticeProps {
  readonly kind?: NoticeKind;
  readonly icon?: IconName;
  /** What is the matter, a whole sentence. */
  readonly title?: string;
  /** The way out. */
  readonly text?: string;
  readonly action?: NoticeAction;
  readonly children?: ReactNode;
}

const LOOKS: Readonly<Record<NoticeKind, { ground: ColorKey; ink: ColorKey; icon: IconName }>> = {
  problem: { ground: 'badTint', ink: 'bad', icon: 'warn' },
  info: { ground: 'well', ink: 'ink', icon: 'info' },
  good: { ground: 'goodTint', ink: 'good', icon: 'check' },
};

export function Notice({ kind = 'info', icon, title, text, action, children }: NoticeProps) {
  const { color } = useTheme();
  const look = LOOKS[kind];
  return (
    <Box
      role={kind === 'problem' ? 'alert' : undefined}
      style={[styles.notice, { backgroundColor: color[look.ground] }]}
    >
      <Box style={styles.icon}>
        <Icon name={icon ?? look.icon} size={20} weight={2.1} color={look.ink} />
      </Box>
      <Box style={styles.words}>
        {title !== undefined && (
          <Text variant="small" weight="700">
            {title}
          </Text>
        )}
        {text !== undefined && <Text variant="small">{text}</Text>}
        {children}
      </Box>
      {action !== undefined && (
        <Press label={action.spoken ?? action.label} onPress={action.onPress}>
          {(pressed) => (
            <Box style={[styles.action, pressed && styles.pressed]}>
              <Text variant="button" color={kind === 'info' ? 'brassInk' : look.ink}>
                {action.label}
              </Text>
            </Box>
          )}
        </Press>
      )}
    </Box>
  );
}

const styles = StyleSheet.create({
  notice: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.m,
    paddingLeft: 15,
    paddingRight: space.m,
    paddingVertical: 10,
    borderRadius: radius.card,
  },
  icon: { alignSelf: 'flex-start', paddingTop: 2 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 160 },
  action: {
    minHeight: target.min,
    paddingHorizontal: space.s,
    justifyContent: 'center',
    alignItems: 'center',
  },
  pressed: { opacity: 0.6 },
});
