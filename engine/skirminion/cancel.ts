import { faces, isLive, setDie, type Hand, type Ranged } from './exchange';
import { has, rangedHit, type Profile } from './profile';

/** SN-R46: one die, or two that are no sixes, against one of the attacker's. */
export interface Cancel {
  readonly own: readonly number[];
  readonly target: number;
}

const FACES = 6;

/** SN-R68 */
const countsAs = (face: number, target: Pick<Profile, 'traits'>): number =>
  face === 5 && has(target, 'armatis') ? 6 : face;

/** Every cancel that dice of different faces make, SN-A33 for the pairs. */
export function cancelsOf(attack: Hand, defence: Hand, target: Pick<Profile, 'traits'>): readonly Cancel[] {
  const own = faces(defence).map((die) => ({ ...die, value: countsAs(die.face, target) }));
  const found: Cancel[] = [];
  for (const { face, place } of faces(attack)) {
    for (const die of own) if (face !== 6 || die.value === 6) found.push({ own: [die.place], target: place });
    if (face === 6) for (const pair of pairsIn(defence, target)) found.push({ own: pair, target: place });
  }
  return found;
}

function pairsIn(defence: Hand, target: Pick<Profile, 'traits'>): readonly (readonly number[])[] {
  const places = [...defence.dice.entries()]
    .filter(([, die]) => isLive(die) && countsAs(die.face, target) !== 6)
    .map(([place]) => place);
  const pairs = new Map<string, readonly number[]>();
  for (const [i, one] of places.entries())
    for (const two of places.slice(i + 1)) {
      const key = [one, two].map((place) => defence.dice[place]!.face).sort().join(); // prettier-ignore
      if (!pairs.has(key)) pairs.set(key, [one, two]);
    }
  return [...pairs.values()];
}

export function cancelled(ranged: Ranged, { own, target }: Cancel): Ranged {
  return {
    ...ranged,
    attacker: setDie(ranged.attacker, target, 'cancelled', 'cancelled'),
    defender: own.reduce((hand, place) => setDie(hand, place, 'spent', 'cancels'), ranged.defender),
  };
}

export interface Plan {
  readonly cancels: readonly Cancel[];
  /** Health saved. */
  readonly saved: number;
}

/** SN-A32: the cancels that save the most health, of dice up to a face: highest first, for their order changes nothing. */
export function bestPlan(
  ranged: Ranged,
  shooter: Profile,
  target: Pick<Profile, 'traits'>,
  upTo = FACES,
): Plan {
  let best: Plan = { cancels: [], saved: 0 };
  for (const cancel of cancelsOf(ranged.attacker, ranged.defender, target)) {
    const { face } = ranged.attacker.dice[cancel.target]!;
    if (face > upTo) continue;
    const rest = bestPlan(cancelled(ranged, cancel), shooter, target, face);
    const saved = rangedHit(shooter.type, face, ranged.cover) + rest.saved;
    if (saved > best.saved) best = { cancels: [cancel, ...rest.cancels], saved };
  }
  return best;
}
