import { StyleSheet } from 'react-native';
import { Box } from '../../parts/Box';
import type { Aim, Goal, Resource, Ruleset } from '../../../engine';
import { Card } from '../../parts/Card';
import { Radio } from '../../parts/Choices';
import { Rows } from '../../parts/ListRow';
import { Section } from '../../parts/Section';
import { Sheet } from '../../parts/Sheet';
import { Step } from '../../parts/Step';
import { Text } from '../../parts/Text';
import { goalIn } from '../../store/aims';
import { attempt } from '../../store/attempt';
import { setAim } from '../../store/library';
import { space } from '../../theme';

export interface AimSheetProps {
  readonly rules: Ruleset;
  readonly aim: Aim;
  readonly onClose: () => void;
}

/** What "best" means to this player; kept for every game of these rules. */
export function AimSheet({ rules, aim, onClose }: AimSheetProps) {
  const { goals = [], resource } = rules;
  const chosen = goalIn(rules, aim);
  const set = (change: Partial<Aim>) =>
    void attempt(() => setAim(rules.id, { ...aim, goal: chosen?.id ?? aim.goal, ...change }));
  return (
    <Sheet visible title="Play for" onClose={onClose}>
      <Box style={styles.parts}>
        <Box role="radiogroup" aria-label="Play for">
          <Card>
            <Rows>
              {goals.map(({ id, label, text }) => (
                <Radio
                  key={id}
                  label={label}
                  note={text}
                  chosen={id === chosen?.id}
                  onPress={() => set({ goal: id })}
                />
              ))}
            </Rows>
          </Card>
        </Box>
        {resource && chosen && (
          <Worth resource={resource} goal={chosen} worth={aim.worth} onChange={(worth) => set({ worth })} />
        )}
      </Box>
    </Sheet>
  );
}

interface WorthProps {
  readonly resource: Resource;
  readonly goal: Goal;
  readonly worth: number;
  readonly onChange: (worth: number) => void;
}

const STEP = 0.05;
const MOST = 3;
const rounded = (worth: number): number => Math.round(worth * 100) / 100;

function Worth({ resource, goal, worth, onChange }: WorthProps) {
  const title = `What a ${resource.label} is worth`;
  const shown = goal.unit === undefined ? `${Math.round(worth * 100)} %` : `${rounded(worth)}`;
  return (
    <Section title={title} note={goal.unit}>
      <Card style={styles.worth}>
        <Text variant="caption" color="ink2" style={styles.words}>
          One is spent only where it gains more than this.
        </Text>
        <Step
          sign="minus"
          label={`${title}, less`}
          blocked={worth <= 0}
          onPress={() => onChange(Math.max(0, rounded(worth - STEP)))}
        />
        <Text variant="title" align="center" label={`${title}: ${shown}`} live="polite" style={styles.value}>
          {shown}
        </Text>
        <Step
          sign="plus"
          label={`${title}, more`}
          blocked={worth >= MOST}
          onPress={() => onChange(Math.min(MOST, rounded(worth + STEP)))}
        />
      </Card>
    </Section>
  );
}

const styles = StyleSheet.create({
  parts: { gap: space.m },
  worth: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.s,
    paddingLeft: space.l,
    paddingRight: 10,
    paddingVertical: space.s,
  },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 90 },
  value: { minWidth: 56 },
});
