import { battle, broke, fought, unit, type Table } from './script';

const BOB = unit('Bob', 'fighter');
const SALLY = unit('Sally');
const lives = (table: Table) => [table.life('a1'), table.life('b1')];

describe('combat', () => {
  it('SF-R14 both roll a d6 and add fight; the lower total loses 1 life', () => {
    const table = fought(battle([BOB], [SALLY]), 3, 3);
    expect(table.exchange.sides.map(({ total, verdict }) => [total, verdict])).toEqual([
      [5, 'wins'],
      [4, 'loses'],
    ]);
    expect(lives(table.choose('away'))).toEqual([3, 2]);
  });

  it('SF-R14 the defender may win', () => {
    expect(lives(fought(battle([SALLY], [BOB]), 3, 3).choose('away'))).toEqual([2, 3]);
  });

  it('SF-R15 the loser moves 1″ away, then the winner may follow', () => {
    const table = fought(battle([BOB], [SALLY]), 6, 1);
    expect(table.ask).toMatchObject({
      id: 'combat.result',
      rule: 'SF-R15',
      unit: 'b1',
      prompt: 'Sally moves 1″ away',
    });
    expect(table.choose('away').notes).toContain('Bob may follow 1″.');
  });

  it('SF-R15 a loser that falls moving away pays for the fall as well', () => {
    const table = fought(battle([BOB], [SALLY]), 6, 1).choose('fell');
    expect(table.ask).toMatchObject({ id: 'fall', rule: 'SF-R12' });
    table.choose('fell.2');
    expect(lives(table)).toEqual([3, 1]);
    expect(table.notes).toContain('Bob may follow 1″.');
    expect(table.ask).toMatchObject({ id: 'turn', asked: { side: 'b' } });
  });

  it('SF-R16 a loser that cannot move the whole inch loses 1 life more', () => {
    expect(lives(fought(battle([BOB], [SALLY]), 6, 1).choose('short'))).toEqual([3, 1]);
  });

  it('SF-R17 a tie costs both 1 life and nobody moves', () => {
    const table = fought(broke(battle([SALLY], [unit('Ann')])), 4, 4);
    expect(lives(table)).toEqual([2, 2]);
    expect(table.notes.filter((note) => /move|follow/.test(note))).toEqual([]);
  });

  it('SF-A19 the winner may follow even if the loser is defeated', () => {
    const table = fought(broke(battle([BOB], [SALLY, unit('Ann')])).set('b1', 'life', 1), 6, 1);
    expect(table.unit('b1').status).toBe('down');
    expect(table.notes).toContain('Bob may follow 1″.');
  });

  it('SF-A30 no more life is lost than was there', () => {
    const strong = unit('Bob', 'fighter', 'strong');
    const table = fought(broke(battle([strong], [SALLY, unit('Ann')])).set('b1', 'life', 1), 6, 1);
    expect(table.events.find((event) => event.kind === 'lost')).toMatchObject({ unit: 'b1', amount: 1 });
    expect(table.life('b1')).toBe(0);
  });

  it('SF-A27 SF-R32 a Weak unit fights with its bare die', () => {
    const table = fought(battle([unit('Wim', 'weak')], [SALLY]), 3, 2).choose('stands');
    expect(table.view.exchange!.sides.map((side) => side.total)).toEqual([3, 3]);
  });

  it('SF-A2 SF-R40 SF-R41 Skilled and Fighter add up', () => {
    const table = fought(battle([unit('Bob', 'skilled', 'fighter')], [SALLY]), 2, 3);
    expect(table.exchange).toMatchObject({
      say: '2 + 3 fight = 5 against 4',
      sides: [
        { sum: '2 rolled, +1 fight, +1 Skilled, +1 Fighter', total: 5 },
        { sum: '3 rolled, +1 fight', total: 4 },
      ],
    });
  });

  it('SF-A6 SF-R46 Dodge is no help in combat', () => {
    expect(fought(battle([unit('Dee', 'dodge')], [SALLY]), 3, 3).exchange.sides[0]!.total).toBe(4);
  });
});

