import { useContext, type ReactNode, type Ref } from 'react';
import { Platform, ScrollView, StyleSheet } from 'react-native';
import { SafeAreaInsetsContext } from 'react-native-safe-area-context';
import { Box } from '../parts/Box';
import { Banner } from '../parts/Banner';
import { Glow } from '../parts/Glow';
import { IconButton } from '../parts/IconButton';
import { Text } from '../parts/Text';
import { attempt, letGo, useAttempt } from '../store/attempt';
import { bringBack, forgetDeleted } from '../store/library';
import { useMuster } from '../store/muster';
import { size, space, useRoomy } from '../theme';

export interface FrameProps {
  readonly title: string;
  /** Small, below a large title. */
  readonly note?: string;
  /** A place to start from has a large title; a place one came to has a way back. */
  readonly back?: { readonly icon: 'back' | 'x'; readonly label: string; readonly onPress: () => void };
  readonly right?: ReactNode;
  readonly footer?: ReactNode;
  /** The tab bar below keeps clear of the edge by itself. */
  readonly inTabs?: boolean;
  /** Uses more of a tablet's width. */
  readonly wide?: boolean;
  readonly scroll?: Ref<ScrollView>;
  readonly children: ReactNode;
}

/** Every library screen: the table, a header, what scrolls, and what stays below it. */
export function Frame(props: FrameProps) {
  const { title, note, back, right, footer, inTabs = false, wide = false, scroll, children } = props;
  const insets = useContext(SafeAreaInsetsContext) ?? NO_INSETS;
  const { low, loose } = useFooterPlace();
  const bottom = inTabs ? 0 : insets.bottom;
  const fixed = footer && !low && !loose;
  const column = [styles.column, { maxWidth: wide ? 1080 : 640 }];
  const sides = { paddingLeft: insets.left, paddingRight: insets.right };
  return (
    <Box style={[styles.fill, sides, { paddingTop: insets.top }]}>
      <Glow />
      <Box style={[styles.header, back ? styles.withBack : styles.large, ...column]}>
        {back && <IconButton icon={back.icon} label={back.label} onPress={back.onPress} />}
        <Box style={back ? styles.title : styles.largeTitle}>
          <Text
            variant={back ? 'title' : 'display'}
            role="heading"
            level={1}
            maxScale={back ? undefined : 1.5}
          >
            {title}
          </Text>
          {note !== undefined && (
            <Text variant="caption" color="ink2">
              {note}
            </Text>
          )}
        </Box>
        {low && footer && <Box style={styles.beside}>{footer}</Box>}
        {right && <Box style={styles.right}>{right}</Box>}
      </Box>
      <ScrollView
        ref={scroll}
        style={styles.fill}
        contentContainerStyle={[
          styles.content,
          ...column,
          { paddingBottom: fixed ? space.m : bottom + space.xl },
        ]}
        // A page without a button is scrolled by keyboard only if it can be reached.
        tabIndex={Platform.OS === 'web' ? 0 : undefined}
        keyboardShouldPersistTaps="handled"
        automaticallyAdjustKeyboardInsets
      >
        {children}
        {loose && !low && footer}
      </ScrollView>
      <Box style={[styles.footer, ...column, { paddingBottom: fixed ? bottom + space.m : bottom }]}>
        <Told />
        {fixed && footer}
      </Box>
    </Box>
  );
}

/** In a low window the buttons stand in the header; with large text on a small phone they scroll along. */
function useFooterPlace() {
  const { width, height, compact } = useRoomy();
  return { low: !compact && width > height && height < 480, loose: compact && height < 760 };
}

/** What was just deleted, and what could not be saved. */
function Told() {
  const deleted = useMuster((state) => state.deleted);
  const failed = useAttempt((state) => state.failed);
  if (failed)
    return (
      <Banner
        text={
          failed.full ? 'Not saved, nothing changed: the storage is full.' : 'Not saved, nothing changed.'
        }
        action={{ label: 'Retry', onPress: () => void failed.again() }}
        onClose={letGo}
      />
    );
  if (deleted)
    return (
      <Banner
        icon="trash"
        text={`${deleted.name || 'It'} is deleted.`}
        action={{ label: 'Undo', onPress: () => void attempt(bringBack) }}
        onClose={forgetDeleted}
      />
    );
  return null;
}

const NO_INSETS = { top: 0, bottom: 0, left: 0, right: 0 };

const styles = StyleSheet.create({
  fill: { flex: 1 },
  column: { width: '100%', alignSelf: 'center' },
  header: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    minHeight: size.header,
    gap: space.xs,
  },
  large: { paddingHorizontal: space.l, paddingTop: space.s, paddingBottom: space.xs },
  withBack: { paddingLeft: space.s, paddingRight: space.l },
  title: { flexGrow: 1, flexShrink: 1, flexBasis: 60 },
  largeTitle: { flexGrow: 1 },
  right: { flexDirection: 'row', alignItems: 'center', flexShrink: 1, maxWidth: '100%' },
  beside: { flexGrow: 1, flexBasis: 360, paddingTop: 6 },
  content: { paddingHorizontal: space.l, paddingTop: space.xs, gap: space.m },
  footer: { paddingHorizontal: space.l, gap: space.s },
});
