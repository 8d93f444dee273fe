import { begin, viewOf } from '../../../engine/core/game';
import type { RosterEdit } from '../../../engine/core/types';
import { skirminiac } from '../../../engine/skirminiac';
import { NAME_MOST, warband, WARBAND_NAME_MOST } from '../../../engine/skirminiac/roster';
import { onPhone, RED } from './games';

const { roster } = skirminiac;
const named = (...names: readonly string[]) => warband('Reds', [...names, ...RED.slice(names.length)]);
const rename = (unit: string | undefined, value: string): RosterEdit => ({ type: 'set', ...(unit && { unit }), field: 'name', value }); // prettier-ignore

describe('warbands', () => {
  it('SC-R4 have seven units, always', () => {
    expect(roster.fresh().units).toHaveLength(7);
    expect(roster.view(roster.fresh()).add).toBeUndefined();
    for (const type of ['add', 'copy', 'remove'] as const)
      expect(roster.edit(roster.fresh(), { type, unit: 'u1' })).toEqual(roster.fresh());
    expect(roster.parse({ name: 'Six', units: roster.fresh().units.slice(1) })).toEqual({
      ok: false,
      error: 'A Skirminiac warband has seven units.',
    });
  });

  it('SC-R5 differ in nothing but their names', () => {
    const { units, legal, verdict } = roster.view(named('Zed'));
    expect([legal, verdict]).toEqual([true, 'Legal']);
    expect(new Set(units.map((unit) => JSON.stringify(unit.stats))).size).toBe(1);
    expect(units[0]).toMatchObject({ name: 'Zed', health: { value: 6, max: 6 } });
  });

  it('SC-R5 take any name: empty ones are numbered, two alike are told apart', () => {
    const odd = named('', '  ', 'Ed', 'Ed', '🐉');
    expect(
      roster
        .view(odd)
        .units.map((unit) => unit.name)
        .slice(0, 5),
    ).toEqual(['Unit 1', 'Unit 2', 'Ed', 'Ed', '🐉']);
    expect(roster.view(odd).legal).toBe(true);
    expect(roster.view(odd).notices.map((each) => each.text)).toEqual(['Two units are called Ed.']);
    const [, blue] = onPhone.sides;
    const setup = {
      ...onPhone,
      sides: [
        { id: 'a', name: 'Red', roster: odd },
        { ...blue!, roster: named('🐉') },
      ],
    } as const;
    const names = viewOf(begin(skirminiac, setup)).sides.flatMap((side) =>
      side.units.map((unit) => unit.name),
    );
    expect(new Set(names).size).toBe(14);
    expect(names.slice(2, 5)).toEqual(['Red Ed', 'Red Ed 2', 'Red 🐉']);
  });

  it('are renamed, cut to length but not through a character, and put in order', () => {
    const long = 'x'.repeat(NAME_MOST - 1) + '🐉';
    const renamed = roster.edit(
      roster.edit(roster.fresh(), rename('u2', long)),
      rename(undefined, 'y'.repeat(99)),
    );
    expect(renamed.units[1]?.name).toBe('x'.repeat(NAME_MOST - 1));
    expect(renamed.name).toHaveLength(WARBAND_NAME_MOST);
    expect(roster.parse(renamed).ok).toBe(true);
    const moved = roster.edit(roster.fresh(), { type: 'move', unit: 'u7', to: 0 });
    expect(moved.units.map((unit) => unit.id)).toEqual(['u7', 'u1', 'u2', 'u3', 'u4', 'u5', 'u6']);
    expect(roster.edit(roster.fresh(), { type: 'move', unit: 'u7', to: 9 })).toEqual(roster.fresh());
    expect(roster.edit(roster.fresh(), rename('u99', 'Nobody'))).toEqual(roster.fresh());
  });

  it('are refused by a sentence where they are none', () => {
    const { units } = roster.fresh();
    for (const raw of [
      { name: 'x', units, extra: 1 },
      { name: 'x'.repeat(41), units },
      { name: 'x', units: [...units, units[0]] },
    ])
      expect(roster.parse(raw)).toEqual({ ok: false, error: 'This is not a Skirminiac warband.' });
    expect(roster.parse({ name: 'x', units: units.map((unit) => ({ ...unit, id: 'u1' })) }).ok).toBe(false);
  });

  it('come at random with seven different names', () => {
    for (let seed = 1; seed <= 20; seed++)
      expect(new Set(roster.random(seed).units.map((unit) => unit.name)).size).toBe(7);
    expect(roster.random(1)).not.toEqual(roster.random(2));
  });
});
