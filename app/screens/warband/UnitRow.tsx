import { StyleSheet } from 'react-native';
import { Box } from '../../parts/Box';
import type { Problem, RosterUnitView, Tag } from '../../../engine';
import { Chip, type ChipKind } from '../../parts/Chip';
import { HealthDie, type HealthDieSides } from '../../parts/HealthDie';
import { Icon } from '../../parts/Icon';
import { Press } from '../../parts/Press';
import { Text } from '../../parts/Text';
import { space, useTheme } from '../../theme';

export interface UnitRowProps {
  readonly unit: RosterUnitView;
  readonly onPress: () => void;
  readonly onHold: () => void;
}

/** A line of a warband: who it is, what it has, what it costs, and what is wrong with it. */
export function UnitRow({ unit, onPress, onHold }: UnitRowProps) {
  const { color } = useTheme();
  const { name, kind, count, leader = false, tags, cost, problems, health } = unit;
  const spoken = [
    count > 1 ? `${count} ${name}` : name,
    kind,
    leader && 'leader',
    ...tags.map(({ label }) => label),
    cost !== undefined && `cost ${cost}`,
    ...problems.map(({ text }) => text),
  ];
  return (
    <Press label={spoken.filter(Boolean).join(', ')} onPress={onPress} onHold={onHold} style={styles.press}>
      {(pressed) => (
        <Box
          style={[
            styles.row,
            pressed && styles.pressed,
            problems.length > 0 && { borderLeftWidth: 4, borderLeftColor: color.bad, paddingLeft: space.m },
          ]}
        >
          {health?.draw === 'unit-die' && (
            <HealthDie
              side="bone"
              sides={health.max as HealthDieSides}
              value={health.value}
              size={40}
              label={null}
            />
          )}
          <Box style={styles.words}>
            <Box style={styles.line}>
              <Text variant="header">{count > 1 ? `${count} × ${name}` : name}</Text>
              {kind !== undefined && (
                <Text variant="small" color="ink2">
                  {kind}
                </Text>
              )}
              {leader && (
                <Box style={styles.leader}>
                  <Icon name="star" size={16} color="brassInk" />
                  <Text variant="small" weight="700" color="brassInk">
                    Leader
                  </Text>
                </Box>
              )}
            </Box>
            {tags.length > 0 && <Tags tags={tags} />}
            {problems.map((problem) => (
              <Wrong key={problem.text} problem={problem} />
            ))}
          </Box>
          {cost === undefined ? (
            <Icon name="right" size={20} color="ink2" />
          ) : (
            <Cost cost={cost} count={count} />
          )}
        </Box>
      )}
    </Press>
  );
}

const KINDS: Readonly<Record<NonNullable<Tag['tone']>, ChipKind>> = {
  plain: 'buff',
  negative: 'negative',
  brass: 'brass',
};

export function Tags({ tags }: { readonly tags: readonly Tag[] }) {
  return (
    <Box style={styles.tags}>
      {tags.map(({ id, label, tone }) => (
        <Chip key={id} label={label} kind={KINDS[tone ?? 'plain']} />
      ))}
    </Box>
  );
}

function Wrong({ problem }: { readonly problem: Problem }) {
  return (
    <Box style={styles.wrong}>
      <Icon name="warn" size={16} weight={2.2} color="bad" />
      <Text variant="caption" style={styles.words}>
        <Text variant="caption" weight="600" color="bad">
          {problem.text}
        </Text>
        {problem.fix === undefined ? '' : ` ${problem.fix}`}
        {problem.rule === undefined ? '' : ` (${problem.rule})`}
      </Text>
    </Box>
  );
}

function Cost({ cost, count }: { readonly cost: number; readonly count: number }) {
  return (
    <Box style={styles.cost}>
      <Text variant="title">{cost * count}</Text>
      {count > 1 && <Text variant="label" color="ink2">{`${cost} each`}</Text>}
    </Box>
  );
}

const styles = StyleSheet.create({
  press: { outlineOffset: -2 },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: 60,
    paddingHorizontal: space.l,
    paddingVertical: 10,
  },
  pressed: { opacity: 0.6 },
  words: { flex: 1, gap: 6 },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: space.s },
  leader: { flexDirection: 'row', alignItems: 'center', gap: 4 },
  tags: { flexDirection: 'row', flexWrap: 'wrap', gap: 4 },
  wrong: { flexDirection: 'row', alignItems: 'flex-start', gap: 6 },
  cost: { alignItems: 'flex-end' },
});
