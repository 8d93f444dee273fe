import type { AskOf, Pool, RuleId, SideId } from '../core/types';

/** A roll-off: one die each, the highest wins, those who tie for it roll again. */
export function contestAsk(
  id: string,
  prompt: string,
  rule: RuleId,
  sides: readonly { readonly id: SideId; readonly name: string }[],
): AskOf<'roll'> {
  const pools: readonly Pool[] = sides.map((side) => ({
    id: side.id,
    side: side.id,
    label: side.name,
    dice: 1,
    faces: 6,
  }));
  return { kind: 'roll', id, asked: { by: 'dice' }, prompt, rule, notes: [], pools };
}

/** The sides that rolled highest: one has won, more roll again. */
export function contestLeaders(
  sides: readonly SideId[],
  faces: readonly (readonly number[])[],
): readonly SideId[] {
  const best = Math.max(...faces.map(([face = 0]) => face));
  return sides.filter((_, i) => faces[i]?.[0] === best);
}
