import { StyleSheet } from 'react-native';
import { Box } from './Box';
import { radius, target, useRoomy, useTheme } from '../theme';
import { Press } from './Press';
import { Text } from './Text';

export interface Segment<Id extends string> {
  readonly id: Id;
  readonly label: string;
}

export interface SegmentedProps<Id extends string> {
  /** Spoken name of the whole choice. */
  readonly label: string;
  readonly options: readonly Segment<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  readonly disabled?: boolean;
}

export function Segmented<Id extends string>(props: SegmentedProps<Id>) {
  const { label, options, value, onChange, disabled } = props;
  const { color } = useTheme();
  const { compact } = useRoomy();
  const stacked = compact && options.length > 2;
  return (
    <Box
      role="radiogroup"
      aria-label={label}
      style={[styles.well, stacked && styles.stacked, { backgroundColor: color.well }]}
    >
      {options.map((option) => {
        const on = option.id === value;
        return (
          <Press
            key={option.id}
            role="radio"
            label={option.label}
            checked={on}
            disabled={disabled}
            onPress={() => onChange(option.id)}
            style={[styles.segment, !stacked && styles.share]}
          >
            {(pressed) => (
              <Box
                style={[
                  styles.face,
                  on && { backgroundColor: color.press, borderBottomColor: color.edge },
                  pressed && !on && styles.pressed,
                ]}
              >
                <Text variant="small" weight={on ? '700' : '600'} color={on ? 'ink' : 'ink2'} align="center">
                  {option.label}
                </Text>
              </Box>
            )}
          </Press>
        );
      })}
    </Box>
  );
}

const styles = StyleSheet.create({
  well: { flexDirection: 'row', borderRadius: radius.button, padding: 3 },
  stacked: { flexDirection: 'column' },
  share: { flexGrow: 1, flexShrink: 1, flexBasis: 'auto' },
  segment: { minHeight: target.min, minWidth: target.min },
  face: {
    flexGrow: 1,
    borderRadius: radius.key,
    paddingHorizontal: 8,
    paddingVertical: 6,
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: target.min,
    borderBottomWidth: 2,
    borderBottomColor: 'transparent',
  },
  pressed: { opacity: 0.6 },
});
