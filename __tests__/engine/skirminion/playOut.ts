import { skirminion } from '../../../engine/skirminion';
import type { Hand } from '../../../engine/skirminion/exchange';
import { isElite } from '../../../engine/skirminion/profile';
import { unitOf, type State, type Unit } from '../../../engine/skirminion/state';

type Healths = readonly [attacker: number, defender: number];

/** SN-A31, for one of the two. */
function judged(goal: string, [own, foe]: Healths, [ownWorth, foeWorth]: Healths): readonly number[] {
  const [kill, dead] = [foe === 0 ? 1 : 0, own === 0 ? 1 : 0];
  const values: Readonly<Record<string, number>> = {
    net: own - foe,
    destroy: kill,
    survive: -dead,
    points: kill * foeWorth - dead * ownWorth,
  };
  return [values[goal]!, kill - dead, -foe, own];
}

const live = ({ dice }: Hand): string =>
  dice.map(({ fate, face }) => (fate === 'live' ? face : '')).sort().join(''); // prettier-ignore

/** Plays a melee to its end by the game's own rules, every open option of every ask. */
export function playOut(
  state: State,
  goal: string,
  units: readonly string[],
  known = new Map<string, Healths>(),
): Healths {
  const [one, two] = units.map((id) => unitOf(state, id)) as [Unit, Unit];
  const { exchange, phase } = state;
  const open = phase.id === 'melee.use' || phase.id === 'melee.last-blow';
  if (exchange?.kind !== 'melee' || !open) return [one.health, two.health];
  const { attacker, defender, turn, fresh } = exchange;
  const key = [phase.id, turn, fresh, one.health, two.health, live(attacker), live(defender)].join();
  const before = known.get(key);
  if (before) return before;
  const { ask } = skirminion.next(state);
  if (ask?.kind !== 'choose') throw new Error('Nothing to choose');
  const seen = (pair: Healths): Healths => (turn === 'attacker' ? pair : [pair[1], pair[0]]);
  const worths = seen([isElite(one.type) ? 2 : 1, isElite(two.type) ? 2 : 1]);
  const best = ask.options
    .map(({ id }) => skirminion.answer(state, { kind: 'choose', option: id }).state)
    .map((after) => playOut(after, goal, units, known))
    .reduce((chosen, other) => {
      const [ours, theirs] = [judged(goal, seen(chosen), worths), judged(goal, seen(other), worths)];
      const at = theirs.findIndex((value, i) => value !== ours[i]);
      return at >= 0 && theirs[at]! > ours[at]! ? other : chosen;
    });
  known.set(key, best);
  return best;
}
