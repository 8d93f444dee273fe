import { StyleSheet } from 'react-native';
import { Box } from '../../parts/Box';
import { nextOf, viewOf, type Game, type SideView, type UnitView } from '../../../engine';
import { Card, Hairline } from '../../parts/Card';
import { HealthDie, type HealthDieSides } from '../../parts/HealthDie';
import { Icon } from '../../parts/Icon';
import { Pips } from '../../parts/Pips';
import { SideMark } from '../../parts/SideMark';
import { Text } from '../../parts/Text';
import { space, type SideKey } from '../../theme';
import { scoreOf } from '../games/words';

export interface ReportHeroProps {
  readonly game: Game;
  /** "12 November, 52 minutes". */
  readonly when: string;
}

/** The result, and who is still standing. */
export function ReportHero({ game, when }: ReportHeroProps) {
  const { over } = nextOf(game);
  const view = viewOf(game);
  const score = over && scoreOf(over);
  const first = over?.scores[0]?.side;
  const last = over?.scores[over.scores.length - 1]?.side;
  return (
    <Card felt style={styles.card}>
      <Box style={styles.head}>
        <Box style={styles.words}>
          <Text variant="caption" weight="600" color="onFelt2">{`${game.rules.name}, ${when}`}</Text>
          <Text variant="display" color="onFelt" role="heading" style={styles.title}>
            {over?.title ?? view.when}
          </Text>
        </Box>
        {score !== undefined && (
          <Box style={styles.score}>
            {first && <SideMark side={first} size={16} onFelt />}
            <Text variant="display" color="onFelt">
              {score}
            </Text>
            {last && last !== first && <SideMark side={last} size={16} onFelt />}
          </Box>
        )}
      </Box>
      <Text variant="small" color="onFelt2">
        {over ? over.why : `Under way. ${view.turn?.text ?? ''}`}
      </Text>
      <Hairline onFelt />
      <Box style={styles.sides}>
        {view.sides.map((side) => (
          <Side
            key={side.id}
            side={side}
            score={
              score === undefined ? over?.scores.find((each) => each.side === side.id)?.score : undefined
            }
          />
        ))}
      </Box>
    </Card>
  );
}

function Side({ side, score }: { readonly side: SideView; readonly score?: string }) {
  const standing = side.units.filter(({ status }) => status !== 'down').length;
  const asDice = side.units.length > 0 && side.units.every(({ health }) => health.draw === 'unit-die');
  return (
    <Box style={styles.side}>
      <Box style={styles.name}>
        <SideMark side={side.id} size={15} onFelt />
        <Text variant="name" color="onFelt" style={styles.words}>
          {side.name}
        </Text>
      </Box>
      {asDice ? (
        <Box style={styles.dice}>
          {side.units.map((unit) => (
            <UnitDie key={unit.id} unit={unit} side={side.id} />
          ))}
        </Box>
      ) : (
        <Pips side={side.id} value={standing} max={side.units.length} perRow={8} onFelt label={null} />
      )}
      <Text variant="caption" color="onFelt2">
        {[score, `${standing} of ${side.units.length} standing`].filter(Boolean).join(', ')}
      </Text>
    </Box>
  );
}

function UnitDie({ unit, side }: { readonly unit: UnitView; readonly side: SideKey }) {
  if (unit.status !== 'down')
    return (
      <HealthDie
        side={side}
        sides={unit.health.max as HealthDieSides}
        value={unit.health.value}
        hurt={unit.hurt}
        size={36}
        label={`${unit.name}, health ${unit.health.value}`}
      />
    );
  return (
    <Box style={styles.lost} role="img" aria-label={`${unit.name}, lost`}>
      <Icon name="x" size={20} color="onFelt2" />
    </Box>
  );
}

const styles = StyleSheet.create({
  card: { padding: space.l, gap: space.m },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.m },
  words: { flexGrow: 1, flexShrink: 1 },
  title: { fontSize: 30, lineHeight: 36 },
  score: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  sides: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  side: { flexGrow: 1, flexBasis: 130, gap: 6 },
  name: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  dice: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  lost: { width: 36, height: 36, alignItems: 'center', justifyContent: 'center' },
});
