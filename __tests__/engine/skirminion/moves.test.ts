import { battle, type Piece, type Scene, type Table } from './script';

const FAR: Piece = { at: 'h8' };
const around = (...names: string[]) => names.sort();

describe('contact and moves', () => {
  it('SN-R21 SN-A18 contact is adjacency in all eight directions, past obstacles too', () => {
    for (const at of ['c3', 'd3', 'e3', 'c4', 'e4', 'c5', 'd5', 'e5'])
      expect(battle({ a1: { at: 'd4' }, b1: { at } }).open('melee')).toEqual(['melee|a1|b1']);
    expect(battle({ a1: { at: 'd4' }, b1: { at: 'd6' } }).open('melee')).toEqual([]);
    expect(battle({ a1: { at: 'd4' }, b1: { at: 'e5' } }, { obstacles: 'd5 e4' }).open('melee')).toHaveLength(
      1,
    );
    // The edge of the board is no way round.
    expect(battle({ a1: { at: 'h4' }, b1: { at: 'a5' } }).open('melee')).toEqual([]);
  });

  it('SN-R24 only onto free squares of the board', () => {
    const table = battle({ a1: { at: 'a1' }, a2: { at: 'a2' }, b1: FAR }, { obstacles: 'b1' });
    expect(table.cells('move', 'a1')).toEqual(['b2']);
    const walled = battle({ a1: { at: 'a1' }, b1: FAR }, { obstacles: 'a2 b1 b2' });
    expect(walled.why('move|a1')).toMatchObject({ rule: 'SN-R24' });
    expect(walled.why('slip|a1')).toMatchObject({ rule: 'SN-R29' });
  });

  it('SN-R25 one diagonal or up to two straight steps, over free squares', () => {
    const free = battle({ a1: { at: 'd4' }, b1: FAR });
    expect(free.cells('move', 'a1')).toEqual(
      around('c3', 'd3', 'e3', 'c4', 'e4', 'c5', 'd5', 'e5', 'd2', 'd6', 'b4', 'f4'),
    );
    expect(free.options.find((option) => option.id === 'move|a1||d6')?.via).toEqual(['d5']);
    const blocked = battle({ a1: { at: 'd4' }, a2: { at: 'e4' }, b1: FAR }, { obstacles: 'd5 b4' });
    expect(blocked.cells('move', 'a1')).toEqual(around('c3', 'd3', 'e3', 'c4', 'c5', 'e5', 'd2'));
  });

  it('SN-A17 SN-A18 a diagonal step passes between obstacles', () => {
    const table = battle({ a1: { at: 'a1' }, b1: FAR }, { obstacles: 'a2 b1' });
    expect(table.cells('move', 'a1')).toEqual(['b2']);
  });

  it('SN-A36 a move ends on another square', () => {
    expect(battle({ a1: { at: 'd4' }, b1: FAR }).cells('move', 'a1')).not.toContain('d4');
  });

  it('SN-R26 a hurt unit takes one step', () => {
    const table = battle({ a1: { at: 'd4', health: 3 }, b1: FAR });
    expect(table.cells('move', 'a1')).toEqual(around('c3', 'd3', 'e3', 'c4', 'e4', 'c5', 'd5', 'e5'));
    expect(battle({ a1: { at: 'd4', health: 4 }, b1: FAR }).cells('move', 'a1')).toHaveLength(12);
  });

  it('SN-R61 FORTIS moves as if not hurt, but retreats by one step', () => {
    expect(
      battle({ a1: { at: 'd4', health: 1, traits: ['fortis'] }, b1: FAR }).cells('move', 'a1'),
    ).toHaveLength(12);
    const held = battle({ a1: { at: 'd4', traits: ['fortis'] }, b1: { at: 'd5' } });
    expect(held.cells('move', 'a1')).toEqual(around('c3', 'd3', 'e3'));
  });

  it('SN-R23 a retreat ends out of contact, one step, and ends the activation', () => {
    const table = battle({ a1: { at: 'd4' }, b1: { at: 'd5' }, b2: { at: 'b2' } });
    expect(table.cells('move', 'a1')).toEqual(around('d3', 'e3'));
    const after = table.choose('move|a1||e3');
    expect(after.unit('a1').marker).toBe(false);
    expect(after.state.side).toBe('b');
    expect(after.events[0]).toMatchObject({ text: 'A1 retreated to e3.', rule: 'SN-R23' });
  });

  it('SN-A16 with no square out of contact there is no retreat; a move may end in contact', () => {
    const held = battle({ a1: { at: 'a1' }, b1: { at: 'b2' } });
    expect(held.why('move|a1')).toMatchObject({ rule: 'SN-R23' });
    const approach = battle({ a1: { at: 'd4' }, b1: { at: 'd7' } }).choose('move|a1||d6');
    expect(approach.ask.prompt).toBe('A1: what next?');
    expect(approach.open('melee')).toEqual(['melee|a1|b1']);
  });
});

