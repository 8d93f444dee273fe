import type { ExchangeResult, ExchangeSide, ExchangeView } from '../core/types';
import { clamp } from '../kit/track';
import { FULL_HEALTH } from './data';
import { nameOf, sideOf, unitId, type Bout, type PhaseOf, type State } from './state';

/** An attack on the table before its support is known. */
export function viewOpenAttack(state: State, { unit, target }: PhaseOf<'support'>): ExchangeView {
  return {
    title: titleOf(state, unit, target),
    rule: 'SC-R31',
    sides: [unit, target].map((each) => fighter(state, each, state.health[each]!)),
    results: [],
  };
}

/** The last attack. Each fighter's sum is what it took off the other. */
export function viewBout(state: State, { units, was, losses }: Bout): ExchangeView {
  const [unit, target] = units;
  const left = ([0, 1] as const).map((i) => clamp(was[i] - losses[i].amount, FULL_HEALTH));
  return {
    title: titleOf(state, unit, target),
    rule: 'SC-R33',
    sides: ([0, 1] as const).map((i) => {
      const dealt = losses[i === 0 ? 1 : 0];
      return {
        ...fighter(state, units[i], was[i]),
        sum: dealt.why,
        total: dealt.amount,
        ...(left[i] === 0 && { verdict: 'destroyed' }),
      };
    }),
    say: ([1, 0] as const).map((i) => `${nameOf(state, units[i])} loses ${losses[i].amount}`).join(', '),
    results: ([1, 0] as const).map((i): ExchangeResult => {
      const { why } = losses[i];
      return {
        title: nameOf(state, units[i]),
        text:
          left[i] === 0
            ? `Lost ${losses[i].amount} (${why}) and was destroyed`
            : `Lost ${losses[i].amount} (${why})`,
        unit: unitId(state, units[i]),
        from: was[i],
        to: left[i]!,
      };
    }),
  };
}

const titleOf = (state: State, unit: number, target: number): string =>
  `${nameOf(state, unit)} attacks ${nameOf(state, target)}`;

const fighter = (state: State, unit: number, was: number): ExchangeSide => ({
  pool: unitId(state, unit),
  side: sideOf(state, unit).id,
  name: nameOf(state, unit),
  unit: unitId(state, unit),
  was,
  dice: [],
});
