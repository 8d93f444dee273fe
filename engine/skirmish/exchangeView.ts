import { never } from '../core/result';
import type { ExchangeResult, ExchangeSide, ExchangeView, RuleId, SideId } from '../core/types';
import { REACH } from './data';
import { pending, poolId, poolLabel, sum, type Exchange, type Hit, type Roll } from './exchange';
import { figureOf, lies, nameOf, sideOf, type Contest, type State } from './state';
import { capital, spoken } from './words';

/** Fire waits until it is rolled: before that the dice of the last attack are still on the table. */
const OPEN: readonly string[] = ['shoot', 'fight', 'armor', 'throw', 'resist'];

export function viewExchange(state: State): ExchangeView | undefined {
  const { exchange, contest } = state;
  if (contest) return viewContest(state, contest);
  if (!exchange) return undefined;
  const rolls = OPEN.includes(state.phase.id) ? [...exchange.rolls, ...pending(state)] : exchange.rolls;
  const say = sayExchange(state, exchange);
  return {
    title: titleOf(state, exchange),
    rule: RULES[exchange.kind],
    ...(exchange.kind === 'shoot' && { note: exchange.far ? 'Beyond 12″' : 'Up to 12″' }),
    sides: rolls.map((roll) => viewRoll(state, exchange, roll)),
    ...(say && { say }),
    results: exchange.hits.map((hit) => resultOf(state, hit)),
  };
}

const RULES: Readonly<Record<Exchange['kind'], RuleId>> = {
  fire: 'SK-R10',
  shoot: 'SK-R20',
  fight: 'SK-R23',
  grenade: 'SK-R31',
};

function viewContest(state: State, contest: Contest): ExchangeView {
  const best = Math.max(...contest.map(({ face }) => face));
  const leaders = contest.filter(({ face }) => face === best);
  const nameAt = (side: SideId) => sideOf(state, side).name;
  return {
    title: 'Who goes first',
    rule: 'SK-R16',
    sides: contest.map(({ side, face }) => ({
      pool: side,
      side,
      name: nameAt(side),
      dice: [{ id: `${side}.0`, face, fate: 'live' }],
      total: face,
    })),
    say: leaders.length > 1 ? 'A tie: roll again.' : `${nameAt(leaders[0]!.side)} rolled highest.`,
    results: [],
  };
}

function titleOf(state: State, { kind, unit = '', target = '' }: Exchange): string {
  switch (kind) {
    case 'fire':
      return 'Indirect fire';
    case 'shoot':
      return `${nameOf(state, unit)} shoots ${nameOf(state, target)}`;
    case 'fight':
      return `${nameOf(state, unit)} fights ${nameOf(state, target)}`;
    case 'grenade':
      return `${nameOf(state, unit)} throws a grenade`;
    default:
      return never(kind);
  }
}

function viewRoll(state: State, exchange: Exchange, roll: Roll): ExchangeSide {
  const pool = poolId(roll);
  const rolled = roll.faces.length > 0;
  const hit = exchange.hits.find(({ unit }) => unit === roll.unit);
  return {
    pool,
    side: roll.side,
    name: poolLabel(state, roll),
    unit: roll.unit,
    was: roll.was,
    dice: Array.from({ length: roll.dice }, (_, i) => {
      const face = roll.faces[i];
      const id = `${pool}.${i}`;
      return face === undefined ? { id, fate: 'empty' } : { id, face, fate: 'live' };
    }),
    ...(rolled && { sum: roll.faces.join(' + '), total: sum(roll.faces) }),
    ...(rolled &&
      roll.role === 'armor' &&
      hit && { verdict: hit.to < hit.from ? `−${hit.from - hit.to}` : 'holds' }),
  };
}

function resultOf(state: State, { unit, from, to }: Hit): ExchangeResult {
  const title = nameOf(state, unit);
  const text =
    to === from
      ? 'Unharmed'
      : to
        ? `Loses ${from - to}, ${to} left`
        : `Loses ${from}: down, ${lies(figureOf(state, unit))}`;
  return { title, text, unit, from, to };
}

const totalIn = ({ rolls }: Exchange, role: Roll['role'], unit: string): number | undefined => {
  const roll = rolls.find((each) => each.role === role && each.unit === unit);
  return roll && sum(roll.faces);
};

function sayExchange(state: State, exchange: Exchange): string | undefined {
  const { kind, unit = '', target = '' } = exchange;
  switch (kind) {
    case 'shoot':
      return sayPair(state, exchange, totalIn(exchange, 'shot', unit), target);
    case 'fight':
      return sayFight(state, exchange, unit, target);
    case 'fire':
    case 'grenade': {
      const attack = kind === 'fire' ? 'fire' : 'blast';
      const pairs = exchange.hits.map((hit) =>
        sayPair(state, exchange, totalIn(exchange, attack, hit.unit), hit.unit),
      );
      const thrown = totalIn(exchange, 'throw', unit);
      return pairs.length
        ? pairs.join(' ')
        : thrown
          ? `${capital(spoken(thrown))}: up to ${REACH[thrown - 1]}″.`
          : undefined;
    }
    default:
      return never(kind);
  }
}

/** "Eleven against nine: Murry loses two." */
function sayPair(
  state: State,
  exchange: Exchange,
  attack: number | undefined,
  victim: string,
): string | undefined {
  const armor = totalIn(exchange, 'armor', victim);
  if (attack === undefined || armor === undefined) return undefined;
  const through = attack - armor;
  const end =
    through > 0
      ? `${nameOf(state, victim)} loses ${spoken(through)}`
      : `${nameOf(state, victim)} is unharmed`;
  return `${capital(spoken(attack))} against ${spoken(armor)}: ${end}.`;
}

/** "Four against nine: John is hit for five. Armor takes four, one gets through." */
function sayFight(state: State, exchange: Exchange, unit: string, target: string): string | undefined {
  const attack = totalIn(exchange, 'blow', unit);
  const defence = totalIn(exchange, 'blow', target);
  if (attack === undefined || defence === undefined) return undefined;
  const hit = Math.abs(attack - defence);
  const opening = `${capital(spoken(attack))} against ${spoken(defence)}`;
  const victim = attack > defence ? target : unit;
  if (!hit || (victim === unit && state.readings['SK-A5'] !== 'normal')) return `${opening}: nobody is hit.`;
  const first = `${opening}: ${nameOf(state, victim)} is hit for ${spoken(hit)}.`;
  const armor = totalIn(exchange, 'armor', victim);
  if (armor !== undefined) {
    const through = Math.max(0, hit - armor);
    return `${first} Armor takes ${spoken(Math.min(hit, armor))}, ${spoken(through)} ${through === 1 ? 'gets' : 'get'} through.`;
  }
  const bounced = exchange.hits.some((each) => each.unit === victim && each.to === each.from);
  return bounced ? `${first} Armor takes it all.` : first;
}
