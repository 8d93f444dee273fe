import type { ReactNode } from 'react';
import { ScrollView, StyleSheet } from 'react-native';
import { Box } from './Box';
import { space, useTheme, type ColorKey } from '../theme';
import { Glow } from './Glow';
import { Icon, type IconName } from './Icon';
import { Text } from './Text';

export interface FaceProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly bad?: boolean;
  /** The machine's own words, for whoever is asked to help. */
  readonly detail?: string;
  /** Buttons: the way out. */
  readonly children?: ReactNode;
}

/** A screen with one thing to say. */
export function Face({ icon, title, text, bad = false, detail, children }: FaceProps) {
  const { color } = useTheme();
  const ground: ColorKey = bad ? 'badTint' : 'well';
  return (
    <Box style={styles.fill}>
      <Glow />
      <ScrollView contentContainerStyle={styles.middle}>
        <Box style={[styles.disc, { backgroundColor: color[ground] }]}>
          <Icon name={icon} size={40} color={bad ? 'bad' : 'ink2'} />
        </Box>
        <Text variant="title" role="heading" level={1} align="center">
          {title}
        </Text>
        <Text color="ink2" align="center">
          {text}
        </Text>
        {detail !== undefined && (
          <Text variant="caption" color="ink2" align="center">
            {detail}
          </Text>
        )}
        {children !== undefined && <Box style={styles.buttons}>{children}</Box>}
      </ScrollView>
    </Box>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  middle: {
    flexGrow: 1,
    justifyContent: 'center',
    gap: space.m,
    padding: space.xl,
    width: '100%',
    maxWidth: 460,
    alignSelf: 'center',
  },
  disc: {
    width: 84,
    height: 84,
    borderRadius: 42,
    alignSelf: 'center',
    alignItems: 'center',
    justifyContent: 'center',
  },
  buttons: { gap: space.s, marginTop: space.s },
});
