import { expectedLoss } from '../../../engine/core/odds';
import type { Field, LabValues } from '../../../engine/core/types';
import { skirmish } from '../../../engine/skirmish';
import { LAB } from '../../../engine/skirmish/lab';
import { odds } from '../../../engine/skirmish/odds';
import { STARTERS } from '../../../engine/skirmish/starters';
import { Table } from './script';
import { setupOf } from './setups';

const ids = (values: LabValues) => LAB.fields(values).map((field) => field.id);
const field = (values: LabValues, id: string): Field => LAB.fields(values).find((each) => each.id === id)!;
const askOf = (values: LabValues) => {
  const { ask } = skirmish.next(LAB.state(values));
  return ask?.kind === 'roll' ? [ask.id, ...ask.pools.map(({ id, dice }) => `${id} ${dice}`)] : [];
};
const jointOf = (values: LabValues) => odds(LAB.state(values)).map((one) => one.joint);

describe('the lab asks only what matters', () => {
  it.each<[LabValues, readonly string[]]>([
    [{}, ['kind', 'a.name', 'b.name', 'b.hp', 'range', 'SK-A1']],
    [{ kind: 'fight' }, ['kind', 'a.name', 'a.hp', 'b.name', 'b.hp', 'SK-A5', 'SK-A1']],
    [{ kind: 'grenade' }, ['kind', 'a.name', 'b.name', 'b.hp', 'target', 'thrower', 'SK-A1']],
    [
      { kind: 'grenade', thrower: 'outer' },
      ['kind', 'a.name', 'a.hp', 'b.name', 'b.hp', 'target', 'thrower', 'SK-A1'],
    ],
    [{ kind: 'fire' }, ['kind', 'b.name', 'b.hp', 'SK-A1']],
  ])('SK-R17 %j', (values, expected) => {
    expect(ids(values)).toEqual(expected);
  });

  it('SK-R3 values out of bounds, unknown or missing fall back', () => {
    expect(field({ 'b.hp': 40 }, 'b.hp').value).toBe(10);
    expect(field({ 'b.hp': 0 }, 'b.hp').value).toBe(1);
    expect(field({ kind: 'dance' }, 'kind').value).toBe('shoot');
    expect(field({}, 'a.name').value).toBe('Attacker');
    expect(field({ 'a.name': '' }, 'a.name').value).toBe('');
    expect(skirmish.view(LAB.state({ 'a.name': '' })).sides[0]!.units[0]!.name).toBe('Attacker');
  });
});

describe('the lab builds an ordinary attack', () => {
  it.each<[LabValues, readonly string[]]>([
    [{ 'b.hp': 5 }, ['shoot.roll', 'shot.a1 4', 'armor.b1 2']],
    [{ 'b.hp': 5, 'SK-A1': 'four' }, ['shoot.roll', 'shot.a1 4', 'armor.b1 4']],
    [{ range: 'far' }, ['shoot.roll', 'shot.a1 2', 'armor.b1 4']],
    [{ kind: 'fight' }, ['fight.roll', 'blow.a1 3', 'blow.b1 3']],
    [{ kind: 'grenade', 'b.hp': 2 }, ['grenade.resist', 'blast.b1 4', 'armor.b1 2']],
    [
      { kind: 'grenade', target: 'outer', thrower: 'inner', 'a.hp': 3 },
      ['grenade.resist', 'blast.a1 4', 'armor.a1 2', 'blast.b1 2', 'armor.b1 4'],
    ],
    [{ kind: 'fire' }, ['fire.roll', 'fire.b1 2', 'armor.b1 4']],
  ])('SK-R17 %j waits for its roll', (values, expected) => {
    expect(askOf(values)).toEqual(expected);
    expect(odds(LAB.state(values)).length).toBe((expected.length - 1) / 2);
  });

  it('SK-R20 its odds are those of a game', () => {
    const game = new Table(setupOf(2)).toTurns().set('b1', 'hp', 7).choose('shoot|a1|b1');
    expect(jointOf({ 'b.hp': 7 })).toEqual(odds(game.state).map((one) => one.joint));
  });

  it('SK-A5 the ruling chosen in the lab is the one computed', () => {
    const loss = (reading: string) =>
      expectedLoss(odds(LAB.state({ kind: 'fight', 'SK-A5': reading }))[0]!, 1)!;
    expect(loss('alternate')).toBeGreaterThan(1);
    expect(loss('alternate-armor')).toBeCloseTo(loss('normal'), 15);
    expect(loss('normal')).toBeLessThan(0.01);
  });

  it('SK-R22 its dice can be rolled: 11 against 9', () => {
    const faces = [
      [2, 3, 3, 3],
      [2, 2, 2, 3],
    ];
    const { state } = skirmish.answer(LAB.state({}), { kind: 'roll', faces, app: 0 });
    expect(skirmish.view(state).exchange?.results).toMatchObject([{ unit: 'b1', from: 10, to: 8 }]);
  });

  it('SK-R25 a fight goes on to the armor roll, with odds as it stands', () => {
    const faces = [
      [6, 6, 6],
      [1, 1, 1],
    ];
    const { state } = skirmish.answer(LAB.state({ kind: 'fight' }), { kind: 'roll', faces, app: 0 });
    expect([skirmish.next(state).ask?.id, odds(state)[0]!.title]).toEqual(['fight.armor', 'As it stands']);
  });
});

describe('the lab and the squads', () => {
  it('SK-R3 a figure of a squad stands on either side', () => {
    const { roster } = STARTERS[0]!;
    expect(LAB.units(roster).map(({ name }) => name)).toEqual(['Tony', 'Bill', 'Jane', 'Murry', 'Dot']);
    const values = LAB.put(LAB.put({ kind: 'fight' }, 'a', roster, '2'), 'b', roster, '4');
    expect(skirmish.next(LAB.state(values)).ask?.prompt).toBe('Bill fights Murry');
    expect(LAB.put(values, 'a', roster, 'nobody')).toBe(values);
  });

  it('SK-R18 SK-R31 SK-R3 what would help the attacker: closer, or less hurt', () => {
    const changes = (values: LabValues) => LAB.changes(values).map(({ label, rule }) => [label, rule]);
    expect(changes({})).toEqual([]);
    expect(changes({ range: 'far' })).toEqual([['from up to 12″', 'SK-R18']]);
    expect(changes({ kind: 'grenade', target: 'outer' })).toEqual([['landing within 2″', 'SK-R31']]);
    expect(changes({ kind: 'fight', 'a.hp': 5 })).toEqual([['with one hit point more', 'SK-R3']]);
    const lost = (values: LabValues) => expectedLoss(odds(LAB.state(values))[0]!, 0)!;
    const far = { range: 'far', 'b.hp': 4 };
    expect(lost(LAB.changes(far)[0]!.values)).toBeGreaterThan(lost(far));
    const worn = { kind: 'fight', 'a.hp': 5 };
    expect(lost(LAB.changes(worn)[0]!.values)).toBeLessThan(lost(worn));
  });
});
