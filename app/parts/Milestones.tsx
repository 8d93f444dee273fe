import { Fragment } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from './Box';
import type { Milestone } from '../../engine';
import { useRoomy, useTheme } from '../theme';
import { Card } from './Card';
import { iconOf } from './glyphs';
import { Icon } from './Icon';
import { SideMark } from './SideMark';
import type { SideKey } from '../theme';
import { Text } from './Text';

export interface MilestonesProps {
  readonly side: SideKey;
  readonly name: string;
  readonly chain: readonly Milestone[];
  /** Names whose chain it is, where more than one is shown. */
  readonly named: boolean;
  /** Without the notes, smaller. */
  readonly brief?: boolean;
}

/** What a side has reached on its way: brass discs, then dashed ones. */
export function Milestones({ side, name, chain, named, brief = false }: MilestonesProps) {
  const { color } = useTheme();
  const { compact } = useRoomy();
  return (
    <Card style={[styles.card, brief && styles.briefCard]}>
      {named && (
        <Box style={styles.name}>
          <SideMark side={side} size={13} />
          <Text variant="name" color={`${side}Ink`}>
            {name}
          </Text>
        </Box>
      )}
      <Box style={[styles.chain, brief && styles.grow, compact && styles.stacked]}>
        {chain.map((stone, i) => (
          <Fragment key={stone.id}>
            {i > 0 && !compact && (
              <Box
                style={[
                  styles.link,
                  brief && styles.briefLink,
                  stone.reached
                    ? { borderColor: color.brassEdge }
                    : { borderColor: color.ink2, borderStyle: 'dashed' },
                ]}
              />
            )}
            <Stone stone={stone} brief={brief} beside={compact} />
          </Fragment>
        ))}
      </Box>
    </Card>
  );
}

interface StoneProps {
  readonly stone: Milestone;
  readonly brief: boolean;
  /** Its words beside it, where large text has no room below. */
  readonly beside: boolean;
}

function Stone({ stone, brief, beside }: StoneProps) {
  const { color } = useTheme();
  const { reached } = stone;
  return (
    <Box
      style={beside ? styles.beside : styles.stone}
      accessible
      aria-label={`${stone.label}, ${reached ? 'reached' : 'not yet'}, ${stone.note}`}
    >
      <Box
        style={[
          styles.disc,
          brief && styles.small,
          reached
            ? { backgroundColor: color.brass, borderBottomWidth: 3, borderBottomColor: color.brassEdge }
            : { borderWidth: 2, borderStyle: 'dashed', borderColor: color.ink2 },
        ]}
      >
        <Icon
          name={iconOf(stone.icon)}
          size={brief ? 17 : 21}
          weight={2.1}
          color={reached ? 'onBrass' : 'ink2'}
        />
      </Box>
      <Text variant={brief ? 'label' : 'name'} align={beside ? 'left' : 'center'}>
        {stone.label}
      </Text>
      {!brief && (
        <Text variant="label" weight="400" color="ink2" align={beside ? 'left' : 'center'}>
          {stone.note}
        </Text>
      )}
    </Box>
  );
}

const styles = StyleSheet.create({
  card: { paddingVertical: 10, paddingHorizontal: 8, gap: 6 },
  name: { flexDirection: 'row', alignItems: 'center', gap: 7, paddingHorizontal: 8 },
  briefCard: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', paddingVertical: 7 },
  grow: { flexGrow: 1, flexShrink: 1, flexBasis: 180 },
  small: { width: 32, height: 32 },
  briefLink: { marginTop: 15 },
  chain: { flexDirection: 'row', alignItems: 'flex-start' },
  stacked: { flexDirection: 'column', gap: 10, paddingHorizontal: 8 },
  beside: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 10 },
  stone: { flex: 1, alignItems: 'center', gap: 2 },
  disc: { width: 40, height: 40, borderRadius: 20, alignItems: 'center', justifyContent: 'center' },
  link: { width: 22, borderTopWidth: 3, marginTop: 19, marginHorizontal: -10 },
});
