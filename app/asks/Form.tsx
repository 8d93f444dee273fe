import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { AskOf, Row } from '../../engine';
import { Button, ButtonRow } from '../parts/Button';
import { Text } from '../parts/Text';
import { space } from '../theme';
import { FormSheet, presetsOf } from './FormSheet';
import type { AskProps } from './panel';

const FEW = 3;

/** Several facts, one commit. A few facts are read out with their likeliest values; more open as a sheet. */
export function Form({ ask, view, saving, onAnswer }: AskProps<AskOf<'form'>>) {
  const [open, setOpen] = useState(false);
  const brief = ask.rows.length <= FEW && ask.rows.every((row) => row.unit === undefined);
  const commit = (rows: Readonly<Record<string, string>>) => {
    setOpen(false);
    onAnswer({ kind: 'form', rows });
  };
  return (
    <View style={styles.form}>
      {brief && (
        <View style={styles.facts}>
          {ask.rows.map((row) => (
            <Text key={row.id} variant="small" color="onFelt2">
              {row.label}
              {'  '}
              <Text variant="small" weight="700" color="onFelt">
                {presetLabel(row)}
              </Text>
            </Text>
          ))}
        </View>
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
      {open && <FormSheet ask={ask} view={view} onCommit={commit} onClose={() => setOpen(false)} />}
    </View>
  );
}

const presetLabel = ({ options, preset }: Row): string =>
  options.find((option) => option.id === preset)?.label ?? preset;

const styles = StyleSheet.create({ form: { gap: space.m }, facts: { gap: 2 } });
