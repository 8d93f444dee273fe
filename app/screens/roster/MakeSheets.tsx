import { RULESETS, type Ruleset } from '../../../engine';
import { StyleSheet, View } from 'react-native';
import { Card } from '../../parts/Card';
import { ListRow, Rows } from '../../parts/ListRow';
import { Mark } from '../../parts/Mark';
import { Section } from '../../parts/Section';
import { Sheet } from '../../parts/Sheet';
import { attempt } from '../../store/attempt';
import type { RosterEntry } from '../../store/rosterBook';
import { space } from '../../theme';
import { makeEmpty, makeRandom, takeStarter } from './make';

export interface MakeSheetProps {
  readonly visible: boolean;
  readonly onClose: () => void;
  readonly onMade: (entry: RosterEntry) => void;
}

const useMaking =
  ({ onClose, onMade }: MakeSheetProps) =>
  (work: () => Promise<RosterEntry>) =>
    void attempt(async () => {
      const entry = await work();
      onClose();
      onMade(entry);
    });

/** A new warband is empty; only its game has to be known. */
export function NewSheet(props: MakeSheetProps) {
  const make = useMaking(props);
  return (
    <Sheet title="For which game?" visible={props.visible} onClose={props.onClose}>
      <Card>
        <Rows>
          {RULESETS.map((rules) => (
            <ListRow
              key={rules.id}
              leading={<Mark drawing={rules.mark} size={38} />}
              label={rules.name}
              note={rules.roster.hint}
              onPress={() => make(() => makeEmpty(rules))}
            />
          ))}
        </Rows>
      </Card>
    </Sheet>
  );
}

/** The printed warbands and a random one, for every game. */
export function ReadySheet(props: MakeSheetProps) {
  const make = useMaking(props);
  return (
    <Sheet title="Ready-made" visible={props.visible} onClose={props.onClose}>
      <View style={styles.games}>
        {RULESETS.map((rules) => (
          <Section key={rules.id} title={rules.name} note={rules.roster.hint}>
            <Card>
              <Rows>
                {[
                  ...rules.roster.starters.map((starter) => (
                    <ListRow
                      key={starter.id}
                      label={starter.name}
                      note={starter.note ?? summaryOf(rules, starter.roster)}
                      arrow="plus"
                      onPress={() => make(() => takeStarter(rules, starter.roster))}
                    />
                  )),
                  <ListRow
                    key="random"
                    icon="dice"
                    label={`Random ${rules.roster.noun}`}
                    note="Legal, and different every time"
                    arrow="plus"
                    onPress={() => make(() => makeRandom(rules))}
                  />,
                ]}
              </Rows>
            </Card>
          </Section>
        ))}
      </View>
    </Sheet>
  );
}

const summaryOf = (rules: Ruleset, roster: unknown): string => rules.roster.view(roster).summary;

const styles = StyleSheet.create({ games: { gap: space.m } });
