import { skirminion } from '../../../engine/skirminion';
import { canEndEqual } from '../../../engine/skirminion/deploy';
import { begun, tableAt, type Table } from './script';
import { setupOf, starter } from './setups';

const phone = () => begun(setupOf({ way: 'phone', board: 'common' }));

function deployAll(table: Table): Table {
  let at = table;
  while (at.ask.id === 'deploy') at = at.choose(at.open()[0]!);
  return at;
}

describe('deployment', () => {
  it('SN-R4 SN-R6 the winner of the contest deploys first, then by turns, four each', () => {
    let table = phone().roll([2], [5]);
    expect(table.ask).toMatchObject({ id: 'deploy', asked: { side: 'b' }, prompt: 'Blue: deploy a unit' });
    const order: string[] = [];
    while (table.ask.id === 'deploy') {
      order.push(table.state.side);
      table = table.choose(table.open()[0]!);
    }
    expect(order.join('')).toBe('babababa');
    expect(table.ask.id).toBe('round.contest');
    expect(table.view.board!.units).toHaveLength(8);
  });

  it('SN-R6 on free squares of the own first two rows', () => {
    const table = phone().roll([6], [5]);
    const squares = new Set(table.options.map((option) => option.cell!));
    // 16 squares, less a1, h1, c2 and f2.
    expect(squares.size).toBe(12);
    expect([...squares].every((cell) => cell.endsWith('1') || cell.endsWith('2'))).toBe(true);
    expect(squares.has('c2')).toBe(false);
    const next = table.choose('deploy|a1||d1');
    expect(next.options.every((option) => /[78]$/.test(option.cell!))).toBe(true);
    expect(next.choose('deploy|b1||d8').options.map((option) => option.cell)).not.toContain('d1');
    expect(table.view.board!.tints).toHaveLength(32);
  });

  it('SN-R6 on the table the reminder stands with the first contest', () => {
    const table = begun(setupOf()).roll([6], [5]);
    expect(table.ask.id).toBe('round.contest');
    expect(table.ask.notes.map((note) => note.text)).toEqual([
      'Deploy first: Red begins, one unit each in turn, four each.',
      'Red on rows 1 and 2, Blue on rows 7 and 8, a disc under every unit.',
    ]);
  });

  it('SN-R8 the die starts at its maximum less its traits', () => {
    const { state } = phone();
    const health = Object.fromEntries(state.units.map((unit) => [unit.name, unit.health]));
    expect(health).toMatchObject({
      Anvil: 10,
      Kite: 8,
      Flint: 6,
      Moth: 5,
      Hollow: 10,
      Brack: 8,
      Ursa: 6,
      Tick: 6,
    });
  });

  it('SN-A37 without traits nobody has any, and all start full', () => {
    const table = begun(setupOf({}, undefined, { 'SN-A37': 'none' }));
    expect(table.state.units.every((unit) => unit.traits.length === 0)).toBe(true);
    expect(table.state.units.find((unit) => unit.name === 'Hollow')?.health).toBe(12);
  });

  it('SN-R7 SN-A26 both can still end with as many elites', () => {
    const side = (elites: number, left: number) => ({ elites, left });
    expect(canEndEqual(side(0, 4), side(0, 4))).toBe(true);
    expect(canEndEqual(side(2, 1), side(0, 2))).toBe(true);
    expect(canEndEqual(side(2, 1), side(0, 1))).toBe(false);
    expect(canEndEqual(side(4, 0), side(0, 4))).toBe(true);
    expect(canEndEqual(side(1, 0), side(2, 0))).toBe(false);
  });

  it('SN-A26 a unit that would break it is refused while another would not', () => {
    // Red has lost an elite by hand and placed the rest; Blue keeps to what Red has.
    const { state } = phone();
    const change = {
      a1: { health: 0 },
      a2: { cell: 1 },
      a3: { cell: 2 },
      a4: { cell: 3 },
      b1: { cell: 60 },
    } as Record<string, object>;
    const at = tableAt({
      ...state,
      side: 'b',
      phase: { id: 'deploy' },
      units: state.units.map((unit) => ({ ...unit, ...change[unit.id] })),
    });
    expect(at.why('deploy|b2')).toEqual({ why: 'Both sides must end with as many elites', rule: 'SN-A26' });
    expect(at.open().some((id) => id.startsWith('deploy|b3'))).toBe(true);
  });

  it('names that are alike are told apart', () => {
    const red = { ...starter('night-watch'), units: starter('night-watch').units.map((unit, i) => ({ ...unit, name: i < 2 ? 'Wolf' : i === 2 ? '' : 'Tick' })) }; // prettier-ignore
    const { state } = begun(setupOf({}, [red, starter('iron-gate')]));
    expect(state.units.map((unit) => unit.name)).toEqual(['Wolf 1', 'Wolf 2', 'U6', 'Red Tick', 'Hollow', 'Brack', 'Ursa', 'Blue Tick']); // prettier-ignore
  });

  it('skip deploys the rest and begins', () => {
    const table = phone().roll([2], [5]).skip();
    expect(table.ask.id).toBe('turn');
    expect(table.view.board!.units).toHaveLength(8);
    expect(new Set(table.view.board!.units.map((unit) => unit.cell)).size).toBe(8);
  });

  it('SN-R10 after deployment the first round begins with a contest', () => {
    const table = deployAll(phone().roll([6], [5]));
    expect(table.view.when).toBe('Round 1');
    expect(table.roll([1], [2]).ask).toMatchObject({ id: 'turn', asked: { side: 'b' } });
    expect(skirminion.view(table.state).tracks[0]).toMatchObject({ value: 1, max: 4, top: 5 });
  });
});
