import * as Haptics from 'expo-haptics';
import { useEffect } from 'react';
import type { Moment } from '../../../engine';
import { useMuster } from '../../store/muster';

export type Touch = 'step' | 'roll' | 'score' | 'refused' | 'knock' | 'long';

const TOUCHES: Readonly<Record<Touch, () => Promise<void>>> = {
  step: () => Haptics.impactAsync(Haptics.ImpactFeedbackStyle.Light),
  roll: () => Haptics.impactAsync(Haptics.ImpactFeedbackStyle.Medium),
  score: () => Haptics.notificationAsync(Haptics.NotificationFeedbackType.Success),
  refused: () => Haptics.notificationAsync(Haptics.NotificationFeedbackType.Warning),
  knock: () => Haptics.notificationAsync(Haptics.NotificationFeedbackType.Success),
  long: () => Haptics.notificationAsync(Haptics.NotificationFeedbackType.Error),
};

export function touch(kind: Touch): void {
  if (useMuster.getState().settings.haptics === 'off') return;
  // A phone without a motor has nothing to say about it.
  TOUCHES[kind]().catch(() => undefined);
}

/** What a step feels like: by what happened, not by what was pressed. */
export function touchOf({ events, action }: Moment): Touch {
  if (events.some(({ kind }) => kind === 'destroyed' || kind === 'scored' || kind === 'over')) return 'score';
  const rolled = action?.type === 'answer' && action.answer.kind === 'roll';
  return rolled ? 'roll' : 'step';
}

/** Feels every step that is saved and every tap that is refused, while `on`. */
export function useTouch(on: boolean): void {
  useEffect(() => {
    if (!on) return undefined;
    return useMuster.subscribe((state, before) => {
      if (state.refused && state.refused !== before.refused) touch('refused');
      if (!state.open || state.open.id !== before.open?.id) return;
      const { game } = state.open;
      if (game.length > before.open.game.length) touch(touchOf(game.now));
    });
  }, [on]);
}
