import { useState } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from '../parts/Box';
import type { AskOf, Row } from '../../engine';
import { Button, ButtonRow } from '../parts/Button';
import { Text } from '../parts/Text';
import { space } from '../theme';
import { FormSheet, presetsOf } from './FormSheet';
import type { AskProps } from './panel';
import { priceAmong, priceWords, type Advised } from './prices';

const FEW = 3;

/** Several facts, one commit. A few facts are read out with their likeliest values; more open as a sheet. */
export function Form({ ask, view, advised, saving, onAnswer }: AskProps<AskOf<'form'>>) {
  const [open, setOpen] = useState(false);
  const brief = ask.rows.length <= FEW && ask.rows.every((row) => row.unit === undefined);
  const commit = (rows: Readonly<Record<string, string>>) => {
    setOpen(false);
    onAnswer({ kind: 'form', rows });
  };
  return (
    <Box style={styles.form}>
      {brief && (
        <Box style={styles.facts}>
          {ask.rows.map((row) => (
            <Text key={row.id} variant="small" color="onFelt2">
              {row.label}
              {'  '}
              <Text variant="small" weight="700" color="onFelt">
                {presetLabel(row)}
              </Text>
              {presetPrice(row, advised)}
            </Text>
          ))}
        </Box>
      )}
      <ButtonRow>
        {brief ? (
          <>
            <Button
              fill
              kind="primary"
              icon="check"
              label="That is so"
              busy={saving}
              onPress={() => commit(presetsOf(ask.rows))}
            />
            <Button fill kind="onFelt" label="Change" onPress={() => setOpen(true)} />
          </>
        ) : (
          <Button
            fill
            kind="primary"
            label="Fill in"
            second="everything starts at its likeliest"
            onPress={() => setOpen(true)}
          />
        )}
      </ButtonRow>
      {open && (
        <FormSheet ask={ask} view={view} advised={advised} onCommit={commit} onClose={() => setOpen(false)} />
      )}
    </Box>
  );
}

const presetLabel = ({ options, preset }: Row): string =>
  options.find((option) => option.id === preset)?.label ?? preset;

const presetPrice = ({ id, options, preset }: Row, advised: Advised | undefined): string => {
  const price = priceAmong(
    advised,
    options.filter((option) => option.id === preset),
    id,
  );
  return advised && price ? ` · ${priceWords(price, advised.goal)}` : '';
};

const styles = StyleSheet.create({ form: { gap: space.m }, facts: { gap: 2 } });
