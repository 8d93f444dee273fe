import { StyleSheet } from 'react-native';
import { Box } from '../../parts/Box';
import { viewOf, type Game, type UnitView } from '../../../engine';
import { Card } from '../../parts/Card';
import { Rows } from '../../parts/ListRow';
import { SideMark } from '../../parts/SideMark';
import { Text } from '../../parts/Text';
import { space } from '../../theme';

/** Every unit of every side, as the game left it. */
export function Standing({ game }: { readonly game: Game }) {
  return (
    <Box style={styles.sides}>
      {viewOf(game).sides.map((side) => (
        <Card key={side.id} side={side.id} style={styles.side}>
          <Box style={styles.title}>
            <SideMark side={side.id} size={15} />
            <Text variant="name" role="heading" style={styles.words}>
              {side.name}
            </Text>
          </Box>
          <Rows>
            {side.units.map((unit) => (
              <Unit key={unit.id} unit={unit} />
            ))}
          </Rows>
        </Card>
      ))}
    </Box>
  );
}

function Unit({ unit }: { readonly unit: UnitView }) {
  const down = unit.status === 'down';
  const { value, max } = unit.health;
  return (
    <Box style={styles.unit}>
      <Text variant="small" weight="600" color={down ? 'ink2' : 'ink'} struck={down} style={styles.words}>
        {unit.name}
      </Text>
      <Text variant="small" weight={down ? '400' : '700'} color={down ? 'ink2' : 'ink'}>
        {down ? 'down' : `${value} of ${max}`}
      </Text>
    </Box>
  );
}

const styles = StyleSheet.create({
  sides: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  side: { flexGrow: 1, flexBasis: 160 },
  title: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    padding: space.m,
    paddingBottom: space.s,
  },
  words: { flex: 1 },
  unit: {
    flexDirection: 'row',
    gap: space.s,
    alignItems: 'center',
    minHeight: 40,
    paddingHorizontal: space.m,
    paddingVertical: 6,
  },
});
