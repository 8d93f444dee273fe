import { compareWorth, worthOf, type GoalId } from '../goals';
import { DICE_TO_KILL, FACES } from '../data';
import type { Reaction, Role } from '../exchange';
import { all, atMost, bySixes, noSix, rollsOf, type Shown } from './pool';

export interface Harm {
  readonly killed: number;
  readonly pushed: number;
}
/** How a melee comes out. `held`: against a defence that hurts nobody, whatever is not lost is held (DC-R22). */
export interface Melee extends Readonly<Record<Role, Harm>> {
  readonly tie: number;
  readonly held: number;
}

/** All that counts in a melee, beside the attack dice. */
export interface Duel {
  readonly dice: Readonly<Record<Reaction, number>>;
  /** DC-R21: the next push kills. */
  readonly unsteady: Readonly<Record<Role, boolean>>;
  /** DC-A10: a defence that wins does nothing. */
  readonly harmless: boolean;
}

export const REACTIONS: readonly Reaction[] = ['defend', 'counter'];

/** Chances by the attacker's margin in dice: behind by two or more, by one, even, ahead by one, by two or more. */
function marginsOver({ best, second, sixes }: Shown, dice: number): readonly number[] {
  const rolls = all(dice);
  const twoAbove = atMost(dice, Math.max(0, second - 1));
  if (!sixes) {
    const [above, under] = [rolls - atMost(dice, best), atMost(dice, best - 1)];
    const oneAbove = dice * (FACES - best) * atMost(dice - 1, best);
    const even = rolls - above - under;
    return [above - oneAbove, oneAbove, even, under - twoAbove, twoAbove].map((ways) => ways / rolls);
  }
  const margins = [0, 0, 0, noSix(dice) - twoAbove, twoAbove];
  bySixes(dice).forEach((ways, n) => {
    const margin = Math.max(-DICE_TO_KILL, Math.min(DICE_TO_KILL, sixes - n));
    if (n) margins[DICE_TO_KILL + margin]! += ways;
  });
  return margins.map((ways) => ways / rolls);
}

/** DC-R18, R19, R21. */
const harm = (killed: number, pushed: number, unsteady: boolean): Harm =>
  unsteady ? { killed: killed + pushed, pushed: 0 } : { killed, pushed };

const UNHARMED: Harm = { killed: 0, pushed: 0 };

/** A reaction to attack dice that have been rolled. */
export function reacting(attack: Shown, reaction: Reaction, { dice, unsteady, harmless }: Duel): Melee {
  const [slain = 0, repelled = 0, even = 0, pushed = 0, killed = 0] = marginsOver(attack, dice[reaction]);
  const defender = harm(killed, pushed, unsteady.defender);
  if (reaction === 'defend' && harmless)
    return { attacker: UNHARMED, defender, tie: 0, held: slain + repelled + even };
  return { attacker: harm(slain, repelled, unsteady.attacker), defender, tie: even, held: 0 };
}

/** Both reactions, the better one for the goal first. */
export const reactions = (
  attack: Shown,
  duel: Duel,
  goal: GoalId,
): readonly { readonly reaction: Reaction; readonly melee: Melee }[] =>
  REACTIONS.map((reaction) => ({ reaction, melee: reacting(attack, reaction, duel) })).sort((one, other) =>
    compareWorth(worthOf(goal, other.melee), worthOf(goal, one.melee)),
  );

/** Before the attack dice: every roll they can make, met by the better reaction. */
export function attacking(dice: number, duel: Duel, goal: GoalId): Melee {
  const rolls = all(dice);
  const sum = { attackerKilled: 0, attackerPushed: 0, defenderKilled: 0, defenderPushed: 0, tie: 0, held: 0 };
  for (const attack of rollsOf(dice)) {
    const { attacker, defender, tie, held } = reactions(attack, duel, goal)[0]!.melee;
    const chance = attack.ways / rolls;
    sum.attackerKilled += chance * attacker.killed;
    sum.attackerPushed += chance * attacker.pushed;
    sum.defenderKilled += chance * defender.killed;
    sum.defenderPushed += chance * defender.pushed;
    sum.tie += chance * tie;
    sum.held += chance * held;
  }
  return {
    attacker: { killed: sum.attackerKilled, pushed: sum.attackerPushed },
    defender: { killed: sum.defenderKilled, pushed: sum.defenderPushed },
    tie: sum.tie,
    held: sum.held,
  };
}
