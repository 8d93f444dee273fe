import { memo, useId } from 'react';
import { StyleSheet } from 'react-native';
import Svg, { Defs, RadialGradient, Rect, Stop } from 'react-native-svg';
import { Box } from './Box';
import { useTheme } from '../theme';

/** The lamp over the dark table: one still gradient behind a screen. On the light table it is only the table. */
export const Glow = memo(function Glow() {
  const { color, scheme } = useTheme();
  const id = `glow${useId().replace(/[^a-zA-Z0-9]/g, '')}`;
  return (
    <Box style={[StyleSheet.absoluteFill, styles.behind, { backgroundColor: color.table }]} aria-hidden>
      {scheme === 'dark' && (
        <Svg width="100%" height="100%">
          <Defs>
            <RadialGradient id={id} cx="50%" cy="22%" rx="85%" ry="60%">
              <Stop offset="0" stopColor="#2A2118" />
              <Stop offset="1" stopColor="#15110D" />
            </RadialGradient>
          </Defs>
          <Rect x="0" y="0" width="100%" height="100%" fill={`url(#${id})`} />
        </Svg>
      )}
    </Box>
  );
});

const styles = StyleSheet.create({ behind: { pointerEvents: 'none' } });
