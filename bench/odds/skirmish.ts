import { LAB } from '../../engine/skirmish/lab';
import { advise, odds } from '../../engine/skirmish/odds';
import type { State } from '../../engine/skirmish/state';
import { median, type Clock, type Row } from '../rows';

const WARM_RUNS = 101;
const SIDES = ['a', 'b', 'c', 'd'] as const;

/** The most figures that four squads can put into one blast. */
function crowd(): State {
  const state = LAB.state({ kind: 'grenade' });
  const [figure] = state.figures;
  if (!figure) throw new Error('The lab has figures');
  const figures = SIDES.flatMap((side) =>
    [1, 2, 3, 4, 5].map((i) => ({ ...figure, id: `${side}${i}`, side, hp: 2 * i })),
  );
  const sides = SIDES.map((id) => ({ id, name: id, conceded: false }));
  return { ...state, sides, figures };
}

const crowded = (phase: 'blast' | 'resist'): State => {
  const state = crowd();
  const inner = state.figures.map(({ id }) => id);
  return {
    ...state,
    phase:
      phase === 'blast'
        ? { id: 'blast', unit: 'a1', reach: 4 }
        : { id: 'resist', unit: 'a1', inner, outer: [] },
  };
};

/** Only the totals of up to four dice are kept, counted on import: cold is the first call of its kind in the run. */
export function benchSkirmishOdds(now: Clock): readonly Row[] {
  const blast = crowded('blast');
  const attacks: readonly (readonly [string, State, (state: State) => unknown])[] = [
    ['shot', LAB.state({}), odds],
    ['hand to hand', LAB.state({ kind: 'fight' }), odds],
    ['hand to hand, alternate', LAB.state({ kind: 'fight', 'SK-A5': 'alternate' }), odds],
    ['fire', LAB.state({ kind: 'fire' }), odds],
    ['blast on 20 figures', crowded('resist'), odds],
    ['advice for a landing point, 20 figures', blast, (state) => advise(state, { goal: 'net', worth: 0 })],
  ];
  return attacks.flatMap(([name, state, work]) => {
    const run = () => void work(state);
    const cold = median(1, now, run);
    return [
      { name: `-Skirmish- ${name}: cold`, value: cold, unit: 'ms' },
      { name: `-Skirmish- ${name}: warm`, value: median(WARM_RUNS, now, run), unit: 'ms' },
    ];
  });
}
