import type { Odds } from '../../core/types';
import { meleeOf } from '../engage';
import { hasDice, type Hand, type Melee } from '../exchange';
import { goalName, type GoalId } from '../goals';
import { has, rowOf } from '../profile';
import { unitOf, worthOf, type State, type Unit } from '../state';
import { ATTACKER, countEnds, DEFENDER, duelOf, healthsAt, type Duel, type End, type Fighter } from './duel';
import { partyOf } from './party';
import { packed, rollsOf, type Rolls } from './rolls';

const fighterOf = (unit: Unit): Fighter => ({
  hit: rowOf(unit).melee,
  max: rowOf(unit).max,
  points: worthOf(unit),
  berserk: has(unit, 'berserk'),
  lamian: has(unit, 'lamian'),
});

/** The duels last met: one exchange needs one, a look at what traits would change a few. */
const KEPT = 4;
const duels = new Map<string, Duel>();
export const forget = (): void => duels.clear();

function duelIn(state: State, { attacker, defender }: Melee, goal: GoalId): Duel {
  const fighters = [attacker, defender].map(({ unit }) => fighterOf(unitOf(state, unit)));
  const key = [goal, ...fighters.flatMap((each) => Object.values(each))].join();
  const duel = duels.get(key) ?? duelOf(fighters[ATTACKER]!, fighters[DEFENDER]!, goal);
  duels.delete(key);
  duels.set(key, duel);
  if (duels.size > KEPT) duels.delete([...duels.keys()][0]!);
  return duel;
}

/** SN-R33 */
const rollsIn = ({ count, dropsThrees }: Hand): Rolls => rollsOf(count, 1, dropsThrees ? 2 : 3);

/** Before the dice: the ways of each end. */
function before(state: State, melee: Melee, goal: GoalId): Float64Array {
  const duel = duelIn(state, melee, goal);
  const [attacker, defender] = [melee.attacker, melee.defender].map(({ unit }) => unitOf(state, unit).health);
  const key = [melee.attacker, melee.defender]
    .flatMap(({ count, dropsThrees }) => [count, dropsThrees])
    .concat(melee.turn === 'attacker', attacker!, defender!)
    .join();
  const counted =
    duel.counted.get(key) ??
    countEnds(
      rollsIn(melee.attacker),
      rollsIn(melee.defender),
      melee.turn === 'attacker'
        ? (attack, defence) => duel.play(ATTACKER, attack, defence, attacker!, defender!)
        : (attack, defence) => duel.riposte(attack, defence, attacker!, defender!),
    );
  duel.counted.set(key, counted);
  return counted;
}

/** How the exchange ends from where it stands, or has ended. */
export function endOf(state: State, goal: GoalId): End {
  const melee = meleeOf(state);
  const { turn, fresh } = melee;
  const { play, riposte } = duelIn(state, melee, goal);
  const [attack, defence] = [packed(melee.attacker), packed(melee.defender)];
  const [attacker, defender] = [melee.attacker, melee.defender].map(({ unit }) => unitOf(state, unit).health);
  if (turn === 'attacker') return play(ATTACKER, attack, defence, attacker!, defender!);
  return fresh
    ? riposte(attack, defence, attacker!, defender!)
    : play(DEFENDER, defence, attack, defender!, attacker!);
}

/** Both healths as best play leaves them. */
export function healthsAfter(state: State, goal: GoalId): readonly [attacker: number, defender: number] {
  const { attacker, defender } = meleeOf(state);
  const over = state.phase.id !== 'melee.use' && state.phase.id !== 'melee.last-blow';
  return over
    ? [unitOf(state, attacker.unit).health, unitOf(state, defender.unit).health]
    : healthsAt(endOf(state, goal));
}

/** Until the table has said who has support, nobody has. */
export function meleeOdds(state: State, goal: GoalId): Odds {
  const melee = meleeOf(state);
  const units = [melee.attacker, melee.defender].map(({ unit }) => unitOf(state, unit));
  const parties = units.map((unit) => partyOf(unit, has(unit, 'lamian') ? 1 : 0));
  const perfectly = `both play on perfectly for ${goalName(goal)}`;
  const rolled = hasDice(melee.attacker) || hasDice(melee.defender);
  if (rolled)
    return {
      title: 'As it stands',
      rule: 'SN-A31',
      parties,
      joint: [{ chance: 1, at: healthsAt(endOf(state, goal)) }],
      assumes: `if ${perfectly}`,
    };
  const ways = before(state, melee, goal);
  const all = 6 ** (melee.attacker.count + melee.defender.count);
  const joint: Odds['joint'][number][] = [];
  for (let end = 1; end < ways.length; end++)
    if (ways[end]) joint.push({ chance: ways[end]! / all, at: healthsAt(end) });
  return {
    title: 'Before the dice',
    rule: 'SN-R32',
    parties,
    joint,
    assumes:
      state.phase.id === 'melee.support' ? `if nobody has support and ${perfectly}` : `if ${perfectly}`,
  };
}
