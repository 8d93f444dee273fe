import { useState } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from '../../parts/Box';
import { RULESETS, type Cover, type Ruleset } from '../../../engine';
import { Card } from '../../parts/Card';
import { ListRow, Rows } from '../../parts/ListRow';
import { Mark } from '../../parts/Mark';
import { Section } from '../../parts/Section';
import { Sheet } from '../../parts/Sheet';
import { attempt } from '../../store/attempt';
import type { RosterEntry } from '../../store/rosterBook';
import { openRuleset } from '../../store/shelf';
import { space } from '../../theme';
import { RulesAwaited, RulesUnread } from '../RulesAwaited';
import { useRulebook } from '../useRulebook';
import { makeEmpty, makeRandom, takeStarter } from './make';

export interface MakeSheetProps {
  readonly visible: boolean;
  readonly onClose: () => void;
  readonly onMade: (entry: RosterEntry) => void;
}

type Make = (work: () => Promise<RosterEntry>) => Promise<void>;

const useMaking =
  ({ onClose, onMade }: MakeSheetProps): Make =>
  (work) =>
    attempt(async () => {
      const entry = await work();
      onClose();
      onMade(entry);
    });

/** A new warband is empty; only its game has to be known. */
export function NewSheet(props: MakeSheetProps) {
  const make = useMaking(props);
  const [unread, setUnread] = useState<Cover>();
  const choose = async (cover: Cover) => {
    const rules = await openRuleset(cover.id);
    setUnread(rules ? undefined : cover);
    if (rules) await make(() => makeEmpty(rules));
  };
  return (
    <Sheet title="For which game?" visible={props.visible} onClose={props.onClose}>
      <Box style={styles.games}>
        {unread && <RulesUnread name={unread.name} again={() => void choose(unread)} />}
        <Card>
          <Rows>
            {RULESETS.map((cover) => (
              <ListRow
                key={cover.id}
                leading={<Mark drawing={cover.mark} size={38} />}
                label={cover.name}
                note={cover.hint}
                onPress={() => void choose(cover)}
              />
            ))}
          </Rows>
        </Card>
      </Box>
    </Sheet>
  );
}

/** The printed warbands and a random one, for every game. */
export function ReadySheet(props: MakeSheetProps) {
  const make = useMaking(props);
  return (
    <Sheet title="Ready-made" visible={props.visible} onClose={props.onClose}>
      <Box style={styles.games}>
        {RULESETS.map((cover) => (
          <Section key={cover.id} title={cover.name} note={cover.hint}>
            <ReadyMade ruleset={cover.id} make={make} />
          </Section>
        ))}
      </Box>
    </Sheet>
  );
}

function ReadyMade({ ruleset, make }: { readonly ruleset: string; readonly make: Make }) {
  const book = useRulebook(ruleset);
  if (book.kind !== 'read') return <RulesAwaited book={book} />;
  const { rules } = book;
  return (
    <Card>
      <Rows>
        {[
          ...rules.roster.starters.map((starter) => (
            <ListRow
              key={starter.id}
              label={starter.name}
              note={starter.note ?? summaryOf(rules, starter.roster)}
              arrow="plus"
              onPress={() => void make(() => takeStarter(rules, starter.roster))}
            />
          )),
          <ListRow
            key="random"
            icon="dice"
            label={`Random ${rules.roster.noun}`}
            note="Legal, and different every time"
            arrow="plus"
            onPress={() => void make(() => makeRandom(rules))}
          />,
        ]}
      </Rows>
    </Card>
  );
}

const summaryOf = (rules: Ruleset, roster: unknown): string => rules.roster.view(roster).summary;

const styles = StyleSheet.create({ games: { gap: space.m } });
