import { StyleSheet } from 'react-native';
import { Box } from '../../parts/Box';
import { nextOf, undoName, viewOf, type Game, type SideView } from '../../../engine';
import { Button, ButtonRow } from '../../parts/Button';
import { Card, Hairline } from '../../parts/Card';
import { Mark } from '../../parts/Mark';
import { Pips } from '../../parts/Pips';
import { SideMark } from '../../parts/SideMark';
import { Text } from '../../parts/Text';
import { space, useRoomy } from '../../theme';

export interface GameHeroProps {
  readonly title: string;
  readonly game: Game;
  /** "4 minutes ago". */
  readonly touched: string;
  readonly onResume: () => void;
  readonly onMore: () => void;
}

/** The game under way, as it stands. */
export function GameHero({ title, game, touched, onResume, onMore }: GameHeroProps) {
  const { when, turn, tracks, sides } = viewOf(game);
  const rounds = tracks.find(({ draw }) => draw === 'rounds');
  const last = undoName(game);
  const { compact } = useRoomy();
  return (
    <Card felt style={styles.card}>
      <Box style={styles.head}>
        <Mark drawing={game.rules.mark} look="felt" size={48} />
        <Box style={styles.names}>
          <Text variant="caption" weight="600" color="onFelt2">
            Under way, saved
          </Text>
          <Text variant="title" color="onFelt" role="heading">
            {game.rules.name}
          </Text>
          <Text variant="caption" color="onFelt2">
            {title}
          </Text>
        </Box>
        {rounds && rounds.value > 0 ? (
          <Box
            style={styles.round}
            role="img"
            aria-label={`${rounds.label} ${rounds.value} of ${rounds.max}`}
          >
            <Text variant="display" color="onFelt">
              {rounds.value}
            </Text>
            <Text variant="caption" weight="600" color="onFelt2">{`of ${rounds.max}`}</Text>
          </Box>
        ) : (
          <Text variant="small" weight="700" color="onFelt">
            {when}
          </Text>
        )}
      </Box>
      <Hairline onFelt />
      <Box style={[styles.sides, compact && styles.stacked]}>
        {sides.map((side) => (
          <Standing key={side.id} side={side} />
        ))}
      </Box>
      <Hairline onFelt />
      <Box style={styles.last}>
        {turn?.side && <SideMark side={turn.side} onFelt />}
        <Text variant="small" color="onFelt2" style={styles.words}>
          {[nextOf(game).over?.title ?? turn?.text, last && `Last: ${last}`, touched]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Box>
      <ButtonRow>
        <Button kind="primary" label="Resume" fill onPress={onResume} style={styles.resume} />
        <Button
          kind="onFelt"
          icon="more"
          label=""
          spoken="More for this game"
          onPress={onMore}
          style={styles.more}
        />
      </ButtonRow>
    </Card>
  );
}

function Standing({ side }: { readonly side: SideView }) {
  const standing = side.units.filter(({ status }) => status !== 'down').length;
  return (
    <Box style={styles.side}>
      <Box style={styles.name}>
        <SideMark side={side.id} size={15} onFelt />
        <Text variant="name" color="onFelt" style={styles.words}>
          {side.name}
        </Text>
      </Box>
      <Pips
        side={side.id}
        value={standing}
        max={side.units.length}
        size={14}
        perRow={8}
        onFelt
        label={null}
      />
      <Text variant="caption" color="onFelt2">{`${standing} of ${side.units.length} standing`}</Text>
    </Box>
  );
}

const styles = StyleSheet.create({
  card: { padding: space.l, gap: space.m },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  names: { flexGrow: 1, flexShrink: 1, flexBasis: 130 },
  words: { flex: 1 },
  round: { alignItems: 'flex-end' },
  sides: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  stacked: { flexDirection: 'column' },
  side: { flexGrow: 1, flexBasis: 130, gap: 6 },
  name: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  last: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  resume: { flexGrow: 1 },
  more: { width: 60 },
});
