import { useState } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from '../Box';
import type { Blocked, Field, RuleId } from '../../../engine';
import { space } from '../../theme';
import { Button } from '../Button';
import { Chip } from '../Chip';
import { Notice } from '../Notice';
import { SectionTitle } from '../SectionTitle';
import { Text } from '../Text';
import { TextField } from '../TextField';
import { BoardField } from './BoardField';
import type { FieldChange } from './change';
import { NumberField } from './NumberField';
import { ManyField, OneField } from './OptionField';

export interface FieldEditorProps {
  readonly field: Field;
  readonly onChange: (change: FieldChange) => void;
  /** Picks an option at random, where the field allows it. */
  readonly onDraw?: () => void;
  readonly onRule?: (rule: RuleId) => void;
}

/** Draws any field of a warband or of a new game. */
export function FieldEditor({ field, onChange, onDraw, onRule }: FieldEditorProps) {
  const [refused, setRefused] = useState<Blocked>();
  const choose = (change: FieldChange) => {
    setRefused(undefined);
    onChange(change);
  };
  const body = drawn(field, choose, setRefused);
  const draws = field.kind === 'one' && field.draw === true && onDraw !== undefined;
  const rule = refused?.rule ?? field.rule;
  return (
    <Box style={styles.field}>
      {!titledByItself(field) && (
        <SectionTitle
          title={field.label}
          note={field.kind === 'many' ? undefined : field.hint}
          right={
            <>
              {field.kind === 'many' && field.hint !== undefined && <Chip kind="brass" label={field.hint} />}
              {draws && <Button kind="link" icon="dice" label="Draw one" onPress={onDraw} />}
            </>
          }
        />
      )}
      {body}
      {refused === undefined && field.help !== undefined && (
        <Text variant="caption" color="ink2" style={styles.help}>
          {field.help}
        </Text>
      )}
      {refused !== undefined && <Notice text={refused.why} action={ruleAction(rule, onRule)} />}
      {field.problem && (
        <Notice
          kind="problem"
          title={field.problem.text}
          text={field.problem.fix}
          action={ruleAction(field.problem.rule, onRule)}
        />
      )}
    </Box>
  );
}

const ruleAction = (rule: RuleId | undefined, onRule: ((rule: RuleId) => void) | undefined) =>
  rule === undefined || onRule === undefined
    ? undefined
    : { label: rule, spoken: `Read rule ${rule}`, onPress: () => onRule(rule) };

/** A yes or no, a number and words carry their own name. */
const isYesNo = (field: Field): boolean =>
  field.kind === 'one' && field.options.map(({ id }) => id).join() === 'no,yes';
const titledByItself = (field: Field): boolean =>
  field.kind === 'text' || field.kind === 'number' || isYesNo(field);

function drawn(field: Field, onChange: (change: FieldChange) => void, onRefused: (why: Blocked) => void) {
  switch (field.kind) {
    case 'text':
      return (
        <TextField
          named
          label={field.label}
          value={field.value}
          most={field.most}
          onChange={(text) => onChange(() => text)}
        />
      );
    case 'number':
      return <NumberField field={field} onChange={onChange} />;
    case 'one':
      return (
        <OneField
          field={field}
          yesNo={isYesNo(field)}
          onChange={(value) => onChange(() => value)}
          onRefused={onRefused}
        />
      );
    case 'many':
      return <ManyField field={field} onChange={onChange} onRefused={onRefused} />;
    case 'board':
      return <BoardField field={field} onChange={onChange} />;
  }
}

const styles = StyleSheet.create({ field: { gap: 6 }, help: { paddingHorizontal: space.xs } });
