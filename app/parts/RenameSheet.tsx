import { StyleSheet } from 'react-native';
import { space } from '../theme';
import { Button } from './Button';
import { Sheet } from './Sheet';
import { TextField } from './TextField';

export interface RenameSheetProps {
  readonly title: string;
  readonly visible: boolean;
  readonly value: string;
  readonly most: number;
  /** Called as the name is typed; never with an empty one. */
  readonly onRename: (name: string) => void;
  readonly onClose: () => void;
}

export function RenameSheet({ title, visible, value, most, onRename, onClose }: RenameSheetProps) {
  return (
    <Sheet title={title} visible={visible} onClose={onClose}>
      <TextField
        label={title}
        value={value}
        most={most}
        autoFocus
        onChange={(text) => {
          if (text.trim()) onRename(text.trim());
        }}
        onSubmit={onClose}
      />
      <Button kind="felt" label="Done" onPress={onClose} style={styles.done} />
    </Sheet>
  );
}

const styles = StyleSheet.create({ done: { marginTop: space.m } });
