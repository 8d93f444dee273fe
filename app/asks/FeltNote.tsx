import { StyleSheet } from 'react-native';
import { Box } from '../parts/Box';
import type { RuleId } from '../../engine';
import { Icon, type IconName } from '../parts/Icon';
import { IconButton } from '../parts/IconButton';
import { Press } from '../parts/Press';
import { Text } from '../parts/Text';
import { radius, space, target, useTheme } from '../theme';

export interface FeltNoteProps {
  readonly icon?: IconName;
  readonly title?: string;
  readonly text?: string;
  readonly rule?: RuleId;
  readonly alert?: boolean;
  readonly onRule?: (rule: RuleId) => void;
  readonly onClose?: () => void;
}

/** A quiet word on the felt, beside the control it is about. */
export function FeltNote({
  icon = 'info',
  title,
  text,
  rule,
  alert = false,
  onRule,
  onClose,
}: FeltNoteProps) {
  const { color } = useTheme();
  return (
    <Box role={alert ? 'alert' : undefined} style={[styles.note, { backgroundColor: color.feltEdge }]}>
      <Box style={styles.icon}>
        <Icon name={icon} size={20} weight={2.1} color="onFelt" />
      </Box>
      <Box style={styles.words}>
        {title !== undefined && (
          <Text variant="small" weight="700" color="onFelt">
            {title}
          </Text>
        )}
        {text !== undefined && (
          <Text variant="caption" color="onFelt2">
            {text}
          </Text>
        )}
        {rule !== undefined && onRule !== undefined && (
          <Press label={`Read rule ${rule}`} role="link" onFelt onPress={() => onRule(rule)}>
            {(pressed) => (
              <Box style={[styles.link, pressed && styles.pressed]}>
                <Icon name="book" size={18} color="onFelt" />
                <Text variant="small" weight="600" color="onFelt">
                  {rule}
                </Text>
              </Box>
            )}
          </Press>
        )}
      </Box>
      {onClose !== undefined && <IconButton icon="x" label="Dismiss" onFelt onPress={onClose} />}
    </Box>
  );
}

const styles = StyleSheet.create({
  note: { flexDirection: 'row', gap: 10, borderRadius: radius.button, paddingLeft: 14, paddingVertical: 4 },
  icon: { paddingTop: 9 },
  words: { flex: 1, paddingTop: 9, paddingBottom: 6, paddingRight: space.s },
  link: { flexDirection: 'row', alignItems: 'center', gap: 6, minHeight: target.min },
  pressed: { opacity: 0.6 },
});
