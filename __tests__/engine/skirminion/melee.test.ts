import { handOf, rolled, type Hand } from '../../../engine/skirminion/exchange';
import { usesOf } from '../../../engine/skirminion/melee';
import { battle, type Piece, type Table } from './script';

/** Red's a1 on d4 attacks Blue's b1 on d5. */
const fight = (one: Piece = {}, other: Piece = {}, rest: Readonly<Record<string, Piece>> = {}): Table =>
  battle({ a1: { at: 'd4', ...one }, b1: { at: 'd5', ...other }, ...rest }).choose('melee|a1|b1');
const pools = (table: Table) => (table.ask.kind === 'roll' ? table.ask.pools.map((pool) => pool.dice) : []);
const fates = (table: Table, side: number) =>
  table.view.exchange!.sides[side]!.dice.map(
    ({ face, fate, note }) => `${face} ${fate}${note ? ` ${note}` : ''}`,
  );
const labels = (table: Table) => table.options.map((option) => `${option.label}, ${option.note}`);

describe('before the dice', () => {
  it('SN-R31 melee needs contact; both may lose health', () => {
    expect(battle({ a1: { at: 'd4' }, b1: { at: 'd6' } }).why('melee|a1')).toMatchObject({ rule: 'SN-R31' });
    const after = fight()
      .roll([6, 1, 1, 1], [5, 1, 1, 1])
      .choose('injure||||attacker.0')
      .choose('injure||||defender.0');
    expect([after.health('a1'), after.health('b1')]).toEqual([5, 4]);
  });

  it('SN-R32 four dice each, a fifth for elites', () => {
    expect(pools(fight())).toEqual([4, 4]);
    expect(pools(fight({ type: 'U8' }, { type: 'U12' }))).toEqual([5, 5]);
    expect(pools(fight({ type: 'U7' }, { type: 'U9' }))).toEqual([4, 5]);
  });

  it('SN-R32 SN-A9 or for another friend touching the opponent; five is the most', () => {
    expect(pools(fight({}, {}, { a2: { at: 'd6' } }))).toEqual([5, 4]);
    expect(pools(fight({}, {}, { a2: { at: 'd3' } }))).toEqual([4, 4]);
    expect(pools(fight({}, {}, { b2: { at: 'c3' } }))).toEqual([4, 5]);
    expect(pools(fight({ type: 'U10' }, {}, { a2: { at: 'd6' }, a3: { at: 'c6' } }))).toEqual([5, 4]);
  });

  it('SN-R32 on the table only support that counts is asked for', () => {
    const alone = battle({ a1: {}, b1: {} }).choose('melee|a1|b1');
    expect(alone.ask.id).toBe('melee.roll');
    const asked = battle({ a1: {}, a2: {}, b1: { type: 'U8' }, b2: {} }).choose('melee|a1|b1');
    expect(asked.ask.kind === 'form' && asked.ask.rows.map((row) => row.id)).toEqual(['attacker']);
    expect(pools(asked.form({ attacker: 'yes' }))).toEqual([5, 5]);
    expect(pools(asked.form())).toEqual([4, 5]);
  });

  it('SN-R33 ones and twos are discarded, threes by a hurt unit', () => {
    const table = fight({ health: 3 }, { health: 4 }).roll([1, 2, 3, 4], [1, 2, 3, 4]);
    expect(fates(table, 0)).toEqual(['1 discarded low', '2 discarded low', '3 discarded hurt', '4 live']);
    expect(fates(table, 1)).toEqual(['1 discarded low', '2 discarded low', '3 live', '4 live']);
  });

  it('SN-A34 hurt is read when the attack begins', () => {
    const table = fight({}, { health: 4 }).roll([6, 6, 1, 1], [3, 3, 3, 4]).choose('injure||||attacker.0');
    expect(table.health('b1')).toBe(2);
    expect(table.open('injure')).toEqual(['injure||||defender.3', 'injure||||defender.0']);
  });

  it('SN-R59 LUPUS keeps its threes', () => {
    const table = fight({ health: 3, traits: ['lupus'] }, {}).roll([3, 1, 1, 1], [1, 1, 1, 1]);
    expect(fates(table, 0)[0]).toBe('3 live');
  });
});

