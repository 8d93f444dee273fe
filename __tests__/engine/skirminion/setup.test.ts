import type { Field } from '../../../engine/core/types';
import { skirminion } from '../../../engine/skirminion';
import { CELLS, cells, holds, maskOf, nameCell } from '../../../engine/skirminion/board';
import { inCorner, sees } from '../../../engine/skirminion/sight';
import {
  layoutProblems,
  layoutWarning,
  mirrored,
  pairs,
  reachable,
  unpaired,
} from '../../../engine/skirminion/layout';
import { PRESETS } from '../../../engine/skirminion/presets';
import { choicesOf } from '../../../engine/skirminion/setup';
import { setupOf, starter } from './setups';

const fieldsOf = (choices: Parameters<typeof setupOf>[0], rulings = {}) =>
  skirminion.setup.fields(setupOf(choices, undefined, rulings));
const field = <K extends Field['kind']>(fields: readonly Field[], id: string, kind: K) => {
  const found = fields.find((each) => each.id === id);
  if (found?.kind !== kind) throw new Error(`no ${kind} ${id}`);
  return found as Extract<Field, { kind: K }>;
};
const texts = (choices: Parameters<typeof setupOf>[0]) =>
  skirminion.setup.problems(setupOf(choices)).map((each) => each.text);

describe('the six boards', () => {
  it('SN-R2 SN-R5 SN-A1 SN-A2 SN-A35 each has 16 obstacles, is half-turn symmetric, with the centre free and reachable', () => {
    expect(PRESETS).toHaveLength(6);
    for (const { label, obstacles } of PRESETS) {
      expect([label, new Set(obstacles).size]).toEqual([label, 16]);
      expect([label, layoutProblems(obstacles, 'board')]).toEqual([label, []]);
      expect([label, unpaired(obstacles, 'half-turn')]).toEqual([label, []]);
    }
    expect(new Set(PRESETS.map((preset) => preset.obstacles.join())).size).toBe(6);
    expect(new Set(PRESETS.map((preset) => preset.label)).size).toBe(6);
  });

  it('SN-R5 they play differently: each sees another share of the board, and some have inner corners', () => {
    const views = PRESETS.map(({ obstacles }) => {
      const mask = maskOf(obstacles);
      const free = CELLS.map((_, cell) => cell).filter((cell) => !holds(mask, cell));
      const pairsSeen = free.reduce((sum, from) => sum + free.filter((to) => sees(mask, from, to)).length, 0);
      return { seen: pairsSeen, corners: free.filter((cell) => inCorner(mask, cell)).length };
    });
    expect(new Set(views.map((view) => view.seen)).size).toBe(6);
    const [common, , keep, , , ruins] = views;
    expect(common!.seen).toBe(Math.max(...views.map((view) => view.seen)));
    expect(keep!.seen).toBeLessThan(common!.seen);
    expect(ruins!.corners).toBeGreaterThan(0);
    for (const { obstacles } of PRESETS) expect(reachable(obstacles, 'a').size).toBe(48);
  });

  it('SN-R5 one of six can be rolled or picked, and is shown', () => {
    const fields = fieldsOf({ board: 'keep' });
    expect(field(fields, 'board', 'one')).toMatchObject({ value: 'keep', draw: true });
    expect(field(fields, 'board', 'one').options).toHaveLength(6);
    const picture = field(fields, 'picture', 'board');
    expect(picture.value).toEqual([]);
    expect(picture.board.obstacles).toHaveLength(16);
    expect(picture.board.tints).toHaveLength(32);
  });
});

