import { useState } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from '../parts/Box';
import type { Blocked, Option, RuleId, View as GameView } from '../../engine';
import { Button } from '../parts/Button';
import { Notice } from '../parts/Notice';
import { Sheet } from '../parts/Sheet';
import { space } from '../theme';
import { blockOf, type Entry } from './narrow';
import type { Advised } from './prices';
import { secondOf, wordsOf } from './words';

export interface MoreSheetProps {
  readonly title: string;
  readonly entries: readonly Entry[];
  readonly view: GameView;
  readonly advised?: Advised;
  readonly ruleText: (rule: RuleId) => string | undefined;
  readonly onTake: (entry: Entry) => void;
  readonly onRule: (rule: RuleId) => void;
  readonly onSkip: () => void;
  readonly onClose: () => void;
}

/** Every answer, those that cannot be given now with their reason. */
export function MoreSheet({
  title,
  entries,
  view,
  advised,
  onTake,
  onRule,
  onSkip,
  onClose,
  ruleText,
}: MoreSheetProps) {
  const [why, setWhy] = useState<{ readonly key: string; readonly blocked: Blocked }>();
  return (
    <Sheet visible title={title} onClose={onClose}>
      <Box style={styles.list}>
        {entries.flatMap(withBlocked).map((entry) => {
          const { key, label, icon } = wordsOf(entry, view);
          const blocked = blockOf(entry);
          const explain = why?.key === key ? why.blocked : undefined;
          return (
            <Box key={key} style={styles.item}>
              <Button
                label={label}
                second={secondOf(entry, view, advised)}
                icon={icon}
                blocked={blocked?.why}
                onPress={() => (blocked ? setWhy({ key, blocked }) : onTake(entry))}
              />
              {explain && (
                <Notice
                  icon="lock"
                  text={(explain.rule && ruleText(explain.rule)) ?? explain.why}
                  action={
                    explain.rule === undefined
                      ? undefined
                      : {
                          label: explain.rule,
                          spoken: `Read rule ${explain.rule}`,
                          onPress: () => {
                            onClose();
                            onRule(explain.rule!);
                          },
                        }
                  }
                />
              )}
            </Box>
          );
        })}
        <Button kind="link" icon="check" label="We did it ourselves" onPress={onSkip} />
      </Box>
    </Sheet>
  );
}

/** An answer that is the only open one of its kind brings its blocked fellows along. */
function withBlocked(entry: Entry): readonly Entry[] {
  const alone = (option: Option): Entry => ({ kind: 'answer', option, options: [option] });
  return entry.kind === 'answer' && !blockOf(entry) ? entry.options.map(alone) : [entry];
}

const styles = StyleSheet.create({ list: { gap: space.s }, item: { gap: space.s } });
