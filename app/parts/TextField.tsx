import { useEffect, useRef, useState } from 'react';
import { Platform, StyleSheet, TextInput } from 'react-native';
import { Box } from './Box';
import { radius, space, target, type, useTextScale, useTheme } from '../theme';
import { Icon, type IconName } from './Icon';
import { Text } from './Text';

export interface TextFieldProps {
  /** Spoken name; shown above the words too where `named`. */
  readonly label: string;
  readonly named?: boolean;
  readonly value: string;
  readonly most: number;
  readonly placeholder?: string;
  readonly icon?: IconName;
  /** Sunk into the table, for searching. */
  readonly well?: boolean;
  readonly autoFocus?: boolean;
  readonly onChange: (text: string) => void;
  readonly onSubmit?: () => void;
  readonly testID?: string;
}

/** Words are handed on when the typing pauses, when the field is left and when its screen goes. */
export function TextField(props: TextFieldProps) {
  const { label, named = false, most, placeholder, icon, well = false, autoFocus, testID } = props;
  const { color } = useTheme();
  const scale = useTextScale();
  const draft = useDraft(props.value, props.onChange);
  const [focused, setFocused] = useState(false);
  const grow = Platform.OS === 'web' ? scale : 1;
  return (
    <Box
      style={[
        styles.field,
        { backgroundColor: well ? color.well : color.paper, borderColor: well ? color.well : color.line },
        focused && { borderColor: color.ink },
      ]}
    >
      {icon !== undefined && <Icon name={icon} color="ink2" size={22} />}
      <Box style={styles.words}>
        {named && (
          <Text variant="label" color="ink2" style={styles.label}>
            {label}
          </Text>
        )}
        <TextInput
          aria-label={label}
          value={draft.text}
          maxLength={most}
          placeholder={placeholder}
          placeholderTextColor={color.ink2}
          autoFocus={autoFocus}
          autoCorrect={false}
          testID={testID}
          onChangeText={draft.type}
          onFocus={() => setFocused(true)}
          onBlur={() => {
            setFocused(false);
            draft.leave();
          }}
          onSubmitEditing={() => {
            draft.leave();
            props.onSubmit?.();
          }}
          style={[
            type.body,
            styles.input,
            named && { paddingTop: space.s + type.label.lineHeight * scale },
            {
              color: color.ink,
              fontSize: type.body.fontSize * grow,
              lineHeight: type.body.lineHeight * grow,
            },
          ]}
        />
      </Box>
    </Box>
  );
}

const PAUSE = 300;

/** What is being typed stands until the value it was typed over has changed. */
function useDraft(value: string, commit: (text: string) => void) {
  const [draft, setDraft] = useState<{ readonly text: string; readonly over?: string }>();
  const pending = useRef<{ text: string; timer: ReturnType<typeof setTimeout> } | undefined>(undefined);
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  }, [commit]);
  const flush = () => {
    if (!pending.current) return;
    clearTimeout(pending.current.timer);
    const { text } = pending.current;
    pending.current = undefined;
    latest.current(text);
  };
  const [flushOnce] = useState(() => flush);
  useEffect(() => flushOnce, [flushOnce]);
  const typing = draft !== undefined && (draft.over === undefined || draft.over === value);
  return {
    text: typing ? draft.text : value,
    type: (text: string) => {
      setDraft({ text });
      if (pending.current) clearTimeout(pending.current.timer);
      pending.current = { text, timer: setTimeout(flushOnce, PAUSE) };
    },
    leave: () => {
      flushOnce();
      setDraft((now) => now && { text: now.text, over: value });
    },
  };
}

const styles = StyleSheet.create({
  field: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    minHeight: target.step,
    paddingHorizontal: space.l,
    borderWidth: 1.5,
    borderRadius: radius.button,
  },
  words: { flex: 1, minWidth: 0 },
  label: { position: 'absolute', top: space.s, pointerEvents: 'none' },
  input: { width: '100%', minHeight: target.step, paddingVertical: space.s, outlineWidth: 0 },
});
