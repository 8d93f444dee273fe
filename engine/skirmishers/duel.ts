import { COVERS, DICE_TO_KILL, SIX, type Cover } from './data';
import type { Exchange, MeleeResult, PushEnd, Result, Role } from './exchange';
import type { Rulings } from './rulings';
import { capital, inWords, listed } from './words';

export const sixes = (faces: readonly number[]): number => faces.filter((face) => face === SIX).length;
export const highest = (faces: readonly number[]): number => Math.max(0, ...faces);

/** DC-A4, DC-A19: natural sixes, and on both sides. */
export const bothRolledSixes = (one: readonly number[], other: readonly number[]): boolean =>
  sixes(one) > 0 && sixes(other) > 0;

/** DC-R10, R12; with sixes on both sides DC-R28, R30, DC-A3, A5. */
export function shotKills(
  attack: readonly number[],
  armor: readonly number[],
  cover: Cover,
  rulings: Rulings,
): boolean {
  const { adds } = COVERS[cover];
  return rulings['DC-A3'] === 'both' && bothRolledSixes(attack, armor)
    ? sixes(attack) > sixes(armor) + adds
    : highest(attack) > highest(armor) + adds;
}

export interface Comparison {
  /** Absent: a tie. */
  readonly winner?: Role;
  /** The winner's dice above the foe's highest, or its sixes beyond the foe's. */
  readonly over: number;
}

/** DC-R18, R19, R23, R28, DC-A8, A17. */
export function compare(attack: readonly number[], reply: readonly number[]): Comparison {
  if (bothRolledSixes(attack, reply)) {
    const surplus = sixes(attack) - sixes(reply);
    return surplus === 0
      ? { over: 0 }
      : { winner: surplus > 0 ? 'attacker' : 'defender', over: Math.abs(surplus) };
  }
  const [attackBest, replyBest] = [highest(attack), highest(reply)];
  if (attackBest === replyBest) return { over: 0 };
  return attackBest > replyBest
    ? { winner: 'attacker', over: attack.filter((face) => face > replyBest).length }
    : { winner: 'defender', over: reply.filter((face) => face > attackBest).length };
}

/** What the dice of a melee come to, before anybody is moved. */
export function meleeResult({ attacker, defender, reaction }: Exchange, rulings: Rulings): MeleeResult {
  const { winner, over } = compare(attacker.faces, defender.faces);
  if (!winner) return { kind: 'tie' };
  if (winner === 'defender' && reaction === 'defend' && rulings['DC-A10'] === 'nothing')
    return { kind: 'held' };
  const loser = winner === 'attacker' ? 'defender' : 'attacker';
  return { kind: over >= DICE_TO_KILL ? 'killed' : 'pushed', loser };
}

const PUSH_WORDS: Readonly<Record<PushEnd, string>> = {
  clear: 'pushed',
  into: 'pushed into a piece or wall, killed',
  off: 'pushed off the edge, killed',
  twice: 'pushed a second time, killed',
};

function endWords(result: Result, reaction: Exchange['reaction'], who: string): string {
  switch (result.kind) {
    case 'missed':
      return `${who}survives`;
    case 'tie':
      return reaction === 'defend' ? 'a tie, the attack fails' : 'a tie, both stay';
    case 'held':
      return 'the defence holds';
    case 'killed':
      return `${who}killed`;
    case 'pushed':
      return who + PUSH_WORDS[result.end ?? 'clear'];
  }
}

const sixWords = (more: number, less: number): string =>
  more === less
    ? `${capital(inWords(more))} ${more === 1 ? 'six' : 'sixes'} each`
    : `${capital(inWords(more))} ${more === 1 ? 'six' : 'sixes'} against ${inWords(less)}`;

function shotWords({ attacker, defender, cover = 'none' }: Exchange, rulings: Rulings): string {
  const { adds, label } = COVERS[cover];
  const [best, foe] = [highest(attacker.faces), highest(defender.faces)];
  if (rulings['DC-A3'] === 'both' && bothRolledSixes(attacker.faces, defender.faces))
    return (
      sixWords(sixes(attacker.faces), sixes(defender.faces)) + (adds ? ` and ${label.toLowerCase()}` : '')
    );
  const against = adds ? `${foe} + ${adds} cover` : `${foe}`;
  return `${best} ${best > foe + adds ? 'beats' : 'does not beat'} ${against}`;
}

function blowWords({ attacker, defender }: Exchange): string {
  const [attack, reply] = [attacker.faces, defender.faces];
  const { winner } = compare(attack, reply);
  const [won, lost] = winner === 'defender' ? [reply, attack] : [attack, reply];
  if (bothRolledSixes(attack, reply)) return sixWords(sixes(won), sixes(lost));
  const foe = highest(lost);
  if (!winner) return `${foe} against ${foe}`;
  const over = [...won]
    .sort((one, other) => other - one)
    .filter((face) => face > foe)
    .slice(0, DICE_TO_KILL);
  return `${listed(over)} ${over.length > 1 ? 'both beat' : 'beats'} ${foe}`;
}

/** The reason in one line, "6 and 5 both beat 4: killed"; with `who` where several could be meant. */
export function reason(exchange: Exchange, rulings: Rulings, who = ''): string | undefined {
  const { kind, result, reaction } = exchange;
  if (!result) return undefined;
  const why = kind === 'shoot' ? shotWords(exchange, rulings) : blowWords(exchange);
  return `${why}: ${endWords(result, reaction, who)}`;
}

/** The dice that decided it: the others are put aside. */
export function deciding(exchange: Exchange, role: Role, rulings: Rulings): readonly number[] {
  const { kind, attacker, defender } = exchange;
  const { faces } = exchange[role];
  const indexes = faces.map((_, i) => i);
  const first = (fits: (face: number) => boolean) => indexes.filter((i) => fits(faces[i]!));
  const sixRule = kind === 'melee' || rulings['DC-A3'] === 'both';
  if (sixRule && bothRolledSixes(attacker.faces, defender.faces)) return first((face) => face === SIX);
  const best = highest(faces);
  const { winner } = compare(attacker.faces, defender.faces);
  if (kind === 'shoot' || winner !== role) return first((face) => face === best).slice(0, 1);
  const foe = highest(exchange[role === 'attacker' ? 'defender' : 'attacker'].faces);
  return first((face) => face > foe)
    .sort((one, other) => faces[other]! - faces[one]!)
    .slice(0, DICE_TO_KILL);
}
