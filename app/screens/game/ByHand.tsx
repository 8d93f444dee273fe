import { memo, useState } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from '../../parts/Box';
import type { Adjust, Track } from '../../../engine';
import { Button } from '../../parts/Button';
import { Card, Hairline } from '../../parts/Card';
import { SectionTitle } from '../../parts/SectionTitle';
import { Sheet } from '../../parts/Sheet';
import { TrackRow } from '../../parts/TrackRow';
import { topOf } from '../../parts/TrackView';
import { submit } from '../../store/play';
import { space, useRoomy, type SideKey } from '../../theme';
import { useGame, type OpenedGame } from './useGame';
import { useSteady } from '../../parts/useSteady';

export interface ByHandProps {
  readonly onHistory: () => void;
  readonly onFaceToFace?: () => void;
  /** Round, score and points too; a tab about something else leaves them out. */
  readonly counts: boolean;
}

/** The table always wins: the round, the score, the points, and leaving a question behind. */
export function ByHand({ onHistory, onFaceToFace, counts }: ByHandProps) {
  const opened = useGame();
  const { view, next, game, onSet } = opened;
  const [open, setOpen] = useState(false);
  const round = counts ? view.tracks.find((track) => track.draw === 'rounds') : undefined;
  const canSet = counts && (view.tracks.length > 0 || view.sides.some((side) => side.tracks.length > 0));
  const nextRound = useSteady(() => round && onSet('game', round.id, round.value + 1));
  const skip = useSteady(() => void submit({ type: 'skip' }, game.length));
  const set = useSteady(() => setOpen(true));
  const history = useSteady(onHistory);
  return (
    <>
      <Keys
        round={round && round.value < topOf(round) ? round.label.toLowerCase() : undefined}
        onNextRound={nextRound}
        onSet={canSet ? set : undefined}
        onHistory={history}
        onSkip={next.ask ? skip : undefined}
        onFaceToFace={onFaceToFace}
      />
      {open && <SetSheet opened={opened} onClose={() => setOpen(false)} />}
    </>
  );
}

interface KeysProps {
  /** What the next one is called, if there is one. */
  readonly round?: string;
  readonly onNextRound: () => void;
  readonly onSet?: () => void;
  readonly onHistory: () => void;
  readonly onSkip?: () => void;
  readonly onFaceToFace?: () => void;
}

/** The same from step to step, so a step does not redraw them. */
const Keys = memo(function Keys({ round, onNextRound, onSet, onHistory, onSkip, onFaceToFace }: KeysProps) {
  const { compact } = useRoomy();
  const key = { size: 48, style: compact ? undefined : styles.half } as const;
  return (
    <Box style={styles.keys}>
      {round !== undefined && <Button {...key} icon="right" label={`Next ${round}`} onPress={onNextRound} />}
      {onSet && <Button {...key} icon="turn" label="Set by hand" onPress={onSet} />}
      <Button {...key} icon="history" label="History" onPress={onHistory} />
      {onSkip && (
        <Button
          {...key}
          icon="check"
          label="Skip this"
          spoken="Skip this: we did it ourselves"
          onPress={onSkip}
        />
      )}
      {onFaceToFace && <Button {...key} icon="flip" label="Face to face" onPress={onFaceToFace} />}
    </Box>
  );
});

/** Every track of the game and its sides. */
function SetSheet({ opened, onClose }: { readonly opened: OpenedGame; readonly onClose: () => void }) {
  const { view, onSet } = opened;
  const names = view.sides.map((side) => side.name);
  return (
    <Sheet visible title="Set by hand" onClose={onClose}>
      <Box style={styles.sheet}>
        <Tracks title="The game" of="game" side="a" tracks={view.tracks} names={names} onSet={onSet} />
        {view.sides.map((side) => (
          <Tracks
            key={side.id}
            title={side.name}
            of={side.id}
            side={side.id}
            tracks={side.tracks}
            names={names}
            onSet={onSet}
          />
        ))}
      </Box>
    </Sheet>
  );
}

interface TracksProps {
  readonly title: string;
  readonly of: Adjust['of'];
  readonly side: SideKey;
  readonly tracks: readonly Track[];
  readonly names: readonly string[];
  readonly onSet: OpenedGame['onSet'];
}

function Tracks({ title, of, side, tracks, names, onSet }: TracksProps) {
  if (tracks.length === 0) return null;
  return (
    <Box>
      <SectionTitle title={title} />
      <Card>
        {tracks.map((track, i) => (
          <Box key={track.id} style={styles.track}>
            {i > 0 && <Hairline />}
            <TrackRow
              track={track}
              side={side}
              owner={title}
              names={track.draw === 'side' ? names : undefined}
              onSet={(value) => onSet(of, track.id, value)}
            />
          </Box>
        ))}
      </Card>
    </Box>
  );
}

const styles = StyleSheet.create({
  keys: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, paddingTop: space.s },
  half: { flexBasis: '45%', flexGrow: 1 },
  sheet: { gap: space.m },
  track: { paddingHorizontal: space.m },
});
