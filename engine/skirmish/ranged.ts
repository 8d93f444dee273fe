import type { AskOf, Step } from '../core/types';
import { harmOf, lay, resist, rollAsk } from './exchange';
import { nameOf, type PhaseOf, type State } from './state';
import { passTurn } from './turn';

export const shootAsk = (state: State, { unit, target, far }: PhaseOf<'shoot'>): AskOf<'roll'> =>
  rollAsk(state, {
    id: 'shoot.roll',
    prompt: `${nameOf(state, unit)} shoots ${nameOf(state, target)}`,
    rule: far ? 'SK-R21' : 'SK-R18',
    notes: far ? [{ text: 'Beyond 12″, however far: 2 dice.', rule: 'SK-A3' }] : [],
  });

/** SK-R19, SK-R20. */
export function shoot(
  state: State,
  { unit, target }: PhaseOf<'shoot'>,
  faces: readonly (readonly number[])[],
): Step<State> {
  const hurt = resist(lay(state, faces), 'shot', [[unit, target]], 'SK-R20');
  return { ...passTurn(hurt), name: harmOf(hurt.state) };
}
