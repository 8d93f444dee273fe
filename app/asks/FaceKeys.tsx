import { StyleSheet } from 'react-native';
import { Box } from '../parts/Box';
import { Die } from '../parts/Die';
import { Keycap } from '../parts/Keycap';
import { Press } from '../parts/Press';
import { Text } from '../parts/Text';
import { faceOf } from '../parts/TrackView';
import { radius, target, useRoomy, useTheme } from '../theme';

export interface FaceKeysProps {
  readonly faces: number;
  readonly disabled: boolean;
  readonly onFace: (face: number) => void;
}

/** Six keys of 48 beside each other need this much. */
const NARROW = 360;

/** One key for each face, six in a row, 84 high. */
export function FaceKeys({ faces, disabled, onFace }: FaceKeysProps) {
  const { color } = useTheme();
  const { width } = useRoomy();
  return (
    <Box style={styles.keys}>
      {Array.from({ length: faces }, (_, i) => i + 1).map((face) => (
        <Press
          key={face}
          label={`${face}`}
          onFelt
          disabled={disabled}
          onPress={() => onFace(face)}
          style={[styles.key, width < NARROW && styles.third]}
        >
          {(pressed) => (
            <Keycap
              face={color.feltHi}
              edge={color.feltEdge}
              radius={radius.button}
              down={pressed}
              style={styles.cap}
            >
              {faces <= 6 && <Die face={faceOf(face)} size={36} label={null} />}
              <Text variant="title" color="onFelt" maxScale={1.3}>
                {face}
              </Text>
            </Keycap>
          )}
        </Press>
      ))}
    </Box>
  );
}

const styles = StyleSheet.create({
  keys: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  key: { flexBasis: '14.5%', flexGrow: 1, flexShrink: 1, minWidth: 40, height: target.key + 4 },
  third: { flexBasis: '31%' },
  cap: { alignItems: 'center', justifyContent: 'center', gap: 2 },
});
