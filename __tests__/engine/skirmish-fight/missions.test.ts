import { battle, broke, fought, shot, unit, type Table } from './script';

const BOB = unit('Bob', 'fighter');
const SALLY = unit('Sally');
const ANN = unit('Ann');
const scores = (table: Table) => ['a', 'b'].map((side) => table.track(side as 'a', 'score').value);
/** Plays on with moves alone until the mission asks, or the game is over. */
function playOn(table: Table, rows: Readonly<Record<string, string>> = {}): Table {
  while (!table.over) {
    table.endRound();
    if (table.over) break;
    if (table.ask.kind === 'form') {
      if (table.state.round === 5) return table;
      table.form(rows);
    } else table.initiative();
  }
  return table;
}

describe('Kill or be Killed', () => {
  it('SF-R52 the points of defeated enemies count by themselves', () => {
    const table = fought(broke(battle([BOB], [unit('Lead'), unit('Rex', 'fast', 'tough')])), 6, 6);
    table.set('b2', 'life', 1).set('b1', 'ready', 0).skip();
    expect(scores(table)).toEqual([0, 0]);
    const kill = broke(battle([BOB], [SALLY, ANN])).set('b1', 'life', 1);
    fought(kill, 6, 1);
    expect(scores(kill)).toEqual([4, 0]);
    expect(kill.events).toContainEqual(expect.objectContaining({ kind: 'scored', side: 'a', amount: 4 }));
    expect(kill.side('a').note).toBe('4 points killed');
  });
  it('SF-R52 SF-A20 most points after 5 rounds win', () => {
    const table = playOn(battle([BOB, ANN], [SALLY, unit('Joe')]).set('b2', 'life', 0));
    expect(table.state.round).toBe(5);
    expect(table.over).toMatchObject({
      winner: 'a',
      title: 'Red wins',
      why: 'After 5 rounds: 4 points killed, against 0.',
      rule: 'SF-R52',
    });
  });
  it('SF-A22 equal is a draw', () => {
    const table = playOn(battle([BOB], [SALLY]));
    expect(table.over).toMatchObject({ title: 'A draw', why: 'After 5 rounds: 0 points killed each.' });
    expect(table.over).not.toHaveProperty('winner');
  });
  it('SF-A22 a leader’s free buff is worth nothing', () => {
    const lead = battle([BOB, ANN], [unit('Lead', 'fast', 'tough', 'call'), SALLY]);
    expect(scores(lead.set('b1', 'life', 0))).toEqual([6, 0]);
  });
  it('SF-A35 an enemy that fell, or blew itself up, counts too; by the other reading it does not', () => {
    const fallen = (reading: string) => {
      const table = battle([BOB, ANN], [SALLY], {}, { 'SF-A35': reading }).set('a1', 'life', 1);
      return scores(table.choose('fall|a1').choose('fell.2'));
    };
    expect(fallen('any')).toEqual([0, 4]);
    expect(fallen('opponent')).toEqual([0, 0]);
    const blown = (reading: string) => {
      const gus = unit('Gus', 'blast');
      const table = broke(battle([gus, ANN], [SALLY], {}, { 'SF-A35': reading })).set('a1', 'life', 1);
      return scores(shot(table, 1, 6));
    };
    expect(blown('any')).toEqual([0, 4]);
    expect(blown('opponent')).toEqual([0, 0]);
  });
  it('SF-A35 what the opponent defeated counts by either reading', () => {
    const table = broke(battle([BOB], [SALLY, ANN], {}, { 'SF-A35': 'opponent' })).set('b1', 'life', 1);
    expect(scores(fought(table, 6, 1))).toEqual([4, 0]);
  });
  it('SF-A38 with nobody left the game is over, and a unit brought back reopens it', () => {
    const table = fought(broke(battle([BOB], [SALLY])).set('b1', 'life', 1), 6, 1);
    expect(table.over).toMatchObject({
      winner: 'a',
      why: 'Blue had nobody left: 4 points killed, against 0.',
    });
    table.set('b1', 'life', 1);
    expect(table.over).toBeUndefined();
    expect(scores(table)).toEqual([0, 0]);
  });
});

