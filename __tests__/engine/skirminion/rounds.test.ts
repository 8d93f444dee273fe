import { skirminion } from '../../../engine/skirminion';
import { battle, tableAt, type Piece, type Table } from './script';

/** The last disc of the round is lifted. */
const lastDisc = (pieces: Readonly<Record<string, Piece>>, round: number, rulings = {}): Table => {
  const table = battle(pieces, { round, rulings });
  const id = Object.keys(pieces).find((each) => each.startsWith('a') && pieces[each]!.marker !== false)!;
  return table.choose(table.open('end').find((option) => option === `end|${id}`) ?? `rest|${id}`);
};
const DONE = { marker: false } as const;

describe('rounds and discs', () => {
  it('SN-R4 a tie is rolled again, the higher wins', () => {
    const table = battle({ a1: { at: 'a1' }, b1: { at: 'h8' } }, { phase: { id: 'round.contest' } });
    const tied = table.roll([4], [4]);
    expect(tied.ask.id).toBe('round.contest');
    expect(tied.ask.notes[0]).toEqual({ text: 'Tied at 4: roll again.', rule: 'SN-R4' });
    const won = tied.roll([2], [5]);
    expect(won.ask).toMatchObject({ id: 'turn', asked: { side: 'b' } });
    expect(won.view.exchange).toMatchObject({ title: 'Contest', say: 'Blue won with 5.' });
  });

  it('SN-R10 a disc under every unit at the start, lifted when it has acted', () => {
    const table = lastDisc({ a1: { at: 'a1' }, a2: { at: 'c1', ...DONE }, b1: { at: 'h8', ...DONE } }, 1);
    expect(table.state.round).toBe(2);
    expect(table.state.units.every((unit) => unit.marker)).toBe(true);
    expect(table.ask.id).toBe('round.contest');
    const acted = battle({ a1: { at: 'a1' }, a2: { at: 'c1' }, b1: { at: 'h8' } }).choose('end|a1');
    expect([acted.unit('a1').marker, acted.unit('a2').marker]).toEqual([false, true]);
    expect(acted.state.side).toBe('b');
  });

  it('SN-R10 a unit without a disc does not act', () => {
    const table = battle({ a1: { at: 'a1', ...DONE }, a2: { at: 'c1' }, b1: { at: 'h8' } });
    expect(table.why('act|a1')).toMatchObject({ rule: 'SN-R10', done: true });
    expect(table.open().every((id) => !id.includes('a1|') && !id.endsWith('|a1'))).toBe(true);
  });

  it('SN-R9 a side acts with its own units', () => {
    const table = battle({ a1: { at: 'a1' }, b1: { at: 'h8' } }, { side: 'b' });
    expect(new Set(table.options.map((option) => option.unit))).toEqual(new Set(['b1']));
  });

  it('SN-R11 turns alternate until no disc is left, for four rounds', () => {
    const table = battle({ a1: { at: 'a1' }, a2: { at: 'c1', ...DONE }, b1: { at: 'h8' } });
    const blue = table.choose('end|a1');
    expect(blue.state.side).toBe('b');
    expect(blue.choose('end|b1').ask.id).toBe('round.contest');
    const last = lastDisc({ a1: { at: 'a1' }, b1: { at: 'h8', ...DONE } }, 4);
    expect(last.over).toMatchObject({ title: 'A draw', rule: 'SN-R20' });
    expect(last.view.when).toBe('The end');
  });

  it('SN-R15 rest gives a hurt, untouched unit that does nothing 1 health', () => {
    const table = battle({ a1: { at: 'a1', health: 3 }, b1: { at: 'h8' } });
    expect(table.open('end')).toEqual([]);
    const rested = table.choose('rest|a1');
    expect([rested.health('a1'), rested.unit('a1').marker]).toEqual([4, false]);
    expect(battle({ a1: { at: 'a1', health: 4 }, b1: { at: 'h8' } }).why('rest|a1')).toMatchObject({
      rule: 'SN-R15',
    });
    const held = battle({ a1: { at: 'a1', health: 3 }, b1: { at: 'b2' } });
    expect(held.why('rest|a1')).toEqual({ why: 'Touches an enemy', rule: 'SN-R15' });
    expect(held.choose('end|a1').health('a1')).toBe(3);
  });

  it('SN-A15 a unit that has done anything does not rest; on the table the players judge', () => {
    const slipped = battle({ a1: { at: 'a1', health: 3 }, b1: { at: 'h8' } }).choose('slip|a1||a2');
    expect(slipped.why('rest|a1')).toMatchObject({ rule: 'SN-R15' });
    expect(slipped.choose('end|a1').health('a1')).toBe(3);
    const table = battle({ a1: { health: 3 }, b1: {} });
    expect([...table.open('rest'), ...table.open('end')]).toEqual(['rest|a1', 'end|a1']);
    expect(table.choose('end|a1').health('a1')).toBe(3);
    expect(table.choose('rest|a1').health('a1')).toBe(4);
  });
});

