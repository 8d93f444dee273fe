import { worthOf, type Fate, type GoalId } from '../goals';
import { HANDS, HIT, hitsIn, SIX, sixesIn, type Rolls } from './rolls';

/** All of a unit that counts in an exchange of dice. */
export interface Fighter {
  readonly hit: number;
  readonly max: number;
  readonly points: number;
  readonly berserk: boolean;
  readonly lamian: boolean;
}

/** Health runs from 0 to 12. */
const HEALTHS = 13;
/** How an exchange ends: both healths in one number above 0. */
export type End = number;
const ENDS = HEALTHS * HEALTHS + 1;
const endAt = (attacker: number, defender: number): End => attacker * HEALTHS + defender + 1;
export const healthsAt = (end: End): readonly [attacker: number, defender: number] => [
  Math.floor((end - 1) / HEALTHS),
  (end - 1) % HEALTHS,
];

export const ATTACKER = 0;
export const DEFENDER = 1;
export type Player = typeof ATTACKER | typeof DEFENDER;

/** Where an exchange stands, as the one to use a die sees it. */
export type Play = (me: Player, mine: number, theirs: number, health: number, foe: number) => End;

export interface Duel {
  /** The end under best play of both. */
  readonly play: Play;
  readonly prefers: (me: Player, one: End, other: End) => boolean;
  /** SN-A11: the end of a fresh exchange in which the defender may begin. */
  readonly riposte: (attack: number, defence: number, attacker: number, defender: number) => End;
  /** The odds before the dice that were counted with it. */
  readonly counted: Map<string, Float64Array>;
}

/** SN-A31 as one number: no two ends are equal in it, so that best play is settled to the last health. */
function ranks(goal: GoalId, me: Player, fighters: readonly [Fighter, Fighter]): Int32Array {
  const ranked = new Int32Array(ENDS);
  const fate = (health: number, points: number): Fate => ({
    lost: HEALTHS - health,
    points: health ? 0 : points,
  });
  for (let end = 1; end < ENDS; end++) {
    const [attacker, defender] = healthsAt(end);
    const fates = [fate(attacker, fighters[ATTACKER].points), fate(defender, fighters[DEFENDER].points)];
    const [value, destroyed, done, kept] = worthOf(goal, fates[me]!, fates[1 - me]!);
    ranked[end] = ((value * 4 + destroyed) * 16 + done) * 16 + kept;
  }
  return ranked;
}

/** Health that dice take when all of them injure (SN-R35). */
const totals = ({ hit }: Fighter): Int8Array =>
  Int8Array.from({ length: HANDS }, (_, dice) => sixesIn(dice) * (hit + 1) + hitsIn(dice) * hit);

/**
 * The least health at which such dice cannot destroy a fighter. With that or more only differences of health count, so
 * one position stands for all above it; but not where LAMIAN may run into the die's maximum (SN-A8).
 */
const enough = (against: Int8Array, { lamian }: Fighter): Int8Array =>
  against.map((total) => (lamian ? HEALTHS : total + 1));

/** Every exchange between two such fighters, whatever they roll: each position is worked out once, when it is first met. */
export function duelOf(attacker: Fighter, defender: Fighter, goal: GoalId): Duel {
  const fighters = [attacker, defender] as const;
  const rank = [ranks(goal, ATTACKER, fighters), ranks(goal, DEFENDER, fighters)] as const;
  const total = [totals(attacker), totals(defender)] as const;
  const safe = [enough(total[DEFENDER], attacker), enough(total[ATTACKER], defender)] as const;
  const known = new Uint8Array(2 * HANDS * HANDS * HEALTHS * HEALTHS);

  /** SN-R63, SN-A8: both healths as the last die left them; the survivor of the other feeds. */
  function ended(me: Player, health: number, foe: number): End {
    let own = health > 0 ? health : 0;
    let other = foe > 0 ? foe : 0;
    if (own === 0) {
      const { lamian, max } = fighters[1 - me]!;
      if (lamian && other > 0 && other < max) other++;
    } else if (other === 0) {
      const { lamian, max } = fighters[me];
      if (lamian && own < max) own++;
    }
    return me === ATTACKER ? endAt(own, other) : endAt(other, own);
  }

  /** SN-R66, SN-A12: more damage is never worse, so the blow is struck, with a six if there is one. */
  function fallen(me: Player, mine: number, foe: number): End {
    const { berserk, hit } = fighters[me];
    return ended(me, 0, berserk && mine > 0 ? foe - hit - (mine >= SIX ? 1 : 0) : foe);
  }

  function play(me: Player, mine: number, theirs: number, health: number, foe: number): End {
    if (health <= 0) return fallen(me, mine, foe);
    // SN-R38: and for the same reason all that is left injures
    if (theirs === 0) return ended(me, health, foe - total[me][mine]!);
    const you = me === ATTACKER ? DEFENDER : ATTACKER;
    if (mine === 0) return ended(me, health - total[you][theirs]!, foe);
    const own = health < safe[me][theirs]! ? health : safe[me][theirs]!;
    const other = foe < safe[you][mine]! ? foe : safe[you][mine]!;
    const above =
      me === ATTACKER ? (health - own) * HEALTHS + foe - other : (foe - other) * HEALTHS + health - own;
    const place = (((me * HANDS + mine) * HANDS + theirs) * HEALTHS + own) * HEALTHS + other;
    const before = known[place]!;
    if (before !== 0) return before + above;
    const worth = rank[me];
    const { hit } = fighters[me];
    const facesHit = theirs % SIX !== 0;
    let best = 0;
    if (mine >= SIX) {
      const left = mine - SIX;
      best = play(you, theirs, left, other - hit - 1, own);
      if (theirs >= SIX) {
        const end = play(you, theirs - SIX, left, other, own);
        if (worth[end]! > worth[best]!) best = end;
      }
      if (facesHit) {
        const end = play(you, theirs - HIT, left, other, own);
        if (worth[end]! > worth[best]!) best = end;
      }
    }
    if (mine % SIX !== 0) {
      const left = mine - HIT;
      const end = play(you, theirs, left, other - hit, own);
      if (best === 0 || worth[end]! > worth[best]!) best = end;
      if (facesHit) {
        const even = play(you, theirs - HIT, left, other, own);
        if (worth[even]! > worth[best]!) best = even;
      }
    }
    known[place] = best;
    return best + above;
  }

  const prefers = (me: Player, one: End, other: End): boolean => rank[me][one]! > rank[me][other]!;
  function riposte(attack: number, defence: number, attackerHealth: number, defenderHealth: number): End {
    const begins = play(DEFENDER, defence, attack, defenderHealth, attackerHealth);
    if (attack === 0 || defence === 0) return begins;
    const waits = play(ATTACKER, attack, defence, attackerHealth, defenderHealth);
    return prefers(DEFENDER, waits, begins) ? waits : begins;
  }
  return { play, prefers, riposte, counted: new Map() };
}

/** Every roll of both, each played out: the ways of each end. */
export function countEnds(attack: Rolls, defence: Rolls, end: (a: number, d: number) => End): Float64Array {
  const ways = new Float64Array(ENDS);
  for (let i = 0; i < attack.dice.length; i++)
    for (let j = 0; j < defence.dice.length; j++)
      ways[end(attack.dice[i]!, defence.dice[j]!)]! += attack.ways[i]! * defence.ways[j]!;
  return ways;
}
