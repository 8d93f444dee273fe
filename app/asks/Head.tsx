import { memo, type ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from '../parts/Box';
import type { Ask } from '../../engine';
import { Icon } from '../parts/Icon';
import { IconButton } from '../parts/IconButton';
import { Press } from '../parts/Press';
import { SideMark } from '../parts/SideMark';
import { Text } from '../parts/Text';
import { useSteady } from '../parts/useSteady';
import { space, target, useRoomy } from '../theme';
import { NOTHING, unpick } from './narrow';
import type { AskProps } from './panel';
import { crumbs, narrowedPrompt, saysWho, whoAsks } from './words';

export interface HeadProps extends Pick<AskProps, 'ask' | 'view' | 'picked' | 'onPick' | 'onRule'> {
  readonly slim: boolean;
  readonly aside?: ReactNode;
}

/** Who is asked, what, and by which rule; once something is picked, the way here and the way back. */
export function Head({ ask, view, picked, slim, aside, onPick, onRule }: HeadProps) {
  const options = ask.kind === 'choose' ? ask.options : [];
  const path = crumbs(options, picked, view);
  const { compact } = useRoomy();
  const narrowed = path !== '';
  const prompt = narrowed ? narrowedPrompt(options, picked) : ask.prompt;
  const oneLine = !narrowed && (slim || saysWho(ask, view));
  const rule = useSteady(onRule);
  return (
    <Box style={styles.head}>
      {narrowed && (
        <Box style={styles.back}>
          <IconButton
            icon="back"
            label={`Back, let go of ${path}`}
            onFelt
            onPress={() => onPick(backFrom(picked))}
          />
        </Box>
      )}
      <HeadWords
        asked={ask.asked}
        who={narrowed ? path : whoAsks(ask, view)}
        prompt={prompt}
        oneLine={oneLine}
      />
      <RuleLink rule={ask.rule} bare={compact || aside !== undefined} onRule={rule} />
      {aside}
    </Box>
  );
}

interface HeadWordsProps extends Pick<Ask, 'asked' | 'prompt'> {
  readonly who: string;
  readonly oneLine: boolean;
}

const HeadWords = memo(function HeadWords({ asked, who, prompt, oneLine }: HeadWordsProps) {
  return (
    <Box style={styles.words} accessible aria-live="polite">
      {!oneLine && (
        <Box style={styles.who}>
          <WhoMark asked={asked} />
          <Text variant="small" weight="500" color="onFelt2" style={styles.shrink}>
            {who}
          </Text>
        </Box>
      )}
      <Box style={styles.who}>
        {oneLine && <WhoMark asked={asked} spoken={who} />}
        <Text variant={oneLine ? 'askSlim' : 'ask'} color="onFelt" role="heading" style={styles.shrink}>
          {prompt}
        </Text>
      </Box>
    </Box>
  );
});

interface RuleLinkProps extends Pick<Ask, 'rule'>, Pick<AskProps, 'onRule'> {
  /** No room for the rule's number. */
  readonly bare: boolean;
}

const RuleLink = memo(function RuleLink({ rule, bare, onRule }: RuleLinkProps) {
  return (
    <Press label={`Rule ${rule}`} role="link" onFelt onPress={() => onRule(rule)} style={styles.rule}>
      {(pressed) => (
        <Box style={[styles.ruleFace, pressed && styles.pressed]}>
          <Icon name="book" size={18} color="onFelt2" />
          {!bare && (
            <Text variant="caption" weight="600" color="onFelt2">
              {rule}
            </Text>
          )}
        </Box>
      )}
    </Press>
  );
});

/** A picked die lets go of all dice; anything else of itself alone. */
const backFrom = (picked: HeadProps['picked']) => {
  const less = unpick(picked);
  return Object.values(less).some((value) => value !== undefined) ? less : NOTHING;
};

function WhoMark({ asked, spoken }: Pick<Ask, 'asked'> & { readonly spoken?: string }) {
  switch (asked.by) {
    case 'player':
      return <SideMark side={asked.side} size={15} onFelt label={spoken} />;
    case 'dice':
      return <Icon name="dice" size={18} color="onFelt2" label={spoken} />;
    case 'table':
      return <Icon name="person" size={18} color="onFelt2" label={spoken} />;
  }
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', columnGap: space.s },
  back: { marginLeft: -12, marginRight: -8 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  who: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  shrink: { flexShrink: 1 },
  rule: { alignSelf: 'flex-start', alignItems: 'flex-end' },
  ruleFace: { flexDirection: 'row', alignItems: 'center', gap: 6, minHeight: target.min, paddingLeft: 6 },
  pressed: { opacity: 0.6 },
});
