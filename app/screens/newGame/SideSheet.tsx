import { StyleSheet } from 'react-native';
import { Box } from '../../parts/Box';
import type { Ruleset } from '../../../engine';
import { Button } from '../../parts/Button';
import { Card } from '../../parts/Card';
import { Radio } from '../../parts/Choices';
import { Rows } from '../../parts/ListRow';
import { Section } from '../../parts/Section';
import { Sheet } from '../../parts/Sheet';
import { TextField } from '../../parts/TextField';
import { rostersOf } from '../../store/rosterBook';
import { newSeed } from '../../store/chance';
import { readRoster } from '../../store/edits';
import { useMuster } from '../../store/muster';
import { SIDES as COLOURS, space } from '../../theme';
import { sideId, type DraftSide, type Pick } from './types';

export interface SideSheetProps {
  readonly rules: Ruleset;
  readonly place: number;
  readonly side: DraftSide;
  readonly removable: boolean;
  readonly onChange: (side: Partial<DraftSide>) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** A side's name and the warband it brings. */
export function SideSheet({ rules, place, side, removable, onChange, onRemove, onClose }: SideSheetProps) {
  const rosters = useMuster((state) => state.rosters);
  const own = rostersOf(rosters, rules.id);
  const colour = COLOURS[sideId(place)].name;
  const take = (pick: Pick) => {
    onChange({ pick });
    onClose();
  };
  const { pick } = side;
  return (
    <Sheet title={`${colour} side`} visible onClose={onClose}>
      <Box style={styles.parts}>
        <TextField
          label={`Name of the ${colour} side`}
          value={side.name}
          most={NAME_MOST}
          placeholder={colour}
          onChange={(name) => onChange({ name })}
        />
        {own.length > 0 && (
          <Section title="Your own">
            <Card>
              <Rows>
                {own.map((entry) => {
                  const read = readRoster(entry);
                  return (
                    <Radio
                      key={entry.id}
                      label={entry.name || 'No name yet'}
                      note={read.ok ? `${read.view.summary}. ${read.view.verdict}` : undefined}
                      blocked={read.ok ? undefined : `It cannot be read. ${read.why}`}
                      chosen={pick.kind === 'saved' && pick.id === entry.id}
                      onPress={() => {
                        if (read.ok) take({ kind: 'saved', id: entry.id });
                      }}
                    />
                  );
                })}
              </Rows>
            </Card>
          </Section>
        )}
        <Section title="Ready-made">
          <Card>
            <Rows>
              {[
                ...rules.roster.starters.map(({ id, name, note, roster }) => (
                  <Radio
                    key={id}
                    label={name}
                    note={note ?? rules.roster.view(roster).summary}
                    chosen={pick.kind === 'starter' && pick.id === id}
                    onPress={() => take({ kind: 'starter', id })}
                  />
                )),
                <Radio
                  key="random"
                  label={`Random ${rules.roster.noun}`}
                  note={pick.kind === 'random' ? 'Tap to draw another' : 'Legal, and different every time'}
                  chosen={pick.kind === 'random'}
                  onPress={() => take({ kind: 'random', seed: newSeed() })}
                />,
              ]}
            </Rows>
          </Card>
        </Section>
        {removable && (
          <Button
            icon="trash"
            label="Take this side out"
            onPress={() => {
              onClose();
              onRemove();
            }}
          />
        )}
      </Box>
    </Sheet>
  );
}

const NAME_MOST = 24;

const styles = StyleSheet.create({ parts: { gap: space.m } });