describe('Quarter Control', () => {
  const quarters = () => battle([BOB, ANN, unit('Kit')], [SALLY, unit('Joe')], { mission: 'quarters' });

  it('SF-R53 is counted once, at the end of round 5, and most quarters win', () => {
    const table = playOn(quarters());
    expect(table.ask).toMatchObject({ id: 'quarters', rule: 'SF-R53' });
    expect(table.rows).toEqual(['a.left', 'a.right', 'b.left', 'b.right']);
    table.form({ 'b.left': 'a' });
    expect(scores(table)).toEqual([3, 1]);
    expect(table.over).toMatchObject({
      winner: 'a',
      why: 'After 5 rounds: 3 quarters held, against 1.',
      rule: 'SF-R53',
    });
  });
  it('SF-A23 presets: each holds its own half; equal is a draw, and nobody may hold a quarter', () => {
    expect(playOn(quarters()).form().over).toMatchObject({ title: 'A draw' });
    const table = playOn(quarters()).form({ 'a.left': 'nobody', 'a.right': 'nobody', 'b.left': 'nobody' });
    expect(scores(table)).toEqual([0, 1]);
    expect(table.over?.winner).toBe('b');
  });
  it('SF-R53 nobody is presumed to hold more quarters than it has models', () => {
    const table = playOn(quarters().set('b1', 'life', 0));
    const presets = table.ask.kind === 'form' ? table.ask.rows.map((row) => row.preset) : [];
    expect(presets).toEqual(['a', 'a', 'b', 'nobody']);
  });
  it('SF-A38 a wipe-out does not end it, but the app offers to', () => {
    const table = quarters().set('b1', 'life', 0).set('b2', 'life', 0);
    expect(table.over).toBeUndefined();
    expect(table.option('end-game')).toMatchObject({ main: true, note: 'Nobody left: Blue' });
    expect(table.open).toContain('move|a1');
    table.choose('end-game');
    const rows = table.ask.kind === 'form' ? table.ask.rows : [];
    expect(rows.map((row) => row.preset)).toEqual(['a', 'a', 'a', 'nobody']);
    expect(rows[0]!.options.map((option) => option.id)).toEqual(['a', 'nobody']);
    expect(table.form().over).toMatchObject({
      winner: 'a',
      why: 'After round 1: 3 quarters held, against 0.',
    });
  });
  it('SF-A38 the survivors start every round, with nobody to roll against', () => {
    const table = quarters().set('b1', 'life', 0).set('b2', 'life', 0).endRound();
    expect(table.state.round).toBe(2);
    expect(table.ask).toMatchObject({ id: 'turn', asked: { side: 'a' } });
  });
});

describe('Smash the Vaults', () => {
  const vaults = () => battle([BOB], [SALLY], { mission: 'vaults' });

  it('SF-R54 SF-A24 is asked at the end of each round, with nothing smashed unless told', () => {
    const table = vaults().endRound();
    expect(table.ask).toMatchObject({ id: 'vaults', rule: 'SF-R54' });
    expect(table.ask.kind === 'form' && table.ask.rows.map(({ id, preset }) => [id, preset])).toEqual([
      ['a', '0'],
      ['b', '0'],
    ]);
    table.form({ a: '1' });
    expect(scores(table)).toEqual([1, 0]);
    expect(table.ask.id).toBe('initiative.roll');
  });
  it('SF-A24 a smashed vault counts once: only those that stand are asked about', () => {
    const table = vaults().endRound().form({ a: '2' }).initiative().endRound();
    const row = table.ask.kind === 'form' ? table.ask.rows[0]! : undefined;
    expect(row!.options.map((option) => option.id)).toEqual(['0', '1']);
    table.form({ a: '1' }).initiative().endRound();
    expect(table.rows).toEqual(['b']);
  });
  it('SF-R54 after 5 rounds most smashed win; SF-A24 equal is a draw', () => {
    const table = playOn(vaults().endRound().form({ b: '1' }).initiative()).form();
    expect(table.over).toMatchObject({ winner: 'b', why: 'After 5 rounds: 1 vault smashed, against 0.' });
    expect(playOn(vaults()).form().over).toMatchObject({ title: 'A draw' });
  });
  it('SF-A38 SF-R54 a side with nobody left smashes nothing, and the game may be ended', () => {
    const table = vaults().set('b1', 'life', 0).choose('end-game');
    expect(table.rows).toEqual(['a']);
    expect(table.form({ a: '2' }).over).toMatchObject({
      winner: 'a',
      why: 'After round 1: 2 vaults smashed, against 0.',
    });
  });
});
