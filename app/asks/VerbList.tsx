import { useState } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from '../parts/Box';
import type { AskOf } from '../../engine';
import { Card, Hairline } from '../parts/Card';
import { Chip } from '../parts/Chip';
import { Icon } from '../parts/Icon';
import { Notice } from '../parts/Notice';
import { Press } from '../parts/Press';
import { Text } from '../parts/Text';
import { space, target } from '../theme';
import { blockOf, entriesOf, pickOf, type Entry, type Picked } from './narrow';
import type { AskProps } from './panel';
import { isBest, priceAmong, priceWords } from './prices';
import { wordsOf } from './words';

export interface VerbListProps extends Pick<
  AskProps,
  'view' | 'advised' | 'onPick' | 'onAnswer' | 'onRule' | 'ruleText'
> {
  readonly ask: AskOf<'choose'>;
  readonly picked: Picked;
}

/** What may be done now, what has been done, and what may not be and why. */
export function VerbList(props: VerbListProps) {
  const { ask, picked, view, advised, onPick, onAnswer, onRule, ruleText } = props;
  const [asked, setAsked] = useState<string>();
  const entries = entriesOf(ask.options, picked);
  const take = (entry: Entry, key: string) => {
    if (blockOf(entry)) setAsked(asked === key ? undefined : key);
    else if (entry.kind === 'answer') onAnswer({ kind: 'choose', option: entry.option.id });
    else onPick(pickOf(entry, picked));
  };
  return (
    <Card>
      {entries.map((entry, i) => {
        const { key } = wordsOf(entry, view);
        const rule = blockOf(entry)?.rule;
        return (
          <Box key={key}>
            {i > 0 && <Hairline />}
            <VerbRow entry={entry} view={view} advised={advised} onPress={() => take(entry, key)} />
            {asked === key && (
              <Box style={styles.why}>
                <Notice
                  icon="lock"
                  text={(rule && ruleText(rule)) ?? blockOf(entry)?.why}
                  action={
                    rule === undefined
                      ? undefined
                      : { label: rule, spoken: `Read rule ${rule}`, onPress: () => onRule(rule) }
                  }
                />
              </Box>
            )}
          </Box>
        );
      })}
    </Card>
  );
}

interface VerbRowProps extends Pick<AskProps, 'view' | 'advised'> {
  readonly entry: Entry;
  readonly onPress: () => void;
}

function VerbRow({ entry, view, advised, onPress }: VerbRowProps) {
  const words = wordsOf(entry, view);
  const verb = entry.options[0]?.verb;
  const blocked = blockOf(entry);
  const done = blocked?.done === true;
  const label = entry.kind === 'answer' ? (verb?.label ?? words.label) : words.label;
  const note =
    (done ? verb?.note : undefined) ?? blocked?.why ?? verb?.note ?? words.second ?? echo(words.label, label);
  const price = priceAmong(advised, entry.options);
  const open = advised && price ? priceWords(price, advised.goal) : 'open';
  const state = done ? 'done' : blocked ? 'not now' : open;
  return (
    <Press label={[label, state, note].filter(Boolean).join(', ')} onPress={onPress} style={styles.target}>
      {(pressed) => (
        <Box style={[styles.row, pressed && styles.pressed]}>
          <Box style={styles.icon}>
            {words.icon && (
              <Icon
                name={words.icon}
                size={22}
                weight={2.1}
                color={done ? 'ink' : blocked ? 'ink2' : 'brassInk'}
              />
            )}
          </Box>
          <Box style={styles.words}>
            <Text
              variant="name"
              weight="600"
              color={blocked && !done ? 'ink2' : 'ink'}
              struck={!!blocked && !done}
            >
              {label}
            </Text>
            {note !== undefined && (
              <Text variant="caption" color="ink2">
                {note}
              </Text>
            )}
          </Box>
          <Box>
            {done ? (
              <Chip icon="check" label="Done" />
            ) : blocked ? (
              <Text variant="label" color="ink2">
                {blocked.rule}
              </Text>
            ) : (
              <Chip kind={price && isBest(price) ? 'best' : 'brass'} label={capital(open)} />
            )}
          </Box>
        </Box>
      )}
    </Press>
  );
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** An answer's own label, where the verb alone does not say it. */
const echo = (full: string, shown: string): string | undefined => (full === shown ? undefined : full);

const styles = StyleSheet.create({
  target: { borderRadius: 8, outlineOffset: -2 },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: target.min,
    paddingHorizontal: 14,
    paddingVertical: 5,
  },
  icon: { width: 24, alignItems: 'center' },
  words: { flex: 1 },
  why: { paddingHorizontal: space.m, paddingBottom: space.m },
  pressed: { opacity: 0.6 },
});
