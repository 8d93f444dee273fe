import { memo, useEffect, useState } from 'react';
import { Animated, StyleSheet, View } from 'react-native';
import { Circle } from 'react-native-svg';
import { motion, OBJECTS, useTheme, type SideKey } from '../theme';
import { Drawing } from './Drawing';
import { NATIVE_DRIVER, useReducedMotion } from './motion';
import { SideShape } from './SideMark';

export interface MarkerProps {
  readonly side: SideKey;
  readonly used: boolean;
  readonly size?: number;
  readonly selected?: boolean;
  readonly onFelt?: boolean;
  readonly label?: string;
}

/** The disc is lifted off when the unit is done; a dashed ring stays where it lay. */
export const Marker = memo(function Marker({
  side,
  used,
  size = 24,
  selected = false,
  onFelt = false,
  label,
}: MarkerProps) {
  const { color } = useTheme();
  const lift = useLift(used);
  const paint = OBJECTS[side];
  const box = { width: size, height: size, box: MARKER_BOX, bleed: 4 };
  const spoken = label === undefined ? {} : { accessible: true, role: 'img' as const, 'aria-label': label };
  return (
    <View {...spoken} style={{ width: size, height: size }}>
      {used && (
        <Drawing {...box}>
          <Circle
            cx={20}
            cy={20}
            r={15.5}
            fill="none"
            stroke={onFelt ? color.onFelt2 : color.ink2}
            strokeWidth={2.4}
            strokeDasharray="4 4.1"
            opacity={0.75}
          />
        </Drawing>
      )}
      <Animated.View style={[styles.disc, { opacity: lift.opacity, transform: [{ translateY: lift.rise }] }]}>
        <Drawing {...box}>
          {selected && <Circle cx={20} cy={20} r={21} fill="none" stroke={color.brass} strokeWidth={3} />}
          <Circle cx={20} cy={21.5} r={17} fill={paint.edge} />
          <Circle cx={20} cy={18.5} r={17} fill={paint.face} />
          <Circle cx={20} cy={18.5} r={12.6} fill={OBJECTS.bone.face} />
          <SideShape side={side} x={20} y={18.3} reach={side === 'a' ? 6.2 : 7.3} fill={paint.face} />
        </Drawing>
      </Animated.View>
    </View>
  );
});

function useLift(used: boolean) {
  const reduced = useReducedMotion();
  const [gone] = useState(() => new Animated.Value(used ? 1 : 0));
  useEffect(() => {
    const move = Animated.timing(gone, {
      toValue: used ? 1 : 0,
      duration: reduced ? motion.reduced : motion.lift,
      useNativeDriver: NATIVE_DRIVER,
    });
    move.start();
    return () => move.stop();
  }, [gone, used, reduced]);
  const [moves] = useState(() => ({
    opacity: gone.interpolate({ inputRange: [0, 1], outputRange: [1, 0] }),
    rise: gone.interpolate({ inputRange: [0, 1], outputRange: [0, -12] }),
  }));
  return reduced ? { opacity: moves.opacity, rise: 0 } : moves;
}

const styles = StyleSheet.create({ disc: { position: 'absolute', pointerEvents: 'none' } });

const MARKER_BOX = { x: 0, y: 0, width: 40, height: 40 };
