import { memo } from 'react';
import { StyleSheet } from 'react-native';
import { Circle } from 'react-native-svg';
import { Box } from './Box';
import { useTheme } from '../theme';
import { Drawing } from './Drawing';
import { Text } from './Text';

export interface CoinProps {
  readonly letter: string;
  readonly spent?: boolean;
  readonly size?: number;
  readonly onFelt?: boolean;
  readonly label?: string;
}

/** A brass disc with a letter; a spent one leaves a dashed ring. */
export const Coin = memo(function Coin({
  letter,
  spent = false,
  size = 22,
  onFelt = false,
  label,
}: CoinProps) {
  const { color } = useTheme();
  const spoken =
    label === undefined
      ? { 'aria-hidden': true }
      : { accessible: true, role: 'img' as const, 'aria-label': label };
  return (
    <Box {...spoken} style={{ width: size, height: size }}>
      <Drawing width={size} height={size} box={COIN_BOX}>
        {spent ? (
          <Circle
            cx={11}
            cy={11}
            r={10.2}
            fill="none"
            stroke={onFelt ? color.onFelt2 : color.ink2}
            strokeWidth={1.2}
            strokeDasharray="3 2.4"
          />
        ) : (
          <>
            <Circle cx={11} cy={11.8} r={10.2} fill={color.brassEdge} />
            <Circle cx={11} cy={10.2} r={10.2} fill={color.brass} />
          </>
        )}
      </Drawing>
      {!spent && (
        <Box style={styles.letter}>
          <Text
            variant="label"
            weight="800"
            color="onBrass"
            maxScale={1}
            style={{ fontSize: size * 0.54, lineHeight: size * 0.96 }}
          >
            {letter}
          </Text>
        </Box>
      )}
    </Box>
  );
});

const COIN_BOX = { x: 0, y: 0, width: 22, height: 22 };

const styles = StyleSheet.create({
  letter: { ...StyleSheet.absoluteFill, alignItems: 'center', pointerEvents: 'none' },
});
