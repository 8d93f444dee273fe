import type { Lab, LabValues, SideId } from '../core/types';
import { BUFF_IDS, BUFFS, NEGATIVE_IDS, type Buff } from './data';
import {
  callsIn,
  coverIn,
  entryOf,
  fields,
  isShot,
  isYes,
  lifeIn,
  PARTIES,
  pointsIn,
  READINGS,
  words,
  type Party,
} from './labFields';
import { answerFacts as settleCombat, fight } from './melee';
import { has } from './profile';
import { answerFacts as settleShot, shoot } from './ranged';
import { entryName, fresh, mostBuffs, type Entry, type Roster } from './roster';
import { start, unitOf, withSide, withUnit, type State } from './state';

/** The attacker's turn, with life, Calls and command points as set. */
function turnOf(values: LabValues): State {
  const side = (id: Party) => ({
    id,
    name: PARTIES[id].title,
    roster: { ...fresh(), name: PARTIES[id].title, units: [entryOf(values, id)] },
  });
  const rulings = Object.fromEntries(READINGS.map((id) => [id, words(values[id])]));
  const begun = start({ seed: 1, sides: [side('a'), side('b')], choices: {}, rulings });
  const placed: State = { ...begun, round: 1, side: 'a', phase: { id: 'turn' } };
  return (['a', 'b'] as const).reduce<State>((state, id) => {
    const { unit } = PARTIES[id];
    const from = Array.from({ length: callsIn(values, id) }, (_, i) => `${unit}.call${i}`);
    const set = withUnit(state, unit, { life: lifeIn(values, id), calls: from });
    return withSide(set, id, { points: pointsIn(values, id) });
  }, placed);
}

function stateOf(values: LabValues): State {
  const turn = turnOf(values);
  const [unit, target] = [PARTIES.a.unit, PARTIES.b.unit];
  const said = (yes: boolean) => (yes ? 'yes' : 'no');
  if (isShot(values))
    return settleShot(shoot(turn, unit, target), {
      can: 'yes',
      cover: `${coverIn(values)}`,
      flank: said(isYes(values, 'b.flank')),
    }).state;
  const pushes = (side: Party) =>
    said(has(unitOf(turn, PARTIES[side].unit), 'push') && isYes(values, `${side}.push`));
  return settleCombat(fight(turn, unit, target), {
    charge: said(has(unitOf(turn, unit), 'charge') && isYes(values, 'charge', 'yes')),
    'flank.attacker': said(isYes(values, 'a.flank')),
    'flank.defender': said(isYes(values, 'b.flank')),
    'push.attacker': pushes('a'),
    'push.defender': pushes('b'),
  });
}

/* ---- units of a warband, and what a point would buy ------------------------------------------------------------ */

/** Unhurt. */
function put(values: LabValues, side: SideId, { units }: Roster, unit: string): LabValues {
  const entry = units.find(({ id }) => id === unit);
  if (!entry) return values;
  const { [`${side}.life`]: _, ...others } = values;
  return {
    ...others,
    [`${side}.name`]: entryName(entry),
    [`${side}.buffs`]: entry.buffs,
    [`${side}.negative`]: entry.negative ?? 'none',
    [`${side}.leader`]: entry.leader ? 'yes' : 'no',
  };
}

/** A buff is used where it is a choice, and Tough brings its life. */
function withBuff(values: LabValues, buff: Buff): LabValues {
  const { buffs } = entryOf(values, 'a');
  const bought = { ...values, 'a.buffs': [...buffs, buff] };
  if (buff === 'tough') return { ...bought, 'a.life': lifeIn(values, 'a') + 1 };
  if (buff === 'push') return { ...bought, 'a.push': 'yes' };
  return buff === 'charge' ? { ...bought, charge: 'yes' } : bought;
}

const USED: Readonly<Partial<Record<Buff, string>>> = { push: ', pushing', charge: ', moving in' };

/** SF-R28, SF-A4: with a negative and the lead, any unit could have this many. */
const roomFor = (entry: Entry): number => mostBuffs({ ...entry, leader: true, negative: NEGATIVE_IDS[0]! });

/** Every buff the attacker lacks. */
function changes(values: LabValues): ReturnType<Lab['changes']> {
  const entry = entryOf(values, 'a');
  if (entry.buffs.length >= roomFor(entry)) return [];
  return BUFF_IDS.filter((buff) => !has(entry, buff)).map((buff) => ({
    label: `with ${BUFFS[buff].label}${USED[buff] ?? ''}`,
    rule: BUFFS[buff].rule,
    values: withBuff(values, buff),
  }));
}

export const LAB: Lab<State, Roster> = {
  fields,
  state: stateOf,
  units: ({ units }) => units.map((entry) => ({ id: entry.id, name: entryName(entry) })),
  put,
  changes,
};
