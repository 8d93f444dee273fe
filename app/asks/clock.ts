import { useEffect, useState } from 'react';

/** Kept as the moment it runs out, so that time passes while the phone is asleep. */
export interface Clock {
  readonly left: number;
  readonly endsAt?: number;
}

export const fresh = (seconds: number): Clock => ({ left: seconds * 1000 });
export const isRunning = (clock: Clock): boolean => clock.endsAt !== undefined;
export const leftOn = (clock: Clock, now: number): number =>
  clock.endsAt === undefined ? clock.left : Math.max(0, clock.endsAt - now);
export const run = (clock: Clock, now: number): Clock => ({ left: clock.left, endsAt: now + clock.left });
export const pause = (clock: Clock, now: number): Clock => ({ left: leftOn(clock, now) });

const TICK = 200;
const secondsOn = (clock: Clock): number => Math.ceil(leftOn(clock, Date.now()) / 1000);

/** Whole seconds left; redraws when they change and at no other time. */
export function useSeconds(clock: Clock): number {
  const [, redraw] = useState(0);
  const seconds = secondsOn(clock);
  const ticking = isRunning(clock) && seconds > 0;
  useEffect(() => {
    if (!ticking) return undefined;
    const timer = setInterval(() => redraw(secondsOn(clock)), TICK);
    return () => clearInterval(timer);
  }, [clock, ticking]);
  return seconds;
}
