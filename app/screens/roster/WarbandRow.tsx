import { StyleSheet } from 'react-native';
import { Box } from '../../parts/Box';
import type { RosterUnitView } from '../../../engine';
import { HealthDie, type HealthDieSides } from '../../parts/HealthDie';
import { ListRow } from '../../parts/ListRow';
import { Text } from '../../parts/Text';
import { Verdict } from '../../parts/Verdict';
import { readRoster } from '../../store/edits';
import type { RosterEntry } from '../../store/rosterBook';
import { space, useRoomy } from '../../theme';

export interface WarbandRowProps {
  readonly entry: RosterEntry;
  readonly onPress: () => void;
  readonly onHold: () => void;
}

export function WarbandRow({ entry, onPress, onHold }: WarbandRowProps) {
  const read = readRoster(entry);
  const { compact } = useRoomy();
  if (!read.ok)
    return (
      <ListRow
        label={entry.name || 'A warband'}
        note={`It cannot be read. ${read.why}`}
        icon="warn"
        arrow="more"
        onPress={onHold}
      />
    );
  const { name, summary, legal, verdict, meter, units } = read.view;
  return (
    <ListRow
      label={name || 'No name yet'}
      note={summary}
      spoken={[name || 'No name yet', summary, meter && `${meter.value} ${meter.unit}`, verdict]
        .filter(Boolean)
        .join(', ')}
      onPress={onPress}
      onHold={onHold}
      trailing={
        <Box style={compact ? styles.figuresBelow : styles.figures}>
          {meter && <Text variant="title">{meter.value}</Text>}
          <Verdict legal={legal} text={verdict} />
        </Box>
      }
    >
      <Dice units={units} />
    </ListRow>
  );
}

/** Units that are dice are shown as the dice to take to the table. */
function Dice({ units }: { readonly units: readonly RosterUnitView[] }) {
  const dice = units.flatMap(({ id, health }) =>
    health?.draw === 'unit-die' ? [{ id, sides: health.max as HealthDieSides }] : [],
  );
  if (dice.length === 0) return null;
  return (
    <Box style={styles.dice}>
      {dice.map(({ id, sides }) => (
        <HealthDie key={id} side="bone" sides={sides} value={sides} size={34} label={null} />
      ))}
    </Box>
  );
}

const styles = StyleSheet.create({
  figures: { alignItems: 'flex-end', maxWidth: '42%' },
  figuresBelow: { alignItems: 'flex-start' },
  dice: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, paddingTop: space.xs },
});