describe('using dice', () => {
  it('SN-R34 beginning with the attacker, by turns', () => {
    const table = fight().roll([6, 5, 1, 1], [5, 4, 1, 1]);
    expect(table.ask).toMatchObject({ prompt: 'A1: use one die', asked: { side: 'a' }, rule: 'SN-R34' });
    const second = table.choose('injure||||attacker.1');
    expect(second.ask).toMatchObject({ prompt: 'B1: use one die', asked: { side: 'b' } });
    expect(second.view.turn).toEqual({ side: 'b', text: 'Blue’s die' });
    expect(second.choose('injure||||defender.1').ask).toMatchObject({ asked: { side: 'a' } });
  });

  it('SN-R34 the options read as they are said', () => {
    const table = fight({ type: 'U10' }, { type: 'U9' }).roll([6, 5, 1, 1, 1], [6, 4, 1, 1, 1]);
    expect(labels(table)).toEqual([
      'Injure −3, with your 6',
      'Injure −2, with your 5',
      'Cancel B1’s 6, with your 6',
      'Cancel B1’s 4, with your 6',
      'Cancel B1’s 4, with your 5',
    ]);
    expect(table.options[2]!.dice).toEqual(['attacker.0', 'defender.0']);
  });

  it('SN-R35 one health, two by U7, U10 and U12, one more with a 6', () => {
    const losses = (['U4', 'U5', 'U6', 'U7', 'U8', 'U9', 'U10', 'U12'] as const).map((type) =>
      [5, 6].map((face) => {
        const dice = type === 'U4' || type === 'U5' || type === 'U6' || type === 'U7' ? 4 : 5;
        const table = fight({ type }, { type: 'U12' }).roll(
          [face, ...Array<number>(dice - 1).fill(1)],
          [1, 1, 1, 1, 1],
        );
        return 12 - table.choose('injure||||attacker.0').health('b1');
      }),
    );
    expect(losses).toEqual([[1, 2], [1, 2], [1, 2], [2, 3], [1, 2], [1, 2], [2, 3], [2, 3]]); // prettier-ignore
  });

  it('SN-R35 health falls as it happens, and the die says so', () => {
    const table = fight().roll([6, 5, 1, 1], [5, 4, 1, 1]).choose('injure||||attacker.0');
    expect(table.health('b1')).toBe(4);
    expect(table.name).toBe('B1 −2');
    expect(fates(table, 0)[0]).toBe('6 spent hit −2');
    expect(table.view.exchange!.results).toEqual([
      { title: 'B1', text: 'lost 2', unit: 'b1', from: 6, to: 4 },
    ]);
    expect(table.events).toContainEqual({ kind: 'lost', text: 'B1 lost 2 health.', rule: 'SN-R35', side: 'b', unit: 'b1', amount: 2 }); // prettier-ignore
  });

  it('SN-R36 a 6 is cancelled by a 6 only; both dice go', () => {
    const table = fight().roll([5, 4, 1, 1], [6, 4, 1, 1]);
    expect(table.open('cancel')).toEqual([
      'cancel||||attacker.0+defender.1',
      'cancel||||attacker.1+defender.1',
    ]);
    const six = fight().roll([6, 4, 1, 1], [6, 4, 1, 1]);
    expect(six.open('cancel')).toContain('cancel||||attacker.0+defender.0');
    const after = six.choose('cancel||||attacker.0+defender.0');
    expect([fates(after, 0)[0], fates(after, 1)[0]]).toEqual(['6 spent cancels', '6 cancelled cancelled']);
    expect(after.health('b1')).toBe(6);
  });

  it('SN-A10 while the opponent has dice there is no stopping', () => {
    const table = fight().roll([5, 4, 1, 1], [6, 4, 1, 1]);
    expect(table.open('stop')).toEqual([]);
  });

  it('SN-R38 once the other is out of dice: all, some or none', () => {
    const table = fight().roll([6, 5, 4, 1], [1, 1, 1, 2]);
    expect(table.ask.rule).toBe('SN-R38');
    expect(table.choose('stop').health('b1')).toBe(6);
    expect(table.choose('injure||||attacker.2').choose('stop').health('b1')).toBe(5);
    expect(table.options[0]).toMatchObject({ id: 'all', label: 'Injure −4', main: true });
    expect(table.choose('all').health('b1')).toBe(2);
    expect(fates(table.choose('stop'), 0)[0]).toBe('6 discarded unused');
  });

  it('SN-R38 an attacker without dice leaves the exchange to the defender; nobody with dice ends it', () => {
    const table = fight().roll([1, 1, 1, 1], [5, 1, 1, 1]);
    expect(table.ask).toMatchObject({ asked: { side: 'b' } });
    const none = fight().roll([1, 1, 1, 1], [2, 2, 2, 2]);
    expect(none.ask.id).toBe('turn');
    expect(none.events.map((event) => event.text)).toContain('The melee ended and nobody was injured.');
  });

  it('SN-R36 SN-R38 SN-A10 every exchange position of up to five dice a side offers the legal uses and no other', () => {
    const hands: number[][] = [];
    const grow = (hand: number[]) => {
      hands.push(hand);
      if (hand.length < 5) for (let face = hand.at(-1) ?? 3; face <= 6; face++) grow([...hand, face]);
    };
    grow([]);
    expect(hands).toHaveLength(126);
    const dealt = hands.map((faces) => rolled(handOf({ id: 'x', health: 1 }, faces.length, false), faces));
    const wrong: string[] = [];
    for (const mine of dealt) {
      if (!mine.dice.length) continue;
      for (const theirs of dealt)
        if (offered(mine, theirs) !== expected(mine, theirs)) wrong.push(JSON.stringify([mine, theirs]));
    }
    expect(wrong).toEqual([]);
  });
});