describe('Strong, Berzerk', () => {
  it('SF-R37 Strong costs the loser 1 life more on a rolled 3', () => {
    expect(lives(fought(battle([unit('Stu', 'strong')], [SALLY]), 3, 1).choose('away'))).toEqual([3, 1]);
  });
  it('SF-R37 SF-A9 on a rolled 2 it does not, whatever the total', () => {
    const stu = unit('Stu', 'strong', 'skilled', 'fighter', 'slow');
    expect(lives(fought(battle([stu], [SALLY]), 2, 1).choose('away'))).toEqual([3, 2]);
  });
  it('SF-A9 a tie is not won: Strong stays silent', () => {
    expect(lives(fought(broke(battle([unit('Stu', 'strong')], [SALLY])), 5, 5))).toEqual([2, 2]);
  });
  it('SF-R37 Strong works for a defender that wins', () => {
    expect(lives(fought(battle([SALLY], [unit('Stu', 'strong')]), 1, 3).choose('away'))).toEqual([1, 3]);
  });

  const BERZERK = unit('Ben', 'berzerk');
  it('SF-R47 Berzerk costs the winner 1 life on a rolled 4', () => {
    expect(
      lives(fought(battle([unit('Bob', 'skilled', 'fighter')], [BERZERK]), 4, 4).choose('away')),
    ).toEqual([2, 2]);
  });
  it('SF-R47 on a rolled 3 it does not', () => {
    expect(
      lives(fought(battle([unit('Bob', 'skilled', 'fighter')], [BERZERK]), 4, 3).choose('away')),
    ).toEqual([3, 2]);
  });
  it('SF-A9 a tie is not lost: Berzerk stays silent', () => {
    expect(lives(fought(broke(battle([SALLY], [BERZERK])), 5, 5))).toEqual([2, 2]);
  });
  const lastBlow = (reading: string) => {
    const table = broke(battle([BOB], [BERZERK, SALLY], {}, { 'SF-A10': reading })).set('b1', 'life', 1);
    return fought(table, 6, 4);
  };
  it('SF-A10 Berzerk strikes back even when defeated', () => {
    expect(lives(lastBlow('always'))).toEqual([2, 0]);
  });
  it('SF-A10 by the other reading only if it survives', () => {
    expect(lives(lastBlow('alive'))).toEqual([3, 0]);
    const alive = broke(battle([BOB], [BERZERK], {}, { 'SF-A10': 'alive' }));
    expect(lives(fought(alive, 6, 4).choose('away'))).toEqual([2, 2]);
  });
  it('SF-A10 Berzerk strikes back against a Push too', () => {
    const table = fought(battle([unit('Pat', 'push')], [BERZERK]), 6, 4, { 'push.attacker': 'yes' });
    expect(lives(table.choose('away'))).toEqual([2, 3]);
  });
});

describe('Push', () => {
  const PAT = unit('Pat', 'push', 'strong');
  const pushed = (red: number, blue: number) =>
    fought(battle([PAT], [SALLY]), red, blue, { 'push.attacker': 'yes' });

  it('SF-R44 Push is +2 fight and no damage on a win', () => {
    const table = pushed(3, 4);
    expect(table.exchange.say).toBe('3 + 1 fight + 2 push = 6 against 5');
    expect(lives(table.choose('away'))).toEqual([3, 3]);
  });
  it('SF-R44 Push is a choice', () => {
    expect(lives(fought(battle([PAT], [SALLY]), 4, 3).choose('away'))).toEqual([3, 1]);
  });
  it('SF-A8 a loser that cannot move the whole inch still pays for that', () => {
    expect(lives(pushed(3, 4).choose('short'))).toEqual([3, 2]);
  });
  it('SF-A8 a tie costs both 1 life, a loss is a loss', () => {
    expect(lives(pushed(3, 5).choose('stands'))).toEqual([2, 2]);
    expect(lives(pushed(1, 6).choose('away'))).toEqual([2, 3]);
  });
  it('SF-A39 either side may push; the attacker is asked before the defender, both before the dice', () => {
    const table = battle([PAT], [unit('Kim', 'push')]).choose('fight|a1|b1');
    expect(table.ask).toMatchObject({ id: 'combat.facts', kind: 'form' });
    expect(table.rows).toEqual(['push.attacker', 'push.defender']);
    expect(table.ask.notes.map((note) => note.rule)).toContain('SF-A39');
    table.form({ 'push.defender': 'yes' }).roll(3, 3);
    expect(table.exchange.sides.map((side) => side.total)).toEqual([4, 6]);
    expect(lives(table.choose('away'))).toEqual([3, 3]);
  });
});

