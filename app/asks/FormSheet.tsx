import { useState } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from '../parts/Box';
import type { AskOf, Row, View as GameView } from '../../engine';
import { Button } from '../parts/Button';
import { Card } from '../parts/Card';
import { Radio } from '../parts/Choices';
import { Segmented } from '../parts/Segmented';
import { Sheet } from '../parts/Sheet';
import { Text } from '../parts/Text';
import { space } from '../theme';
import { FormChip } from './FormChip';
import { priceAmong, priceWords, type Advised } from './prices';

export const presetsOf = (rows: readonly Row[]): Readonly<Record<string, string>> =>
  Object.fromEntries(rows.map((row) => [row.id, row.preset]));

export interface FormSheetProps {
  readonly ask: AskOf<'form'>;
  readonly view: GameView;
  readonly advised?: Advised;
  readonly onCommit: (rows: Readonly<Record<string, string>>) => void;
  readonly onClose: () => void;
}

export function FormSheet({ ask, view, advised, onCommit, onClose }: FormSheetProps) {
  const [values, setValues] = useState(presetsOf(ask.rows));
  const set = (row: string, value: string) => setValues({ ...values, [row]: value });
  const rows = ask.rows.map((row) => withPrices(row, advised));
  return (
    <Sheet
      visible
      title={ask.prompt}
      onClose={onClose}
      footer={<Button kind="felt" icon="check" label="Done" onPress={() => onCommit(values)} />}
    >
      <Box style={styles.rows}>
        {rows
          .filter((row) => row.unit === undefined)
          .map((row) => (
            <FactRow
              key={row.id}
              row={row}
              value={values[row.id]!}
              onChange={(value) => set(row.id, value)}
            />
          ))}
        {groupsOf(rows).map(([title, rows]) => (
          <Box key={title} style={styles.group}>
            {title !== '' && (
              <Text variant="name" role="heading">
                {title}
              </Text>
            )}
            <Box style={styles.chips}>
              {rows.map((row) => (
                <FormChip
                  key={row.id}
                  row={row}
                  view={view}
                  value={values[row.id]!}
                  onChange={(value) => set(row.id, value)}
                />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Sheet>
  );
}

/** The price of each value as its second line. */
function withPrices(row: Row, advised: Advised | undefined): Row {
  if (!advised) return row;
  const options = row.options.map((option) => {
    const price = priceAmong(advised, [option], row.id);
    const note = price && [option.note, priceWords(price, advised.goal)].filter(Boolean).join(' · ');
    return note === undefined ? option : { ...option, note };
  });
  return { ...row, options };
}

function groupsOf(rows: readonly Row[]): readonly (readonly [string, readonly Row[]])[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows.filter(({ unit }) => unit !== undefined)) {
    const title = row.group ?? '';
    groups.set(title, [...(groups.get(title) ?? []), row]);
  }
  return [...groups];
}

interface FactRowProps {
  readonly row: Row;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const SIDE_BY_SIDE = 30;

function FactRow({ row, value, onChange }: FactRowProps) {
  const short =
    row.options.length <= 4 &&
    row.options.every(({ blocked, note }) => !blocked && note === undefined) &&
    row.options.reduce((sum, { label }) => sum + label.length, 0) <= SIDE_BY_SIDE;
  return (
    <Box style={styles.fact}>
      <Text variant="name">{row.label}</Text>
      {short ? (
        <Segmented label={row.label} options={row.options} value={value} onChange={onChange} />
      ) : (
        <Card>
          <Box role="radiogroup" aria-label={row.label}>
            {row.options.map((option) => (
              <Radio
                key={option.id}
                label={option.label}
                note={option.note}
                chosen={option.id === value}
                blocked={option.blocked?.why}
                onPress={() => !option.blocked && onChange(option.id)}
              />
            ))}
          </Box>
        </Card>
      )}
    </Box>
  );
}

const styles = StyleSheet.create({
  rows: { gap: space.l, paddingBottom: space.s },
  fact: { gap: space.s },
  group: { gap: space.s },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