describe('free actions', () => {
  const spent = { a1: { at: 'd1', ...DONE }, b1: { at: 'd8' }, b2: { at: 'h8' } };

  it('SN-R16 with no discs against some: a slip, or an attack if it has not attacked', () => {
    const table = battle(spent);
    expect(table.ask).toMatchObject({ prompt: 'Red: a free action?', rule: 'SN-R16' });
    expect(table.why('move|a1')).toMatchObject({ rule: 'SN-R16' });
    expect(table.open('shoot')).toHaveLength(2);
    const slipped = table.choose('slip|a1||e2');
    expect([slipped.cell('a1'), slipped.state.side, slipped.unit('a1').freed]).toEqual(['e2', 'b', true]);
    const attacked = battle({ ...spent, a1: { at: 'd1', ...DONE, attacked: true } });
    expect(attacked.why('shoot|a1')).toMatchObject({ rule: 'SN-R16' });
  });

  it('SN-A13 a unit that has attacked may still slip; being attacked is not attacking', () => {
    expect(
      battle({ ...spent, a1: { at: 'd1', ...DONE, attacked: true } }).open('slip').length,
    ).toBeGreaterThan(0);
    const fought = battle({ a1: { at: 'd4' }, b1: { at: 'd5' }, b2: { at: 'h8' } })
      .choose('melee|a1|b1')
      .roll([1, 1, 1, 1], [1, 1, 1, 1]);
    expect([fought.unit('a1').attacked, fought.unit('b1').attacked]).toEqual([true, false]);
  });

  it('SN-A14 SN-R28 SN-R41 earlier moves and slips do not forbid a free shot or slip', () => {
    const moved = battle({ a1: { at: 'd1' }, a2: { at: 'a1', ...DONE }, b1: { at: 'd8' }, b2: { at: 'g8' } })
      .choose('move|a1||d2')
      .choose('slip|a1||d3');
    expect(moved.state.side).toBe('b');
    const free = moved.choose('end|b1');
    expect(free.ask.prompt).toBe('Red: a free action?');
    expect(free.open('shoot')).toContain('shoot|a1|b1');
    const shot = free.choose('shoot|a1|b1').roll([1, 1, 1, 1, 1], [1, 1, 1]);
    expect([shot.state.side, shot.unit('a1').freed]).toEqual(['b', true]);
  });

  it('SN-R17 one free action in a round for each unit; a pass keeps it', () => {
    const used = battle({ ...spent, a1: { at: 'd1', ...DONE, freed: true }, a2: { at: 'a1', ...DONE } });
    expect(used.why('act|a1')).toMatchObject({ rule: 'SN-R17' });
    const passed = battle(spent).choose('pass');
    expect([passed.state.side, passed.unit('a1').freed]).toEqual(['b', false]);
    expect(passed.choose('end|b1').ask.prompt).toBe('Red: a free action?');
    // With nothing to use the turn goes back at once.
    const none = battle({ a1: { at: 'd1', freed: true }, b1: { at: 'd8' }, b2: { at: 'h8' } }).choose(
      'end|a1',
    );
    expect(none.choose('end|b1').state.side).toBe('b');
  });

  it('SN-R16 nothing is free once nobody has a disc', () => {
    const table = battle({ a1: { at: 'd1', ...DONE }, b1: { at: 'd8' } }, { side: 'b' }).choose('end|b1');
    expect(table.ask.id).toBe('round.contest');
  });
});

