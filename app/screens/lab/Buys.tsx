import { useEffect, useState } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from '../../parts/Box';
import { percent, type LabValues } from '../../../engine';
import { Card, PressCard } from '../../parts/Card';
import { Icon } from '../../parts/Icon';
import { ListRow, Rows } from '../../parts/ListRow';
import { Text } from '../../parts/Text';
import { goalIn } from '../../store/aims';
import { space } from '../../theme';
import { useAim } from '../odds/foresight';
import { useGo } from '../useGo';
import { gainsOf, isByLoss, netOf, type Gain } from './gains';
import type { LabRules } from './labStore';

export interface BuysProps {
  readonly rules: LabRules;
  readonly values: LabValues;
}

/** Each change worth a point, and what it would be worth here. */
export function Buys({ rules, values }: BuysProps) {
  const [open, setOpen] = useState(false);
  if (rules.lab.changes(values).length === 0) return null;
  return (
    <>
      <PressCard
        label="What would it buy?"
        expanded={open}
        onPress={() => setOpen(!open)}
        style={styles.head}
      >
        <Box style={styles.words}>
          <Text variant="name">What would it buy?</Text>
          <Text variant="caption" color="ink2">
            Each change to the attacker, and what it is worth here
          </Text>
        </Box>
        <Icon name={open ? 'up' : 'down'} size={20} />
      </PressCard>
      {open && <Gains rules={rules} values={values} />}
    </>
  );
}

function Gains({ rules, values }: BuysProps) {
  const go = useGo();
  const aim = useAim(rules);
  const goal = goalIn(rules, aim);
  const gains = useGains(rules, values);
  if (!gains) return null;
  return (
    <Card>
      <Rows>
        {gains.map((gain) => {
          const byLoss = isByLoss(gain, goal);
          const figure = byLoss ? changeOf(netOf(gain), hundredths) : changeOf(gain.destroys, percent);
          const note = noteOf(gain);
          return (
            <ListRow
              key={gain.label}
              label={gain.label}
              note={note}
              spoken={`${gain.label}, ${byLoss ? 'net loss' : 'destroys'} ${figure}, ${note}, rule ${gain.rule}`}
              arrow={null}
              trailing={<Text variant="title">{figure}</Text>}
              onPress={() => go.navigate('Rules', { ruleset: rules.id, rule: gain.rule })}
            />
          );
        })}
      </Rows>
    </Card>
  );
}

const NONE = 5e-5;
const hundredths = (value: number): string => `${Math.round(value * 100) / 100}`;
/** "+12 %", "−0.4", "±0". */
const changeOf = (change: number, words: (size: number) => string): string =>
  Math.abs(change) < NONE ? '±0' : `${change < 0 ? '−' : '+'}${words(Math.abs(change))}`;

function noteOf({ destroys, falls, foe, own }: Gain): string {
  const parts = [
    ...(Math.abs(destroys) >= NONE ? [`destroys ${changeOf(destroys, percent)}`] : []),
    ...(foe !== undefined && Math.abs(foe) >= NONE ? [`foe’s loss ${changeOf(foe, hundredths)}`] : []),
    ...(own !== undefined && Math.abs(own) >= NONE ? [`own loss ${changeOf(own, hundredths)}`] : []),
    ...(Math.abs(falls) >= NONE ? [`own fall ${changeOf(falls, percent)}`] : []),
  ];
  return parts.length === 0 ? 'changes nothing here' : parts.join(', ');
}

/** Worked out after the frame that asks for it; the last ones stay until then. */
function useGains(rules: LabRules, values: LabValues): readonly Gain[] | undefined {
  const aim = useAim(rules);
  const [gains, setGains] = useState<readonly Gain[]>();
  useEffect(() => {
    const timer = setTimeout(() => setGains(gainsOf(rules, values, aim)));
    return () => clearTimeout(timer);
  }, [rules, values, aim]);
  return gains;
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flex: 1 },
});
