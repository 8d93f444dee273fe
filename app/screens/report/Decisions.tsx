import { useEffect, useState } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from '../../parts/Box';
import type { Game } from '../../../engine';
import { behindWords, isBest } from '../../asks/prices';
import { Card } from '../../parts/Card';
import { Chip } from '../../parts/Chip';
import { Rows } from '../../parts/ListRow';
import { Section } from '../../parts/Section';
import { SideMark } from '../../parts/SideMark';
import { Text } from '../../parts/Text';
import { space } from '../../theme';
import { levelOf, useAim } from '../odds/foresight';
import { answersIn, decisionsAt, type Decision } from './judging';

/** Advice that was kept for after the game: what was chosen in each attack, and how far behind the best it was. */
export function Decisions({ game }: { readonly game: Game }) {
  return levelOf(game.setup) === 'after' && game.rules.advise ? <Judged game={game} /> : null;
}

function Judged({ game }: { readonly game: Game }) {
  const decisions = useDecisions(game);
  if (decisions?.length === 0) return null;
  const best = decisions?.filter(({ price }) => isBest(price)).length;
  return (
    <Section
      title="Choices in attacks"
      note={decisions && `${best} of ${decisions.length} best, playing for “${goalName(decisions)}”`}
    >
      <Card>
        {decisions ? (
          <Rows>
            {decisions.map((decision, i) => (
              <Row key={i} decision={decision} />
            ))}
          </Rows>
        ) : (
          <Text variant="small" color="ink2" style={styles.row}>
            Looking back…
          </Text>
        )}
      </Card>
    </Section>
  );
}

const goalName = ([first]: readonly Decision[]): string => first?.advised.goal.label.toLowerCase() ?? '';

function Row({ decision }: { readonly decision: Decision }) {
  const { when, side, prompt, chosen, price, better, advised } = decision;
  return (
    <Box style={styles.row}>
      <Box style={styles.mark}>{side && <SideMark side={side} size={13} />}</Box>
      <Box style={styles.words}>
        <Text variant="caption" color="ink2">
          {`${when}. ${prompt}`}
        </Text>
        <Text variant="small" weight="600">
          {chosen}
        </Text>
        {better !== undefined && (
          <Text variant="caption" color="ink2">
            {`Best: ${better}`}
          </Text>
        )}
      </Box>
      {isBest(price) ? (
        <Chip kind="best" label="Best" />
      ) : (
        <Text variant="small" weight="800">
          {behindWords(price, advised.goal)}
        </Text>
      )}
    </Box>
  );
}

/** As much as fits in a frame is worked out at a time. */
const SLICE = 8;

function useDecisions(game: Game): readonly Decision[] | undefined {
  const aim = useAim(game.rules);
  const [done, setDone] = useState<{ readonly game: Game; readonly decisions: readonly Decision[] }>();
  useEffect(() => {
    const moments = answersIn(game);
    const decisions: Decision[] = [];
    let at = 0;
    const work = () => {
      const until = Date.now() + SLICE;
      while (at < moments.length && Date.now() < until)
        decisions.push(...decisionsAt(game, moments[at++]!, aim));
      if (at < moments.length) timer = setTimeout(work);
      else setDone({ game, decisions });
    };
    let timer = setTimeout(work);
    return () => clearTimeout(timer);
  }, [game, aim]);
  return done?.game === game ? done.decisions : undefined;
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: space.s, paddingHorizontal: space.l, paddingVertical: space.s },
  mark: { width: 13, paddingTop: 3 },
  words: { flex: 1 },
});
