import { StyleSheet } from 'react-native';
import { Box } from '../Box';
import type { Field } from '../../../engine';
import { space } from '../../theme';
import { Card } from '../Card';
import { Step } from '../Step';
import { Text } from '../Text';
import { stepped, type FieldChange } from './change';

export interface NumberFieldProps {
  readonly field: Extract<Field, { kind: 'number' }>;
  readonly onChange: (change: FieldChange) => void;
}

export function NumberField({ field, onChange }: NumberFieldProps) {
  const { label, hint, value, min, max } = field;
  return (
    <Card style={styles.card}>
      <Box style={styles.words}>
        <Text variant="name">{label}</Text>
        {hint !== undefined && (
          <Text variant="caption" color="ink2">
            {hint}
          </Text>
        )}
      </Box>
      <Step
        sign="minus"
        label={`${label} minus 1`}
        blocked={value <= min}
        onPress={() => onChange(stepped(-1))}
      />
      <Text variant="title" align="center" label={`${label}: ${value}`} live="polite" style={styles.value}>
        {value}
      </Text>
      <Step
        sign="plus"
        label={`${label} plus 1`}
        blocked={value >= max}
        onPress={() => onChange(stepped(1))}
      />
    </Card>
  );
}

const styles = StyleSheet.create({
  card: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s,
    paddingLeft: space.l,
    paddingRight: 10,
    paddingVertical: space.s,
  },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 90 },
  value: { minWidth: 40 },
});
