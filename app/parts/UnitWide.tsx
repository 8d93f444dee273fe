import { memo } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from './Box';
import type { QuickEdit } from '../../engine';
import { lip, radius, size, space, target, useTheme } from '../theme';
import { iconOf } from './glyphs';
import { Icon } from './Icon';
import { FallingNumber } from './Moves';
import { Keycap } from './Keycap';
import { Press } from './Press';
import { Text } from './Text';
import { TrackView } from './TrackView';
import type { UnitCardProps } from './UnitCard';
import { Tags, UnitExtras } from './UnitExtras';
import { Steps } from './UnitOpen';
import { HealthStep, MarkerKey, NameLine } from './UnitRow';
import { spokenUnit } from './unitWords';
import { useSteady } from './useSteady';

/** A row across the screen, for health that is crossed off in boxes or counted in pieces. */
export function WideUnit(props: UnitCardProps) {
  const { unit, side, open, room, onOpen, onSet } = props;
  const down = unit.status === 'down';
  const pieces = unit.health.draw === 'pawns';
  const rings = unit.tracks.filter((track) => track.draw === 'rings');
  const beside =
    (unit.marker ? 44 : space.l) +
    (pieces ? 56 : 34) +
    (unit.quick ? unit.quick.length * target.step : target.step);
  const forTrack = room - beside - rings.reduce((sum, track) => sum + track.max * 22 + 7, 0);
  return (
    <Box>
      <Box style={styles.row}>
        {unit.marker ? <MarkerKey {...props} /> : <Box style={styles.edge} />}
        <Press label={spokenUnit(unit)} expanded={open} onPress={() => onOpen(unit.id)} style={styles.body}>
          {(pressed) => (
            <Box style={[styles.lines, pressed && styles.pressed]}>
              <Box style={styles.top}>
                <NameLine unit={unit} />
                {pieces && unit.kind !== undefined && (
                  <Text variant="caption" weight="600" color="ink2">
                    {unit.kind}
                  </Text>
                )}
                {!open && <Tags unit={unit} />}
                {unit.word !== undefined && (
                  <Text variant="caption" color="ink2" style={styles.word}>
                    {unit.word}
                  </Text>
                )}
              </Box>
              <Box style={styles.bottom}>
                <TrackView track={unit.health} side={side} room={forTrack} faded={down} />
                {rings.map((track) => (
                  <TrackView key={track.id} track={track} side={side} faded={down} />
                ))}
                {!pieces && (
                  <Box style={styles.number}>
                    <FallingNumber value={unit.health.value} variant="title" />
                  </Box>
                )}
              </Box>
            </Box>
          )}
        </Press>
        {pieces && (
          <Box style={styles.count}>
            <FallingNumber value={unit.health.value} variant="title" />
            <Text variant="label" color="ink2">
              of {unit.health.max}
            </Text>
          </Box>
        )}
        {unit.quick && unit.quick.length > 0 ? (
          unit.quick.map((edit) => (
            <QuickKey
              key={edit.label}
              edit={edit}
              unit={`${unit.name} ${unit.kind ?? ''}`}
              onSet={(track, value) => onSet(unit.id, track, value)}
            />
          ))
        ) : (
          <HealthStep {...props} />
        )}
      </Box>
      {open && (
        <Box style={styles.opened}>
          <Box style={styles.steps}>
            <Steps {...props} />
          </Box>
          <UnitExtras {...props} unit={{ ...unit, quick: undefined }} />
        </Box>
      )}
    </Box>
  );
}

interface QuickKeyProps {
  readonly edit: QuickEdit;
  readonly unit: string;
  readonly onSet: (track: string, value: number) => void;
}

function QuickKey({ edit, unit, onSet }: QuickKeyProps) {
  const { label, icon, blocked, track, value } = edit;
  const set = useSteady(() => blocked === undefined && onSet(track, value));
  const spoken = `${unit}, ${label}`;
  return (
    <QuickCap
      label={label}
      icon={icon}
      blocked={blocked !== undefined}
      spoken={blocked === undefined ? spoken : `${spoken}, not now: ${blocked}`}
      onPress={set}
    />
  );
}

interface QuickCapProps extends Pick<QuickEdit, 'label' | 'icon'> {
  readonly spoken: string;
  readonly blocked: boolean;
  readonly onPress: () => void;
}

/** An adjustment worth a key of its own: a 40 cap over its name, in a target as high as the row. */
const QuickCap = memo(function QuickCap({ label, spoken, blocked, onPress, ...edit }: QuickCapProps) {
  const { color } = useTheme();
  const icon = <Icon name={iconOf(edit.icon)} size={20} weight={2.2} color={blocked ? 'ink2' : 'ink'} />;
  return (
    <Press label={spoken} onPress={onPress} style={styles.quick}>
      {(pressed) => (
        <>
          <Box style={styles.cap}>
            {blocked ? (
              <Box style={[styles.middle, styles.dashed, { borderColor: color.ink2 }]}>{icon}</Box>
            ) : (
              <Keycap
                face={color.press}
                edge={color.edge}
                line={color.pressLine}
                lip={lip.key}
                radius={radius.key}
                down={pressed}
                style={styles.middle}
              >
                {icon}
              </Keycap>
            )}
          </Box>
          <Text variant="label" align="center" color={blocked ? 'ink2' : 'ink'} maxScale={1.3}>
            {label}
          </Text>
        </>
      )}
    </Press>
  );
});

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'stretch', minHeight: size.row },
  edge: { width: space.l },
  body: { flexGrow: 1, flexShrink: 1, flexBasis: 0, borderRadius: 8, outlineOffset: -2 },
  lines: { flexGrow: 1, justifyContent: 'center', gap: 5, paddingVertical: 6 },
  top: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 8, rowGap: 2 },
  word: { marginLeft: 'auto' },
  bottom: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  number: { flexGrow: 1, alignItems: 'flex-end' },
  count: { alignItems: 'flex-end', justifyContent: 'center', minWidth: 48, paddingHorizontal: 8 },
  quick: { width: target.step, alignItems: 'center', justifyContent: 'center', gap: 2, paddingVertical: 6 },
  cap: { width: 40, height: 40 },
  middle: { alignItems: 'center', justifyContent: 'center', flexGrow: 1 },
  dashed: { borderWidth: 1.5, borderStyle: 'dashed', borderRadius: radius.key },
  opened: { paddingHorizontal: 4, paddingBottom: 10 },
  steps: { flexDirection: 'row', justifyContent: 'flex-end', gap: 6, paddingRight: 6 },
  pressed: { opacity: 0.6 },
});
