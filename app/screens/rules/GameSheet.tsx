import { RULESETS } from '../../../engine';
import { Card } from '../../parts/Card';
import { ListRow, Rows } from '../../parts/ListRow';
import { Mark } from '../../parts/Mark';
import { Sheet } from '../../parts/Sheet';
import { useShelf } from '../../store/shelf';

export interface GameSheetProps {
  readonly visible: boolean;
  readonly onClose: () => void;
  readonly onChoose: (ruleset: string) => void;
}

export function GameSheet({ visible, onClose, onChoose }: GameSheetProps) {
  const read = useShelf();
  return (
    <Sheet title="Whose rules?" visible={visible} onClose={onClose}>
      <Card>
        <Rows>
          {RULESETS.map(({ id, name, mark }) => (
            <ListRow
              key={id}
              leading={<Mark drawing={mark} size={38} />}
              label={name}
              note={read[id] && `${read[id].rulebook.length} rules`}
              onPress={() => {
                onClose();
                onChoose(id);
              }}
            />
          ))}
        </Rows>
      </Card>
    </Sheet>
  );
}