const face = (hand: Hand, place: number) => hand.dice[place]!.face;
const offered = (mine: Hand, theirs: Hand): string =>
  usesOf(mine, theirs)
    .map((use) => {
      if (use.verb === 'injure') return `injure ${face(mine, use.die)}`;
      return use.verb === 'cancel'
        ? `cancel ${face(theirs, use.target)} with ${face(mine, use.die)}`
        : use.verb;
    })
    .sort()
    .join();
/** Straight from the text: each die injures; each die cancels each other die, a 6 only by a 6; no stopping while they have dice. */
function expected(mine: Hand, theirs: Hand): string {
  const uses = new Set<string>();
  for (const own of mine.dice) {
    uses.add(`injure ${own.face}`);
    for (const other of theirs.dice)
      if (!(other.face === 6 && own.face !== 6)) uses.add(`cancel ${other.face} with ${own.face}`);
  }
  if (!theirs.dice.length) {
    uses.add('stop');
    if (mine.dice.length > 1) uses.add('all');
  }
  return [...uses].sort().join();
}

describe('destruction and what follows', () => {
  it('SN-R13 SN-R37 a unit at zero is destroyed, leaves the board, and the dice are put away', () => {
    const table = fight({}, { health: 2 }, { b2: { at: 'h8' } })
      .roll([6, 6, 5, 1], [6, 6, 6, 1])
      .choose('injure||||attacker.0');
    expect(table.health('b1')).toBe(0);
    expect(table.view.board!.units.map((unit) => unit.unit)).toEqual(['a1', 'b2']);
    expect(table.view.sides[1]!.units[0]).toMatchObject({ status: 'down', word: 'destroyed' });
    expect(fates(table, 1)).toEqual([
      '6 discarded unused',
      '6 discarded unused',
      '6 discarded unused',
      '1 discarded low',
    ]);
    expect(table.ask.prompt).toBe('A1: what next?');
  });

  it('SN-R18 one point for a destroyed enemy, two for an elite', () => {
    const kill = (type: Piece['type']) =>
      fight({}, { type, health: 1 }, { b2: { at: 'h8' } }).roll([6, 1, 1, 1], type === 'U8' ? [1, 1, 1, 1, 1] : [1, 1, 1, 1]).choose('injure||||attacker.0'); // prettier-ignore
    expect(kill('U6').score).toEqual([1, 0]);
    expect(kill('U8').score).toEqual([2, 0]);
    expect(kill('U8').events).toContainEqual({ kind: 'scored', text: 'Red scored 2 for B1.', rule: 'SN-R18', side: 'a', amount: 2 }); // prettier-ignore
  });

  it('SN-R39 the attacker in contact ends, and the dice stay in view', () => {
    const table = fight({}, {}, { a2: { at: 'a1' } })
      .roll([4, 1, 1, 1], [1, 1, 1, 1])
      .choose('injure||||attacker.0');
    expect(table.state.side).toBe('b');
    expect(table.unit('a1').marker).toBe(false);
    expect(table.view.exchange!.say).toBe('B1 lost 1.');
  });

  it('SN-R63 SN-A8 LAMIAN gains one for destroying its opponent, as attacker or defender, up to the maximum', () => {
    const rest = { a2: { at: 'a1' }, b2: { at: 'h8' } };
    const attack = fight({ health: 4, traits: ['lamian'] }, { health: 1 }, rest).roll(
      [6, 1, 1, 1],
      [1, 1, 1, 1],
    );
    expect(attack.choose('injure||||attacker.0').health('a1')).toBe(5);
    const defence = fight({ health: 1 }, { health: 4, traits: ['lamian'] }, rest).roll(
      [1, 1, 1, 1],
      [6, 1, 1, 1],
    );
    expect(defence.choose('injure||||defender.0').health('b1')).toBe(5);
    const full = fight({ traits: ['lamian'] }, { health: 1 }, rest).roll([6, 1, 1, 1], [1, 1, 1, 1]);
    expect(full.choose('injure||||attacker.0').health('a1')).toBe(6);
  });

  it('SN-R64 SN-A11 RIPOSTE lets the defender begin, or not', () => {
    const table = fight({}, { traits: ['riposte'] }).roll([6, 1, 1, 1], [5, 1, 1, 1]);
    expect(table.ask).toMatchObject({ asked: { side: 'b' } });
    expect(table.open('yield')).toEqual(['yield']);
    const waited = table.choose('yield');
    expect(waited.ask).toMatchObject({ asked: { side: 'a' } });
    expect(waited.open('yield')).toEqual([]);
    expect(waited.choose('injure||||attacker.0').open('yield')).toEqual([]);
    // As the attacker it begins like anybody.
    expect(
      fight({ traits: ['riposte'] })
        .roll([6, 1, 1, 1], [5, 1, 1, 1])
        .open('yield'),
    ).toEqual([]);
  });
});

