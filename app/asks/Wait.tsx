import type { AskOf } from '../../engine';
import { Button, ButtonRow } from '../parts/Button';
import { isRunning, pause, run, useSeconds } from './clock';
import type { AskProps } from './panel';

/** The one clock. It runs out by itself; a person says that all are done. */
export function Wait({ clock, dialShown = false, saving, onClock, onAnswer }: AskProps<AskOf<'wait'>>) {
  const seconds = useSeconds(clock);
  const running = isRunning(clock) && seconds > 0;
  const done = () => onAnswer({ kind: 'wait' });
  const time = dialShown ? undefined : seconds === 0 ? 'time is up' : `${seconds} seconds left`;
  const started = running || clock.endsAt !== undefined || seconds === 0;
  return (
    <ButtonRow>
      {seconds > 0 && (
        <Button
          fill
          kind={running || started ? 'onFelt' : 'primary'}
          icon={running ? 'pause' : 'play'}
          label={running ? 'Pause' : 'Run the clock'}
          second={time}
          onPress={() => onClock(running ? pause(clock, Date.now()) : run(clock, Date.now()))}
        />
      )}
      <Button
        fill
        kind={running || started ? 'primary' : 'onFelt'}
        icon="check"
        label="All done"
        second={seconds === 0 ? 'time is up' : undefined}
        busy={saving}
        onPress={done}
      />
    </ButtonRow>
  );
}
