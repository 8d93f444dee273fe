import { never } from '../core/result';
import type { DieView, ExchangeResult, ExchangeSide, ExchangeView } from '../core/types';
import { dieId, liveDice, type Attack, type Contest, type Hand, type Recovery, type Role } from './exchange';
import { nameOf, sideName, unitOf, type State } from './state';
import { listed } from './words';

export function exchangeView(state: State): ExchangeView | undefined {
  const { exchange } = state;
  switch (exchange?.kind) {
    case undefined:
      return undefined;
    case 'contest':
      return contestView(state, exchange);
    case 'durus':
      return durusView(state, exchange);
    case 'melee':
    case 'ranged':
      return attackView(state, exchange);
    default:
      return never(exchange);
  }
}

/* ---- attacks --------------------------------------------------------------------------------------------------- */

function attackView(state: State, attack: Attack): ExchangeView {
  const melee = attack.kind === 'melee';
  const verb = melee ? 'fights' : 'shoots';
  const note = noteOf(state, attack);
  const say = sayOf(state, attack);
  return {
    title: `${nameOf(state, attack.attacker.unit)} ${verb} ${nameOf(state, attack.defender.unit)}`,
    ...(note && { note }),
    rule: melee ? 'SN-R34' : 'SN-R43',
    sides: (['attacker', 'defender'] as const).map((role) => handView(state, attack, role)),
    ...(say && { say }),
    results: [attack.attacker, attack.defender].flatMap((hand) => resultOf(state, hand)),
  };
}

function noteOf(state: State, attack: Attack): string | undefined {
  if (attack.kind === 'melee' || state.phase.id === 'ranged.facts') return undefined;
  const checks = attack.checks.map(({ unit, face }) => `${nameOf(state, unit)} rolled ${face}`);
  const fire = checks.length ? `. Friendly fire: ${checks.join(', ')}` : '';
  return `${attack.cover ? 'In cover' : 'In the open'}${fire}`;
}

const EMPTY = { fate: 'empty' } as const;

function handView(state: State, attack: Attack, role: Role): ExchangeSide {
  const hand = attack[role];
  const { side, name } = unitOf(state, hand.unit);
  const dice: readonly DieView[] = hand.dice.length
    ? hand.dice.map(({ face, fate, note }, i) => ({ id: dieId(role, i), face, fate, ...(note && { note }) }))
    : Array.from({ length: hand.count }, (_, i) => ({ id: dieId(role, i), ...EMPTY }));
  return { pool: role, side, name, unit: hand.unit, was: hand.was, dice };
}

function sayOf(state: State, { attacker, defender }: Attack): string | undefined {
  if (!attacker.dice.length) return undefined;
  const held = [attacker, defender].map((hand) => {
    const left = liveDice(hand).map((die) => `${die.face}`);
    return left.length ? `${nameOf(state, hand.unit)} has ${listed(left)}` : undefined;
  });
  const live = held.filter((each) => each !== undefined);
  if (live.length) return `${live.join('; ')}.`;
  const lost = [attacker, defender].filter((hand) => hand.to < hand.was);
  if (!lost.length) return 'Nobody was injured.';
  return `${listed(lost.map((hand) => `${nameOf(state, hand.unit)} lost ${hand.was - hand.to}`))}.`;
}

function resultOf(state: State, { unit, was, to }: Hand): readonly ExchangeResult[] {
  if (was === to) return [];
  const title = nameOf(state, unit);
  const text = to === 0 ? 'destroyed' : to < was ? `lost ${was - to}` : `gained ${to - was}`;
  return [{ title, text, unit, from: was, to }];
}

/* ---- single dice ----------------------------------------------------------------------------------------------- */

function contestView(state: State, { rolls }: Contest): ExchangeView {
  const best = Math.max(...rolls.map(({ face }) => face));
  const leaders = rolls.filter(({ face }) => face === best);
  const [winner] = leaders;
  return {
    title: 'Contest',
    rule: 'SN-R4',
    sides: rolls.map(({ side, face }) => ({
      pool: side,
      side,
      name: sideName(state, side),
      dice: [{ id: `${side}.0`, face, fate: face === best ? 'live' : 'spent' }],
      total: face,
    })),
    say: leaders.length > 1 ? `${best} each: a tie.` : `${sideName(state, winner!.side)} won with ${best}.`,
    results: [],
  };
}

function durusView(state: State, { rolls }: Recovery): ExchangeView {
  return {
    title: 'Durus',
    note: 'More than its health: 1 gained',
    rule: 'SN-R60',
    sides: rolls.map(({ unit, face, was }) => ({
      pool: unit,
      side: unitOf(state, unit).side,
      name: nameOf(state, unit),
      unit,
      was,
      dice: [{ id: `${unit}.0`, face, fate: face > was ? 'live' : 'discarded' }],
      verdict: face > was ? '+1' : 'no',
    })),
    results: rolls
      .filter(({ face, was }) => face > was)
      .map(({ unit, was }) => ({
        title: nameOf(state, unit),
        text: 'gained 1',
        unit,
        from: was,
        to: was + 1,
      })),
  };
}
