import { skirminion } from '../../../engine/skirminion';
import { TRAIT_IDS, TYPE_IDS, TYPES } from '../../../engine/skirminion/data';
import {
  durusLine,
  hurtLine,
  meleeHit,
  mostTraits,
  rangedHit,
  startHealth,
} from '../../../engine/skirminion/profile';
import { fresh, type Roster } from '../../../engine/skirminion/roster';
import { starter } from './setups';

const { roster } = skirminion;
const set = (from: Roster, field: string, value: string | readonly string[], unit = 'u1') =>
  roster.edit(from, { type: 'set', unit, field, value });

describe('unit dice', () => {
  it('SN-R3 SN-R7 SN-R14 SN-R35 SN-R40 SN-R47 SN-R48 SN-A4 SN-A5 SN-A27 the table of figures', () => {
    const table = TYPE_IDS.map((type) => {
      const { max, elite, ranged, spread } = TYPES[type];
      const melee = [meleeHit(type, 5), meleeHit(type, 6)];
      const shot = ranged ? [rangedHit(type, 5, false), rangedHit(type, 6, false)] : [0, 0];
      const least = startHealth({ type, traits: TRAIT_IDS.slice(0, mostTraits(type)) });
      return [
        type,
        max,
        elite,
        ...melee,
        ...shot,
        spread,
        hurtLine(type),
        durusLine(type),
        mostTraits(type),
        least,
      ];
    });
    // prettier-ignore
    expect(table).toEqual([
      ['U4', 4, false, 1, 2, 2, 3, false, 2, 1, 1, 3],
      ['U5', 5, false, 1, 2, 1, 2, true, 2, 2, 2, 3],
      ['U6', 6, false, 1, 2, 1, 2, false, 3, 2, 2, 4],
      ['U7', 7, false, 2, 3, 0, 0, false, 3, 3, 3, 4],
      ['U8', 8, true, 1, 2, 2, 3, true, 4, 3, 3, 5],
      ['U9', 9, true, 1, 2, 2, 3, false, 4, 4, 4, 5],
      ['U10', 10, true, 2, 3, 1, 2, false, 5, 4, 4, 6],
      ['U12', 12, true, 2, 3, 0, 0, false, 6, 5, 5, 7],
    ]);
  });

  it('SN-A3 U9 says that it is a tens die', () => {
    const view = roster.view(set(fresh(), 'type', 'U9'));
    expect(view.units[0]!.fields.find((field) => field.id === 'type')?.help).toMatch(/tens die/);
    expect(view.units[0]!.health).toMatchObject({ max: 9, mark: 4, draw: 'unit-die' });
  });

  it('the line of the type is shown as it is chosen', () => {
    const view = roster.view(set(set(fresh(), 'type', 'U8'), 'traits', ['lupus']));
    expect(view.units[0]!.stats.map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Health 7', 'Hurt at 4', 'Melee 1', 'Ranged 2', 'Spread shot yes', 'Elite yes', 'Traits 1',
    ]); // prettier-ignore
    const field = view.units[0]!.fields.find((each) => each.id === 'type')!;
    expect(field.kind === 'one' && field.options).toHaveLength(8);
  });
});

describe('traits', () => {
  it('SN-R57 belong to every unit of the type, each once', () => {
    const edited = set(fresh(), 'traits', ['durus', 'lupus', 'durus']);
    expect(edited.traits.U6).toEqual(['lupus', 'durus']);
    expect(roster.view(edited).units.map((unit) => unit.tags.map((tag) => tag.id))).toEqual(
      Array.from({ length: 4 }, () => ['lupus', 'durus']),
    );
    const twice: Roster = { ...fresh(), traits: { ...fresh().traits, U6: ['lupus', 'lupus'] } };
    expect(roster.view(twice).problems).toMatchObject([
      {
        text: 'U6 has Lupus twice: the traits of a type must differ.',
        rule: 'SN-R57',
        unit: 'u1',
        field: 'traits',
      },
    ]);
  });

  it('SN-R58 each costs 1 health, and none may make a unit begin hurt', () => {
    const two = set(fresh(), 'traits', ['lupus', 'durus']);
    expect(roster.view(two)).toMatchObject({ legal: true, verdict: 'Legal' });
    expect(roster.view(two).units[0]!.health?.value).toBe(4);
    const field = roster.view(two).units[0]!.fields.find((each) => each.id === 'traits')!;
    const fortis = field.kind === 'many' ? field.options.find((option) => option.id === 'fortis') : undefined;
    expect(fortis?.blocked).toMatchObject({ rule: 'SN-R58' });
    const three = set(fresh(), 'traits', ['lupus', 'durus', 'fortis']);
    expect(roster.view(three).problems).toEqual([
      {
        text: 'U6 with 3 traits would begin hurt, at 3 or less: two at most.',
        fix: 'Take one off.',
        rule: 'SN-R58',
        unit: 'u1',
        field: 'traits',
      },
    ]);
  });

  it('every trait names its rule', () => {
    expect(TRAIT_IDS).toHaveLength(10);
  });
});

describe('editing and reading', () => {
  it('four units, in any order, under any name', () => {
    const base = starter('night-watch');
    expect(roster.edit(base, { type: 'add' })).toBe(base);
    expect(roster.edit(base, { type: 'remove', unit: 'u1' })).toBe(base);
    expect(roster.edit(base, { type: 'move', unit: 'u1', to: 9 }).units.map((unit) => unit.id)).toEqual(['u2', 'u3', 'u4', 'u1']); // prettier-ignore
    for (const name of ['', '   ', '🐺🐺', 'x'.repeat(200), `${'x'.repeat(29)}🐺`]) {
      const named = set(base, 'name', name);
      expect(roster.parse(JSON.parse(JSON.stringify(named))).ok).toBe(true);
      expect(roster.view(named).units[0]!.name.length).toBeGreaterThan(0);
      expect(named.units[0]!.name).not.toMatch(/[\uD800-\uDBFF]$/);
    }
    expect(roster.view(base).add).toBeUndefined();
    expect(set(base, 'type', 'U3')).toBe(base);
    expect(set(base, 'nothing', 'x')).toBe(base);
  });

  it('a stranger is refused by its name', () => {
    const read = (raw: unknown) => roster.parse(raw);
    const base = JSON.parse(JSON.stringify(fresh())) as {
      units: { type: string }[];
      traits: Record<string, string[]>;
    };
    base.units[0]!.type = 'U20';
    expect(read(base)).toEqual({ ok: false, error: '“U20” is not a unit die of Skirminion.' });
    base.units[0]!.type = 'U6';
    base.traits.U6 = ['flying'];
    expect(read(base)).toEqual({ ok: false, error: '“flying” is not a trait of Skirminion.' });
    expect(read({ ...fresh(), units: fresh().units.slice(1) }).ok).toBe(false);
    expect(read({ ...fresh(), units: fresh().units.map((unit) => ({ ...unit, id: 'u1' })) }).ok).toBe(false);
  });

  it('SN-R7 starters and random warbands have two elites, so that any two may meet', () => {
    const made = [
      ...roster.starters.map((each) => each.roster),
      ...Array.from({ length: 200 }, (_, i) => roster.random(i)),
    ];
    for (const each of made) {
      expect(each.units.filter((unit) => TYPES[unit.type].elite)).toHaveLength(2);
      expect(roster.view(each).legal).toBe(true);
    }
    expect(roster.view(fresh()).legal).toBe(true);
  });
});
