import { expectedLoss, marginal } from '../../../engine/core/odds';
import type { Field, LabValues } from '../../../engine/core/types';
import { skirminion } from '../../../engine/skirminion';
import { TRAIT_IDS } from '../../../engine/skirminion/data';
import { STARTERS } from '../../../engine/skirminion/starters';
import { battle } from './script';

const lab = skirminion.lab!;
const aim = { goal: 'net', worth: 0 };
const field = (values: LabValues, id: string): Field | undefined =>
  lab.fields(values).find((each) => each.id === id);
const askOf = (values: LabValues) => skirminion.next(lab.state(values)).ask!;
const odds = (values: LabValues) => skirminion.odds!(lab.state(values), aim)[0]!;
const ids = (values: LabValues) => lab.fields(values).map(({ id }) => id);
const UNITS = ['a.type', 'a.health', 'a.traits', 'b.type', 'b.health', 'b.traits'];

it('the kind of attack comes first, and decides which facts are asked', () => {
  expect(ids({})).toEqual(['attack', ...UNITS, 'support']);
  expect(ids({ attack: 'ranged' })).toEqual(['attack', ...UNITS, 'cover', 'friends']);
});

it('SN-R32 a melee stands at its roll; support is asked where it counts', () => {
  expect(askOf({ support: ['a'] })).toMatchObject({ id: 'melee.roll', pools: [{ dice: 5 }, { dice: 4 }] });
  expect(field({ 'a.type': 'U8' }, 'support')).toMatchObject({ options: [{ id: 'b' }] });
  expect(field({ 'a.type': 'U8', 'b.type': 'U9' }, 'support')).toBeUndefined();
  const played = battle({ a1: { type: 'U7' }, b1: { type: 'U9', health: 5 } }).choose('melee|a1|b1');
  const values = { 'a.type': 'U7', 'b.type': 'U9', 'b.health': 5 };
  expect(odds(values).joint).toEqual(skirminion.odds!(played.state, aim)[0]!.joint);
});

it('SN-R43 SN-R67 a shot stands at its roll, with the stand of the target', () => {
  const shot = (values: LabValues) => askOf({ attack: 'ranged', ...values });
  expect(shot({})).toMatchObject({ id: 'ranged.roll', pools: [{ dice: 5 }, { dice: 3 }] });
  expect(shot({ cover: 'cover' })).toMatchObject({ pools: [{ dice: 4 }, {}] });
  expect(shot({ cover: 'corner' })).toMatchObject({ pools: [{ dice: 5 }, {}] });
  expect(shot({ cover: 'corner', 'b.traits': ['obscuro'] })).toMatchObject({ pools: [{ dice: 4 }, {}] });
});

it('SN-R44 friends that touch the target roll first', () => {
  const values = { attack: 'ranged', friends: 1 };
  expect(askOf(values).id).toBe('ranged.friendly');
  expect(askOf({ ...values, friends: 2 }).id).toBe('ranged.order');
  expect(odds({ ...values, friends: 9 }).parties).toHaveLength(4);
});

it('SN-R40 a U7 is not taken for a shooter, and says why', () => {
  const type = field({ attack: 'ranged', 'a.type': 'U7' }, 'a.type');
  expect(type).toMatchObject({ value: 'U6' });
  expect(type?.kind === 'one' && type.options.find(({ id }) => id === 'U7')!.blocked).toMatchObject({
    rule: 'SN-R40',
  });
  expect(field({ attack: 'ranged', 'b.type': 'U7' }, 'b.type')).toMatchObject({ value: 'U7' });
});

it('SN-R8 SN-R58 health is what the traits leave, unless it is set; nobody has more traits than its type may', () => {
  expect(field({ 'a.traits': ['lupus', 'durus'] }, 'a.health')).toMatchObject({ value: 4, max: 6 });
  expect(field({ 'a.health': 99 }, 'a.health')).toMatchObject({ value: 6 });
  expect(field({ 'a.health': -3 }, 'a.health')).toMatchObject({ value: 1 });
  expect(field({ 'a.type': 'U4', 'a.traits': ['lupus', 'durus'] }, 'a.traits')).toMatchObject({
    value: ['lupus'],
  });
});

it('rolling, using dice and advice are the ordinary ones', () => {
  const faces = [
    [6, 4, 1, 1],
    [5, 1, 1, 1],
  ];
  const rolled = skirminion.answer(lab.state({}), { kind: 'roll', faces, app: 0 }).state;
  const { prices } = skirminion.advise!(rolled, aim)!;
  const { state } = skirminion.answer(rolled, { kind: 'choose', option: prices[0]!.option });
  expect(skirminion.view(state).exchange!.title).toBe('Attacker fights Defender');
});

it('a unit of a saved warband takes either side, with its name, traits and health', () => {
  const { roster } = STARTERS[1]!;
  expect(lab.units(roster)[0]).toEqual({ id: roster.units[0]!.id, name: 'Hollow' });
  const values = lab.put({}, 'b', roster, roster.units[0]!.id);
  expect(field(values, 'b.type')).toMatchObject({ value: 'U12', hint: 'Hollow' });
  expect([field(values, 'b.traits')!, field(values, 'b.health')!]).toMatchObject([
    { value: ['heroic', 'lamian'] },
    { value: 10 },
  ]);
  expect(odds(values).parties.map(({ name }) => name)).toEqual(['Attacker', 'Hollow']);
  expect(lab.put(values, 'a', roster, 'nobody')).toBe(values);
});

it('SN-R57 each trait the attacker lacks, at the health it has, and what it buys here', () => {
  const hurt = { 'a.health': 3 };
  const changed = lab.changes(hurt);
  expect(changed.map(({ label }) => label)).toEqual(
    TRAIT_IDS.map((id) => `with ${id.charAt(0).toUpperCase()}${id.slice(1)}`),
  );
  const [lupus] = changed;
  expect([lupus!.rule, field(lupus!.values, 'a.health')]).toMatchObject(['SN-R59', { value: 3 }]);
  expect(expectedLoss(odds(lupus!.values), 1)).toBeGreaterThan(expectedLoss(odds(hurt), 1)!);
  const volte = changed.find(({ label }) => label === 'with Volte')!;
  expect(marginal(odds(volte.values), 1)).toEqual(marginal(odds(hurt), 1));
  expect(lab.changes({ 'a.traits': ['lupus', 'durus'] })).toEqual([]);
});
