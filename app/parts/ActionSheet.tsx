import { Card } from './Card';
import type { IconName } from './Icon';
import { ListRow, Rows } from './ListRow';
import { Sheet } from './Sheet';

export interface SheetAction {
  readonly label: string;
  readonly note?: string;
  readonly icon: IconName;
  readonly bad?: boolean;
  readonly disabled?: boolean;
  /** Stays open, for an action done several times over. */
  readonly stay?: boolean;
  readonly onPress: () => void;
}

export interface ActionSheetProps {
  readonly title: string;
  readonly visible: boolean;
  readonly onClose: () => void;
  readonly actions: readonly SheetAction[];
}

export function ActionSheet({ title, visible, onClose, actions }: ActionSheetProps) {
  return (
    <Sheet title={title} visible={visible} onClose={onClose}>
      <Card>
        <Rows>
          {actions.map(({ label, note, icon, bad, disabled, stay, onPress }) => (
            <ListRow
              key={label}
              label={label}
              note={note}
              icon={icon}
              ink={bad ? 'bad' : 'ink'}
              arrow={null}
              disabled={disabled}
              onPress={() => {
                if (!stay) onClose();
                onPress();
              }}
            />
          ))}
        </Rows>
      </Card>
    </Sheet>
  );
}
