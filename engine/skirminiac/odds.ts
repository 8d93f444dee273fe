import { never } from '../core/result';
import type { Advice, Aim, Odds, Option, Party } from '../core/types';
import { goalOf, type GoalId } from './goals';
import { boutOf, boutOn } from './melee';
import { outcomeOf } from './outcome';
import { followAsk } from './phone';
import { foesOf, positionOf } from './position';
import { nameOf, sideOf, unitId, unitOf, type Bout, type Friends, type PhaseOf, type State } from './state';
import { presetsOf } from './table';
import { counted } from './words';

/** Health counts down to nothing only (SC-R19). */
const leftTo = ({ was, losses }: Bout, i: 0 | 1): number => Math.max(0, was[i] - losses[i].amount);

/** Its ends are its health, so index and health are one. */
function partyOf(state: State, unit: number, was: number): Party {
  const ends = Array.from({ length: was + 1 }, (_, left) => left);
  return {
    side: sideOf(state, unit).id,
    unit: unitId(state, unit),
    name: nameOf(state, unit),
    ends: ends.map((left) => (left ? `${left}` : 'Out')),
    losses: ends.map((left) => was - left),
    now: was,
    out: 0,
  };
}

/** No dice: one end, for certain (SC-R33). */
const certain = (state: State, bout: Bout): Odds => ({
  title: `Attack ${nameOf(state, bout.units[1])}`,
  rule: 'SC-R33',
  parties: ([0, 1] as const).map((i) => partyOf(state, bout.units[i], bout.was[i])),
  joint: [{ chance: 1, at: [leftTo(bout, 0), leftTo(bout, 1)] }],
});

const assumed = (state: State, { unit, target }: PhaseOf<'support'>, friends: Friends): string =>
  friends.unit || friends.target
    ? `with ${counted(friends.unit, 'friend')} touching ${nameOf(state, target)} and ` +
      `${counted(friends.target, 'friend')} touching ${nameOf(state, unit)}`
    : 'with no friends touching';

/** One for each unit that can be attacked now; on the table the attack that is open, as its form is preset. */
export function odds(state: State): readonly Odds[] {
  const { phase } = state;
  if (outcomeOf(state)) return [];
  switch (phase.id) {
    case 'follow': {
      const position = positionOf(state);
      return foesOf(position, phase.unit).map((target) =>
        certain(state, boutOn(state, position, phase.unit, target)),
      );
    }
    case 'support': {
      const friends = presetsOf(state, phase);
      const bout = boutOf(state, phase.unit, phase.target, friends);
      return [{ ...certain(state, bout), assumes: assumed(state, phase, friends) }];
    }
    case 'rolloff':
    case 'initiative':
    case 'terrain':
    case 'turn':
    case 'draw':
    case 'agreed':
    case 'conceded':
      return [];
    default:
      return never(phase);
  }
}

/** What an option comes to for the player who chooses it. */
interface End {
  readonly damage: number;
  readonly loss: number;
  readonly destroys: number;
  readonly falls: number;
  readonly after: string;
}

function endOf(state: State, bout: Bout): End {
  const left = [leftTo(bout, 0), leftTo(bout, 1)] as const;
  return {
    damage: bout.was[1] - left[1],
    loss: bout.was[0] - left[0],
    destroys: left[1] ? 0 : 1,
    falls: left[0] ? 0 : 1,
    after: bout.units.map((unit, i) => `${nameOf(state, unit)} ${left[i] || 'out'}`).join(', '),
  };
}

const peace = (state: State, unit: number): End => ({
  damage: 0,
  loss: 0,
  destroys: 0,
  falls: 0,
  after: `${nameOf(state, unit)} ${state.health[unit]}`,
});

function worth(goal: GoalId, { damage, loss, destroys, falls }: End): number {
  switch (goal) {
    case 'net':
      return damage - loss;
    case 'destroy':
      return destroys;
    case 'survive':
      return 0 - falls;
    default:
      return never(goal);
  }
}

/** SN-A31: the goal, then destroying less being destroyed, then damage; the better end first. */
const compare = (goal: GoalId, one: End, other: End): number =>
  worth(goal, other) - worth(goal, one) ||
  other.destroys - other.falls - (one.destroys - one.falls) ||
  other.damage - one.damage;

/** Attack which, or end: the best first. Who touches whom on the table is a fact, not a choice. */
export function advise(state: State, aim: Aim): Advice | undefined {
  const { phase } = state;
  if (phase.id !== 'follow' || outcomeOf(state)) return undefined;
  const goal = goalOf(aim.goal);
  const position = positionOf(state);
  const end = ({ target }: Option): End =>
    target === undefined
      ? peace(state, phase.unit)
      : endOf(state, boutOn(state, position, phase.unit, unitOf(state, target)));
  const ranked = followAsk(state, phase)
    .options.filter(({ blocked }) => !blocked)
    .map((option) => ({ option: option.id, end: end(option) }))
    .sort((one, other) => compare(goal, one.end, other.end));
  const best = worth(goal, ranked[0]!.end);
  return {
    rule: 'SC-R33',
    prices: ranked.map(({ option, end: each }) => ({
      option,
      value: worth(goal, each),
      behind: worth(goal, each) - best,
      after: each.after,
    })),
  };
}