describe('slips', () => {
  it('SN-R27 not in contact with an enemy', () => {
    const table = battle({ a1: { at: 'd4' }, a2: { at: 'd3' }, b1: { at: 'd5' } });
    expect(table.why('slip|a1')).toMatchObject({ rule: 'SN-R27' });
  });

  it('SN-R29 one step to any free square beside it, hurt or not', () => {
    const table = battle({ a1: { at: 'a1', health: 1 }, b1: FAR }, { obstacles: 'a2' });
    expect(table.cells('slip', 'a1')).toEqual(['b1', 'b2']);
    expect(table.choose('slip|a1||b2').cell('a1')).toBe('b2');
  });

  it('SN-R30 or a swap with a friend in contact that touches no enemy', () => {
    const table = battle({ a1: { at: 'd2' }, a2: { at: 'd3' }, a3: { at: 'c2' }, b1: { at: 'd4' } });
    expect(table.open('slip').filter((id) => id.startsWith('slip|a1|a'))).toEqual(['slip|a1|a3|c2']);
    const after = table.choose('slip|a1|a3|c2');
    expect([after.cell('a1'), after.cell('a3')]).toEqual(['c2', 'd2']);
    expect(after.name).toBe('A1 and A3 swap');
  });

  it('SN-R65 SN-A30 VOLTE swaps with an enemy it touches, and nothing else', () => {
    const table = battle({
      a1: { at: 'd4', traits: ['volte'] },
      a2: { at: 'd3' },
      b1: { at: 'd5' },
      b2: { at: 'e5' },
    });
    expect(table.open('slip').filter((id) => id.startsWith('slip|a1'))).toEqual([
      'slip|a1|b1|d5',
      'slip|a1|b2|e5',
    ]);
    const after = table.choose('slip|a1|b1|d5');
    expect([after.cell('a1'), after.cell('b1')]).toEqual(['d5', 'd4']);
    expect(after.events[0]?.rule).toBe('SN-R65');
    // Out of contact it slips like anybody.
    expect(battle({ a1: { at: 'a1', traits: ['volte'] }, b1: FAR }).cells('slip', 'a1')).toHaveLength(3);
  });
});

/* ---- the orders of an activation ------------------------------------------------------------------------------- */

// prettier-ignore
const LEGAL = [
  '', 'M', 'S', 'MS', 'SM', 'R', 'MR', 'SR', 'RS', 'A', 'MA', 'SA', 'MSA', 'SMA',
  'AM', 'AS', 'AMS', 'ASM', 'MAS', 'SAM',
];
const LETTERS: Readonly<Record<string, string>> = {
  move: 'M',
  retreat: 'M',
  slip: 'S',
  shoot: 'R',
  melee: 'A',
};

