import { percent } from '../../core/odds';
import { never } from '../../core/result';
import type { Advice, Aim, Price } from '../../core/types';
import { DICE } from '../data';
import { goalOf, type GoalId } from '../goals';
import { isWon } from '../outcome';
import { armorDice, figureOf, upFigures, type Figure, type State } from '../state';
import { leftTo, over, rolled } from './ways';

const SAME = 1e-12;

/** Dice of each ring of the form. */
const RINGS = { out: 0, outer: DICE.outer, inner: DICE.inner } as const;

/**
 * What it is worth to the thrower to have each figure in each ring (SK-R30), against the best ring for that figure. Blasts
 * are rolled apart (SK-A7), so a landing point is worth the sum of its rows.
 */
export function advise(state: State, aim: Aim): Advice | undefined {
  const { phase } = state;
  if (phase.id !== 'blast' || isWon(state)) return undefined;
  const { side } = figureOf(state, phase.unit);
  const goal = goalOf(aim.goal);
  const prices = upFigures(state).flatMap((figure) => ringPrices(state, figure, figure.side === side, goal));
  return { rule: 'SK-R30', prices };
}

function ringPrices(state: State, figure: Figure, own: boolean, goal: GoalId): readonly Price[] {
  const { id, name, hp } = figure;
  const priced = Object.entries(RINGS).map(([option, dice]) => {
    const left = leftTo(figure, over(rolled(dice), armorDice(state, figure)));
    const mean = left.reduce((sum, chance, points) => sum + chance * points, 0);
    const falls = left[0]!;
    const fall = falls ? `, falls ${percent(falls)}` : '';
    return { option, value: worth(goal, own, hp - mean, falls), after: `${name} ${tenths(mean)}${fall}` };
  });
  const best = Math.max(...priced.map(({ value }) => value));
  return priced.map(({ option, value, after }) => ({
    option,
    row: `blast.${id}`,
    value,
    behind: best - value < SAME ? 0 : value - best,
    after,
  }));
}

const tenths = (points: number): number => Math.round(points * 10) / 10;

function worth(goal: GoalId, own: boolean, loss: number, falls: number): number {
  switch (goal) {
    case 'net':
      return own ? 0 - loss : loss;
    case 'destroy':
      return own ? 0 : falls;
    case 'survive':
      return own ? 0 - falls : 0;
    default:
      return never(goal);
  }
}