describe('Charge and Flank', () => {
  const CHAS = unit('Chas', 'charge');

  it('SF-R49 Charge is +2 for an attacker that moved into the combat', () => {
    const table = battle([CHAS], [SALLY]).choose('fight|a1|b1');
    expect(table.rows).toEqual(['charge']);
    table.form().roll(3, 3);
    expect(table.exchange.say).toBe('3 + 1 fight + 2 charge = 6 against 4');
  });
  it('SF-A15 one that was in contact already does not charge', () => {
    const table = fought(battle([CHAS], [SALLY]), 3, 3, { charge: 'no' });
    expect(table.exchange.sides[0]!.total).toBe(4);
  });
  it('SF-A15 a defender never charges', () => {
    expect(battle([SALLY], [CHAS]).choose('fight|a1|b1').ask.id).toBe('combat.roll');
  });
  it('SF-R7 one that charged has no move left, one that did not may still have it', () => {
    const after = (charge: string) =>
      fought(battle([CHAS], [SALLY, unit('Ann')]), 6, 1, { charge }).choose('away').notes;
    expect(after('yes')).toEqual(['Chas may follow 1″.']);
    expect(after('no')).toEqual(['Chas may follow 1″.', 'Chas may still move, if it has not.']);
  });

  it('SF-R43 a Flank friend in contact gives +1, for either side', () => {
    const table = battle([SALLY, unit('Flo', 'flank')], [unit('Ann'), unit('Fay', 'flank')]);
    table.choose('fight|a1|b1');
    expect(table.rows).toEqual(['flank.attacker', 'flank.defender']);
    table.form({ 'flank.attacker': 'yes' }).roll(3, 2);
    expect(table.exchange.say).toBe('3 + 1 fight + 1 flank = 5 against 3');
  });
  it('SF-R43 several Flanks are +1 all the same: one question, one bonus', () => {
    const table = battle([SALLY, unit('Flo', 'flank'), unit('Fay', 'flank')], [unit('Ann')]);
    table.choose('fight|a1|b1');
    expect(table.rows).toEqual(['flank.attacker']);
    expect(table.form({ 'flank.attacker': 'yes' }).roll(3, 2).exchange.sides[0]!.total).toBe(5);
  });
  it('SF-R43 a defeated flanker is not asked about', () => {
    const table = battle([SALLY, unit('Flo', 'flank')], [unit('Ann')]).set('a2', 'life', 0);
    expect(table.choose('fight|a1|b1').ask.id).toBe('combat.roll');
  });
  it('SF-A7 Flank does not help the flanker itself', () => {
    const table = battle([unit('Flo', 'flank')], [SALLY])
      .choose('fight|a1|b1')
      .roll(3, 2);
    expect(table.exchange.sides[0]!.total).toBe(4);
  });
  it('SF-A7 two flankers help each other', () => {
    const table = battle([unit('Flo', 'flank'), unit('Fay', 'flank')], [SALLY]).choose('fight|a1|b1');
    expect(table.form({ 'flank.attacker': 'yes' }).roll(3, 2).exchange.sides[0]!.total).toBe(5);
  });
  it('SF-A7 by the other reading it helps itself, once', () => {
    const table = battle([unit('Flo', 'flank'), unit('Fay', 'flank')], [SALLY], {}, { 'SF-A7': 'itself' });
    expect(table.choose('fight|a1|b1').roll(3, 2).exchange.sides[0]!.total).toBe(5);
  });
});

describe('printed examples', () => {
  it('SF-R60 SF-A29 Example Fight 1: 3 + 2 loses to 5 + 1; Bob drops from 2 to 1, Sally may follow', () => {
    const table = fought(battle([BOB], [SALLY]).set('a1', 'life', 2), 3, 5);
    expect(table.exchange.say).toBe('3 + 2 fight = 5 against 6');
    table.choose('away');
    expect(lives(table)).toEqual([1, 3]);
    expect(table.notes).toContain('Sally may follow 1″.');
  });
  it('SF-R61 Example Fight 2: 2 + 1 ties 1 + 2; both lose 1, nobody moves, Bob is removed', () => {
    const table = fought(broke(battle([SALLY], [BOB, unit('Ann')])).set('b1', 'life', 1), 2, 1);
    expect(table.exchange.sides.map((side) => side.verdict)).toEqual(['ties', 'ties']);
    expect(lives(table)).toEqual([2, 0]);
    expect(table.unit('b1')).toMatchObject({ status: 'down', word: 'Defeated' });
    expect(table.notes.filter((note) => note.includes('follow'))).toEqual([]);
  });
  it('SF-R62 Example Fight 3: Bob can only move half an inch and loses 1 life on top; Sally follows', () => {
    const table = fought(battle([SALLY], [BOB]), 6, 2).choose('short');
    expect(lives(table)).toEqual([3, 1]);
    expect(table.notes).toContain('Sally may follow 1″.');
  });
});
