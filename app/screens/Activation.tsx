import { useState } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from '../parts/Box';
import { tapUnit } from '../asks/narrow';
import { VerbList } from '../asks/VerbList';
import { Milestones } from '../parts/Milestones';
import { Notice } from '../parts/Notice';
import { RoundTrack, Score } from '../parts/RoundTrack';
import { submit } from '../store/play';
import { space } from '../theme';
import { GameFrame } from './game/GameFrame';
import { Minute } from './game/Minute';
import { Trays } from './game/Trays';
import { UnitSheet } from './game/UnitSheet';
import { useGame, type OpenedGame } from './game/useGame';
import { useSteady } from '../parts/useSteady';
import { useAdvised } from './odds/useAdvised';
import { useGo } from './useGo';

/** Round, whose turn, markers as discs, and what may be done now. */
export function Activation() {
  const opened = useGame();
  const { view, next, picked, onPick } = opened;
  const [sheet, setSheet] = useState<string>();
  const waiting = next.ask?.kind === 'wait';
  const onPress = useSteady((unit: string) => {
    const to = next.ask?.kind === 'choose' ? tapUnit(next.ask.options, picked, unit) : undefined;
    if (to) onPick(to);
    else setSheet(unit);
  });
  const chains = view.sides.filter(({ milestones }) => milestones.length > 0);
  const round = view.tracks.find((track) => track.draw === 'rounds');
  return (
    <GameFrame tab="activation" dialShown={waiting}>
      {waiting && next.ask.kind === 'wait' && <Minute opened={opened} ask={next.ask} />}
      {!waiting && (
        <Box style={styles.head}>
          {round && <RoundTrack track={round} />}
          <Score sides={view.sides} />
        </Box>
      )}
      {view.notes.map((note) => (
        <Notice key={note.text} text={note.text} />
      ))}
      <Trays view={view} selected={selectedIn(opened)} onPress={onPress} onHold={setSheet} />
      <MayDo opened={opened} />
      {chains.map((side) => (
        <Milestones key={side.id} side={side.id} name={side.name} chain={side.milestones} named />
      ))}
      {sheet !== undefined && <UnitSheet opened={opened} unit={sheet} onClose={() => setSheet(undefined)} />}
    </GameFrame>
  );
}

/** The unit the question is about, or the one that was picked. */
const selectedIn = ({ view, next, picked }: OpenedGame): string | undefined =>
  picked.unit ??
  next.ask?.unit ??
  view.sides.flatMap(({ units }) => units).find(({ status }) => status === 'acting')?.id;

/** What the acting unit may do, once it is known which one acts. */
function MayDo({ opened }: { readonly opened: OpenedGame }) {
  const { game, view, next, picked, onPick } = opened;
  const go = useGo();
  const { advised } = useAdvised(opened);
  const { ask } = next;
  if (ask?.kind !== 'choose') return null;
  const units = new Set(ask.options.map((option) => option.unit));
  const unit = picked.unit ?? (units.size === 1 ? ask.options[0]?.unit : undefined);
  if (unit === undefined) return null;
  return (
    <VerbList
      ask={ask}
      picked={{ unit }}
      view={view}
      advised={advised}
      ruleText={(rule) => game.rules.rulebook.find(({ id }) => id === rule)?.text}
      onPick={onPick}
      onAnswer={(answer) => void submit({ type: 'answer', ask: ask.id, answer }, game.length)}
      onRule={(rule) => go.navigate('Rules', { ruleset: game.rules.id, rule })}
    />
  );
}

const styles = StyleSheet.create({
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s,
  },
});
