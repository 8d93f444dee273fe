import { battle, broke, fought, gameOf, starter, Table, unit } from './script';

const BOB = unit('Bob', 'fighter');
const SALLY = unit('Sally');
const ANN = unit('Ann');
const JOE = unit('Joe');
const duel = () => battle([BOB, ANN], [SALLY, JOE]);
const asked = (table: Table) => [table.ask.id, table.ask.asked.by === 'player' && table.ask.asked.side];

describe('the table overrules the app (SF-R56)', () => {
  it('SF-R56 life is set by hand: 0 is down, above 0 is back as it was', () => {
    const table = duel().choose('move|a1').set('a1', 'life', 0);
    expect(table.unit('a1').status).toBe('down');
    expect(table.undoName).toBe('Bob −3');
    table.set('a1', 'life', 2);
    expect(table.unit('a1')).toMatchObject({ status: 'done', health: { value: 2 } });
    expect(table.undoName).toBe('Bob +2');
  });
  it('SF-R56 a unit set to 0 in the middle of its combat leaves it, and the other side is up', () => {
    for (const victim of ['a1', 'b1']) {
      const table = fought(duel(), 6, 1).set(victim, 'life', 0);
      expect(asked(table)).toEqual(['turn', 'b']);
      expect(table.life(victim === 'a1' ? 'b1' : 'a1')).toBe(3);
      table.endRound();
      expect(table.state.round).toBe(2);
    }
  });
  it('SF-R56 life set before the dice are laid counts in the result', () => {
    const table = fought(duel().choose('fight|a1|b1').set('b1', 'life', 1).undo().undo(), 6, 1).set(
      'b1',
      'life',
      1,
    );
    expect(table.ask).toMatchObject({ id: 'combat.result', prompt: 'Does it stand?' });
    expect(table.choose('stands').unit('b1').status).toBe('down');
  });
  it('SF-R56 a third unit set to 0 does not disturb the combat', () => {
    expect(fought(duel(), 6, 1).set('a2', 'life', 0).ask.id).toBe('combat.result');
  });
  it('SF-R56 the acting unit set to 0 has had its activation', () => {
    const table = duel().choose('climb|a1').roll(4).set('a1', 'life', 0);
    expect(asked(table)).toEqual(['turn', 'b']);
  });
  it('SF-R56 one that falls after a lost combat may be set to 0 instead', () => {
    const table = fought(duel(), 6, 1).choose('fell').set('b1', 'life', 0);
    expect(asked(table)).toEqual(['turn', 'b']);
    expect(table.unit('a1').status).toBe('done');
  });
  it('SF-R56 command points set to 0 take the rerolls away', () => {
    const table = fought(duel(), 4, 3);
    const offers = () => table.options.filter((option) => option.verb?.id === 'reroll').length;
    expect(offers()).toBe(2);
    broke(table);
    expect(offers()).toBe(0);
    expect(table.undoName).toBe('Blue command points −2');
  });
  it('SF-R52 a score set by hand stands, and later kills add to it', () => {
    const table = duel().set('a', 'score', 10).set('b1', 'life', 0);
    expect(table.track('a', 'score').value).toBe(14);
    table.set('b1', 'life', 3);
    expect(table.track('a', 'score').value).toBe(10);
  });
  it('SF-R4 lifting the disc of a unit whose side is to act is its activation', () => {
    const table = duel().set('a1', 'ready', 0);
    expect(asked(table)).toEqual(['turn', 'b']);
    expect(table.undoName).toBe('Bob done');
    expect(asked(table.set('a2', 'ready', 0))).toEqual(['turn', 'b']);
  });
  it('SF-R4 lifting another’s disc leaves the unit that is acting alone', () => {
    const table = duel().choose('climb|a1').roll(4).set('a2', 'ready', 0);
    expect(table.ask.prompt).toBe('Bob: what next?');
  });
  it('SF-R4 a disc put back lets the unit act again', () => {
    const table = duel().choose('move|a1').set('a1', 'ready', 1).choose('move|b1');
    expect(table.open).toContain('move|a1');
  });
  it('SF-R4 a disc put back while its unit may still be moving starts it afresh', () => {
    const table = fought(duel(), 6, 1).choose('away').set('game', 'turn', 1).set('a1', 'ready', 1);
    expect(table.open.filter((id) => id === 'climb|a1')).toHaveLength(1);
    expect(table.open).toContain('fight|a1|b1');
  });
  it('SF-A14 the same unit calling again, its disc put back, adds nothing', () => {
    const table = battle([BOB, unit('Cal', 'call')], [SALLY, JOE])
      .choose('call|a2|a1')
      .set('a2', 'ready', 1);
    table.set('game', 'turn', 1).choose('call|a2|a1');
    expect(table.unit('a1').tags[0]!.label).toBe('Call +1');
  });
  it('SF-R4 whose turn it is can be set, and what was going on is left', () => {
    const table = fought(duel(), 6, 1).set('game', 'turn', 1);
    expect(asked(table)).toEqual(['turn', 'a']);
    expect([table.unit('a1').status, table.life('b1')]).toEqual(['done', 3]);
    expect(table.track('game', 'turn').value).toBe(1);
  });
  it('SF-R4 a turn given to a side that has finished goes to the other', () => {
    const table = duel().set('b1', 'ready', 0).set('b2', 'ready', 0).set('game', 'turn', 2);
    expect(asked(table)).toEqual(['turn', 'a']);
  });
  it('SF-R4 SF-R24 a later round does what a new round does', () => {
    const table = duel().choose('double').choose('move|a1').set('game', 'round', 2);
    expect(table.view.when).toBe('Round 2');
    expect(table.unit('a1').status).toBe('ready');
    expect(table.track('a', 'points').value).toBe(2);
    expect(table.notes).toContain('Discs back, 2 command points each, Calls are over.');
    expect(table.ask.id).toBe('initiative.roll');
  });
  it('SF-R4 an earlier round changes the number alone', () => {
    const table = duel().endRound().initiative().choose('move|a1').set('game', 'round', 1);
    expect([table.view.when, table.unit('a1').status]).toEqual(['Round 1', 'done']);
  });
  it('SF-R52 a round after the fifth ends the game, and a round taken back reopens it', () => {
    const table = duel().set('a', 'score', 4).set('game', 'round', 6);
    expect(table.over).toMatchObject({ winner: 'a' });
    expect(table.set('game', 'round', 5).over).toBeUndefined();
    expect(table.ask.id).toBe('turn');
  });
});

