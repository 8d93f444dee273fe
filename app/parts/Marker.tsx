import { memo } from 'react';
import { StyleSheet } from 'react-native';
import { Circle } from 'react-native-svg';
import { Box } from './Box';
import { motion, OBJECTS, useTheme, type SideKey } from '../theme';
import { Drawing } from './Drawing';
import { Glide } from './Glide';
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
  const paint = OBJECTS[side];
  const box = { width: size, height: size, box: MARKER_BOX, bleed: 4 };
  const spoken = label === undefined ? {} : { accessible: true, role: 'img' as const, 'aria-label': label };
  return (
    <Box {...spoken} style={{ width: size, height: size }}>
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
      <Glide y={used ? -12 : 0} opacity={used ? 0 : 1} ms={motion.lift} style={styles.disc}>
        <Drawing {...box}>
          {selected && <Circle cx={20} cy={20} r={21} fill="none" stroke={color.brass} strokeWidth={3} />}
          <Circle cx={20} cy={21.5} r={17} fill={paint.edge} />
          <Circle cx={20} cy={18.5} r={17} fill={paint.face} />
          <Circle cx={20} cy={18.5} r={12.6} fill={OBJECTS.bone.face} />
          <SideShape side={side} x={20} y={18.3} reach={side === 'a' ? 6.2 : 7.3} fill={paint.face} />
        </Drawing>
      </Glide>
    </Box>
  );
});

const styles = StyleSheet.create({ disc: { position: 'absolute', pointerEvents: 'none' } });

const MARKER_BOX = { x: 0, y: 0, width: 40, height: 40 };
