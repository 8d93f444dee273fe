import { StyleSheet } from 'react-native';
import { Box } from '../parts/Box';
import type { AskOf, Odds, View as GameView } from '../../engine';
import { Die } from '../parts/Die';
import { splitOf, summaryOf } from '../parts/oddsWords';
import { SplitBar } from '../parts/SplitBar';
import { Text } from '../parts/Text';
import { faceOf } from '../parts/TrackView';
import { size, space, useRoomy } from '../theme';

export interface OutlooksProps {
  readonly ask: AskOf<'choose'>;
  readonly view: GameView;
  readonly odds: readonly Odds[];
}

/** How each answer may come out, beside the dice it is given to. */
export function Outlooks({ ask, view, odds }: OutlooksProps) {
  const { compact } = useRoomy();
  const side = ask.asked.by === 'player' ? ask.asked.side : undefined;
  const mine = odds.filter(({ option, split }) => split && ask.options.some(({ id }) => id === option));
  if (mine.length < 2 || compact) return null;
  const dice = (view.exchange?.sides ?? []).flatMap((pool) =>
    pool.dice.filter(({ fate }) => fate === 'live').map((die) => ({ ...die, side: pool.side })),
  );
  return (
    <Box style={styles.row}>
      {dice.length > 0 && dice.length <= MOST && (
        <Box style={styles.dice}>
          {dice.map(({ id, face, side: whose }) => (
            <Die key={id} face={faceOf(face)} side={whose} size={size.die.pool} />
          ))}
        </Box>
      )}
      <Box style={styles.bars}>
        {mine.map((each) => (
          <Box key={each.option} role="img" accessible aria-label={summaryOf(each)}>
            <Box aria-hidden importantForAccessibility="no-hide-descendants">
              <Title words={each.title} />
              <SplitBar onFelt label={each.title} parts={splitOf(each, side)} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const MOST = 3;

/** "Defend" on the left, "3 dice" on the right. */
function Title({ words }: { readonly words: string }) {
  const [name, ...rest] = words.split(', ');
  return (
    <Box style={styles.title}>
      <Text variant="small" weight="700" color="onFelt" style={styles.name}>
        {name}
      </Text>
      <Text variant="caption" weight="500" color="onFelt2">
        {rest.join(', ')}
      </Text>
    </Box>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.l, paddingBottom: space.xs },
  dice: { gap: space.l },
  bars: { flexGrow: 1, flexShrink: 1, flexBasis: 0, gap: space.s },
  title: { flexDirection: 'row', alignItems: 'center', gap: space.s, paddingBottom: 3 },
  name: { flexGrow: 1, flexShrink: 1 },
});
