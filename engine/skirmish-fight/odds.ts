import { never } from '../core/result';
import type { Aim, Odds, Party, RuleId, SideId, UnitId } from '../core/types';
import { next } from './conversation';
import { exchangeOf, idsOf, pairOf } from './exchange';
import { asPreset, canAnyReroll, onward, stuck, unrerolled } from './odds/assume';
import { FACES, pairAt, type Who } from './odds/duel';
import { approachesOf, facesOf, laidOf, positionOf, type Position } from './odds/position';
import { beforeDice, chancesOf, firstRoll, mix, type Prospect } from './odds/rerolls';
import { nameOf, unitOf, type State } from './state';

export { advise } from './odds/advise';

const BEFORE = 'Before the dice';

/** Its ends are the life left, so index and life are one. */
function partyOf(state: State, id: UnitId): Party {
  const { side, name, life } = unitOf(state, id);
  const ends = Array.from({ length: life + 1 }, (_, left) => left);
  return {
    side,
    unit: id,
    name,
    ends: ends.map((left) => (left ? `${left}` : 'Out')),
    losses: ends.map((left) => life - left),
    now: life,
    out: 0,
  };
}

type Head = Pick<Odds, 'title' | 'assumes' | 'option'> & { readonly rule?: RuleId };

function oddsOf({ state, play }: Position, prospect: Prospect, head: Head): Odds {
  const exchange = exchangeOf(state);
  const units = idsOf(exchange);
  const joint = new Map<string, Odds['joint'][number]>();
  const split = [units[0], undefined, units[1]].map((unit) => ({
    label: unit ? `${nameOf(state, unit)} wins` : 'tie',
    chance: 0,
  }));
  chancesOf(prospect, play).forEach((chance, i) => {
    if (!chance) return;
    const { winner, left } = play.duel.ends[i]!;
    const key = left.join();
    joint.set(key, { chance: chance + (joint.get(key)?.chance ?? 0), at: left });
    split[winner === undefined ? 1 : winner * 2]!.chance += chance;
  });
  return {
    rule: exchange.kind === 'shoot' ? 'SF-R19' : 'SF-R14',
    ...head,
    parties: units.map((id) => partyOf(state, id)),
    joint: [...joint.values()],
    split: split.filter(({ chance }) => chance),
  };
}

const first = (position: Position): Odds =>
  oddsOf(position, firstRoll(position.play), {
    title: 'First roll',
    ...unrerolled(position.state),
  });

function factsOdds(state: State, aim: Aim): readonly Odds[] {
  const { ask } = next(state);
  if (ask?.kind !== 'form') return [];
  const { best } = approachesOf(state, ask, aim);
  const head = { title: BEFORE, ...asPreset(state, ask, best, aim) };
  return [oddsOf(best.position, best.before, head), ...(canAnyReroll(state) ? [first(best.position)] : [])];
}

/** Both dice, or the one that is rerolled beside the other. */
function rollOdds(state: State, who: readonly number[], aim: Aim): readonly Odds[] {
  const position = positionOf(state, aim);
  const { play } = position;
  const [attacker, target] = facesOf(state);
  const head = { title: BEFORE, ...onward(state, aim) };
  if (who.length > 1)
    return [oddsOf(position, beforeDice(play), head), ...(canAnyReroll(state) ? [first(position)] : [])];
  const pairs = FACES.map((face) => (who[0] === 0 ? pairAt(face, target) : pairAt(attacker, face)));
  return [oddsOf(position, mix(pairs.map((pair) => play.best[pair]!)), head)];
}

/** Best play from these dice on, then each reroll, then the loser that could not move (SF-R16), then how it began. */
function resultOdds(state: State, aim: Aim): readonly Odds[] {
  const { position, ask, faces, offer, blocked } = laidOf(state, aim);
  const rollers = pairOf(exchangeOf(state));
  const ids = idsOf(exchangeOf(state));
  const answer = (verb: string, side?: SideId) => {
    const found = ask.options.find((each) => each.verb?.id === verb && each.side === side);
    return found ? { option: found.id } : {};
  };
  const rerolls = offer.order.flatMap((who: Who) => {
    const reroll = offer.rerolls[who];
    const title = `If ${nameOf(state, ids[who])} rerolls the ${faces[who]}`;
    const option = answer('reroll', rollers[who].side);
    return reroll
      ? [oddsOf(position, reroll, { title, rule: 'SF-R25', ...option, ...onward(state, aim) })]
      : [];
  });
  const title = `If ${nameOf(state, ids[offer.order[0]])} is blocked`;
  const stopped = { title, rule: 'SF-R16', ...answer('short'), ...stuck(state, aim) };
  return [
    oddsOf(position, offer.best, { title: 'As it stands', ...onward(state, aim) }),
    ...rerolls,
    ...(blocked ? [oddsOf(position, blocked.best, stopped)] : []),
    ...(rerolls.length ? [first(position)] : []),
  ];
}

/** Combat and shooting, from the choice of a target to the last reroll. */
export function odds(state: State, aim: Aim): readonly Odds[] {
  const { phase, exchange } = state;
  if ((exchange?.kind !== 'combat' && exchange?.kind !== 'shoot') || next(state).over) return [];
  switch (phase.id) {
    case 'facts':
      return factsOdds(state, aim);
    case 'roll':
      return rollOdds(state, phase.who, aim);
    case 'result':
      return resultOdds(state, aim);
    case 'deploy':
    case 'turn':
    case 'fall':
    case 'score':
    case 'over':
      return [];
    default:
      return never(phase);
  }
}
