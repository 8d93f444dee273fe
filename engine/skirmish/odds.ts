import { never } from '../core/result';
import type { Odds, Party, RuleId, UnitId } from '../core/types';
import { DICE } from './data';
import { underFire } from './exchange';
import { all, exactly, leftTo, over, rolled, unharmed } from './odds/ways';
import { isWon } from './outcome';
import { armorDice, figureOf, type Figure, type PhaseOf, type State } from './state';

export { advise } from './odds/advise';

/** Its ends are its hit points, so index and hit points are one. */
const partyOf = ({ side, id, name, hp }: Figure): Party => {
  const ends = Array.from({ length: hp + 1 }, (_, left) => left);
  return {
    side,
    unit: id,
    name,
    ends: ends.map((left) => (left ? `${left}` : 'Down')),
    losses: ends.map((left) => hp - left),
    now: hp,
    out: 0,
  };
};

/** A figure that resists `dice` with its armor: shot, blast or fire (SK-R20, SK-A7, SK-A15). */
function resisting(state: State, unit: UnitId, dice: number, rule: RuleId): Odds {
  const figure = figureOf(state, unit);
  const left = leftTo(figure, over(rolled(dice), armorDice(state, figure)));
  const joint = left.map((chance, hp) => ({ chance, at: [hp] })).filter(({ chance }) => chance > 0);
  return { title: 'Before the dice', rule, parties: [partyOf(figure)], joint };
}

/** Of two that fight at most one is hurt, so each has its own losses and the rest of the time nothing happens. */
function eitherHurt(
  unit: Figure,
  target: Figure,
  unitLeft: readonly number[],
  targetLeft: readonly number[],
): Pick<Odds, 'parties' | 'joint'> {
  const none = targetLeft[target.hp]! - (1 - unitLeft[unit.hp]!);
  const joint = [
    ...targetLeft.slice(0, -1).map((chance, hp) => ({ chance, at: [unit.hp, hp] })),
    ...unitLeft.slice(0, -1).map((chance, hp) => ({ chance, at: [hp, target.hp] })),
    { chance: none, at: [unit.hp, target.hp] },
  ];
  return { parties: [unit, target].map(partyOf), joint: joint.filter(({ chance }) => chance > 0) };
}

/** SK-R23, SK-R25, SK-R27, by the reading of SK-A5. */
function fighting(state: State, phase: PhaseOf<'fight'>): Odds {
  const [unit, target] = [figureOf(state, phase.unit), figureOf(state, phase.target)];
  const reading = state.readings['SK-A5'];
  const blow = over(rolled(DICE.blow), DICE.blow);
  const hit = (figure: Figure) =>
    leftTo(figure, reading === 'alternate' ? blow : over(blow, armorDice(state, figure)));
  const hits = 1 - blow[0]! / all(blow);
  const back = reading === 'normal' ? [{ label: `${target.name} hits`, chance: hits }] : [];
  return {
    title: 'Before the dice',
    rule: reading === 'normal' ? 'SK-R23' : 'SK-R27',
    ...eitherHurt(unit, target, reading === 'normal' ? hit(unit) : unharmed(unit), hit(target)),
    split: [
      { label: `${unit.name} hits`, chance: hits },
      { label: 'nobody is hit', chance: 1 - hits * (1 + back.length) },
      ...back,
    ],
  };
}

/** SK-R25: the blow has fallen, the armor has not been rolled. */
function absorbing(state: State, { unit, target, victim, hit }: PhaseOf<'armor'>): Odds {
  const left = (id: UnitId) => {
    const figure = figureOf(state, id);
    return id === victim ? leftTo(figure, over(exactly(hit), armorDice(state, figure))) : unharmed(figure);
  };
  const pair = eitherHurt(figureOf(state, unit), figureOf(state, target), left(unit), left(target));
  return { title: 'As it stands', rule: 'SK-R25', ...pair };
}

/** One for each figure in a blast or under fire; none for a grenade that has not landed. */
export function odds(state: State): readonly Odds[] {
  const { phase } = state;
  if (isWon(state)) return [];
  switch (phase.id) {
    case 'shoot':
      return [resisting(state, phase.target, phase.far ? DICE.far : DICE.near, 'SK-R20')];
    case 'fight':
      return [fighting(state, phase)];
    case 'armor':
      return [absorbing(state, phase)];
    case 'resist':
      return [
        ...phase.inner.map((unit) => resisting(state, unit, DICE.inner, 'SK-R31')),
        ...phase.outer.map((unit) => resisting(state, unit, DICE.outer, 'SK-R31')),
      ];
    case 'fire':
      return underFire(state).map((unit) => resisting(state, unit, DICE.fire, 'SK-R10'));
    case 'minute':
    case 'moved':
    case 'initiative':
    case 'turn':
    case 'halt':
    case 'throw':
    case 'blast':
    case 'over':
      return [];
    default:
      return never(phase);
  }
}
