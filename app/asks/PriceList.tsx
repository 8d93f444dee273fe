import { useState } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from '../parts/Box';
import type { Answer, AskOf, Option, Price, View as GameView } from '../../engine';
import { Button } from '../parts/Button';
import { Card, Hairline } from '../parts/Card';
import { Chip } from '../parts/Chip';
import { Die } from '../parts/Die';
import { Press } from '../parts/Press';
import { Text } from '../parts/Text';
import { faceOf } from '../parts/TrackView';
import { size, space, target, useRoomy, useTheme } from '../theme';
import { gainWords, isBest, sizeWords, spokenPrice, worthWords, type Advised } from './prices';

export interface PriceListProps {
  readonly ask: AskOf<'choose'>;
  readonly advised: Advised;
  readonly view: GameView;
  readonly onAnswer: (answer: Answer) => void;
}

interface Priced {
  readonly option: Option;
  readonly price: Price;
}

const FIRST = 6;

/** Every priced answer, the best first; the rows are buttons, the same as the dock's. */
export function PriceList({ ask, advised, view, onAnswer }: PriceListProps) {
  const [all, setAll] = useState(false);
  const rows = pricedIn(ask, advised);
  const shown = all || rows.length <= FIRST + 1 ? rows : rows.slice(0, FIRST);
  const dice = rows.some(({ option }) => option.dice);
  if (rows.length < 2) return null;
  return (
    <Card>
      <Box style={styles.head}>
        <Text variant="name" role="heading" style={styles.grow}>
          Price of each choice
        </Text>
        <Text variant="caption" color="ink2">
          {`${advised.goal.unit === undefined ? 'to' : 'for'} ${advised.goal.label.toLowerCase()}`}
        </Text>
      </Box>
      {shown.map((row) => (
        <Box key={row.option.id}>
          <Hairline />
          <PriceRow
            {...row}
            advised={advised}
            view={view}
            dice={dice}
            onPress={() => onAnswer({ kind: 'choose', option: row.option.id })}
          />
        </Box>
      ))}
      {shown.length < rows.length && (
        <>
          <Hairline />
          <Button
            kind="link"
            icon="down"
            label={`${rows.length - shown.length} more`}
            onPress={() => setAll(true)}
          />
        </>
      )}
    </Card>
  );
}

function pricedIn({ options }: AskOf<'choose'>, { prices }: Advised): readonly Priced[] {
  const rows = options.flatMap((option) => {
    const price = option.blocked ? undefined : prices.find((each) => each.option === option.id);
    return price ? [{ option, price }] : [];
  });
  return rows.sort((one, other) => other.price.behind - one.price.behind);
}

interface PriceRowProps extends Priced, Pick<PriceListProps, 'advised' | 'view'> {
  /** Some rows have dice, so all leave room for them. */
  readonly dice: boolean;
  readonly onPress: () => void;
}

function PriceRow({ option, price, advised, view, dice, onPress }: PriceRowProps) {
  const { color } = useTheme();
  const { compact } = useRoomy();
  const { goal } = advised;
  const best = isBest(price);
  const ends = price.after?.split(', ') ?? [];
  const beside =
    !compact && ends.length <= 2 && ends.every((end) => end.length <= SHORT && !end.endsWith('%'));
  const below = [option.note, gainWords(price, advised), beside ? undefined : price.after].filter(Boolean);
  const spoken = [option.label, option.note, price.after, spokenPrice(price, goal)]
    .filter(Boolean)
    .join(', ');
  return (
    <Press label={spoken} onPress={onPress} style={styles.press}>
      {(pressed) => (
        <Box
          style={[
            styles.row,
            { borderLeftColor: best ? color.brass : 'transparent' },
            best && { backgroundColor: color.brassTint },
            pressed && styles.pressed,
          ]}
        >
          {dice && !compact && <UsedDice option={option} view={view} />}
          <Box style={styles.grow}>
            <Text variant="name" weight="600">
              {option.label}
            </Text>
            {below.length > 0 && (
              <Text variant="caption" color="ink2">
                {below.join(' · ')}
              </Text>
            )}
          </Box>
          {beside && ends.length > 0 && (
            <Box>
              {ends.map((end, i) => (
                <End key={i} words={end} />
              ))}
            </Box>
          )}
          <Box style={styles.worth}>
            <Text variant="title" align="right">
              {worthWords(price.value, goal)}
            </Text>
            {best ? (
              <Box>
                <Chip kind="best" label="Best" />
              </Box>
            ) : (
              <Text variant="label" color="ink2" align="right">
                {`${sizeWords(price.behind, goal)} behind`}
              </Text>
            )}
          </Box>
        </Box>
      )}
    </Press>
  );
}

const SHORT = 18;

/** "Lark 1.4", or "Anvil lost" where that is what it comes to. */
function End({ words }: { readonly words: string }) {
  const at = words.lastIndexOf(' ');
  const left = words.slice(at + 1);
  const lost = /^(lost|out)$/.test(left);
  return (
    <Text variant="caption" align="right" color={lost ? 'bad' : 'ink2'} weight={lost ? '700' : '400'}>
      {words.slice(0, at + 1)}
      <Text variant="caption" weight="700" color={lost ? 'bad' : 'ink'}>
        {left}
      </Text>
    </Text>
  );
}

function UsedDice({ option, view }: { readonly option: Option; readonly view: GameView }) {
  const used = (option.dice ?? []).flatMap((id) =>
    (view.exchange?.sides ?? []).flatMap(({ side, dice }) =>
      dice.filter((die) => die.id === id).map((die) => ({ ...die, side })),
    ),
  );
  return (
    <Box style={styles.dice}>
      {used.map(({ id, face, side }) => (
        <Die key={id} face={faceOf(face)} side={side} size={size.die.inline} ground="paper" label={null} />
      ))}
    </Box>
  );
}

const styles = StyleSheet.create({
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    columnGap: space.s,
    paddingHorizontal: 14,
    minHeight: 40,
  },
  grow: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  press: { borderRadius: 8, outlineOffset: -2 },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    minHeight: target.min,
    borderLeftWidth: 4,
    paddingLeft: 10,
    paddingRight: 14,
    paddingVertical: 4,
  },
  pressed: { opacity: 0.6 },
  dice: { flexDirection: 'row', justifyContent: 'center', gap: 4, width: 60 },
  worth: { minWidth: 60, alignItems: 'flex-end' },
});
