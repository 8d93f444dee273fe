import type { Game } from '../../../engine';

/** The unit the last step was about. */
export function lastTouched({ now }: Game): string | undefined {
  if (now.action?.type === 'adjust') return now.action.of;
  return now.events.find((event) => event.unit !== undefined)?.unit;
}
