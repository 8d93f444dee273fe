import type { Advice, Aim, Option, Price, RuleId } from '../../core/types';
import { readChoice } from '../../kit/choice';
import { meleeOf } from '../engage';
import type { Hand } from '../exchange';
import { goalOf, isEqual, worthOf, type Fate, type GoalId } from '../goals';
import { answerLastBlow, answerUse, dieAsk, lastBlowAsk } from '../meleeAsks';
import { rangedOf } from '../ranged';
import { answerCancel, cancelAsk, orderAsk } from '../rangedAsks';
import { isOver, nameOf, unitOf, worthOf as pointsFor, type State } from '../state';
import { healthsAfter } from './melee';
import { leftWith } from './party';
import { fireOf, healthAfter, struckBy } from './ranged';

type Priced = Omit<Price, 'option' | 'behind'>;

function priced(options: readonly Option[], rule: RuleId, price: (option: string) => Priced): Advice {
  const all = options.filter(({ blocked }) => !blocked).map(({ id }) => ({ id, ...price(id) }));
  const best = Math.max(...all.map(({ value }) => value));
  return {
    rule,
    prices: all.map(({ id, value, ...rest }) => ({
      option: id,
      value,
      behind: isEqual(value, best) ? 0 : value - best,
      ...rest,
    })),
  };
}

/** Counted from the start of the attack, so that the prices of one attack can be compared. */
const fateOf = (state: State, { unit, was }: Hand, left: number): Fate => ({
  lost: was - left,
  points: left ? 0 : pointsFor(unitOf(state, unit)),
});

function meleeAdvice(state: State, goal: GoalId): Advice {
  const { attacker, defender, turn } = meleeOf(state);
  const last = state.phase.id === 'melee.last-blow';
  const { options, rule } = last ? lastBlowAsk(state) : dieAsk(state);
  return priced(options, rule, (option) => {
    const after = (last ? answerLastBlow : answerUse)(state, option).state;
    const [ours, theirs] = healthsAfter(after, goal);
    const fates = [fateOf(state, attacker, ours), fateOf(state, defender, theirs)] as const;
    const [own, foe] = turn === 'attacker' ? fates : [fates[1], fates[0]];
    const words = [
      leftWith(nameOf(state, attacker.unit), ours),
      leftWith(nameOf(state, defender.unit), theirs),
    ];
    return { value: worthOf(goal, own, foe)[0], after: words.join(', ') };
  });
}

function cancelAdvice(state: State, goal: GoalId): Advice {
  const { defender } = rangedOf(state);
  const { options, rule } = cancelAsk(state);
  return priced(options, rule, (option) => {
    const cancels = readChoice(option).verb !== 'best';
    const left = healthAfter(cancels ? answerCancel(state, option).state : state);
    const [value] = worthOf(goal, fateOf(state, defender, left), { lost: 0, points: 0 });
    return { value, after: leftWith(nameOf(state, defender.unit), left) };
  });
}

/** SN-A19 */
function orderAdvice(state: State, goal: GoalId): Advice {
  const fire = fireOf(state, goal);
  const { options, rule } = orderAsk(state);
  return priced(options, rule, (option) => {
    const victims = struckBy(fire, readChoice(option).unit);
    const words = victims.map(({ unit, chances, struck }) => {
      const lost = chances.reduce((sum, chance, left) => sum + chance * (unit.health - left), 0);
      return leftWith(unit.name, unit.health - struck * lost);
    });
    return {
      value: victims.reduce((sum, { struck, worth }) => sum + struck * worth[0], 0),
      after: words.join(', '),
    };
  });
}

/** What each open answer is worth to the side that is asked. */
export function advise(state: State, aim: Aim): Advice | undefined {
  if (isOver(state)) return undefined;
  const goal = goalOf(aim.goal);
  switch (state.phase.id) {
    case 'melee.use':
    case 'melee.last-blow':
      return meleeAdvice(state, goal);
    case 'ranged.cancel':
      return cancelAdvice(state, goal);
    case 'ranged.order':
      return orderAdvice(state, goal);
    default:
      return undefined;
  }
}
