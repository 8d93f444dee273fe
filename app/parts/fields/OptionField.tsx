import type { ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from '../Box';
import type { Blocked, Field, Option } from '../../../engine';
import { space, useRoomy } from '../../theme';
import { Card } from '../Card';
import { CheckCard } from '../CheckCard';
import { Radio, Switch } from '../Choices';
import { Rows } from '../ListRow';
import { Segmented } from '../Segmented';
import { toggled, type FieldChange } from './change';

interface OneFieldProps {
  readonly field: Extract<Field, { kind: 'one' }>;
  readonly yesNo: boolean;
  readonly onChange: (value: string) => void;
  readonly onRefused: (why: Blocked) => void;
}

/** Few short words stand side by side, short words with a note as cards, sentences one below another. */
export function OneField({ field, yesNo, onChange, onRefused }: OneFieldProps) {
  const { label, hint, options, value } = field;
  const { width, fontScale } = useRoomy();
  const pick = ({ id, blocked }: Option) => (blocked ? onRefused(blocked) : onChange(id));
  if (yesNo)
    return (
      <Card>
        <Switch
          label={label}
          note={hint}
          value={value === 'yes'}
          onChange={(on) => onChange(on ? 'yes' : 'no')}
        />
      </Card>
    );
  if (fitsOneLine(options, Math.min(width, 640) - 2 * space.l, fontScale))
    return <Segmented label={label} options={options} value={value} onChange={onChange} />;
  if (options.every(({ note }) => (note ?? '').length <= SHORT_NOTE))
    return (
      <Grid role="radiogroup" label={label}>
        {options.map((option) => (
          <CheckCard
            key={option.id}
            round
            label={option.label}
            note={option.note}
            checked={option.id === value}
            blocked={option.blocked?.why}
            onPress={() => pick(option)}
            style={styles.card}
          />
        ))}
      </Grid>
    );
  return (
    <Box role="radiogroup" aria-label={label}>
      <Card>
        <Rows>
          {options.map((option) => (
            <Radio
              key={option.id}
              label={option.label}
              note={option.note}
              chosen={option.id === value}
              blocked={option.blocked?.why}
              onPress={() => pick(option)}
            />
          ))}
        </Rows>
      </Card>
    </Box>
  );
}

interface ManyFieldProps {
  readonly field: Extract<Field, { kind: 'many' }>;
  readonly onChange: (change: FieldChange) => void;
  readonly onRefused: (why: Blocked) => void;
}

export function ManyField({ field, onChange, onRefused }: ManyFieldProps) {
  const { value, options, help } = field;
  return (
    <Grid role="group" label={field.label}>
      {options.map(({ id, label, note, blocked }) => (
        <CheckCard
          key={id}
          label={label}
          note={note}
          checked={value.includes(id)}
          blocked={blocked?.why}
          style={styles.card}
          reasonBelow={blocked !== undefined && blocked.why === help}
          onPress={() => {
            if (blocked) onRefused(blocked);
            else onChange(toggled(id));
          }}
        />
      ))}
    </Grid>
  );
}

interface GridProps {
  readonly role: 'group' | 'radiogroup';
  readonly label: string;
  readonly children: readonly ReactNode[];
}

/** Two cards to a line, one with large text, more where there is room. */
function Grid({ role, label, children }: GridProps) {
  const { width, compact } = useRoomy();
  const share = compact ? '100%' : width >= 1300 ? '31%' : '47%';
  return (
    <Box role={role} aria-label={label} style={styles.grid}>
      {children.map((child, i) => (
        <Box key={i} style={{ flexBasis: share, flexGrow: 1 }}>
          {child}
        </Box>
      ))}
      {!compact && children.length % 2 === 1 && <Box style={{ flexBasis: share, flexGrow: 1 }} />}
    </Box>
  );
}

const SHORT_NOTE = 26;

function fitsOneLine(options: readonly Option[], room: number, scale: number): boolean {
  if (options.length > 5 || options.some(({ note, blocked }) => note !== undefined || blocked)) return false;
  return options.reduce((sum, { label }) => sum + 18 + 7.6 * scale * label.length, 0) <= room;
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  card: { flexGrow: 1 },
});
