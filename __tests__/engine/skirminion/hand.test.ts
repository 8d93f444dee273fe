import { battle, type Table } from './script';

const two = () => battle({ a1: { at: 'd4' }, a2: { at: 'a1' }, b1: { at: 'd5' }, b2: { at: 'h8' } });
const marks = (table: Table) => table.state.units.map((unit) => (unit.marker ? 1 : 0)).join('');

describe('the table overrules', () => {
  it('a unit set to 0 is down, scores, and comes back where it stood', () => {
    const down = two().adjust('b1', 'health', 0);
    expect(down.score).toEqual([1, 0]);
    expect(down.view.board!.units.map((unit) => unit.unit)).not.toContain('b1');
    const taken = down.adjust('a1', 'place', 35);
    expect(taken.cell('a1')).toBe('d5');
    const back = taken.adjust('b1', 'health', 4);
    expect([back.health('b1'), back.score, back.cell('a1')]).toEqual([4, [0, 0], 'd5']);
    expect(back.cell('b1')).not.toBe('d5');
  });

  it('a unit set to 0 while it acts hands the turn over', () => {
    const acting = two().choose('move|a2||a3');
    const down = acting.adjust('a2', 'health', 0);
    expect([down.state.acting, down.state.side]).toEqual([undefined, 'b']);
  });

  it('mid-exchange: a fighter set to 0 ends it, another value goes on', () => {
    const open = two().choose('melee|a1|b1').roll([6, 5, 1, 1], [5, 4, 1, 1]);
    const ended = open.adjust('b1', 'health', 0);
    expect(ended.ask).toMatchObject({ id: 'turn', prompt: 'A1: what next?' });
    const on = open.adjust('b1', 'health', 3);
    expect(on.ask.id).toBe('melee.use');
    expect(on.choose('injure||||attacker.0').health('b1')).toBe(1);
    expect(on.view.exchange!.results).toMatchObject([{ from: 6, to: 3 }]);
  });

  it('before a last blow: raising the fallen unit ends the exchange', () => {
    const open = battle({
      a1: { at: 'd4' },
      b1: { at: 'd5', health: 1, traits: ['berserk'] },
      b2: { at: 'h8' },
    })
      .choose('melee|a1|b1')
      .roll([6, 1, 1, 1], [5, 4, 1, 1])
      .choose('injure||||attacker.0');
    expect(open.ask.id).toBe('melee.last-blow');
    expect(open.adjust('b1', 'health', 2).ask.id).toBe('turn');
    expect(open.adjust('a1', 'health', 0).ask.id).toBe('turn');
  });

  it('friendly fire forgets a friend that falls', () => {
    const open = battle({ a1: { at: 'd1' }, a2: { at: 'd7' }, a3: { at: 'e7' }, b1: { at: 'd6' } }).choose(
      'shoot|a1|b1',
    );
    const one = open.adjust('a3', 'health', 0);
    expect(one.ask).toMatchObject({ id: 'ranged.friendly', unit: 'a2' });
    const none = one.adjust('a2', 'health', 0);
    expect(none.ask.kind === 'roll' && none.ask.pools[0]!.dice).toBe(5);
  });

  it('a disc lifted by hand is an activation played', () => {
    const table = two().adjust('a1', 'marker', 0);
    expect([marks(table), table.state.side]).toEqual(['0111', 'b']);
    expect(table.adjust('a1', 'marker', 1).state.side).toBe('b');
  });

  it('played as a tracker: discs, then the next round by its track', () => {
    let table = two();
    for (const id of ['a1', 'b1', 'a2', 'b2']) table = table.adjust(id, 'marker', 0);
    expect(table.ask).toMatchObject({ id: 'turn', prompt: 'Round 1: no discs are left' });
    const next = table.adjust('game', 'round', 2);
    expect([marks(next), next.state.round, next.ask.id]).toEqual(['1111', 2, 'round.contest']);
    expect(table.choose('round').state.round).toBe(2);
  });

  it('the round past the last ends it; a round before reopens it', () => {
    const ended = two().adjust('game', 'round', 5);
    expect(ended.over).toMatchObject({ title: 'A draw' });
    const back = ended.adjust('game', 'round', 4);
    expect(back.ask.id).toBe('turn');
    expect(two().adjust('game', 'round', 1).state).toEqual(two().state);
  });

  it('score and whose turn are set as they are given', () => {
    const table = two().adjust('a', 'score', 7);
    expect(table.score).toEqual([7, 0]);
    expect(table.adjust('b1', 'health', 0).score).toEqual([8, 0]);
    expect(table.adjust('b1', 'health', 0).adjust('a', 'score', 0).score).toEqual([0, 0]);
    expect(two().adjust('game', 'turn', 1).state.side).toBe('b');
    expect(two().choose('melee|a1|b1').adjust('game', 'turn', 1).ask).toMatchObject({
      id: 'turn',
      asked: { side: 'b' },
    });
  });

  it('a place on another unit swaps, one on an obstacle lands beside it', () => {
    const swapped = two().adjust('a1', 'place', 35);
    expect([swapped.cell('a1'), swapped.cell('b1')]).toEqual(['d5', 'd4']);
    const stone = battle({ a1: { at: 'a1' }, b1: { at: 'h8' } }, { obstacles: 'd4' }).adjust(
      'a1',
      'place',
      27,
    );
    expect(['c3', 'd3', 'e3']).toContain(stone.cell('a1'));
  });
});

