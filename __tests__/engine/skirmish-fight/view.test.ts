import { battle, fought, shot, unit } from './script';

const BOB = unit('Bob', 'fighter');
const SALLY = unit('Sally');
const ANN = unit('Ann');

describe('the picture', () => {
  it('shows each unit with its life, disc, tags and figures', () => {
    const table = battle([unit('Mole', 'tough', 'nearSighted')], [SALLY]);
    expect(table.unit('a1')).toEqual({
      id: 'a1',
      name: 'Mole',
      leader: true,
      status: 'ready',
      health: { id: 'life', label: 'Life', value: 4, max: 4, draw: 'pips' },
      marker: { id: 'ready', label: 'Activation', value: 1, max: 1, draw: 'disc' },
      tracks: [],
      tags: [
        { id: 'tough', label: 'Tough', rule: 'SF-R39' },
        { id: 'nearSighted', label: 'Near-Sighted', tone: 'negative', rule: 'SF-R33' },
      ],
      facts: 'Move 6″ · Fight 1 · Cannot shoot',
    });
  });
  it('says whose turn it is and what is going on', () => {
    const table = battle([BOB, ANN], [SALLY]);
    expect(table.view.turn).toEqual({ side: 'a', text: 'Red to act' });
    expect(table.choose('fight|a1|b1').view.turn).toEqual({ side: 'a', text: 'Red attacks' });
    expect(table.unit('a1').status).toBe('acting');
    expect(table.roll(6, 1).choose('away').view.turn).toEqual({ side: 'b', text: 'Blue to act' });
    expect(table.choose('move|b1').choose('move|a2').view.turn).toEqual({ text: 'Who starts?' });
  });
  it('SF-R14 dice are empty until rolled, then with sum, total, verdict and what would come of it', () => {
    const table = battle([BOB], [SALLY]).choose('fight|a1|b1');
    expect(table.exchange.sides[0]).toMatchObject({
      dice: [{ id: 'a.0', fate: 'empty' }],
      sum: 'd6, +1 fight, +1 Fighter',
    });
    expect(table.exchange).not.toHaveProperty('say');
    table.roll(2, 5);
    expect(table.exchange).toMatchObject({
      title: 'Bob fights Sally',
      say: '2 + 2 fight = 4 against 6',
      sides: [
        { pool: 'a', unit: 'a1', was: 3, dice: [{ face: 2, fate: 'live' }], total: 4, verdict: 'loses' },
        { pool: 'b', unit: 'b1', was: 3, dice: [{ face: 5, fate: 'live' }], total: 6, verdict: 'wins' },
      ],
      results: [
        { title: 'If it stands', text: 'Bob loses 1 life.', unit: 'a1', from: 3, to: 2 },
        { title: 'Then', text: 'Bob moves 1″ away; Sally may follow 1″.' },
      ],
    });
  });
  it('the exchange stays in view until the next one, or the end of the round', () => {
    const table = fought(battle([BOB, ANN], [SALLY]), 6, 1).choose('away');
    const stood = { title: 'It stood', text: 'Sally lost 1 life.', unit: 'b1', from: 3, to: 2 };
    expect(table.exchange.results).toEqual([stood]);
    table.choose('move|b1');
    expect(table.exchange.results).toEqual([stood]);
    table.choose('shoot|a2|b1');
    expect(table.exchange).toMatchObject({ title: 'Ann shoots Sally', results: [] });
    table.form().roll(1, 6);
    table.endRound();
    expect(table.exchange.title).toBe('Who starts?');
  });
  it('SF-R21 a shot is said with its shoot, and the target’s cover in its sum', () => {
    const table = shot(battle([unit('Sally', 'eagleEye')], [BOB]), 3, 1, { cover: '1' });
    expect(table.exchange).toMatchObject({
      say: '3 + 1 shoot = 4 against 3',
      sides: [{ sum: '3 rolled, +1 Eagle-Eye' }, { sum: '1 rolled, +1 fight, +1 cover' }],
    });
  });
  it('SF-R24 command points are coins, SF-R52 the score counts, the round goes past the fifth', () => {
    const table = battle([BOB], [SALLY]);
    expect(table.side('a').tracks.map(({ id, draw, value, max }) => [id, draw, value, max])).toEqual([
      ['points', 'coins', 2, 2],
      ['score', 'score', 0, 99],
    ]);
    expect(table.track('game', 'round')).toMatchObject({ value: 1, max: 5, top: 6, draw: 'rounds' });
  });
  it('undo names what it takes back', () => {
    const table = battle([BOB], [SALLY]).choose('fight|a1|b1');
    expect(table.undoName).toBe('Bob attacked Sally');
    expect(table.roll(6, 1).undoName).toBe('Roll');
    expect(table.choose('short').undoName).toBe('Sally −1, Sally −1');
  });
});

describe('from the choice of the unit to damage on the card', () => {
  /** Facets a person has to tap through: those with more than one open value. */
  const taps = (
    options: readonly { unit?: string; verb?: { id: string }; target?: string }[],
    chosen: readonly string[],
  ) => {
    const facets = ['unit', 'verb', 'target'] as const;
    let left = options;
    let count = 0;
    facets.forEach((facet, i) => {
      const value = (option: (typeof left)[number]) => (facet === 'verb' ? option.verb?.id : option[facet]);
      if (new Set(left.map(value)).size > 1) count++;
      left = left.filter((option) => value(option) === chosen[i]);
    });
    return count;
  };
  it('SF-R14 is at most 6 taps with app dice and 8 with typed ones, two command points on each side', () => {
    const table = battle(
      [unit('Pat', 'push', 'charge'), unit('Flo', 'flank')],
      [unit('Kim', 'push'), unit('Fay', 'flank')],
    );
    const open = table.options.filter((option) => !option.blocked);
    let count = taps(open, ['a1', 'fight', 'b1']);
    expect(count).toBe(3);
    table.choose('fight|a1|b1');
    expect(table.ask.kind).toBe('form');
    table.form();
    count++;
    const dice = table.ask.kind === 'roll' ? table.ask.pools.length : 0;
    table.roll(5, 2);
    expect(table.ask.id).toBe('combat.result');
    table.choose('away');
    expect([table.life('b1'), table.ask.id]).toEqual([2, 'turn']);
    expect(table.side('a').tracks[0]!.value + table.side('b').tracks[0]!.value).toBe(4);
    expect(count + 1 + 1).toBeLessThanOrEqual(6);
    // Typed: opening the entry, a tap for each die.
    expect(count + 1 + dice + 1).toBeLessThanOrEqual(8);
  });
});
