import { isDeepStrictEqual } from 'node:util';

import { tracksOf } from '../../../engine/core/check';
import type { Draws } from '../../../engine/core/dice';
import type { Game } from '../../../engine/core/game';
import type { Adjust, Ask, UnitView, View } from '../../../engine/core/types';

export function claim(holds: boolean, otherwise: string): asserts holds {
  if (!holds) throw new Error(otherwise);
}

export function same(one: unknown, other: unknown, otherwise: string): void {
  if (isDeepStrictEqual(one, other)) return;
  const brief = (value: unknown) => JSON.stringify(value)?.slice(0, 400);
  throw new Error(`${otherwise}: ${brief(one)} is not ${brief(other)}`);
}

export function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  Object.values(value).forEach(deepFreeze);
}

export const unitsOf = (view: View): ReadonlyMap<string, UnitView> =>
  new Map(view.sides.flatMap((side) => side.units.map((unit) => [unit.id, unit])));

export interface Edit extends Adjust {
  readonly label: string;
  readonly now: number;
  readonly top: number;
  /** Health, markers, coins and counters take exactly what they are given; a round or a place may bring more about. */
  readonly exact: boolean;
}

const EXACT = new Set(['pips', 'boxes', 'rings', 'unit-die', 'd6', 'minis', 'coins', 'score']);

/** One edit for every track in view, in random order. */
export function adjustments(view: View, draw: Draws, value?: number): readonly Edit[] {
  const owners = ['game', ...view.sides.map((side) => side.id), ...unitsOf(view).keys()];
  const edits = owners.flatMap((of) =>
    tracksOf(view, of).map((track): Edit => {
      const top = track.top ?? track.max;
      return {
        of,
        track: track.id,
        value: value ?? draw(0, top),
        label: track.label,
        now: track.value,
        top,
        exact: EXACT.has(track.draw),
      };
    }),
  );
  for (let i = edits.length - 1; i > 0; i--) {
    const j = draw(0, i);
    [edits[i], edits[j]] = [edits[j]!, edits[i]!];
  }
  return edits;
}

/** Every rule id said anywhere in the ask, the view and the last events. */
export function citations(ask: Ask | undefined, game: Game): ReadonlySet<string> {
  const found = new Set<string>();
  const look = (value: unknown, key: string): void => {
    if (key === 'rule' && typeof value === 'string') found.add(value);
    else if (typeof value === 'object' && value !== null)
      for (const [each, inner] of Object.entries(value)) look(inner, each);
  };
  look(ask, 'ask');
  look(game.rules.view(game.now.state), 'view');
  look(game.now.events, 'events');
  return found;
}
