import { useState, type ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from './Box';
import { destroyed, expectedLoss, nothing, oneIn, percent, type Odds } from '../../engine';
import { space, target, useRoomy } from '../theme';
import { Bars, shownPercent } from './Bars';
import { Card } from './Card';
import { Icon } from './Icon';
import { barsOf, certainEnd, certainWords, splitOf, summaryOf, tenths } from './oddsWords';
import { Press } from './Press';
import { SideMark } from './SideMark';
import { SplitBar } from './SplitBar';
import { Text } from './Text';

export interface OddsCardProps {
  readonly odds: Odds;
  /** The side whose hopes are brass. */
  readonly side?: string;
  /** Starts with its first line alone. */
  readonly folded?: boolean;
  /** At the end of the title. */
  readonly aside?: ReactNode;
}

/** Every way an attack may end, at a glance; one sentence for those who listen. */
export function OddsCard({ odds, side, folded = false, aside }: OddsCardProps) {
  const [open, setOpen] = useState(!folded);
  const { title, assumes, parties, split } = odds;
  const whole = open || !folded;
  return (
    <Card style={styles.card}>
      {folded ? (
        <Press label={title} expanded={open} onPress={() => setOpen(!open)} style={styles.press}>
          {(pressed) => (
            <Box style={[styles.head, styles.fold, pressed && styles.pressed]}>
              <Title text={title} />
              <Icon name={open ? 'up' : 'down'} size={20} color="ink2" />
            </Box>
          )}
        </Press>
      ) : (
        <Box style={styles.head}>
          <Title text={title} />
          {aside}
        </Box>
      )}
      <Box role="img" accessible aria-label={summaryOf(odds)}>
        <Box aria-hidden importantForAccessibility="no-hide-descendants" style={styles.body}>
          {split && <SplitBar label={title} parts={splitOf(odds, side)} />}
          {parties.map((party, i) =>
            whole || (!split && i === parties.length - 1) ? (
              <PartyOdds
                key={party.unit ?? i}
                odds={odds}
                party={i}
                large={parties.length === 1}
                bars={whole}
              />
            ) : null,
          )}
          {whole && <Quiet chance={parties.length > 1 ? nothing(odds) : 0} />}
        </Box>
      </Box>
      {whole && assumes !== undefined && (
        <Text variant="caption" color="ink2">
          {sentence(assumes)}
        </Text>
      )}
    </Card>
  );
}

const sentence = (words: string): string =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}${/[.!?]$/.test(words) ? '' : '.'}`;

function Title({ text }: { readonly text: string }) {
  return (
    <Text variant="name" role="heading" style={styles.title}>
      {text}
    </Text>
  );
}

interface PartyOddsProps {
  readonly odds: Odds;
  readonly party: number;
  readonly large: boolean;
  readonly bars: boolean;
}

function PartyOdds({ odds, party, large, bars }: PartyOddsProps) {
  const { compact } = useRoomy();
  const { name, side, out } = odds.parties[party]!;
  const mark = <SideMark side={side} size={13} />;
  if (certainEnd(odds, party) !== undefined)
    return (
      <Box style={styles.who}>
        {mark}
        <Text variant="small" style={styles.title}>
          {`${certainWords(odds, party)}.`}
        </Text>
      </Box>
    );
  const chance = destroyed(odds, party);
  const loss = expectedLoss(odds, party);
  return (
    <Box style={styles.party}>
      <Box style={[styles.figures, compact && styles.stacked]}>
        <Box style={styles.grow}>
          <Box style={styles.who}>
            {mark}
            <Text variant="caption" weight="600" color="ink2" style={styles.title}>
              {name}
            </Text>
          </Box>
          {out !== undefined && (
            <Box style={styles.headline}>
              <Text variant={large ? 'display' : 'title'}>
                {`${shownPercent(chance * 100)}%`.replace('–%', '0%')}
              </Text>
              <Text variant="small" weight="600">
                {['destroyed', oneIn(chance)].filter(Boolean).join(', ')}
              </Text>
            </Box>
          )}
        </Box>
        {loss !== undefined && (
          <Box style={compact ? undefined : styles.right}>
            <Text variant="caption" weight="600" color="ink2">
              {loss < 0 ? 'Average gain' : 'Average loss'}
            </Text>
            <Text variant="title" style={large && styles.large}>
              {tenths(Math.abs(loss))}
            </Text>
          </Box>
        )}
      </Box>
      {bars && <Bars label={name} bars={barsOf(odds, party)} height={large ? 60 : 44} />}
    </Box>
  );
}

function Quiet({ chance }: { readonly chance: number }) {
  if (chance <= 0 || chance >= 1) return null;
  return (
    <Text variant="caption" color="ink2">
      {`Nothing changes ${[percent(chance), oneIn(chance)].filter(Boolean).join(', ')}.`}
    </Text>
  );
}

const styles = StyleSheet.create({
  card: { paddingHorizontal: space.l, paddingBottom: space.m, gap: space.s },
  press: { marginHorizontal: -space.l, outlineOffset: -2 },
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    columnGap: space.s,
    minHeight: 40,
  },
  title: { flexGrow: 1, flexShrink: 1 },
  fold: { minHeight: target.min, paddingHorizontal: space.l },
  pressed: { opacity: 0.6 },
  body: { gap: space.m },
  party: { gap: space.xs },
  figures: { flexDirection: 'row', alignItems: 'flex-end', gap: space.s },
  stacked: { flexDirection: 'column', alignItems: 'flex-start' },
  grow: { flexGrow: 1, flexShrink: 1 },
  who: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  headline: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 6 },
  right: { alignItems: 'flex-end' },
  large: { fontSize: 26, lineHeight: 32 },
});
