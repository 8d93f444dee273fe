import { useContext, useEffect, useState, type ReactNode } from 'react';
import {
  Animated,
  Modal,
  PanResponder,
  ScrollView,
  StyleSheet,
  View,
  useWindowDimensions,
} from 'react-native';
import { SafeAreaInsetsContext } from 'react-native-safe-area-context';
import { motion, radius, SCRIM, space, useTheme } from '../theme';
import { IconButton } from './IconButton';
import { NATIVE_DRIVER, settle, useReducedMotion } from './motion';
import { Text } from './Text';

export interface SheetProps {
  readonly visible: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** Felt where dice land, paper for reading. */
  readonly felt?: boolean;
  /** Stays below the scrolling part. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

export function Sheet(props: SheetProps) {
  return (
    <Modal
      visible={props.visible}
      transparent
      animationType="none"
      onRequestClose={props.onClose}
      statusBarTranslucent
      navigationBarTranslucent
      aria-label={props.title}
    >
      {props.visible && <SheetBody {...props} />}
    </Modal>
  );
}

function SheetBody({ title, onClose, felt = false, footer, children }: SheetProps) {
  const { color } = useTheme();
  const { height } = useWindowDimensions();
  const insets = useContext(SafeAreaInsetsContext) ?? NO_INSETS;
  const { shown, drop, drag } = useSheetMotion(height, onClose);
  return (
    <View style={styles.fill}>
      <Animated.View style={[styles.scrim, { opacity: shown }]}>
        <View style={styles.fill} onStartShouldSetResponder={() => true} onResponderRelease={onClose} />
      </Animated.View>
      <Animated.View
        style={[
          styles.sheet,
          { maxHeight: height - insets.top - space.xl },
          felt
            ? { backgroundColor: color.felt, borderColor: color.feltHi }
            : { backgroundColor: color.table, borderColor: color.line },
          { opacity: shown, transform: [{ translateY: drop }] },
        ]}
      >
        <View {...drag.panHandlers} style={styles.head}>
          <View style={[styles.grab, { backgroundColor: felt ? color.onFelt2 : color.edge }]} />
          <View style={styles.titleRow}>
            <Text variant="title" role="heading" color={felt ? 'onFelt' : 'ink'} style={styles.title}>
              {title}
            </Text>
            <IconButton icon="x" label="Close" onFelt={felt} onPress={onClose} />
          </View>
        </View>
        <ScrollView
          style={styles.scroll}
          contentContainerStyle={[
            styles.content,
            { paddingBottom: footer === undefined ? insets.bottom + 16 : 12 },
          ]}
          keyboardShouldPersistTaps="handled"
        >
          {children}
        </ScrollView>
        {footer !== undefined && (
          <View style={[styles.footer, { paddingBottom: insets.bottom + space.l }]}>{footer}</View>
        )}
      </Animated.View>
    </View>
  );
}

const CLOSING_DRAG = 80;
const NO_INSETS = { top: 0, bottom: 0 };

function useSheetMotion(height: number, onClose: () => void) {
  const reduced = useReducedMotion();
  const [shown] = useState(() => new Animated.Value(0));
  const [drop] = useState(() => new Animated.Value(reduced ? 0 : height));
  useEffect(() => {
    const duration = reduced ? motion.reduced : motion.sheet;
    const rise = Animated.parallel([
      Animated.timing(shown, { toValue: 1, duration, useNativeDriver: NATIVE_DRIVER }),
      Animated.timing(drop, { toValue: 0, duration, easing: settle, useNativeDriver: NATIVE_DRIVER }),
    ]);
    rise.start();
    return () => rise.stop();
  }, [shown, drop, reduced]);
  const drag = PanResponder.create({
    onMoveShouldSetPanResponder: (_, { dx, dy }) => dy > 6 && dy > Math.abs(dx),
    onPanResponderMove: (_, { dy }) => drop.setValue(Math.max(0, dy)),
    onPanResponderRelease: (_, { dy, vy }) => {
      if (dy > CLOSING_DRAG || vy > 1) onClose();
      else Animated.timing(drop, { toValue: 0, duration: 120, useNativeDriver: NATIVE_DRIVER }).start();
    },
  });
  return { shown, drop, drag };
}

const styles = StyleSheet.create({
  fill: { flex: 1, justifyContent: 'flex-end' },
  scrim: { ...StyleSheet.absoluteFill, backgroundColor: SCRIM },
  sheet: {
    width: '100%',
    maxWidth: 560,
    alignSelf: 'center',
    borderTopLeftRadius: radius.sheet,
    borderTopRightRadius: radius.sheet,
    borderWidth: 2,
    borderBottomWidth: 0,
    overflow: 'hidden',
  },
  head: { paddingTop: 10, paddingHorizontal: space.l },
  grab: { width: 40, height: 5, borderRadius: 3, alignSelf: 'center' },
  titleRow: { flexDirection: 'row', alignItems: 'center', minHeight: 56 },
  title: { flex: 1 },
  scroll: { flexGrow: 0, flexShrink: 1 },
  content: { paddingHorizontal: space.l, paddingTop: space.xs },
  footer: { paddingHorizontal: space.l, paddingTop: space.s },
});
