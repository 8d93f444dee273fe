import { marginal } from '../../../engine/core/odds';
import type { Field, LabValues } from '../../../engine/core/types';
import { skirmishers } from '../../../engine/skirmishers';
import { STARTERS } from '../../../engine/skirmishers/starters';
import { force, table } from './script';

const lab = skirmishers.lab!;
const aim = { goal: 'survive', worth: 0 };
const field = (values: LabValues, id: string): Field | undefined =>
  lab.fields(values).find((each) => each.id === id);
const askOf = (values: LabValues) => skirmishers.next(lab.state(values)).ask!;
const oddsOf = (values: LabValues) => skirmishers.odds!(lab.state(values), aim);
const odds = (values: LabValues) => oddsOf(values)[0]!;

it('the kind of attack comes first, and decides which facts are asked', () => {
  expect(lab.fields({}).map(({ id }) => id)).toEqual(['attack', 'a.ratings', 'b.ratings', 'facts']);
  expect(lab.fields({ attack: 'shoot' }).map(({ id }) => id)).toEqual([
    'attack',
    'a.ratings',
    'b.ratings',
    'cover',
  ]);
});

it('DC-R14 a melee stands at the attack roll, and is the one of an ordinary game', () => {
  const values = { 'a.ratings': '3/2', 'b.ratings': '2/2' };
  expect(askOf(values)).toMatchObject({ id: 'melee.attack', pools: [{ side: 'a', dice: 3 }] });
  const played = table(force([1, '3/2']), force([1, '2/2'])).choose('melee|a1.no00|b1.no00');
  expect(odds(values).joint).toEqual(skirmishers.odds!(played.state, aim)[0]!.joint);
});

it('DC-R12 a shot stands at its roll, with the cover told', () => {
  const values = { attack: 'shoot', cover: 'high' };
  expect(askOf(values)).toMatchObject({ id: 'shoot.roll', pools: [{ dice: 1 }, { dice: 1 }] });
  expect(marginal(odds(values), 0)[0]).toBeCloseTo(6 / 36, 12);
});

it('DC-R26 DC-R21 what the turn did to the pieces is in the state', () => {
  expect(askOf({ facts: ['reacted'] })).toMatchObject({ pools: [{ dice: 3 }] });
  const pushes = (facts: readonly string[]) =>
    [0, 1].map((party) => marginal(odds({ facts }), party)[1]! > 0);
  expect(pushes([])).toEqual([true, true]);
  expect(pushes(['attackerPushed'])).toEqual([false, true]);
  expect(pushes(['defenderPushed'])).toEqual([true, false]);
});

it('rolling, reacting and advice are the ordinary ones', () => {
  const rolled = skirmishers.answer(lab.state({}), { kind: 'roll', faces: [[5, 4]], app: 0 }).state;
  expect(skirmishers.advise!(rolled, aim)!.prices.map(({ option }) => option)).toEqual(['defend', 'counter']);
  const reacted = skirmishers.answer(rolled, { kind: 'choose', option: 'counter' }).state;
  const { state } = skirmishers.answer(reacted, { kind: 'roll', faces: [[6, 6]], app: 0 });
  expect(skirmishers.view(state).exchange!.say).toBe('6 and 6 both beat 5: killed.');
});

it('DC-R2 ratings that cannot be read, or cannot shoot, say so and stop nothing', () => {
  expect(field({ 'a.ratings': '1/x' }, 'a.ratings')!.problem!.rule).toBe('DC-R2');
  expect(field({ attack: 'shoot', 'a.ratings': '2/2' }, 'a.ratings')!.problem!.text).toBe(
    'It has no missile weapon to shoot with.',
  );
  expect(field({ attack: 'shoot', 'b.ratings': '2/2' }, 'b.ratings')!.problem).toBeUndefined();
  expect(oddsOf({ attack: 'shoot', 'a.ratings': '' })).toEqual(oddsOf({ attack: 'shoot' }));
});

it('a piece of a saved force takes either side, with its name', () => {
  const { roster } = STARTERS[0]!;
  expect(lab.units(roster)).toEqual([
    { id: 'g1', name: 'Archer' },
    { id: 'g2', name: 'Man-at-Arms' },
  ]);
  const values = lab.put(lab.put({}, 'a', roster, 'g1'), 'b', roster, 'g2');
  expect(field(values, 'b.ratings')).toMatchObject({ value: '2/2', hint: 'Man-at-Arms' });
  expect(odds(values).parties.map(({ name }) => name)).toEqual([
    'Attacker’s Archer',
    'Defender’s Man-at-Arms',
  ]);
  expect(lab.put(values, 'a', roster, 'g9')).toBe(values);
});

it('DC-R1 each rating one higher, up to the most there is', () => {
  const changed = lab.changes({ 'a.ratings': '2/9/1' });
  expect(changed.map(({ label, values }) => [label, values['a.ratings']])).toEqual([
    ['with missile 3', '3/9/1'],
    ['with armor 2', '2/9/2'],
  ]);
  const [, melee] = lab.changes({});
  expect(melee!.label).toBe('with melee 3');
  expect(marginal(odds(melee!.values), 1)[0]).toBeGreaterThan(marginal(odds({}), 1)[0]!);
});
