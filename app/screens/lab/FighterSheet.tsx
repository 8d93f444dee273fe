import { useState } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from '../../parts/Box';
import { destroyed, expectedLoss, percent, type Field, type Odds, type SideView } from '../../../engine';
import { Button } from '../../parts/Button';
import { Card } from '../../parts/Card';
import type { FieldChange } from '../../parts/fields/change';
import { FieldEditor } from '../../parts/fields/FieldEditor';
import { ListRow, Rows } from '../../parts/ListRow';
import { tenths } from '../../parts/oddsWords';
import { Section } from '../../parts/Section';
import { Sheet } from '../../parts/Sheet';
import { Text } from '../../parts/Text';
import { rostersOf } from '../../store/rosterBook';
import { readRoster } from '../../store/edits';
import { useMuster } from '../../store/muster';
import { space } from '../../theme';
import { setValues, type LabRules } from './labStore';

export interface FighterSheetProps {
  readonly rules: LabRules;
  readonly side: SideView;
  readonly fields: readonly Field[];
  readonly odds?: Odds;
  readonly onChange: (field: Field, to: FieldChange) => void;
  readonly onClose: () => void;
}

/** One side of the attack: made on the spot, or a unit of a warband. */
export function FighterSheet({ rules, side, fields, odds, onChange, onClose }: FighterSheetProps) {
  const [picking, setPicking] = useState(false);
  return (
    <Sheet visible title={side.name} onClose={onClose} footer={odds && <Footer odds={odds} />}>
      {picking ? (
        <Warbands
          rules={rules}
          onPick={(roster, unit) => {
            setValues(rules, (now) => rules.lab.put(now, side.id, roster, unit));
            setPicking(false);
          }}
          onBack={() => setPicking(false)}
        />
      ) : (
        <Box style={styles.parts}>
          <Button
            size={48}
            icon="roster"
            label={`From a ${rules.roster.noun}`}
            onPress={() => setPicking(true)}
          />
          {fields.map((field) => (
            <FieldEditor
              key={`${field.id} ${side.units[0]?.name}`}
              field={field}
              onChange={(to) => onChange(field, to)}
            />
          ))}
        </Box>
      )}
    </Sheet>
  );
}

/** The odds in one line, as the profile changes above it. */
function Footer({ odds }: { readonly odds: Odds }) {
  const words = odds.parties.flatMap(({ name, out }, party) => {
    const loss = expectedLoss(odds, party);
    const parts = [
      ...(out === undefined ? [] : [`${percent(destroyed(odds, party))} destroyed`]),
      ...(loss === undefined ? [] : [`loses ${tenths(loss)}`]),
    ];
    return parts.length > 0 ? [`${name}: ${parts.join(', ')}`] : [];
  });
  return (
    <Box aria-live="polite">
      {words.map((line) => (
        <Text key={line} variant="small" weight="600">
          {line}
        </Text>
      ))}
    </Box>
  );
}

interface WarbandsProps {
  readonly rules: LabRules;
  readonly onPick: (roster: unknown, unit: string) => void;
  readonly onBack: () => void;
}

interface Warband {
  readonly id: string;
  readonly name: string;
  readonly roster: unknown;
}

/** First whose, then which: one's own, then the printed ones. */
function Warbands({ rules, onPick, onBack }: WarbandsProps) {
  const rosters = useMuster((state) => state.rosters);
  const [from, setFrom] = useState<Warband>();
  const own = rostersOf(rosters, rules.id).flatMap((entry): readonly Warband[] => {
    const read = readRoster(entry);
    return read.ok ? [{ id: entry.id, name: entry.name || 'No name yet', roster: read.roster }] : [];
  });
  if (from)
    return (
      <Box style={styles.parts}>
        <Button kind="link" icon="back" label={from.name} onPress={() => setFrom(undefined)} />
        <Card>
          <Rows>
            {rules.lab.units(from.roster).map(({ id, name }) => (
              <ListRow key={id} label={name} arrow={null} onPress={() => onPick(from.roster, id)} />
            ))}
          </Rows>
        </Card>
      </Box>
    );
  return (
    <Box style={styles.parts}>
      <Button kind="link" icon="back" label="Back" onPress={onBack} />
      {own.length > 0 && <List title="Your own" warbands={own} onChoose={setFrom} />}
      <List title="Ready-made" warbands={rules.roster.starters} onChoose={setFrom} />
    </Box>
  );
}

interface ListProps {
  readonly title: string;
  readonly warbands: readonly Warband[];
  readonly onChoose: (warband: Warband) => void;
}

function List({ title, warbands, onChoose }: ListProps) {
  return (
    <Section title={title}>
      <Card>
        <Rows>
          {warbands.map((warband) => (
            <ListRow key={warband.id} label={warband.name} onPress={() => onChoose(warband)} />
          ))}
        </Rows>
      </Card>
    </Section>
  );
}

const styles = StyleSheet.create({ parts: { gap: space.m } });