describe('BERSERK', () => {
  const rest = { a2: { at: 'a1' }, b2: { at: 'h8' } };
  const felled = (one: Piece = {}, blue: readonly number[] = [5, 4, 1, 1]) =>
    fight(one, { health: 2, traits: ['berserk'] }, rest)
      .roll([6, 6, 1, 1], blue)
      .choose('injure||||attacker.0');

  it('SN-R66 the destroyed unit may use one more die, to injure', () => {
    const table = felled();
    expect(table.ask).toMatchObject({ id: 'melee.last-blow', asked: { side: 'b' }, rule: 'SN-R66' });
    expect(table.open()).toEqual(['injure||||defender.0', 'injure||||defender.1', 'stop']);
    expect(table.options.filter((option) => option.main).map((option) => option.id)).toEqual([
      'injure||||defender.0',
    ]);
    const after = table.choose('injure||||defender.0');
    expect([after.health('a1'), after.health('b1')]).toEqual([5, 0]);
    expect(after.ask.id).toBe('turn');
  });

  it('SN-A12 it may decline, needs a die, and the killer’s dice are gone', () => {
    expect(felled().choose('stop').health('a1')).toBe(6);
    expect(felled({}, [1, 1, 1, 1]).ask.id).toBe('turn');
    expect(fates(felled(), 0)[1]).toBe('6 discarded unused');
  });

  it('SN-A12 both may fall, and both score', () => {
    const table = felled({ health: 1 }).choose('injure||||defender.0');
    expect([table.health('a1'), table.health('b1')]).toEqual([0, 0]);
    expect(table.score).toEqual([1, 1]);
    expect(table.state.side).toBe('b');
  });

  it('SN-A12 an attacker that is destroyed strikes back too; one that falls to a last blow does not', () => {
    const table = fight({ health: 2, traits: ['berserk'] }, { health: 1, traits: ['berserk'] }, rest)
      .roll([4, 4, 4, 1], [6, 5, 1, 1])
      .choose('cancel||||attacker.0+defender.1')
      .choose('injure||||defender.0');
    expect(table.ask).toMatchObject({ id: 'melee.last-blow', asked: { side: 'a' } });
    const after = table.choose('injure||||attacker.1');
    expect([after.health('a1'), after.health('b1')]).toEqual([0, 0]);
    expect(after.ask.id).toBe('turn');
  });

  it('SN-R63 LAMIAN gains nothing when the last blow destroys it', () => {
    expect(
      felled({ health: 1, traits: ['lamian'] })
        .choose('injure||||defender.0')
        .health('a1'),
    ).toBe(0);
    expect(
      felled({ health: 4, traits: ['lamian'] })
        .choose('injure||||defender.0')
        .health('a1'),
    ).toBe(4);
  });
});
