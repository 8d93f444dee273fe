import * as fc from 'fast-check';

import { keep } from '../../engine/core/keep';

const tree = fc.jsonValue({ maxDepth: 3 });

describe('keep', () => {
  it('gives what it was given, whatever came before', () => {
    fc.assert(fc.property(tree, tree, (last, next) => expect(keep(last, next)).toEqual(next)));
  });

  it('gives the very same object when nothing changed', () => {
    fc.assert(fc.property(tree, (last) => expect(keep(last, structuredClone(last))).toBe(last)));
  });

  it('keeps the parts that did not change beside one that did', () => {
    const last = { sides: [{ units: [{ hp: 3 }, { hp: 4 }] }, { units: [{ hp: 1 }] }], notes: [] };
    const next = structuredClone(last);
    next.sides[0]!.units[1]!.hp = 2;
    const kept = keep(last, next);
    expect(kept).toEqual(next);
    expect(kept.sides[0]).not.toBe(last.sides[0]);
    expect(kept.sides[0]!.units[0]).toBe(last.sides[0]!.units[0]);
    expect(kept.sides[1]).toBe(last.sides[1]);
    expect(kept.notes).toBe(last.notes);
  });

  it('tells an absent part from an undefined one, and a list from a record', () => {
    const without: { a?: number } = {};
    const undefinedPart = { a: undefined };
    expect(Object.keys(keep(without, undefinedPart))).toEqual(['a']);
    expect(keep<unknown>({ 0: 'a' }, ['a'])).toEqual(['a']);
  });

  it('changes neither of the two', () => {
    const freeze = (value: unknown): unknown => {
      if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freeze);
      return value;
    };
    fc.assert(
      fc.property(tree, tree, (last, next) => expect(() => keep(freeze(last), freeze(next))).not.toThrow()),
    );
  });
});