describe('a board of our own', () => {
  const keep = ['b2', 'g2', 'e1', 'c3', 'd3', 'f3', 'c4', 'h4'];

  it('SN-A1 in pairs: a tap brings the mirror image, a tap on either takes both off', () => {
    const shown = (list: readonly string[]) =>
      field(fieldsOf({ layout: 'pairs', pairs: list }), 'pairs', 'board');
    expect(shown(['b2']).board.obstacles.map(({ cell }) => cell)).toEqual(['b2', 'g7']);
    expect(shown(['b2', 'g7'])).toMatchObject({ value: [], hint: '0 of 16' });
    expect(shown(keep)).toMatchObject({ hint: '16 of 16' });
    expect(shown(keep).problem).toBeUndefined();
    expect(texts({ layout: 'pairs', pairs: keep })).toEqual([]);
  });

  it('SN-A1 mirrored in a diagonal by the other ruling', () => {
    expect(mirrored(cells('b1 c3'), 'diagonal').map(nameCell)).toEqual(['b1', 'a2', 'c3']);
    expect(pairs(cells('b1 a2 c3'), 'diagonal').map(nameCell)).toEqual(['c3']);
    expect(unpaired(cells('b1 c1'), 'diagonal')).toHaveLength(2);
    expect(unpaired(cells('b1 h7'), 'diagonal')).toEqual([]);
    expect(unpaired(cells('a7 b8'), 'diagonal')).toEqual([]);
    const fields = fieldsOf({ layout: 'pairs', pairs: ['b1'] }, { 'SN-A1': 'diagonal' });
    expect(field(fields, 'pairs', 'board').board.obstacles.map(({ cell }) => cell)).toEqual(['b1', 'a2']);
  });

  it('SN-A1 asymmetry is a warning, never a refusal', () => {
    const uneven = [
      ...mirrored(cells(keep.join(' ')), 'half-turn')
        .map(nameCell)
        .slice(0, 15),
      'a1',
    ];
    const shown = field(fieldsOf({ layout: 'free', free: uneven }), 'free', 'board');
    expect(shown.help).toMatch(/^Not the same for both: .* have no partner under a half-turn/);
    expect(shown.problem).toBeUndefined();
    expect(texts({ layout: 'free', free: uneven })).toEqual([]);
    expect(layoutWarning(cells('a1'), 'half-turn')).toContain('a1 has no partner');
  });

  it('SN-R5 a blocked centre is refused, and so is the wrong number', () => {
    expect(texts({ layout: 'pairs', pairs: ['d4'] })).toEqual([
      'The board has 2 obstacles; it needs 16.',
      'd4 and e5 must be free: the four central squares stay empty.',
    ]);
    expect(layoutProblems(cells('a1'), 'free')[0]).toMatchObject({
      fix: 'Place 15 more.',
      rule: 'SN-R2',
      field: 'free',
    });
  });

  it('SN-A2 the centre must be within reach of both', () => {
    const wall = cells('a3 b3 c3 d3 e3 f3 g3 h3 a8 b8 c8 d8 e8 f8 g8 h8');
    expect(layoutProblems(wall, 'free').map((each) => each.text)).toEqual([
      'd4, e4, d5 and e5 cannot be reached from rows 1 and 2.',
    ]);
    const full = cells('a1 b1 c1 d1 e1 f1 g1 h1 a2 b2 c2 d2 e2 h8 g8 f8');
    expect(layoutProblems(full, 'free')).toMatchObject([{ rule: 'SN-R6' }]);
  });

  it('begins as the chosen one of the six, and nonsense is not read', () => {
    expect(choicesOf(setupOf({ layout: 'free', board: 'towers' })).obstacles).toHaveLength(16);
    expect(choicesOf(setupOf({ layout: 'pairs', pairs: ['z9'] })).obstacles).toHaveLength(16);
    expect(choicesOf(setupOf({ layout: 'strange', way: 3, board: 'x' }))).toMatchObject({ way: 'table', layout: 'preset', preset: 'common' }); // prettier-ignore
  });
});

describe('making a game', () => {
  it('SN-R1 SN-R2 two players; what is needed is said', () => {
    const setup = setupOf();
    expect(skirminion.setup.problems(setup)).toEqual([]);
    expect(skirminion.setup.problems({ ...setup, sides: setup.sides.slice(1) })).toMatchObject([
      { rule: 'SN-R1' },
    ]);
    expect(field(fieldsOf({}), 'way', 'one')).toMatchObject({
      value: 'table',
      help: 'An 8 by 8 board, 16 obstacles, four unit dice, four discs and five D6 for each of the two players.',
    });
    expect(skirminion.players).toEqual({ min: 2, max: 2 });
    expect(skirminion.view(skirminion.start(setup)).board!.cells).toHaveLength(64);
  });

  it('SN-R7 both sides must bring as many elites', () => {
    const poor = { ...starter('night-watch'), units: starter('night-watch').units.map((unit) => ({ ...unit, type: 'U6' as const })) }; // prettier-ignore
    expect(skirminion.setup.problems(setupOf({}, [poor, starter('iron-gate')]))).toEqual([
      {
        text: 'Red brings 0 elites, Blue 2: both must bring as many.',
        fix: 'Change a warband: U8, U9, U10 and U12 are elite.',
        rule: 'SN-R7',
      },
    ]);
  });

  it('SN-R58 SN-A37 a warband that would begin hurt is refused, unless traits are not used', () => {
    const heavy = { ...starter('night-watch'), traits: { ...starter('night-watch').traits, U6: ['lupus', 'durus', 'fortis'] as const } }; // prettier-ignore
    expect(skirminion.setup.problems(setupOf({}, [heavy, starter('iron-gate')]))).toMatchObject([
      { rule: 'SN-R58' },
    ]);
    expect(
      skirminion.setup.problems(setupOf({}, [heavy, starter('iron-gate')], { 'SN-A37': 'none' })),
    ).toEqual([]);
    const broken = setupOf({}, [{} as never, starter('iron-gate')]);
    expect(skirminion.setup.problems(broken)[0]?.text).toBe(
      'Red: This is not a Skirminion warband of four units.',
    );
  });
});
