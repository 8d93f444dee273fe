import { useEffect, useRef } from 'react';
import { useIsFocused } from '@react-navigation/native';
import { isRunning, useSeconds } from '../../asks/clock';
import { useClock } from './clockStore';
import { loadSounds, playSound, type Sound } from './sound';
import { touch, type Touch } from './touch';
import { useGame } from './useGame';

/** Two knocks at ten seconds, a long one at the end, each with its sound; draws nothing. */
export function ClockKnocks() {
  const { next, question } = useGame();
  const { ask } = next;
  return ask?.kind === 'wait' ? <Knocks question={question} seconds={ask.seconds} /> : null;
}

function Knocks({ question, seconds }: { readonly question: string; readonly seconds: number }) {
  const clock = useClock(question, seconds);
  const left = useSeconds(clock);
  const inFront = useIsFocused();
  const before = useRef(left);
  const running = isRunning(clock);
  useEffect(() => {
    if (running) loadSounds();
  }, [running]);
  useEffect(() => {
    const passed = (mark: number) => before.current > mark && left <= mark;
    if (running && inFront) {
      if (passed(0)) warn('long', 'timeUp');
      else if (passed(10)) warn('knock', 'tenSeconds');
    }
    before.current = left;
  }, [left, running, inFront]);
  return null;
}

function warn(felt: Touch, heard: Sound): void {
  touch(felt);
  void playSound(heard);
}
