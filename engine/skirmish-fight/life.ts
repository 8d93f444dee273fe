import type { Event, RuleId, UnitId } from '../core/types';
import { clamp } from '../kit/track';
import { foeOf, sideOf, unitOf, withSide, withUnit, type Change, type Felled, type State } from './state';
import { lives } from './words';

/** The most a score can show. */
export const MOST_SCORE = 99;

/** SF-R52, SF-A35: does the fall of this unit score for the enemy? */
const counts = (state: State, felledBy: Felled | undefined): boolean =>
  state.mission === 'kill' && (state.rulings['SF-A35'] === 'any' || felledBy === 'enemy');

const credit = (state: State, id: UnitId, points: number): State => {
  const foe = foeOf(state, unitOf(state, id).side);
  return withSide(state, foe.id, { score: clamp(foe.score + points, MOST_SCORE) });
};

function fall(state: State, id: UnitId, felledBy: Felled): Change {
  const { side, name, cost } = unitOf(state, id);
  const destroyed: Event = {
    kind: 'destroyed',
    text: `${name} was defeated.`,
    rule: 'SF-R23',
    side,
    unit: id,
  };
  const down = withUnit(state, id, { life: 0, felledBy });
  if (!counts(state, felledBy)) return { state: down, events: [destroyed] };
  const foe = foeOf(state, side);
  const scored: Event = {
    kind: 'scored',
    text: `${foe.name} killed ${cost} points.`,
    rule: 'SF-R52',
    side: foe.id,
    amount: cost,
  };
  return { state: credit(down, id, cost), events: [destroyed, scored] };
}

/** Life never goes below 0 (SF-A30). */
export function lose(state: State, id: UnitId, loss: number, rule: RuleId, by: Felled): Change {
  const { side, name, life } = unitOf(state, id);
  const taken = Math.min(life, loss);
  if (taken <= 0) return { state, events: [] };
  const left = life - taken;
  const lost: Event = {
    kind: 'lost',
    text: `${name} lost ${lives(taken)}.`,
    rule,
    side,
    unit: id,
    amount: taken,
  };
  const after = left ? { state: withUnit(state, id, { life: left }), events: [] } : fall(state, id, by);
  return { state: after.state, events: [lost, ...after.events] };
}

/** The table sets a life by hand: at 0 the unit is down, above it it is back. */
export function setLife(state: State, id: UnitId, life: number): Change {
  const unit = unitOf(state, id);
  if (life === 0) return unit.life === 0 ? { state, events: [] } : fall(state, id, 'enemy');
  if (unit.life > 0) return { state: withUnit(state, id, { life }), events: [] };
  const { felledBy, ...rest } = unit;
  const taken = counts(state, felledBy) ? credit(state, id, -unit.cost) : state;
  const back = { ...rest, life };
  const units = taken.units.map((each) => (each.id === id ? back : each));
  const text = `${unit.name} came back to ${sideOf(state, unit.side).name}.`;
  return {
    state: { ...taken, units },
    events: [{ kind: 'gained', text, rule: 'SF-R56', side: unit.side, unit: id, amount: life }],
  };
}
