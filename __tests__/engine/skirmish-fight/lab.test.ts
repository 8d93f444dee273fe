import type { Field, LabValues } from '../../../engine/core/types';
import { skirmishFight } from '../../../engine/skirmish-fight';
import { BUFF_IDS } from '../../../engine/skirmish-fight/data';
import { LAB } from '../../../engine/skirmish-fight/lab';
import { odds } from '../../../engine/skirmish-fight/odds';
import { unitOf, type State } from '../../../engine/skirmish-fight/state';
import { battle, broke, starter, unit } from './script';

const AIM = { goal: 'net', worth: 0.25 };
const field = (values: LabValues, id: string): Field | undefined =>
  LAB.fields(values).find((each) => each.id === id);
const before = (state: State) => odds(state, AIM)[0]!;
const ids = (values: LabValues) => LAB.fields(values).map(({ id }) => id);

describe('the lab', () => {
  it('SF-R14 with nothing said it is two plain units in combat, at the dice', () => {
    const state = LAB.state({});
    expect(skirmishFight.next(state).ask).toMatchObject({
      id: 'combat.roll',
      prompt: 'Attacker fights Defender',
    });
    const played = broke(battle([unit('Sally')], [unit('Ann')])).choose('fight|a1|b1').state;
    expect(before(state).joint).toEqual(before(played).joint);
    expect(LAB.fields({})[0]).toMatchObject({ id: 'kind', kind: 'one', value: 'combat' });
  });

  it('SF-R14 SF-R43 SF-R44 SF-R48 SF-R49 the facts of a combat count as they do in a game', () => {
    const values: LabValues = {
      'a.buffs': ['charge', 'push'],
      'a.push': 'yes',
      'a.flank': 'yes',
      'b.negative': 'weak',
      'b.calls': 2,
      'b.life': 2,
    };
    const state = LAB.state(values);
    const sums = skirmishFight.view(state).exchange!.sides.map(({ sum }) => sum);
    expect(sums).toEqual(['d6, +1 fight, +2 Push, +2 Charge, +1 Flank', 'd6, +1 fight, −1 Weak, +2 Call']);
    expect(unitOf(state, 'b1').life).toBe(2);
    const still = LAB.state({ ...values, charge: 'no', 'a.push': 'no' });
    expect(skirmishFight.view(still).exchange!.sides[0]!.sum).toBe('d6, +1 fight, +1 Flank');
  });

  it('SF-R18 SF-R21 SF-R46 a shot has cover and the reading of its tie', () => {
    const values: LabValues = { kind: 'shoot', 'a.buffs': ['eagleEye'], 'b.buffs': ['dodge'], cover: 1 };
    const state = LAB.state(values);
    expect(skirmishFight.next(state).ask?.id).toBe('shoot.roll');
    expect(skirmishFight.view(state).exchange!.sides.map(({ sum }) => sum)).toEqual([
      'd6, +1 Eagle-Eye',
      'd6, +1 fight, +2 Dodge, +1 cover',
    ]);
    expect(LAB.state({ ...values, 'SF-A1': 'nothing' }).rulings['SF-A1']).toBe('nothing');
  });

  it('asks only what the attack turns on', () => {
    expect(ids({})).not.toEqual(expect.arrayContaining(['charge']));
    expect(ids({ 'a.buffs': ['charge'], 'b.buffs': ['push', 'berzerk'] })).toEqual(
      expect.arrayContaining(['charge', 'b.push', 'SF-A10']),
    );
    expect(ids({ kind: 'shoot', 'a.buffs': ['charge'] })).not.toContain('charge');
    expect(ids({ kind: 'shoot' })).toEqual(expect.arrayContaining(['cover', 'b.flank', 'b.calls', 'SF-A1']));
  });

  it('SF-R28 SF-R33 what no unit may be is said, and stands in nobody’s way', () => {
    const crowd: LabValues = { 'a.buffs': ['fast', 'strong', 'dodge'] };
    expect(field(crowd, 'a.buffs')).toMatchObject({ hint: '3 of 2', problem: { rule: 'SF-R28' } });
    expect(field({ ...crowd, 'a.leader': 'yes' }, 'a.buffs')!.problem).toBeUndefined();
    const blind: LabValues = { kind: 'shoot', 'a.negative': 'nearSighted' };
    expect(field(blind, 'a.negative')!.problem).toMatchObject({ rule: 'SF-R33' });
    expect(before(LAB.state(blind)).parties).toHaveLength(2);
  });

  it('SF-R24 command points are as many as are given', () => {
    const state = LAB.state({ 'a.points': 2, 'b.points': 9 });
    expect(state.sides.map(({ points }) => points)).toEqual([2, 2]);
    expect(odds(state, AIM).map(({ title }) => title)).toEqual(['Before the dice', 'First roll']);
  });

  it('SF-R6 the dice can be rolled there, and the blows land', () => {
    const rolled = skirmishFight.answer(LAB.state({}), { kind: 'roll', faces: [[6], [1]], app: 2 }).state;
    expect(odds(rolled, AIM)[0]).toMatchObject({ title: 'As it stands', joint: [{ chance: 1, at: [3, 2] }] });
    const done = skirmishFight.answer(rolled, { kind: 'choose', option: 'away' }).state;
    expect(unitOf(done, 'b1').life).toBe(2);
  });

  it('SF-R64 a unit of a saved warband is put in unhurt, with its cost', () => {
    const hulks = starter('the-hulks');
    const [leader] = LAB.units(hulks);
    const values = LAB.put({ 'b.life': 1 }, 'b', hulks, leader!.id);
    const state = LAB.state(values);
    const entry = hulks.units[0]!;
    expect(unitOf(state, 'b1')).toMatchObject({
      name: leader!.name,
      buffs: expect.arrayContaining([...entry.buffs]),
      negative: entry.negative,
      leader: true,
      life: 4,
      cost: 6,
    });
    expect(LAB.put(values, 'a', hulks, 'nobody')).toBe(values);
  });
});

