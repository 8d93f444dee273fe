import { drawsFrom, type Draws } from '../../../engine/core/dice';
import { RULINGS } from '../../../engine/skirmish/rulings';
import type { State } from '../../../engine/skirmish/state';
import { Table } from './script';
import { setupOf } from './setups';

const KINDS = ['shoot', 'far', 'fight', 'armor', 'grenade', 'fire'] as const;
const RINGS = ['inner', 'outer'];
const pick = <T>(list: readonly T[], draw: Draws): T => list[draw(0, list.length - 1)]!;

/** An attack of any kind before its roll: other hit points, rulings and sides for each seed. */
export function situation(seed: number): State {
  const draw = drawsFrom(seed);
  const kind = pick(KINDS, draw);
  const rulings = Object.fromEntries(
    RULINGS.map(({ id, readings }) => [id, pick<{ readonly id: string }>(readings, draw).id]),
  );
  const table = new Table(
    setupOf(draw(2, 4), kind === 'armor' ? { ...rulings, 'SK-A5': 'normal' } : rulings),
  );
  const [unit, target] = [`a${draw(1, 5)}`, `b${draw(1, 5)}`];
  table.toTurns(kind === 'fire' ? { [`edge.${unit}`]: 'yes', [`edge.${target}`]: 'yes' } : {});
  table.set(unit, 'hp', draw(1, 10)).set(target, 'hp', draw(1, 10));
  switch (kind) {
    case 'shoot':
    case 'far':
    case 'fight':
      return table.choose(`${kind}|${unit}|${target}`).state;
    case 'armor': {
      const [high, low] = [
        [5, 5, draw(1, 6)],
        [2, 1, draw(1, 2)],
      ];
      const faces = draw(0, 1) ? [high, low] : [low, high];
      return table.choose(`fight|${unit}|${target}`).roll(...faces).state;
    }
    case 'grenade':
      return table
        .choose(`grenade|${unit}`)
        .roll([draw(1, 6)])
        .form({ [`blast.${unit}`]: pick(['out', ...RINGS], draw), [`blast.${target}`]: pick(RINGS, draw) })
        .state;
    case 'fire':
      return table.endRound().state;
  }
}