/** Every way the activation of a1 can go, as letters; attacks hit as hard as dice can, or not at all. */
function orders(table: Table, word: string, found: Set<string>, hits: boolean): void {
  const acting = table.state.acting ?? (word ? undefined : { unit: 'a1' });
  if (!acting || table.over || table.ask.id !== 'turn') {
    found.add(word);
    return;
  }
  const seen = new Set<string>();
  for (const option of table.options) {
    const verb = option.verb!.id;
    if (option.blocked || option.unit !== 'a1') continue;
    if (verb === 'end' || verb === 'rest') found.add(word);
    const letter = LETTERS[verb];
    if (!letter) continue;
    const after = resolve(table.choose(option.id), hits);
    const key = `${letter}${JSON.stringify(after.state.units)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    orders(after, word + letter, found, hits);
    const retreated = option.label.startsWith('Retreat');
    if (retreated && after.state.acting) throw new Error('something followed a retreat');
  }
}

function resolve(table: Table, hits: boolean): Table {
  let at = table;
  while (!at.over && at.ask.id !== 'turn') {
    const { ask } = at;
    if (ask.kind === 'roll')
      at = at.roll(...ask.pools.map((pool, i) => Array<number>(pool.dice).fill(hits && i === 0 ? 6 : 1)));
    else if (ask.kind === 'form') at = at.form();
    else at = at.choose(at.open().find((id) => id.startsWith('all')) ?? at.open()[0]!);
  }
  return at;
}

function allOrders(pieces: Readonly<Record<string, Piece>>, scene: Scene, hits: boolean): Set<string> {
  const found = new Set<string>();
  orders(battle(pieces, scene), '', found, hits);
  return found;
}

describe('one activation', () => {
  const friend: Piece = { at: 'a8', type: 'U12' };
  it('SN-R12 SN-R22 SN-R28 SN-R39 SN-R41 on the phone every legal order, and no other', () => {
    const found = new Set<string>();
    for (const at of ['d5', 'd6', 'd7', 'e8'])
      for (const hits of [true, false])
        for (const word of allOrders({ a1: { at: 'd4' }, b1: { at, health: 4 }, b2: friend }, {}, hits))
          found.add(word);
    expect([...found].sort()).toEqual([...LEGAL].sort());
  });

  it('SN-R12 SN-R22 SN-R28 SN-R39 SN-R41 on the table too', () => {
    const found = new Set<string>();
    for (const hits of [true, false])
      for (const word of allOrders({ a1: {}, b1: { health: 4 }, b2: { type: 'U12' } }, {}, hits))
        found.add(word);
    expect([...found].sort()).toEqual([...LEGAL].sort());
  });

  it('SN-R39 a melee that leaves the attacker in contact ends its activation', () => {
    const found = allOrders({ a1: { at: 'd4' }, b1: { at: 'd5', health: 4 }, b2: { at: 'c5' } }, {}, true);
    expect([...found].sort()).toEqual(['', 'A', 'M']);
  });

  it('SN-R22 SN-R28 SN-R41 each refusal says why', () => {
    const shot = resolve(battle({ a1: { at: 'd4' }, b1: { at: 'd8' } }).choose('shoot|a1|b1'), false);
    expect(shot.why('move|a1')).toMatchObject({ rule: 'SN-R22' });
    expect(shot.why('shoot|a1')).toMatchObject({ done: true });
    const moved = battle({ a1: { at: 'd4' }, b1: { at: 'f8' } }).choose('move|a1||d5');
    expect(moved.why('move|a1')).toEqual({ why: 'd4 to d5', rule: 'SN-R12', done: true });
    // MS with an enemy to fight: still no shot.
    const both = battle({ a1: { at: 'd4' }, b1: { at: 'd8' } })
      .choose('move|a1||d6')
      .choose('slip|a1||d7');
    expect(both.why('shoot|a1')).toMatchObject({ rule: 'SN-R41' });
    expect(resolve(moved.choose('shoot|a1|b1'), false).state.side).toBe('b');
    const table = battle({ a1: { type: 'U5' }, b1: {}, b2: {} })
      .choose('move|a1')
      .choose('shoot|a1|b1');
    expect(resolve(table, false).why('slip|a1')).toMatchObject({ rule: 'SN-R28' });
  });

  it('SN-R12 nothing is a must: a unit may stop after anything', () => {
    const moved = battle({ a1: { at: 'd4' }, b1: { at: 'd8' } }).choose('move|a1||d5');
    const ended = moved.choose('end|a1');
    expect(ended.state.side).toBe('b');
    expect(ended.unit('a1').marker).toBe(false);
  });
});