describe('what a point would buy', () => {
  const labels = (values: LabValues) => LAB.changes(values).map(({ label }) => label);
  const worth = (values: LabValues, label: string) => {
    const change = LAB.changes(values).find((each) => each.label === label)!;
    return before(LAB.state(change.values)).split!.find((each) => each.label === 'Attacker wins')!.chance;
  };

  it('SF-R28 every buff the attacker lacks, until nobody could have one more', () => {
    expect(LAB.changes({})).toHaveLength(BUFF_IDS.length);
    expect(labels({ 'a.buffs': ['skilled', 'fast'] })).toHaveLength(BUFF_IDS.length - 2);
    expect(labels({ 'a.buffs': ['skilled', 'fast'] })).not.toContain('with Skilled');
    expect(labels({ 'a.buffs': ['skilled', 'fast', 'strong', 'dodge'] })).toEqual([]);
    expect(LAB.changes({})[0]).toMatchObject({ label: 'with Ranged', rule: 'SF-R35' });
  });

  it('SF-R40 Skilled turns 15 of 36 into 21; SF-R44 SF-R49 Push and Charge are used', () => {
    expect(worth({}, 'with Skilled') * 36).toBeCloseTo(21, 10);
    expect(worth({}, 'with Fast') * 36).toBeCloseTo(15, 10);
    for (const label of ['with Push, pushing', 'with Charge, moving in'])
      expect(worth({ 'a.push': 'no', charge: 'no' }, label) * 36).toBeCloseTo(26, 10);
  });

  it('SF-R39 Tough brings its life', () => {
    const tough = LAB.changes({ 'a.life': 2 }).find(({ label }) => label === 'with Tough')!;
    expect(unitOf(LAB.state(tough.values), 'a1').life).toBe(3);
  });
});
