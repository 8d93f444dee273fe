import {
  destroyed,
  expectedLoss,
  type Aim,
  type Goal,
  type LabValues,
  type Odds,
  type RuleId,
} from '../../../engine';
import { goalIn } from '../../store/aims';
import { foresee } from '../odds/foresight';
import type { LabRules } from './labStore';

/** What one change to the attacker would change in the odds. */
export interface Gain {
  readonly label: string;
  readonly rule: RuleId;
  /** The chance to destroy, and to be destroyed. */
  readonly destroys: number;
  readonly falls: number;
  /** Average loss of the foe and of the attacker, where the game counts it. */
  readonly foe?: number;
  readonly own?: number;
}

const ATTACKER = 'a';

function standing(odds: Odds | undefined) {
  const parties = odds?.parties ?? [];
  const total = (own: boolean, of: (odds: Odds, party: number) => number | undefined) =>
    parties.reduce<number | undefined>((sum, { side }, i) => {
      const value = (side === ATTACKER) === own ? of(odds!, i) : undefined;
      return value === undefined ? sum : (sum ?? 0) + value;
    }, undefined);
  return {
    destroys: total(false, destroyed) ?? 0,
    falls: total(true, destroyed) ?? 0,
    foe: total(false, expectedLoss),
    own: total(true, expectedLoss),
  };
}

const less = (one: number | undefined, other: number | undefined): number | undefined =>
  one === undefined || other === undefined ? undefined : one - other;

/** Losses weigh where the goal counts something, else the chance to destroy. */
export const isByLoss = ({ foe }: Gain, goal: Goal | undefined): boolean =>
  foe !== undefined && goal?.unit !== undefined;
export const netOf = ({ foe = 0, own = 0 }: Gain): number => foe - own;

/** Every change, the one that is worth most first. */
export function gainsOf(rules: LabRules, values: LabValues, aim: Aim): readonly Gain[] {
  const at = (facts: LabValues) => standing(foresee(rules, rules.lab.state(facts) as object, aim).odds[0]);
  const now = at(values);
  const gains = rules.lab.changes(values).map(({ label, rule, values: changed }): Gain => {
    const then = at(changed);
    return {
      label,
      rule,
      destroys: then.destroys - now.destroys,
      falls: then.falls - now.falls,
      foe: less(then.foe, now.foe),
      own: less(then.own, now.own),
    };
  });
  const goal = goalIn(rules, aim);
  const worth = (gain: Gain) => (isByLoss(gain, goal) ? netOf(gain) : gain.destroys);
  return gains.sort(
    (one, other) => worth(other) - worth(one) || other.destroys - one.destroys || netOf(other) - netOf(one),
  );
}
