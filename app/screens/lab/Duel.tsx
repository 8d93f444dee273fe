import { useState } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from '../../parts/Box';
import type { Field, Odds, SideId, SideView, View as GameView } from '../../../engine';
import { PressCard } from '../../parts/Card';
import type { FieldChange } from '../../parts/fields/change';
import { Icon } from '../../parts/Icon';
import { Notice } from '../../parts/Notice';
import { SideMark } from '../../parts/SideMark';
import { Text } from '../../parts/Text';
import { TrackView } from '../../parts/TrackView';
import { UnitDrawing, unitDie } from '../../parts/UnitDrawing';
import { space, useRoomy } from '../../theme';
import { FighterSheet } from './FighterSheet';
import { sideOf, type LabRules } from './labStore';

export interface DuelProps {
  readonly rules: LabRules;
  readonly view: GameView;
  readonly fields: readonly Field[];
  readonly odds?: Odds;
  readonly onChange: (field: Field, to: FieldChange) => void;
}

/** The two that meet; a tap opens one's profile, or takes it from a warband. */
export function Duel({ rules, view, fields, odds, onChange }: DuelProps) {
  const { compact } = useRoomy();
  const [open, setOpen] = useState<SideId>();
  const fighters = view.sides.flatMap((side) => {
    const own = fields.filter((field) => sideOf(field) === side.id);
    return own.length > 0 ? [{ side, own }] : [];
  });
  const opened = fighters.find(({ side }) => side.id === open);
  return (
    <>
      <Box style={[styles.duel, compact && styles.stacked]}>
        {fighters.flatMap(({ side }, i) => [
          i > 0 && !compact && <Icon key={`to ${side.id}`} name="right" color="ink2" />,
          <Fighter key={side.id} side={side} onPress={() => setOpen(side.id)} />,
        ])}
      </Box>
      {fighters.flatMap(({ side, own }) =>
        own.flatMap(({ id, problem }) =>
          problem
            ? [
                <Notice
                  key={id}
                  kind="problem"
                  title={problem.text}
                  text={problem.fix}
                  action={{ label: 'Change', onPress: () => setOpen(side.id) }}
                />,
              ]
            : [],
        ),
      )}
      {opened && (
        <FighterSheet
          rules={rules}
          side={opened.side}
          fields={opened.own}
          odds={odds}
          onChange={onChange}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

interface FighterProps {
  readonly side: SideView;
  readonly onPress: () => void;
}

function Fighter({ side, onPress }: FighterProps) {
  const { compact } = useRoomy();
  const [unit] = side.units;
  if (!unit) return null;
  const { name, kind, tags, health, hurt } = unit;
  const facts = [kind, ...tags.map(({ label }) => label), `${health.label.toLowerCase()} ${health.value}`]
    .filter(Boolean)
    .join(' · ');
  return (
    <Box style={compact ? undefined : styles.fighter}>
      <PressCard
        fill
        label={`${[...new Set([side.name, name])].join(', ')}, ${facts}. Change`}
        onPress={onPress}
        style={styles.face}
      >
        {unitDie(unit) ? (
          <UnitDrawing unit={{ ...unit, marker: undefined }} side={side.id} size={56} />
        ) : (
          <Box style={styles.track}>
            <TrackView track={health} side={side.id} room={120} hurt={hurt} large />
          </Box>
        )}
        <Box style={styles.name}>
          <SideMark side={side.id} size={13} />
          <Text variant="name" align="center" style={styles.shrink}>
            {name}
          </Text>
        </Box>
        <Text variant="caption" color="ink2" align="center">
          {facts}
        </Text>
      </PressCard>
    </Box>
  );
}

const styles = StyleSheet.create({
  duel: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  stacked: { flexDirection: 'column', alignItems: 'stretch', gap: space.s },
  fighter: { flexGrow: 1, flexShrink: 1, flexBasis: 0, alignSelf: 'stretch' },
  face: { alignItems: 'center', gap: 4, paddingHorizontal: space.s, paddingVertical: space.s },
  track: { minHeight: 56, justifyContent: 'center', alignItems: 'center' },
  name: { flexDirection: 'row', alignItems: 'center', gap: 6, paddingTop: 4 },
  shrink: { flexShrink: 1 },
});
