import { StyleSheet, ScrollView } from 'react-native';
import { Box } from '../../parts/Box';
import type { RuleId } from '../../../engine';
import { AskPanel, type AskPanelProps } from '../../asks/AskPanel';
import { FeltNote } from '../../asks/FeltNote';
import { Button, ButtonRow } from '../../parts/Button';
import { CONTAINED } from '../../parts/contained';
import { Shake } from '../../parts/Moves';
import { SideMark } from '../../parts/SideMark';
import { Text } from '../../parts/Text';
import { dismissRefusal, giveUp, goOnFromHere, retry, rollInApp, submit } from '../../store/play';
import { radius, space, useRoomy, useTheme } from '../../theme';
import { useAdvised } from '../odds/useAdvised';
import { useGo } from '../useGo';
import { setClock, useClock } from './clockStore';
import { useGame, type OpenedGame } from './useGame';
import { useFront } from './useFront';
import { DOCK } from './useLens';

export interface DockProps {
  readonly slim?: boolean;
  readonly cellsShown?: boolean;
  readonly dialShown?: boolean;
  /** The tab itself shows the odds. */
  readonly oddsShown?: boolean;
  /** Beside the content, or in the middle of it, instead of below. */
  readonly place?: 'below' | 'beside' | 'middle';
}

/** The conversation follows the player: the open question on every game tab. */
export function Dock({ place = 'below', ...look }: DockProps) {
  const { color } = useTheme();
  const { height } = useRoomy();
  const unsaved = useFront((state) => state.unsaved !== undefined);
  return (
    <Box
      role="region"
      aria-label="The question"
      style={[
        styles.dock,
        CONTAINED,
        styles[place],
        { backgroundColor: color.felt, borderColor: color.feltHi },
      ]}
    >
      <ScrollView
        style={{ maxHeight: place === 'below' ? height * 0.6 : undefined }}
        contentContainerStyle={styles.content}
        keyboardShouldPersistTaps="handled"
      >
        {unsaved ? <Unsaved /> : <Question tight={place === 'beside'} {...look} />}
      </ScrollView>
    </Box>
  );
}

export interface QuestionProps
  extends Omit<DockProps, 'place'>, Pick<AskPanelProps, 'byPrompt' | 'byAnswers' | 'tight'> {}

/** The open question with its answers, wherever it is placed. */
export function Question(look: QuestionProps) {
  const opened = useGame();
  const { game, view, next, question, picked, onPick } = opened;
  const go = useGo();
  const saving = useFront((state) => state.saving);
  const typedFirst = useFront((state) => state.settings.dice === 'typed');
  const stopped = useFront((state) => state.open?.stopped);
  const { foresight, advised } = useAdvised(opened);
  const { ask } = next;
  const clock = useClock(question, ask?.kind === 'wait' ? ask.seconds : 0);
  const at = game.length;
  const onRule = (rule: RuleId) => go.navigate('Rules', { ruleset: game.rules.id, rule });
  if (stopped) return <Stopped {...stopped} />;
  if (!ask) return <Over opened={opened} />;
  return (
    <>
      <Refused onRule={onRule} />
      <AskPanel
        key={ask.id}
        ask={ask}
        view={view}
        picked={picked}
        saving={saving}
        typedFirst={typedFirst}
        clock={clock}
        advised={advised}
        odds={look.oddsShown ? undefined : foresight?.odds}
        {...look}
        ruleText={(rule) => game.rules.rulebook.find(({ id }) => id === rule)?.text}
        onPick={onPick}
        onAnswer={(answer) => void submit({ type: 'answer', ask: ask.id, answer }, at)}
        onRoll={(typed) => void rollInApp(at, typed)}
        onSkip={() => void submit({ type: 'skip' }, at)}
        onRule={onRule}
        onClock={(next) => setClock(question, next)}
      />
    </>
  );
}

/** The last step could not be written down: that comes before any other question. */
export function Unsaved() {
  const full = useFront((state) => state.unsaved?.full);
  const saving = useFront((state) => state.saving);
  return (
    <Box style={styles.over}>
      <FeltNote
        alert
        icon="warn"
        title="Not saved, nothing changed"
        text={
          full
            ? 'The storage is full. Free some room, then try again.'
            : 'The step could not be written down.'
        }
        onClose={giveUp}
      />
      <ButtonRow>
        <Button fill kind="primary" label="Retry" busy={saving} onPress={() => void retry()} />
      </ButtonRow>
    </Box>
  );
}

/** Why the last tap was turned down, beside the buttons it was made on. */
function Refused({ onRule }: { readonly onRule: (rule: RuleId) => void }) {
  const refused = useFront((state) => state.refused);
  if (!refused) return null;
  return (
    <Shake refusals={refused.at + 1}>
      <Box style={styles.trouble}>
        <FeltNote
          alert
          icon="lock"
          title={refused.message}
          rule={refused.rule}
          onRule={onRule}
          onClose={dismissRefusal}
        />
      </Box>
    </Shake>
  );
}

function Over({ opened }: { readonly opened: OpenedGame }) {
  const { next, id, game } = opened;
  const go = useGo();
  const over = next.over!;
  return (
    <Box style={styles.over}>
      <Box style={styles.who}>
        {over.winner && <SideMark side={over.winner} size={18} onFelt />}
        <Text variant="ask" color="onFelt" role="heading" style={styles.shrink}>
          {over.title}
        </Text>
      </Box>
      <Text variant="small" color="onFelt2">
        {over.why}
      </Text>
      <ButtonRow>
        <Button fill kind="primary" label="See the report" onPress={() => go.navigate('Report', { id })} />
        <Button
          fill
          kind="onFelt"
          icon="book"
          label={over.rule}
          spoken={`Rule ${over.rule}`}
          onPress={() => go.navigate('Rules', { ruleset: game.rules.id, rule: over.rule })}
        />
      </ButtonRow>
    </Box>
  );
}

function Stopped({ at, why }: { readonly at: number; readonly why: string }) {
  return (
    <Box style={styles.over}>
      <Text variant="ask" color="onFelt" role="heading">
        {`This game can be read up to step ${at}`}
      </Text>
      <Text variant="small" color="onFelt2">
        {`At step ${at + 1}: ${why} The rest is kept as it is.`}
      </Text>
      <ButtonRow>
        <Button
          fill
          kind="primary"
          label="Go on from here"
          second="in a copy"
          onPress={() => void goOnFromHere()}
        />
      </ButtonRow>
    </Box>
  );
}

const styles = StyleSheet.create({
  dock: { borderTopWidth: 2, flexShrink: 0 },
  below: { borderTopLeftRadius: radius.dock, borderTopRightRadius: radius.dock },
  beside: { width: DOCK, borderTopLeftRadius: radius.dock, borderLeftWidth: 2 },
  middle: { borderWidth: 2, borderRadius: radius.dock },
  content: {
    width: '100%',
    maxWidth: 720,
    alignSelf: 'center',
    paddingHorizontal: space.l,
    paddingTop: space.s,
    paddingBottom: space.s,
  },
  trouble: { gap: space.s, paddingTop: space.xs, paddingBottom: space.s },
  over: { gap: space.s, paddingTop: space.s },
  who: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  shrink: { flexShrink: 1 },
});
