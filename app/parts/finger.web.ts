import type { KeyboardEvent, MouseEvent, TouchEvent } from 'react';
import { motion } from '../theme';

/** Farther than this, in px, and the finger means something else. */
const SLOP = 10;
/** A touch so soon after the last movement of a list, in ms, stops the list and presses nothing. */
const ROLLING = 80;

let scrolledAt = -ROLLING;
const EARLY = { capture: true, passive: true } as const;
document.addEventListener('scroll', ({ timeStamp }) => (scrolledAt = timeStamp), EARLY);

/** What a finger is told as besides a touch. Nobody here listens, but React would look for a listener each time. */
const UNHEARD = [
  ...['pointerover', 'pointerenter', 'pointerdown', 'pointermove', 'pointerup', 'pointerout', 'pointerleave'],
  ...['gotpointercapture', 'lostpointercapture', 'pointercancel'],
];
for (const type of UNHEARD) window.addEventListener(type, (event) => event.stopImmediatePropagation(), EARLY);

export interface FingerProps {
  readonly press: () => void;
  /** Gives false where holding means nothing. */
  readonly hold: () => boolean;
  /** Whether the control lies down now. */
  readonly show: (pressed: boolean) => void;
}

/** What a finger, a mouse or a key does to one control. */
export function fingerOn({ press, hold, show }: FingerProps) {
  let from: { readonly x: number; readonly y: number } | undefined;
  let held = false;
  let holding: ReturnType<typeof setTimeout> | undefined;
  let rising: ReturnType<typeof setTimeout> | undefined;

  const begin = () => {
    clearTimeout(rising);
    clearTimeout(holding);
    held = false;
    show(true);
    holding = setTimeout(() => {
      held = hold();
      if (held) show(false);
    }, motion.hold);
  };
  const lift = () => {
    from = undefined;
    clearTimeout(holding);
    clearTimeout(rising);
    show(false);
  };

  return {
    lift,
    onTouchStart: ({ targetTouches, timeStamp }: TouchEvent) => {
      if (timeStamp - scrolledAt < ROLLING) return;
      if (targetTouches.length > 1) return lift();
      const { clientX: x, clientY: y } = targetTouches[0]!;
      from = { x, y };
      begin();
    },
    onTouchMove: ({ changedTouches }: TouchEvent) => {
      const { clientX, clientY } = changedTouches[0]!;
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > SLOP) lift();
    },
    onTouchEnd: (event: TouchEvent) => {
      if (!from) return;
      from = undefined;
      clearTimeout(holding);
      // No click follows, so nothing that appears under the finger is pressed by it.
      event.preventDefault();
      if (held) return;
      blurOthers(event.currentTarget);
      // It comes up with what it did, not before.
      rising = setTimeout(() => show(false), motion.press);
      press();
    },
    onTouchCancel: lift,
    onMouseDown: ({ button }: MouseEvent) => {
      if (button === 0) begin();
    },
    onMouseUp: lift,
    onMouseLeave: lift,
    // What a long touch would open over it.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onClick: () => {
      if (!held) press();
      held = false;
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      press();
    },
  };
}

/** A field being typed in is left, as it would be by a click. */
function blurOthers(control: Element): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement !== control && activeElement !== document.body)
    activeElement.blur();
}