describe('scoring', () => {
  it('SN-R19 SN-A28 the centre from round two: 2 alone, 1 each together', () => {
    const centre = (red: string, blue: string, round: number) =>
      lastDisc({ a1: { at: red }, b1: { at: blue, ...DONE } }, round).score;
    expect(centre('d4', 'h8', 1)).toEqual([0, 0]);
    expect(centre('d4', 'h8', 2)).toEqual([2, 0]);
    expect(centre('e5', 'd4', 3)).toEqual([1, 1]);
    expect(centre('a1', 'e4', 4)).toEqual([0, 2]);
    expect(centre('c3', 'f6', 2)).toEqual([0, 0]);
  });

  it('SN-R19 on the table one form asks who stands there, with what it last heard', () => {
    const asked = lastDisc({ a1: {}, b1: { ...DONE, centre: true } }, 2);
    expect(asked.ask.id).toBe('round.centre');
    expect(asked.ask.kind === 'form' && asked.ask.rows.map((row) => [row.id, row.preset])).toEqual([['a1', 'out'], ['b1', 'in']]); // prettier-ignore
    expect(asked.form().score).toEqual([0, 2]);
    expect(asked.form({ a1: 'in' }).score).toEqual([1, 1]);
    expect(lastDisc({ a1: {}, b1: DONE }, 1).ask.id).toBe('round.contest');
  });

  it('SN-R20 the most points win, a tie is a draw', () => {
    const table = lastDisc({ a1: { at: 'd4' }, b1: { at: 'h8', ...DONE } }, 4);
    expect(table.over).toEqual({
      winner: 'a',
      title: 'Red wins',
      why: 'Four rounds are played. 2 to 0.',
      rule: 'SN-R20',
      scores: [
        { side: 'a', score: '2' },
        { side: 'b', score: '0' },
      ],
    });
  });

  it('SN-A29 a wipe-out is played out, or ends the battle', () => {
    const pieces = { a1: { at: 'd4' }, b1: { at: 'd5', health: 1 } };
    const kill = (table: Table) =>
      table.choose('melee|a1|b1').roll([6, 1, 1, 1], [1, 1, 1, 1]).choose('injure||||attacker.0');
    const on = kill(battle(pieces, { round: 2 }));
    expect(on.over).toBeUndefined();
    expect(on.choose('end|a1')).toMatchObject({ score: [3, 0] });
    // Nobody to contest with: Red goes on.
    expect(on.choose('end|a1').ask).toMatchObject({ id: 'turn', asked: { side: 'a' } });
    const ends = kill(battle(pieces, { round: 2, rulings: { 'SN-A29': 'ends' } }));
    expect(ends.over).toMatchObject({ winner: 'a', rule: 'SN-A29' });
  });

  it('SN-A29 when both are gone the rounds run out', () => {
    const table = battle(
      { a1: { at: 'd4', health: 1 }, b1: { at: 'd5', health: 1, traits: ['berserk'] } },
      { round: 1 },
    )
      .choose('melee|a1|b1')
      .roll([6, 1, 1, 1], [6, 1, 1, 1])
      .choose('injure||||attacker.0')
      .choose('injure||||defender.0');
    expect(table.over).toMatchObject({ title: 'A draw' });
    expect(table.score).toEqual([1, 1]);
  });
});

describe('traits at the start of a round', () => {
  const start = (piece: Piece) => lastDisc({ a1: { at: 'a1', ...piece }, b1: { at: 'h8', ...DONE } }, 1);

  it('SN-R60 SN-A5 DURUS below half rolls, and gains 1 on more than its health', () => {
    const table = start({ type: 'U8', health: 3, traits: ['durus'], at: 'a1' });
    // Resting first lifted it to 4, which is half and not below.
    expect(table.ask.id).toBe('round.contest');
    const low = start({ type: 'U8', health: 2, traits: ['durus'] });
    expect(low.ask).toMatchObject({ id: 'round.durus', rule: 'SN-R60' });
    expect(low.health('a1')).toBe(3);
    expect(low.roll([3]).health('a1')).toBe(3);
    expect(low.roll([4]).health('a1')).toBe(4);
    expect(low.roll([4]).view.exchange).toMatchObject({ title: 'Durus' });
  });

  it('SN-R62 SN-A6 HEROIC gains 1 in the centre, above its start but not above the maximum', () => {
    expect(start({ at: 'd4', health: 5, traits: ['heroic'] }).health('a1')).toBe(6);
    expect(start({ at: 'd4', health: 6, traits: ['heroic'] }).health('a1')).toBe(6);
    expect(start({ at: 'c4', health: 5, traits: ['heroic'] }).health('a1')).toBe(5);
    const table = lastDisc({ a1: { health: 5, traits: ['heroic'] }, b1: DONE }, 1);
    expect(table.ask).toMatchObject({ id: 'round.centre', rule: 'SN-R62' });
    expect(table.form({ a1: 'in' }).health('a1')).toBe(6);
    expect(table.form({ a1: 'in' }).score).toEqual([0, 0]);
  });

  it('SN-A7 DURUS comes before HEROIC', () => {
    // Health 2 of 6: DURUS is rolled at 2; had HEROIC come first it would stand at 3 and not roll.
    const table = battle({
      a1: { at: 'd4', health: 1, traits: ['durus', 'heroic'] },
      b1: { at: 'h8', ...DONE },
    }).choose('rest|a1');
    expect(table.ask.id).toBe('round.durus');
    expect(table.roll([3]).health('a1')).toBe(4);
    expect(table.roll([2]).health('a1')).toBe(3);
  });
});

describe('conceding', () => {
  it('ends the battle for the other side', () => {
    const { state } = battle({ a1: { at: 'a1' }, b1: { at: 'h8' } });
    const after = tableAt(skirminion.concede(state, 'a').state);
    expect(after.over).toMatchObject({ winner: 'b', why: 'Red conceded.' });
  });
});