describe('skip', () => {
  it('leaves an attack: it counts as made', () => {
    const skipped = two().choose('melee|a1|b1').roll([6, 5, 1, 1], [5, 4, 1, 1]).skip();
    expect([skipped.ask.id, skipped.state.side, skipped.unit('a1').marker]).toEqual(['turn', 'b', false]);
    const shot = battle({ a1: { at: 'd1' }, b1: { at: 'd6' }, b2: { at: 'h8' } })
      .choose('shoot|a1|b1')
      .skip();
    expect(shot.ask.prompt).toBe('A1: what next?');
    expect(shot.why('shoot|a1')).toMatchObject({ done: true });
  });

  it('of the last disc leaves the end of the round to the table', () => {
    const table = battle({ a1: { at: 'd4' }, b1: { at: 'h8', marker: false } })
      .choose('move|a1||d5')
      .skip();
    expect(table.ask.prompt).toBe('Round 1: no discs are left');
    expect(table.skip().state.round).toBe(2);
  });

  it('passes the turn when nobody acts', () => {
    expect(two().skip().state.side).toBe('b');
  });
});

describe('the view', () => {
  it('shows what the pictures show', () => {
    const table = battle({ a1: { at: 'd2', type: 'U8', health: 4 }, a2: { at: 'a1', marker: false }, b1: { at: 'b8', type: 'U9', traits: ['durus'] } }, { obstacles: 'c7', round: 2 }); // prettier-ignore
    const [red, blue] = table.view.sides;
    expect(table.view).toMatchObject({ when: 'Round 2', turn: { side: 'a', text: 'Red is acting' } });
    expect(red).toMatchObject({ note: '1 disc left' });
    expect(red!.units[0]).toMatchObject({
      kind: 'U8',
      word: 'hurt',
      hurt: true,
      status: 'ready',
      health: { value: 4, max: 8, mark: 4, draw: 'unit-die' },
      facts: 'Melee 1 · Ranged 2 · spread shot · elite',
    });
    expect(red!.units[1]).toMatchObject({ status: 'done', word: 'done', marker: { value: 0, draw: 'disc' } });
    expect(blue!.units[0]!.tags.map((tag) => tag.label)).toEqual(['Elite', 'Durus']);
    const moved = table.choose('move|a1||e3');
    expect(moved.view.sides[0]!.units[0]!.status).toBe('acting');
    const shoot = moved.options.find((option) => option.verb?.id === 'shoot')!;
    expect(shoot.verb!.note).toBe('4 dice at B1, in cover. Hurt: drops 3s');
    expect(shoot.main).toBe(true);
    expect(moved.why('melee|a1')).toEqual({ why: 'Touches no enemy', rule: 'SN-R31' });
    expect(moved.why('move|a1')).toMatchObject({ why: 'd2 to e3', done: true });
  });

  it('dice are empty before they are rolled and never vanish while the exchange is open', () => {
    const open = two().choose('melee|a1|b1');
    expect(open.view.exchange).toMatchObject({ title: 'A1 fights B1' });
    expect(open.view.exchange!.sides.map((side) => side.dice.map((die) => die.fate).join())).toEqual(['empty,empty,empty,empty', 'empty,empty,empty,empty']); // prettier-ignore
    const used = open.roll([6, 5, 1, 1], [5, 4, 1, 1]).choose('injure||||attacker.0');
    expect(used.view.exchange!.sides.map((side) => side.dice.length)).toEqual([4, 4]);
    expect(used.view.exchange!.say).toBe('A1 has 5; B1 has 5 and 4.');
  });
});