describe('leaving a question', () => {
  it.each([
    ['the facts', () => battle([unit('Pat', 'push')], [SALLY, JOE]).choose('fight|a1|b1')],
    ['the dice', () => duel().choose('fight|a1|b1')],
    ['the result', () => fought(duel(), 6, 1)],
    ['a fall', () => duel().choose('fall|a1')],
    ['a climb', () => duel().choose('climb|a1')],
  ])('skip from %s: the unit is done, no life is lost, the other side is up', (_, play) => {
    const table = play().skip();
    expect(asked(table)).toEqual(['turn', 'b']);
    expect(table.unit('a1').status).toBe('done');
    expect(table.view.sides.flatMap((side) => side.units.map((each) => each.health.value))).not.toContain(2);
  });
  it('skip from the roll for the start leads to a turn', () => {
    const table = duel().endRound().skip();
    expect(table.ask.id).toBe('turn');
    expect(table.options.some((option) => option.verb?.id === 'reroll')).toBe(false);
  });
  it('skip from the count of the vaults leads to the next round, from that of the quarters to the end', () => {
    const vaults = battle([BOB], [SALLY], { mission: 'vaults' }).endRound().skip();
    expect([vaults.ask.id, vaults.state.round]).toEqual(['turn', 2]);
    const quarters = battle([BOB], [SALLY], { mission: 'quarters' })
      .set('game', 'round', 5)
      .initiative()
      .endRound();
    expect(quarters.ask.id).toBe('quarters');
    expect(quarters.skip().over).toMatchObject({ title: 'A draw' });
  });
  it('skip at a turn passes it on', () => {
    expect(asked(duel().skip())).toEqual(['turn', 'b']);
  });
  it('SF-R4 skip by a side that is alone leaves the round', () => {
    const table = duel().set('b1', 'ready', 0).set('b2', 'ready', 0).skip();
    expect([table.ask.id, table.view.when]).toEqual(['turn', 'Round 2']);
  });
  it('when all discs were lifted by hand the round is ended with one tap', () => {
    const table = battle([BOB], [SALLY]).set('a1', 'ready', 0).set('b1', 'ready', 0);
    expect(table.ask).toMatchObject({
      id: 'turn',
      asked: { by: 'table' },
      prompt: 'Everybody has activated',
    });
    expect(table.choose('end-round').ask.id).toBe('initiative.roll');
  });
  it('a side may concede', () => {
    expect(duel().concede('a').over).toMatchObject({ winner: 'b', title: 'Blue wins', why: 'Red conceded.' });
  });
});

describe('a game kept with counters alone', () => {
  it('SF-R4 SF-R24 SF-R52 five rounds of ±, discs and the round, and no question answered', () => {
    const table = new Table(gameOf(starter('the-pack'), starter('the-hulks')));
    for (let round = 1; round <= 5; round++) {
      table.set('game', 'round', round);
      expect(table.view.when).toBe(`Round ${round}`);
      expect(table.unit('a1').marker!.value).toBe(1);
      expect(table.track('b', 'points').value).toBe(2);
      table.set('a1', 'ready', 0).set('b1', 'ready', 0).set('b', 'points', 1);
      table.set(`b${round}`, 'life', table.life(`b${round}`) - 1);
      if (round === 5) table.set('b6', 'life', 0);
    }
    table.set('game', 'round', 6);
    expect(table.over).toMatchObject({ winner: 'a', why: 'After 5 rounds: 6 points killed, against 0.' });
  });
  it('SF-R54 vaults are remembered when a round is ended by hand', () => {
    const table = battle([BOB], [SALLY], { mission: 'vaults' }).set('game', 'round', 2);
    expect(table.notes).toContain('Was a vault smashed? Set the score by hand.');
    expect(table.set('a', 'score', 2).set('game', 'round', 6).over).toMatchObject({ winner: 'a' });
  });
});
